import { type Commands, reads, writes } from "./command.ts";
import { addIntegers } from "./commands-number.ts";
import type { Keyspace } from "./keyspace.ts";
import { addDecimals, requireFinite } from "./long-double.ts";
import { integerReply, parseBigInteger, parseInteger } from "./numbers.ts";
import { OK, type Reply, refuse, SYNTAX, wrongArity } from "./reply.ts";
import { pick } from "./sample.ts";

const hash = (space: Keyspace, key: string) => space.read(key, "hash") ?? new Map<string, string>();

function hset(space: Keyspace, name: string, key: string, items: string[]): number {
  if (items.length % 2) refuse(wrongArity(name));
  const before = hash(space, key).size;
  space.change(["hset", key, ...items]);
  return hash(space, key).size - before;
}

function hdel(space: Keyspace, key: string, ...fields: string[]): Reply {
  const present = hash(space, key);
  const found = [...new Set(fields)].filter((field) => present.has(field));
  if (found.length) space.change(["hdel", key, ...found]);
  return found.length;
}

function hincrby(space: Keyspace, key: string, field: string, by: string): Reply {
  const amount = parseBigInteger(by);
  const stored = parseBigInteger(hash(space, key).get(field) ?? "0", "ERR hash value is not an integer");
  const sum = addIntegers(stored, amount);
  space.change(["hset", key, field, String(sum)]);
  return integerReply(sum);
}

function hincrbyfloat(space: Keyspace, key: string, field: string, by: string): Reply {
  requireFinite(by);
  const sum = addDecimals(hash(space, key).get(field) ?? "0", by, "ERR hash value is not a float");
  space.change(["hset", key, field, sum]);
  return sum;
}

function hrandfield(space: Keyspace, key: string, count?: string, ...words: string[]): Reply {
  const wanted = count === undefined ? 1 : parseInteger(count);
  const withValues = words[0]?.toUpperCase() === "WITHVALUES";
  if (words.length > (withValues ? 1 : 0)) refuse(SYNTAX);
  const chosen = pick([...hash(space, key)], wanted);
  if (count === undefined) return chosen[0]?.[0] ?? null;
  return withValues ? chosen.flat() : chosen.map(([field]) => field);
}

export const hashCommands: Commands = {
  hset: writes(-4, (space, key: string, ...items) => hset(space, "hset", key, items)),
  hmset: writes(-4, (space, key: string, ...items) => {
    hset(space, "hmset", key, items);
    return OK;
  }),
  hsetnx: writes(4, (space, key: string, field: string, value: string) => {
    if (hash(space, key).has(field)) return 0;
    space.change(["hset", key, field, value]);
    return 1;
  }),
  hget: reads(3, (space, key: string, field: string) => hash(space, key).get(field) ?? null),
  hmget: reads(-3, (space, key: string, ...fields) => {
    const present = hash(space, key);
    return fields.map((field) => present.get(field) ?? null);
  }),
  hgetall: reads(2, (space, key: string) => [...hash(space, key)].flat()),
  hkeys: reads(2, (space, key: string) => [...hash(space, key).keys()]),
  hvals: reads(2, (space, key: string) => [...hash(space, key).values()]),
  hlen: reads(2, (space, key: string) => hash(space, key).size),
  hexists: reads(3, (space, key: string, field: string) => (hash(space, key).has(field) ? 1 : 0)),
  hstrlen: reads(3, (space, key: string, field: string) => hash(space, key).get(field)?.length ?? 0),
  hdel: writes(-3, hdel),
  hincrby: writes(4, hincrby),
  hincrbyfloat: writes(4, hincrbyfloat),
  hrandfield: reads(-2, hrandfield),
};
