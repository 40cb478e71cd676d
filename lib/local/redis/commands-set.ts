import { type Commands, reads, writes } from "./command.ts";
import type { Keyspace } from "./keyspace.ts";
import { parseCount, parseInteger } from "./numbers.ts";
import { MUST_BE_POSITIVE, type Reply, refuse, SYNTAX, TOO_MANY_KEYS } from "./reply.ts";
import { pick } from "./sample.ts";

type Members = ReadonlySet<string>;

const members = (space: Keyspace, key: string): Members => space.read(key, "set") ?? new Set();

function sadd(space: Keyspace, key: string, ...added: string[]): Reply {
  const present = members(space, key);
  const fresh = [...new Set(added)].filter((member) => !present.has(member));
  if (fresh.length) space.change(["sadd", key, ...fresh]);
  return fresh.length;
}

function srem(space: Keyspace, key: string, ...removed: string[]): Reply {
  const present = members(space, key);
  const found = [...new Set(removed)].filter((member) => present.has(member));
  if (found.length) space.change(["srem", key, ...found]);
  return found.length;
}

function spop(space: Keyspace, key: string, count?: string, ...rest: string[]): Reply {
  if (rest.length) refuse(SYNTAX);
  const wanted = count === undefined ? 1 : parseCount(count, MUST_BE_POSITIVE);
  const chosen = pick([...members(space, key)], wanted);
  if (chosen.length) space.change(["srem", key, ...chosen]);
  return count === undefined ? (chosen[0] ?? null) : chosen;
}

function srandmember(space: Keyspace, key: string, count?: string, ...rest: string[]): Reply {
  if (rest.length) refuse(SYNTAX);
  const chosen = pick([...members(space, key)], count === undefined ? 1 : parseInteger(count));
  return count === undefined ? (chosen[0] ?? null) : chosen;
}

function smove(space: Keyspace, from: string, to: string, member: string): Reply {
  const source = space.read(from, "set");
  const target = source && members(space, to);
  if (!source?.has(member)) return 0;
  if (from === to) return 1;
  space.change(["srem", from, member]);
  if (!target?.has(member)) space.change(["sadd", to, member]);
  return 1;
}

/** How SUNION and friends join sets; every key's type is checked first. */
const JOINS = {
  union: (sets: Members[]) => new Set(sets.flatMap((set) => [...set])),
  inter: ([first = new Set(), ...others]: Members[]) =>
    new Set([...first].filter((member) => others.every((set) => set.has(member)))),
  diff: ([first = new Set(), ...others]: Members[]) =>
    new Set([...first].filter((member) => !others.some((set) => set.has(member)))),
};

type Join = keyof typeof JOINS;

const join = (space: Keyspace, how: Join, keys: string[]): Set<string> =>
  JOINS[how](keys.map((key) => members(space, key)));

const joins = (how: Join) => reads(-2, (space, ...keys) => [...join(space, how, keys)]);

const stores = (how: Join) =>
  writes(-3, (space, target: string, ...keys) => {
    const joined = [...join(space, how, keys)];
    if (space.entry(target)) space.change(["del", target]);
    if (joined.length) space.change(["sadd", target, ...joined]);
    return joined.length;
  });

function sintercard(space: Keyspace, numkeys: string, ...words: string[]): Reply {
  const size = parseCount(numkeys, "ERR numkeys should be greater than 0");
  if (size === 0) refuse("ERR numkeys should be greater than 0");
  if (size > words.length) refuse(TOO_MANY_KEYS);
  const rest = words.slice(size);
  if (rest.length && (rest.length !== 2 || rest[0]!.toUpperCase() !== "LIMIT")) refuse(SYNTAX);
  const limit = rest.length ? parseCount(rest[1]!, "ERR LIMIT can't be negative") : 0;
  const found = join(space, "inter", words.slice(0, size)).size;
  return limit ? Math.min(limit, found) : found;
}

export const setCommands: Commands = {
  sadd: writes(-3, sadd),
  srem: writes(-3, srem),
  spop: writes(-2, spop),
  srandmember: reads(-2, srandmember),
  smove: writes(4, smove),
  scard: reads(2, (space, key: string) => members(space, key).size),
  smembers: reads(2, (space, key: string) => [...members(space, key)]),
  sismember: reads(3, (space, key: string, member: string) => (members(space, key).has(member) ? 1 : 0)),
  smismember: reads(-3, (space, key: string, ...asked) => {
    const present = members(space, key);
    return asked.map((member) => (present.has(member) ? 1 : 0));
  }),
  sunion: joins("union"),
  sinter: joins("inter"),
  sdiff: joins("diff"),
  sunionstore: stores("union"),
  sinterstore: stores("inter"),
  sdiffstore: stores("diff"),
  sintercard: reads(-3, sintercard),
};
