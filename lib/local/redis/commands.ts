import { own } from "../../text/own.ts";
import { type Commands, command } from "./command.ts";
import { LIST_COMMANDS } from "./commands-list.ts";
import { futureMoment, MILLISECONDS, moment, TIME_OPTIONS, type TimeUnit } from "./expiry.ts";
import type { Keyspace } from "./keyspace.ts";
import { fitsInt64, integerReply, parseBigInteger } from "./numbers.ts";
import { OK, type RedisReply, refuse, SYNTAX, wrongArity } from "./reply.ts";

/** The commands that the service, its libraries and its tests use, with the answers of a real Redis. */
export const COMMANDS: Commands = {
  ping: command(-1, ping),
  get: command(2, (space, key: string) => space.read(key, "string") ?? null),
  mget: command(-2, (space, ...keys) => keys.map((key) => stringAt(space, key))),
  set: command(-3, set),
  incr: command(2, (space, key: string) => increase(space, key, 1n)),
  decr: command(2, (space, key: string) => increase(space, key, -1n)),
  incrby: command(3, (space, key: string, by: string) => increase(space, key, parseBigInteger(by))),
  hset: command(-4, hset),
  hincrby: command(4, hincrby),
  hmget: command(-3, (space, key: string, ...fields) => {
    const present = hash(space, key);
    return fields.map((field) => present.get(field) ?? null);
  }),
  hgetall: command(2, (space, key: string) => [...hash(space, key)].flat()),
  del: command(-2, (space, ...keys) => keys.filter((key) => remove(space, key)).length),
  exists: command(-2, (space, ...keys) => keys.filter((key) => space.entry(key)).length),
  ...LIST_COMMANDS,
  /** The soak test flushes Redis as an outage would. */
  flushall: command(-1, flushAll),
  pexpire: command(3, pexpire),
  pttl: command(2, (space, key: string) => {
    const entry = space.entry(key);
    return entry ? (entry.expiresAt === undefined ? -1 : entry.expiresAt - space.now()) : -2;
  }),
};

function ping(_: Keyspace, message?: string, ...rest: string[]): RedisReply {
  if (rest.length) refuse(wrongArity("ping"));
  return message ?? { ok: "PONG" };
}

type SetOptions = {
  nx: boolean;
  xx: boolean;
  get: boolean;
  keepTtl: boolean;
  unit?: TimeUnit;
  time?: string;
};

const FLAGS: Record<string, "nx" | "xx" | "get" | "keepTtl"> = {
  NX: "nx",
  XX: "xx",
  GET: "get",
  KEEPTTL: "keepTtl",
};

function setOptions(words: string[]): SetOptions {
  const options: SetOptions = { nx: false, xx: false, get: false, keepTtl: false };
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!.toUpperCase();
    const [flag, unit] = [own(FLAGS, word), own(TIME_OPTIONS, word)];
    if (flag) options[flag] = true;
    else if (unit && !options.unit) Object.assign(options, { unit, time: words[++i] ?? refuse(SYNTAX) });
    else refuse(SYNTAX);
  }
  if ((options.nx && options.xx) || (options.keepTtl && options.unit)) refuse(SYNTAX);
  return options;
}

function set(space: Keyspace, key: string, value: string, ...words: string[]): RedisReply {
  const { nx, xx, get, keepTtl, unit, time } = setOptions(words);
  const expiresAt = unit && futureMoment(time!, unit, space.now(), "set");
  const old = get ? (space.read(key, "string") ?? null) : null;
  const exists = space.entry(key) !== undefined;
  if ((nx && exists) || (xx && !exists)) return old;
  space.change([keepTtl ? "edit" : "set", key, value]);
  if (expiresAt) space.change(["expire", key, String(expiresAt)]);
  return get ? old : OK;
}

function increase(space: Keyspace, key: string, by: bigint): RedisReply {
  const sum = parseBigInteger(space.read(key, "string") ?? "0") + by;
  if (!fitsInt64(sum)) refuse("ERR increment or decrement would overflow");
  space.change(["edit", key, String(sum)]);
  return integerReply(sum);
}

const hash = (space: Keyspace, key: string) => space.read(key, "hash") ?? new Map<string, string>();

function hset(space: Keyspace, key: string, ...items: string[]): RedisReply {
  if (items.length % 2) refuse(wrongArity("hset"));
  const before = hash(space, key).size;
  space.change(["hset", key, ...items]);
  return hash(space, key).size - before;
}

function hincrby(space: Keyspace, key: string, field: string, by: string): RedisReply {
  const step = parseBigInteger(by);
  const sum = parseBigInteger(hash(space, key).get(field) ?? "0", "ERR hash value is not an integer") + step;
  if (!fitsInt64(sum)) refuse("ERR increment or decrement would overflow");
  space.change(["hset", key, field, String(sum)]);
  return integerReply(sum);
}

/** As in Redis, `MGET` finds nothing where a value is no string. */
function stringAt(space: Keyspace, key: string): string | null {
  const found = space.entry(key);
  return found?.type === "string" ? found.value : null;
}

function remove(space: Keyspace, key: string): boolean {
  if (!space.entry(key)) return false;
  space.change(["del", key]);
  return true;
}

function flushAll(space: Keyspace, ...modes: string[]): RedisReply {
  if (modes.length) refuse(SYNTAX);
  for (const key of space.keys()) space.change(["del", key]);
  return OK;
}

function pexpire(space: Keyspace, key: string, time: string): RedisReply {
  const at = Number(moment(time, MILLISECONDS, space.now(), "pexpire"));
  if (!space.entry(key)) return 0;
  if (at <= space.now()) space.change(["del", key]);
  else space.change(["expire", key, String(at)]);
  return 1;
}
