import { type Commands, reads, writes } from "./command.ts";
import { type End, pop, push } from "./commands-list.ts";
import type { Keyspace } from "./keyspace.ts";
import { parseCount, parseInteger } from "./numbers.ts";
import { type Reply, refuse, SYNTAX } from "./reply.ts";

function parseEnd(text: string): End {
  const end = text.toUpperCase();
  return end === "LEFT" || end === "RIGHT" ? end : refuse(SYNTAX);
}

function move(space: Keyspace, from: string, to: string, out: End, into: End): Reply {
  if (!space.read(from, "list")) return null;
  space.read(to, "list");
  const [item] = pop(space, from, out, 1);
  push(space, to, into, [item!]);
  return item!;
}

type Search = { rank: number; count?: number; maxlen: number };

function searchOptions(words: string[]): Search {
  const search: Search = { rank: 1, maxlen: 0 };
  for (let i = 0; i < words.length; i += 2) {
    const [word, value = refuse(SYNTAX)] = [words[i]!.toUpperCase(), words[i + 1]];
    if (word === "RANK") search.rank = parseRank(value);
    else if (word === "COUNT") search.count = parseCount(value, "ERR COUNT can't be negative");
    else if (word === "MAXLEN") search.maxlen = parseCount(value, "ERR MAXLEN can't be negative");
    else refuse(SYNTAX);
  }
  return search;
}

function parseRank(text: string): number {
  const rank = parseInteger(text);
  if (rank !== 0) return rank;
  refuse(
    "ERR RANK can't be zero: use 1 to start from the first match, 2 from the second ... or use negative to start from the end of the list",
  );
}

function lpos(space: Keyspace, key: string, element: string, ...words: string[]): Reply {
  const { rank, count, maxlen } = searchOptions(words);
  const items = space.read(key, "list") ?? [];
  const order = [...items.keys()];
  if (rank < 0) order.reverse();
  const places = order
    .slice(0, maxlen || items.length)
    .filter((at) => items[at] === element)
    .slice(Math.abs(rank) - 1);
  if (count === undefined) return places[0] ?? null;
  return places.slice(0, count || places.length);
}

const NUMKEYS = "ERR numkeys should be greater than 0";
const COUNT = "ERR count should be greater than 0";

const parsePositive = (text: string, error: string) => parseCount(text, error) || refuse(error);

function lmpop(space: Keyspace, numkeys: string, ...words: string[]): Reply {
  const size = parsePositive(numkeys, NUMKEYS);
  const [end = refuse(SYNTAX), ...rest] = words.slice(size);
  const side = parseEnd(end);
  if (rest.length && (rest.length !== 2 || rest[0]!.toUpperCase() !== "COUNT")) refuse(SYNTAX);
  const count = rest.length ? parsePositive(rest[1]!, COUNT) : 1;
  const key = words.slice(0, size).find((name) => space.read(name, "list"));
  return key === undefined ? null : [key, pop(space, key, side, count)];
}

export const listMoveCommands: Commands = {
  lmpop: writes(-4, lmpop),
  lpos: reads(-3, lpos),
  rpoplpush: writes(3, (space, from: string, to: string) => move(space, from, to, "RIGHT", "LEFT")),
  lmove: writes(5, (space, from: string, to: string, out: string, into: string) =>
    move(space, from, to, parseEnd(out), parseEnd(into)),
  ),
};
