import { type Commands, reads, writes } from "./command.ts";
import { MILLISECONDS, moment, SECONDS, type TimeUnit, UNIX_MILLISECONDS, UNIX_SECONDS } from "./expiry.ts";
import { glob } from "./glob.ts";
import type { Keyspace } from "./keyspace.ts";
import { NO_SUCH_KEY, OK, type Reply, refuse, SYNTAX } from "./reply.ts";
import { restate } from "./restate.ts";
import { chance } from "./sample.ts";

const CONDITIONS = new Set(["NX", "XX", "GT", "LT"]);

function conditions(words: string[]): Set<string> {
  const chosen = new Set(words.map((word) => word.toUpperCase()));
  const unknown = words.find((word) => !CONDITIONS.has(word.toUpperCase()));
  if (unknown !== undefined) refuse(`ERR Unsupported option ${unknown}`);
  if (chosen.has("NX") && chosen.size > 1) {
    refuse("ERR NX and XX, GT or LT options at the same time are not compatible");
  }
  if (chosen.has("GT") && chosen.has("LT")) {
    refuse("ERR GT and LT options at the same time are not compatible");
  }
  return chosen;
}

/** Whether the conditions allow a new expiry; a key without one lives for ever, so it is later than any. */
function allowed(when: Set<string>, current: number | undefined, at: number): boolean {
  if (when.has("NX") && current !== undefined) return false;
  if (when.has("XX") && current === undefined) return false;
  if (when.has("GT")) return current !== undefined && at > current;
  return !(when.has("LT") && current !== undefined && at >= current);
}

function expire(name: string, unit: TimeUnit) {
  return writes(-3, (space, key: string, time: string, ...words) => {
    const when = conditions(words);
    const at = Number(moment(time, unit, space.now(), name));
    const entry = space.entry(key);
    if (!entry || !allowed(when, entry.expiresAt, at)) return 0;
    if (at <= space.now()) space.change(["del", key]);
    else space.change(["expire", key, String(at)]);
    return 1;
  });
}

/** How the four TTL commands count: -2 without the key, -1 without an expiry. */
function ttl(show: (expiresAt: number, now: number) => number) {
  return reads(2, (space, key: string) => {
    const entry = space.entry(key);
    if (!entry) return -2;
    return entry.expiresAt === undefined ? -1 : show(entry.expiresAt, space.now());
  });
}

const toSeconds = (milliseconds: number) => Math.floor((milliseconds + 500) / 1000);

function remove(space: Keyspace, ...keys: string[]): Reply {
  const found = keys.filter((key) => {
    if (!space.entry(key)) return false;
    space.change(["del", key]);
    return true;
  });
  return found.length;
}

const count = (space: Keyspace, ...keys: string[]) => keys.filter((key) => space.entry(key)).length;

function rename(space: Keyspace, from: string, to: string) {
  if (!space.entry(from)) refuse(NO_SUCH_KEY);
  if (from !== to) space.change(["rename", from, to]);
}

function copy(space: Keyspace, from: string, to: string, ...words: string[]): Reply {
  const replace = words[0]?.toUpperCase() === "REPLACE";
  if (words.length > 1 || (words.length === 1 && !replace)) refuse(SYNTAX);
  if (from === to) refuse("ERR source and destination objects are the same");
  const entry = space.entry(from);
  if (!entry || (space.entry(to) && !replace)) return 0;
  if (space.entry(to)) space.change(["del", to]);
  for (const change of [...restate(to, entry)]) space.change(change);
  return 1;
}

function keys(space: Keyspace, pattern: string): Reply {
  const matches = glob(pattern);
  return [...space.entries()].map(([key]) => key).filter(matches);
}

function randomkey(space: Keyspace): Reply {
  const all = [...space.entries()];
  return all[chance(all.length)]?.[0] ?? null;
}

export const keyCommands: Commands = {
  del: writes(-2, remove),
  unlink: writes(-2, remove),
  exists: reads(-2, count),
  touch: reads(-2, count),
  type: reads(2, (space, key: string) => ({ ok: space.entry(key)?.type ?? "none" })),
  expire: expire("expire", SECONDS),
  pexpire: expire("pexpire", MILLISECONDS),
  expireat: expire("expireat", UNIX_SECONDS),
  pexpireat: expire("pexpireat", UNIX_MILLISECONDS),
  ttl: ttl((at, now) => toSeconds(at - now)),
  pttl: ttl((at, now) => at - now),
  expiretime: ttl(toSeconds),
  pexpiretime: ttl((at) => at),
  persist: writes(2, (space, key: string) => {
    if (space.entry(key)?.expiresAt === undefined) return 0;
    space.change(["persist", key]);
    return 1;
  }),
  keys: reads(2, keys),
  randomkey: reads(1, randomkey),
  copy: writes(-3, copy),
  rename: writes(3, (space, from: string, to: string) => {
    rename(space, from, to);
    return OK;
  }),
  renamenx: writes(3, (space, from: string, to: string) => {
    if (!space.entry(from)) refuse(NO_SUCH_KEY);
    if (space.entry(to)) return 0;
    rename(space, from, to);
    return 1;
  }),
};
