/** Keys, expiry, scanning and the server; see `table.ts` for the notation. */
export const KEYS = String.raw`
# DEL EXISTS TYPE TOUCH UNLINK
MSET a 1 b 2 c 3
EXISTS a b a none
DEL a a none
UNLINK b none
EXISTS a b c
TOUCH c c none
TYPE c
TYPE none
HSET h f v
TYPE h
RPUSH l x
TYPE l
SADD s x
TYPE s
ZADD z 1 x
TYPE z
DEL
EXISTS
DBSIZE
DBSIZE extra

# EXPIRE and its conditions
SET k v
EXPIRE k 100
TTL k
EXPIRE k 200 NX
EXPIRE k 200 XX
TTL k
EXPIRE k 100 GT
EXPIRE k 300 GT
TTL k
EXPIRE k 400 LT
EXPIRE k 50 LT
TTL k
PERSIST k
PERSIST k
PERSIST none
TTL k
EXPIRE k 100 GT
EXPIRE k 100 XX
EXPIRE k 100 LT
TTL k
EXPIRE k 100 NX XX
EXPIRE k 100 GT LT
EXPIRE k 100 NX GT
EXPIRE k 100 XX GT
EXPIRE k 100 BOGUS
EXPIRE k abc
EXPIRE k 1.5
EXPIRE k 9223372036854775807
EXPIRE k -9223372036854775808
PEXPIRE k 9223372036854775807
EXPIRE none 100
EXPIRE k
EXPIRE k -1
EXISTS k
TTL none
PTTL none
SET k v
PTTL k
PEXPIRE k 100000
TTL k
EXPIREAT k 9999999999
EXPIRETIME k
PEXPIRETIME k
PEXPIREAT k 9999999999999
EXPIRETIME k
PEXPIRETIME k
EXPIRETIME none
PEXPIRETIME none
EXPIREAT k 1
EXISTS k
SET k v
EXPIRETIME k
PEXPIREAT k 0
GET k
SET k v
EXPIRE k 0
GET k

# RENAME and COPY
SET a 1 EX 100
SET b 2
RENAME a b
TTL b
GET b
EXISTS a
RENAME a b
RENAME b b
RENAMENX b b
SET c 3
RENAMENX b c
RENAMENX none c
RENAMENX b d
TTL d
COPY d e
TTL e
COPY d c
COPY d c REPLACE
GET c
COPY none c
COPY c c
COPY c d BOGUS
RPUSH l 1 2 3
COPY l l2
LRANGE l2 0 -1
RPUSH l2 4
LRANGE l 0 -1
HSET h a 1 b 2
COPY h h2
HGETALL h2
ZADD z 1 a 2.5 b
COPY z z2
ZRANGE z2 0 -1 WITHSCORES
SADD s 1 2 3
COPY s s2
~SMEMBERS s2
RENAME

# KEYS, SCAN and RANDOMKEY
RANDOMKEY
MSET one 1 two 2 three 3 four 4 h?llo 5 "back\\slash" 6 "a[b" 7 "x-y" 8
~KEYS *
~KEYS t*
~KEYS *o*
~KEYS ?????
~KEYS [ot]*
~KEYS [^t]*
~KEYS [a-o]*
~KEYS [z-a]*
~KEYS h\?llo
~KEYS "h[?]llo"
~KEYS "*\\\\*"
~KEYS a[[]b
~KEYS "a\\[b"
~KEYS [
~KEYS [a
~KEYS []
~KEYS [^]
~KEYS x[-]y
~KEYS "x[\\-]y"
~KEYS ***
~KEYS t**e
~KEYS o.e
~KEYS o+e
~KEYS ""
KEYS
~SCAN 0 COUNT 100
~SCAN 0 MATCH t* COUNT 100
HSET hash f v
~SCAN 0 TYPE hash COUNT 100
~SCAN 0 TYPE HASH COUNT 100
~SCAN 0 TYPE bogus COUNT 100
SCAN abc
SCAN -1
SCAN 0 MATCH
SCAN 0 COUNT 0
SCAN 0 COUNT -1
SCAN 0 COUNT abc
SCAN 0 BOGUS x
HSCAN hash 0
HSCAN hash 0 MATCH x*
HSCAN hash 0 COUNT 0
HSCAN hash 0 COUNT 1
HSCAN none 0
HSCAN none 0 BOGUS
HSCAN hash x
HSCAN one 0
SADD set 1 2 3
SSCAN set 0
SSCAN set 0 MATCH [12]
SSCAN one 0
ZADD zset 1 a 2 b
ZSCAN zset 0
ZSCAN zset 0 MATCH b
ZSCAN hash 0

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
