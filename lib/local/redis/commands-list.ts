import { type Commands, reads, writes } from "./command.ts";
import type { Keyspace } from "./keyspace.ts";
import { bounds, parseCount, parseInteger } from "./numbers.ts";
import { MUST_BE_POSITIVE, NO_SUCH_KEY, OK, type Reply, refuse, SYNTAX } from "./reply.ts";

/** The end of a list: LEFT is its head. */
export type End = "LEFT" | "RIGHT";

const list = (space: Keyspace, key: string) => space.read(key, "list") ?? [];

/** Changes a list: takes `removed` items out at `start` and puts others in. */
function splice(space: Keyspace, key: string, start: number, removed: number, items: string[] = []) {
  space.change(["splice", key, String(start), String(removed), ...items]);
}

/** Adds items one after another at one end. */
export function push(space: Keyspace, key: string, end: End, items: string[]): number {
  const length = list(space, key).length;
  if (end === "LEFT") splice(space, key, 0, 0, items.toReversed());
  else splice(space, key, length, 0, items);
  return length + items.length;
}

/** Takes up to `count` items from one end, in the order they come off. */
export function pop(space: Keyspace, key: string, end: End, count: number): string[] {
  const items = list(space, key);
  const taken = Math.min(count, items.length);
  const from = end === "LEFT" ? 0 : items.length - taken;
  const popped = items.slice(from, from + taken);
  if (taken) splice(space, key, from, taken);
  return end === "LEFT" ? popped : popped.reverse();
}

const pushes = (end: End) => writes(-3, (space, key: string, ...items) => push(space, key, end, items));

const pushesExisting = (end: End) =>
  writes(-3, (space, key: string, ...items) => (space.read(key, "list") ? push(space, key, end, items) : 0));

function pops(name: string, end: End) {
  return writes(-2, (space, key: string, count?: string, ...rest) => {
    if (rest.length) refuse(`ERR wrong number of arguments for '${name}' command`);
    const wanted = count === undefined ? 1 : parseCount(count, MUST_BE_POSITIVE);
    if (!space.read(key, "list")) return null;
    const popped = pop(space, key, end, wanted);
    return count === undefined ? (popped[0] ?? null) : popped;
  });
}

function lrange(space: Keyspace, key: string, start: string, stop: string): Reply {
  const [first, last] = [parseInteger(start), parseInteger(stop)];
  const items = list(space, key);
  return items.slice(...bounds(first, last, items.length));
}

function ltrim(space: Keyspace, key: string, start: string, stop: string): Reply {
  const [first, last] = [parseInteger(start), parseInteger(stop)];
  const { length } = list(space, key);
  const [from, to] = bounds(first, last, length);
  if (length) splice(space, key, to, length - to);
  if (from) splice(space, key, 0, from);
  return OK;
}

function lindex(space: Keyspace, key: string, index: string): Reply {
  // The list first: Redis complains about a wrong type before a wrong number.
  const items = list(space, key);
  return items.length ? (items.at(parseInteger(index)) ?? null) : null;
}

function lset(space: Keyspace, key: string, index: string, value: string): Reply {
  const items = space.read(key, "list") ?? refuse(NO_SUCH_KEY);
  const wanted = parseInteger(index);
  const at = wanted < 0 ? wanted + items.length : wanted;
  if (at < 0 || at >= items.length) refuse("ERR index out of range");
  splice(space, key, at, 1, [value]);
  return OK;
}

function linsert(space: Keyspace, key: string, where: string, pivot: string, value: string): Reply {
  const offset = { BEFORE: 0, AFTER: 1 }[where.toUpperCase()] ?? refuse(SYNTAX);
  const items = list(space, key);
  if (!items.length) return 0;
  const at = items.indexOf(pivot);
  if (at < 0) return -1;
  splice(space, key, at + offset, 0, [value]);
  return items.length;
}

function lrem(space: Keyspace, key: string, count: string, value: string): Reply {
  const wanted = parseInteger(count);
  const places = list(space, key).flatMap((item, at) => (item === value ? [at] : []));
  const limit = Math.abs(wanted) || places.length;
  const removed = wanted < 0 ? places.slice(-limit) : places.slice(0, limit);
  for (const at of removed.toReversed()) splice(space, key, at, 1);
  return removed.length;
}

export const listCommands: Commands = {
  lpush: pushes("LEFT"),
  rpush: pushes("RIGHT"),
  lpushx: pushesExisting("LEFT"),
  rpushx: pushesExisting("RIGHT"),
  lpop: pops("lpop", "LEFT"),
  rpop: pops("rpop", "RIGHT"),
  llen: reads(2, (space, key: string) => list(space, key).length),
  lrange: reads(4, lrange),
  ltrim: writes(4, ltrim),
  lindex: reads(3, lindex),
  lset: writes(4, lset),
  linsert: writes(5, linsert),
  lrem: writes(4, lrem),
};
