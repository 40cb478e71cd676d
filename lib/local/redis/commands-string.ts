import { type Commands, reads, writes } from "./command.ts";
import { futureMoment, MILLISECONDS, SECONDS, TIME_OPTIONS, type TimeUnit } from "./expiry.ts";
import type { Keyspace } from "./keyspace.ts";
import { OK, type Reply, refuse, SYNTAX, wrongArity } from "./reply.ts";

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
    const [flag, unit] = [FLAGS[word], TIME_OPTIONS[word]];
    if (flag) options[flag] = true;
    else if (unit && !options.unit) Object.assign(options, { unit, time: words[++i] ?? refuse(SYNTAX) });
    else refuse(SYNTAX);
  }
  if ((options.nx && options.xx) || (options.keepTtl && options.unit)) refuse(SYNTAX);
  return options;
}

function set(space: Keyspace, key: string, value: string, ...words: string[]): Reply {
  const { nx, xx, get, keepTtl, unit, time } = setOptions(words);
  const expiresAt = unit && futureMoment(time!, unit, space.now(), "set");
  const old = get ? (space.read(key, "string") ?? null) : null;
  const exists = space.entry(key) !== undefined;
  if ((nx && exists) || (xx && !exists)) return old;
  space.change([keepTtl ? "edit" : "set", key, value]);
  if (expiresAt) space.change(["expire", key, String(expiresAt)]);
  return get ? old : OK;
}

function setFor(command: string, unit: TimeUnit) {
  return writes(4, (space, key, time: string, value: string) => {
    const expiresAt = futureMoment(time, unit, space.now(), command);
    space.change(["set", key!, value]);
    space.change(["expire", key!, String(expiresAt)]);
    return OK;
  });
}

function getex(space: Keyspace, key: string, ...words: string[]): Reply {
  const [word = "", time, ...rest] = words;
  const unit = TIME_OPTIONS[word.toUpperCase()];
  const persist = word.toUpperCase() === "PERSIST";
  const wellFormed = unit ? time !== undefined && rest.length === 0 : words.length === (persist ? 1 : 0);
  if (!wellFormed) refuse(SYNTAX);
  const value = space.read(key, "string");
  if (value === undefined) return null;
  if (persist) clearExpiry(space, key);
  if (unit) expireOrDelete(space, key, futureMoment(time!, unit, space.now(), "getex"));
  return value;
}

function clearExpiry(space: Keyspace, key: string) {
  if (space.entry(key)?.expiresAt !== undefined) space.change(["persist", key]);
}

function expireOrDelete(space: Keyspace, key: string, at: bigint) {
  if (at <= BigInt(space.now())) space.change(["del", key]);
  else space.change(["expire", key, String(at)]);
}

function mset(space: Keyspace, name: string, items: string[]) {
  if (items.length % 2) refuse(wrongArity(name));
  for (let i = 0; i < items.length; i += 2) space.change(["set", items[i]!, items[i + 1]!]);
}

function append(space: Keyspace, key: string, tail: string): Reply {
  const value = space.read(key, "string");
  if (value === undefined) space.change(["set", key, tail]);
  else space.change(["append", key, tail]);
  return (value?.length ?? 0) + tail.length;
}

export const stringCommands: Commands = {
  get: reads(2, (space, key: string) => space.read(key, "string") ?? null),
  set: writes(-3, set),
  setex: setFor("setex", SECONDS),
  psetex: setFor("psetex", MILLISECONDS),
  getex: writes(-2, getex),
  append: writes(3, append),
  strlen: reads(2, (space, key: string) => space.read(key, "string")?.length ?? 0),
  setnx: writes(3, (space, key: string, value: string) => {
    if (space.entry(key)) return 0;
    space.change(["set", key, value]);
    return 1;
  }),
  getset: writes(3, (space, key: string, value: string) => {
    const old = space.read(key, "string") ?? null;
    space.change(["set", key, value]);
    return old;
  }),
  getdel: writes(2, (space, key: string) => {
    const value = space.read(key, "string") ?? null;
    if (value !== null) space.change(["del", key]);
    return value;
  }),
  mget: reads(-2, (space, ...keys) =>
    keys.map((key) => {
      const entry = space.entry(key);
      return entry?.type === "string" ? entry.value : null;
    }),
  ),
  mset: writes(-3, (space, ...items) => {
    mset(space, "mset", items);
    return OK;
  }),
  msetnx: writes(-3, (space, ...items) => {
    if (items.length % 2) refuse(wrongArity("msetnx"));
    if (items.some((key, i) => i % 2 === 0 && space.entry(key))) return 0;
    mset(space, "msetnx", items);
    return 1;
  }),
};
