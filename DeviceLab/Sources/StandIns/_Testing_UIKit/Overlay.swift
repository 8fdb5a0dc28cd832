// Empty: that it is there is all that is asked of it.
