import { type Commands, reads, takeWord, writes } from "./command.ts";
import { listing, zset } from "./commands-zset.ts";
import type { Keyspace } from "./keyspace.ts";
import { formatDouble, parseInteger } from "./numbers.ts";
import { type Reply, refuse, SYNTAX } from "./reply.ts";
import type { Scored } from "./sorted-set.ts";
import { byLex, byRank, byScore, type Slice } from "./zset-range.ts";

type By = "RANK" | "SCORE" | "LEX";
type Query = { by: By; reverse: boolean; withScores: boolean; offset: number; count: number };

/** What a command's name already decides. */
type Fixed = { by?: By; reverse?: boolean; stores?: boolean };

/** Takes one option off the front of the words. */
function takeOption(rest: string[], fixed: Fixed): Partial<Query> {
  if (!fixed.stores && takeWord(rest, "WITHSCORES")) return { withScores: true };
  if (rest.length >= 3 && takeWord(rest, "LIMIT")) {
    return { offset: parseInteger(rest.shift()!), count: parseInteger(rest.shift()!) };
  }
  if (fixed.by) refuse(SYNTAX);
  if (takeWord(rest, "REV")) return { reverse: true };
  if (takeWord(rest, "BYSCORE")) return { by: "SCORE" };
  return takeWord(rest, "BYLEX") ? { by: "LEX" } : refuse(SYNTAX);
}

function parseQuery(words: string[], fixed: Fixed): Query {
  const { by = "RANK", reverse = false } = fixed;
  const query: Query = { by, reverse, withScores: false, offset: 0, count: -1 };
  const rest = [...words];
  while (rest.length) Object.assign(query, takeOption(rest, fixed));
  return checked(query);
}

function checked(query: Query): Query {
  if (query.by === "RANK" && (query.offset !== 0 || query.count !== -1)) {
    refuse("ERR syntax error, LIMIT is only supported in combination with either BYSCORE or BYLEX");
  }
  if (query.by === "LEX" && query.withScores) {
    refuse("ERR syntax error, WITHSCORES not supported in combination with BYLEX");
  }
  return query;
}

function slicer({ by, reverse }: Query, start: string, stop: string): (items: readonly Scored[]) => Slice {
  if (by === "RANK") return byRank(parseInteger(start), parseInteger(stop), reverse);
  const [min, max] = reverse ? [stop, start] : [start, stop];
  return by === "SCORE" ? byScore(min, max) : byLex(min, max);
}

function find(space: Keyspace, key: string, start: string, stop: string, query: Query): Scored[] {
  const slice = slicer(query, start, stop);
  const { ordered } = zset(space, key);
  const found = ordered.slice(...slice(ordered));
  if (query.reverse) found.reverse();
  if (query.offset < 0) return [];
  return found.slice(query.offset, query.count < 0 ? undefined : query.offset + query.count);
}

function range(fixed: Fixed = {}) {
  return reads(-4, (space, key: string, start: string, stop: string, ...words) => {
    const query = parseQuery(words, fixed);
    return listing(find(space, key, start, stop, query), query.withScores);
  });
}

function zrangestore(space: Keyspace, target: string, key: string, ...words: string[]): Reply {
  const [start, stop, ...rest] = words as [string, string, ...string[]];
  const found = find(space, key, start, stop, parseQuery(rest, { stores: true }));
  replace(space, target, found);
  return found.length;
}

/** Puts these members, and nothing else, under a key. */
export function replace(space: Keyspace, target: string, items: readonly Scored[]) {
  if (space.entry(target)) space.change(["del", target]);
  if (items.length) {
    space.change(["zadd", target, ...items.flatMap(({ score, member }) => [formatDouble(score), member])]);
  }
}

function counts(slicer: (min: string, max: string) => (items: readonly Scored[]) => Slice) {
  return reads(4, (space, key: string, min: string, max: string) => {
    const [from, to] = slicer(min, max)(zset(space, key).ordered);
    return to - from;
  });
}

function removes(slicer: (min: string, max: string) => (items: readonly Scored[]) => Slice) {
  return writes(4, (space, key: string, min: string, max: string) => {
    const slice = slicer(min, max);
    const { ordered } = zset(space, key);
    const found = ordered.slice(...slice(ordered)).map(({ member }) => member);
    if (found.length) space.change(["zrem", key, ...found]);
    return found.length;
  });
}

export const zsetRangeCommands: Commands = {
  zrange: range(),
  zrevrange: range({ by: "RANK", reverse: true }),
  zrangebyscore: range({ by: "SCORE" }),
  zrevrangebyscore: range({ by: "SCORE", reverse: true }),
  zrangebylex: range({ by: "LEX" }),
  zrevrangebylex: range({ by: "LEX", reverse: true }),
  zrangestore: writes(-5, zrangestore),
  zcount: counts(byScore),
  zlexcount: counts(byLex),
  zremrangebyscore: removes(byScore),
  zremrangebylex: removes(byLex),
  zremrangebyrank: removes((start, stop) => byRank(parseInteger(start), parseInteger(stop), false)),
};
