/** Keys and their expiry; see `table.ts` for the notation. */
export const KEYS = `
# DEL and EXISTS
SET a 1
SET b 2
HSET h f v
EXISTS a b a none h
DEL a a none
DEL b h none
EXISTS a b h
DEL
EXISTS

# PEXPIRE and PTTL
PEXPIRE none 100
PTTL none
SET k v
PTTL k
PEXPIRE k abc
PEXPIRE k 1.5
PEXPIRE k 9223372036854775807
PEXPIRE k -9223372036854775808
EXISTS k
SET k v
PEXPIRE k 100000
SET k w
PTTL k
PEXPIRE k 0
GET k
PEXPIRE k
PTTL
`;
