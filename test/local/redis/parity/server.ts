/** The server itself and unknown commands; see `table.ts` for the notation. */
export const SERVER = String.raw`
# The server and unknown commands
PING
PING hello
PING a b
ECHO hello
ECHO
ECHO a b
FLUSHDB BOGUS
FLUSHDB ASYNC
FLUSHDB SYNC
NOPE
NOPE a b c
"no\npe" "x\ny"
nope aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb c d e f
GET
GET a b
get
SET
PUBLISH channel message
TIME extra
`;
