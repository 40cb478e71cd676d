import { type Commands, reads, takeWord, writes } from "./command.ts";
import { listing, popEnd } from "./commands-zset.ts";
import { replace } from "./commands-zset-range.ts";
import type { Keyspace } from "./keyspace.ts";
import { parseCount, parseDouble, parseInteger } from "./numbers.ts";
import { type Reply, refuse, SYNTAX, WRONG_TYPE } from "./reply.ts";
import { type Scored, sortedSet } from "./sorted-set.ts";

type How = "union" | "inter" | "diff";
type Scores = ReadonlyMap<string, number>;
type Combine = (a: number, b: number) => number;
type Request = { sources: Scores[]; weights: number[]; combine: Combine; withScores: boolean };

/** Infinity minus infinity counts as zero here. */
const add: Combine = (a, b) => (Number.isNaN(a + b) ? 0 : a + b);
const AGGREGATES: Record<string, Combine> = { SUM: add, MIN: Math.min, MAX: Math.max };

/** Plain sets take part with score 1 each. */
function scores(space: Keyspace, key: string): Scores {
  const entry = space.entry(key);
  if (!entry) return new Map();
  if (entry.type === "zset") return entry.value.scores;
  if (entry.type === "set") return new Map([...entry.value].map((member) => [member, 1]));
  return refuse(WRONG_TYPE);
}

function takeKeys(name: string, words: string[]): string[] {
  const size = parseInteger(words.shift()!);
  if (size < 1) refuse(`ERR at least 1 input key is needed for '${name}' command`);
  return size > words.length ? refuse(SYNTAX) : words.splice(0, size);
}

function parseRequest(space: Keyspace, name: string, how: How, stores: boolean, words: string[]): Request {
  const rest = [...words];
  const sources = takeKeys(name, rest).map((key) => scores(space, key));
  const request: Request = { sources, weights: sources.map(() => 1), combine: add, withScores: false };
  const joins = how !== "diff";
  while (rest.length) {
    if (!stores && takeWord(rest, "WITHSCORES")) request.withScores = true;
    else if (joins && rest.length > sources.length && takeWord(rest, "WEIGHTS")) {
      request.weights = rest
        .splice(0, sources.length)
        .map((w) => parseDouble(w, "ERR weight value is not a float"));
    } else if (joins && rest.length > 1 && takeWord(rest, "AGGREGATE")) {
      request.combine = AGGREGATES[rest.shift()!.toUpperCase()] ?? refuse(SYNTAX);
    } else refuse(SYNTAX);
  }
  return request;
}

const weighted = (score: number, weight: number) => {
  const product = score * weight;
  return Number.isNaN(product) ? 0 : product;
};

function union({ sources, weights, combine }: Request): Map<string, number> {
  const result = new Map<string, number>();
  for (const [i, source] of sources.entries()) {
    for (const [member, raw] of source) {
      const score = weighted(raw, weights[i]!);
      const old = result.get(member);
      result.set(member, old === undefined ? score : combine(old, score));
    }
  }
  return result;
}

function inter(request: Request): Map<string, number> {
  const everywhere = (member: string) => request.sources.every((source) => source.has(member));
  return new Map([...union(request)].filter(([member]) => everywhere(member)));
}

function diff({ sources: [first = new Map(), ...others] }: Request): Map<string, number> {
  return new Map([...first].filter(([member]) => !others.some((source) => source.has(member))));
}

const JOINS: Record<How, (request: Request) => Map<string, number>> = { union, inter, diff };

function join(how: How, request: Request): readonly Scored[] {
  const result = sortedSet();
  for (const [member, score] of JOINS[how](request)) result.set(member, score);
  return result.ordered;
}

function joins(name: string, how: How) {
  return reads(-3, (space, ...words) => {
    const request = parseRequest(space, name, how, false, words);
    return listing(join(how, request), request.withScores);
  });
}

function stores(name: string, how: How) {
  return writes(-4, (space, target: string, ...words) => {
    const joined = join(how, parseRequest(space, name, how, true, words));
    replace(space, target, joined);
    return joined.length;
  });
}

const positive = (text: string, error: string) => parseCount(text, error) || refuse(error);

function zintercard(space: Keyspace, numkeys: string, ...words: string[]): Reply {
  const rest = [numkeys, ...words];
  const keys = takeKeys("zintercard", rest);
  if (rest.length && (rest.length !== 2 || rest[0]!.toUpperCase() !== "LIMIT")) refuse(SYNTAX);
  const limit = rest.length ? parseCount(rest[1]!, "ERR LIMIT can't be negative") : 0;
  const sources = keys.map((key) => scores(space, key));
  const [first = new Map(), ...others] = sources;
  const found = [...first.keys()].filter((member) => others.every((source) => source.has(member))).length;
  return limit ? Math.min(limit, found) : found;
}

function zmpop(space: Keyspace, numkeys: string, ...words: string[]): Reply {
  const size = positive(numkeys, "ERR numkeys should be greater than 0");
  const [end = refuse(SYNTAX), ...rest] = words.slice(size);
  const max = end.toUpperCase() === "MAX";
  if (!max && end.toUpperCase() !== "MIN") refuse(SYNTAX);
  if (rest.length && (rest.length !== 2 || rest[0]!.toUpperCase() !== "COUNT")) refuse(SYNTAX);
  const count = rest.length ? positive(rest[1]!, "ERR count should be greater than 0") : 1;
  const key = words.slice(0, size).find((name) => space.read(name, "zset"));
  if (key === undefined) return null;
  return [key, popEnd(space, key, max, count).map((item) => listing([item], true))];
}

export const zsetJoinCommands: Commands = {
  zunion: joins("zunion", "union"),
  zinter: joins("zinter", "inter"),
  zdiff: joins("zdiff", "diff"),
  zunionstore: stores("zunionstore", "union"),
  zinterstore: stores("zinterstore", "inter"),
  zdiffstore: stores("zdiffstore", "diff"),
  zintercard: reads(-3, zintercard),
  zmpop: writes(-4, zmpop),
};
