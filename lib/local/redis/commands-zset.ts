import { type Commands, reads, writes } from "./command.ts";
import type { Keyspace } from "./keyspace.ts";
import { formatDouble, parseCount, parseDouble, parseInteger } from "./numbers.ts";
import { MUST_BE_POSITIVE, type Reply, refuse, SYNTAX } from "./reply.ts";
import { pick } from "./sample.ts";
import { type Scored, sortedSet } from "./sorted-set.ts";

export const zset = (space: Keyspace, key: string) => space.read(key, "zset") ?? sortedSet();

/** Members, each followed by its score when wanted. */
export const listing = (items: readonly Scored[], withScores: boolean): Reply =>
  items.flatMap(({ member, score }) => (withScores ? [member, formatDouble(score)] : [member]));

const FLAGS = new Set(["NX", "XX", "GT", "LT", "CH", "INCR"]);

/** Splits the flags off and refuses combinations that contradict each other. */
function zaddFlags(words: string[]): { flags: Set<string>; items: string[] } {
  const end = words.findIndex((word) => !FLAGS.has(word.toUpperCase()));
  const at = end < 0 ? words.length : end;
  const flags = new Set(words.slice(0, at).map((word) => word.toUpperCase()));
  const items = words.slice(at);
  if (items.length === 0 || items.length % 2) refuse(SYNTAX);
  if (flags.has("NX") && flags.has("XX")) {
    refuse("ERR XX and NX options at the same time are not compatible");
  }
  if ((flags.has("GT") && (flags.has("LT") || flags.has("NX"))) || (flags.has("LT") && flags.has("NX"))) {
    refuse("ERR GT, LT, and/or NX options at the same time are not compatible");
  }
  if (flags.has("INCR") && items.length > 2) {
    refuse("ERR INCR option supports a single increment-element pair");
  }
  return { flags, items };
}

/** The score a member gets, or undefined when the flags forbid it. */
function newScore(flags: Set<string>, old: number | undefined, given: number): number | undefined {
  if (old === undefined) return flags.has("XX") ? undefined : given;
  if (flags.has("NX")) return undefined;
  const score = flags.has("INCR") ? old + given : given;
  if (Number.isNaN(score)) refuse("ERR resulting score is not a number (NaN)");
  const kept = (flags.has("GT") && score <= old) || (flags.has("LT") && score >= old);
  return kept ? undefined : score;
}

function zadd(space: Keyspace, key: string, ...words: string[]): Reply {
  const { flags, items } = zaddFlags(words);
  const scores = items.map((item, i) => (i % 2 ? 0 : parseDouble(item)));
  space.read(key, "zset");
  let [added, changed] = [0, 0];
  let last: number | undefined;
  for (let i = 0; i < items.length; i += 2) {
    const member = items[i + 1]!;
    const old = space.read(key, "zset")?.scores.get(member);
    const score = newScore(flags, old, scores[i]!);
    last = score;
    if (score === undefined || score === old) continue;
    if (old === undefined) added++;
    else changed++;
    space.change(["zadd", key, formatDouble(score), member]);
  }
  if (flags.has("INCR")) return last === undefined ? null : formatDouble(last);
  return flags.has("CH") ? added + changed : added;
}

function zrem(space: Keyspace, key: string, ...members: string[]): Reply {
  const present = zset(space, key).scores;
  const found = [...new Set(members)].filter((member) => present.has(member));
  if (found.length) space.change(["zrem", key, ...found]);
  return found.length;
}

function score(space: Keyspace, key: string, member: string): Reply {
  const found = zset(space, key).scores.get(member);
  return found === undefined ? null : formatDouble(found);
}

/** The place of a member, from the lowest or the highest score. */
function rank(reverse: boolean) {
  return reads(3, (space, key: string, member: string) => {
    const { scores, rank, ordered } = zset(space, key);
    if (!scores.has(member)) return null;
    return reverse ? ordered.length - 1 - rank(member) : rank(member);
  });
}

/** Removes the first or last `count` members and returns them, outermost first. */
export function popEnd(space: Keyspace, key: string, max: boolean, count: number): Scored[] {
  const { ordered } = zset(space, key);
  const popped = max ? ordered.slice(-count || ordered.length).reverse() : ordered.slice(0, count);
  if (popped.length) space.change(["zrem", key, ...popped.map(({ member }) => member)]);
  return popped;
}

function pops(max: boolean) {
  return writes(-2, (space, key: string, count?: string, ...rest) => {
    if (rest.length) refuse(SYNTAX);
    const wanted = count === undefined ? 1 : parseCount(count, MUST_BE_POSITIVE);
    return listing(popEnd(space, key, max, wanted), true);
  });
}

function zrandmember(space: Keyspace, key: string, count?: string, ...words: string[]): Reply {
  const wanted = count === undefined ? 1 : parseInteger(count);
  const withScores = words[0]?.toUpperCase() === "WITHSCORES";
  if (words.length > (withScores ? 1 : 0)) refuse(SYNTAX);
  const chosen = pick(zset(space, key).ordered, wanted);
  return count === undefined ? (chosen[0]?.member ?? null) : listing(chosen, withScores);
}

export const zsetCommands: Commands = {
  zadd: writes(-4, zadd),
  zincrby: writes(4, (space, key: string, by: string, member: string) =>
    zadd(space, key, "INCR", by, member),
  ),
  zrem: writes(-3, zrem),
  zscore: reads(3, score),
  zmscore: reads(-3, (space, key: string, ...members) => members.map((member) => score(space, key, member))),
  zcard: reads(2, (space, key: string) => zset(space, key).ordered.length),
  zrank: rank(false),
  zrevrank: rank(true),
  zpopmin: pops(false),
  zpopmax: pops(true),
  zrandmember: reads(-2, zrandmember),
};
