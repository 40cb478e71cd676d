/** An answer as Redis has them: bulk string (bytes as Latin-1), integer, nil, status, error or array. */
export type RedisReply = string | number | bigint | null | Status | ErrorReply | RedisReply[];
export type Status = { ok: string };
type ErrorReply = { err: string };

/** An error with the exact text that Redis would answer, its code word included. */
export class ReplyError extends Error {}

/** @throws ReplyError always. */
export function refuse(text: string): never {
  throw new ReplyError(text);
}

export const OK: Status = { ok: "OK" };
export const SYNTAX = "ERR syntax error";
export const NOT_AN_INTEGER = "ERR value is not an integer or out of range";
export const WRONG_TYPE = "WRONGTYPE Operation against a key holding the wrong kind of value";
export const TOO_MANY_KEYS = "ERR Number of keys can't be greater than number of args";
export const wrongArity = (name: string) => `ERR wrong number of arguments for '${name}' command`;
