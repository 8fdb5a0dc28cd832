# Sourced by Tests/Interop/check: what is sent.
# shellcheck disable=SC2154,SC2034 # names are shared among the parts

samples=$work/samples
link='acme://e/1?x=%20y'
web_link='https://example.com/e/1?ref=airdrop#top'
# Case A03: an extension that only the app owns.
link_file=$samples/Gig.acmelink
app=$work/Info.plist

mkdir -p "$samples/folder/inner/empty"
printf x >"$samples/byte"
head -c 2097152 /dev/urandom >"$samples/random.bin"
yes 'The same line again.' | head -c 2097152 >"$samples/text.txt"
printf x >"$samples/naïve 日本 é.txt"
printf %s "$link" >"$link_file"
cp "$samples/random.bin" "$samples/folder/inner/"
printf 'in the folder' >"$samples/folder/a.txt"
"$deepdrop" declare --app-id com.example.acme --scheme acme >"$app"
