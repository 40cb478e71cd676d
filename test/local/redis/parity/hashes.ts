/** Hashes; see `table.ts` for the notation. */
export const HASHES = `
# Hashes
HSET h a 1 b 2
HSET h a 3 c 4
HSET h a
HSET h a 1 b
HSET h
HMGET h a none b
HMGET none a b
HMGET h
HGETALL h
HGETALL none
DEL h
HGETALL h
SET s v
HSET s a 1
HMGET s a
HGETALL s
`;
