import { type Commands, command } from "./command.ts";
import type { Keyspace } from "./keyspace.ts";
import { parseInteger } from "./numbers.ts";
import { OK, type RedisReply } from "./reply.ts";

/** The commands of lists. */
export const LIST_COMMANDS: Commands = {
  lpush: command(-3, (space, key: string, ...items) => {
    const before = list(space, key).length;
    space.change(["lpush", key, ...items]);
    return before + items.length;
  }),
  lrange: command(4, (space, key: string, first: string, last: string) => {
    const [from, to] = places(space, key, [first, last]);
    return list(space, key).slice(from, to);
  }),
  ltrim: command(4, ltrim),
};

const list = (space: Keyspace, key: string): readonly string[] => space.read(key, "list") ?? [];

/** Where a slice begins and ends. Negative places count from the end, and the last one is part of it. */
function places(space: Keyspace, key: string, ends: [string, string]): [from: number, to: number] {
  const [first, last] = ends.map((end) => parseInteger(end)) as [number, number];
  const { length } = list(space, key);
  const counted = (place: number) => Math.max(0, place < 0 ? length + place : place);
  const from = counted(first);
  return [from, Math.max(from, last < 0 ? length + last + 1 : last + 1)];
}

function ltrim(space: Keyspace, key: string, first: string, last: string): RedisReply {
  const [from, to] = places(space, key, [first, last]);
  if (!space.entry(key)) return OK;
  const isEmpty = from >= Math.min(to, list(space, key).length);
  space.change(isEmpty ? ["del", key] : ["ltrim", key, String(from), String(to)]);
  return OK;
}
