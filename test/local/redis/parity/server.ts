/** PING, and commands with the wrong number of words; see `table.ts` for the notation. */
export const SERVER = `
# PING and arity
PING
PING hello
PING a b
GET
GET a b
get
SET
`;
