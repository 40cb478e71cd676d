/** Lists; see `table.ts` for the notation. */
export const LISTS = `
# Lists
LPUSH l a
LPUSH l b c
LRANGE l 0 -1
LRANGE l 0 0
LRANGE l 1 9
LRANGE l -2 -1
LRANGE l 2 1
LRANGE l 5 9
LRANGE l -9 0
LRANGE l 0 -9
LRANGE none 0 -1
LRANGE l a 1
LPUSH l
LTRIM l 0 1
LRANGE l 0 -1
LTRIM l -1 -1
LRANGE l 0 -1
LTRIM l 1 0
EXISTS l
LTRIM none 0 1
LTRIM l x 1
SET s v
LPUSH s a
LRANGE s 0 -1
LTRIM s 0 1
LPUSH l a
GET l
MGET l s none
MGET
HSET l a 1
PEXPIRE l 1000
DEL l
# Counters in a hash
HINCRBY h a 2
HINCRBY h a -5
HSET h t x
HINCRBY h t 1
HINCRBY h a x
HINCRBY h a
HSET h big 9223372036854775807
HINCRBY h big 1
HGETALL h
SET s v
HINCRBY s a 1
`;
