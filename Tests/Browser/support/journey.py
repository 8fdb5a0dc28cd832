"""The list of journeys, and the simulator that each begins with."""

from support.page import Phone, Simulator

journeys = []


def journey(function):
    journeys.append(function)
    return function


class Page:
    """A fresh simulator on the page; its devices meet in memory, which is quick."""

    def __init__(self, browser, deepdrop, *arguments, over="memory", **view):
        self.browser = browser
        self.simulator = Simulator(deepdrop, "--over", over, *arguments)
        self.view = view

    def __enter__(self):
        self.browser.open(self.simulator.address, **self.view)
        return self.browser, Phone(self.browser, 1), Phone(self.browser, 2)

    def __exit__(self, *error):
        self.simulator.__exit__()
        complaints = self.browser.console_errors()
        if error[0] is None:
            # A stream that ends with the simulator, and a mistake that was answered, are no faults.
            expected = ("ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "status of 409")
            faults = [text for text in complaints if not any(each in text for each in expected)]
            assert not faults, faults
