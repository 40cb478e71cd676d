import { areHours } from "../hours.ts";
import { isOfAllIn } from "./antecedents.ts";
import type { Atom } from "./atoms.ts";

export type Room = {
  /** The post of these atoms is as short as readers like it. */
  fits: (kept: readonly Atom[]) => boolean;
  /** It is short enough for the platform: what a post needs has that much room. */
  holds: (kept: readonly Atom[]) => boolean;
  /** An atom alone is too long. */
  length: (text: string) => number;
  most: number;
  sentences: number;
};

/** With everything that these atoms lean on. */
function withGround(atoms: Iterable<Atom>): Set<Atom> {
  const out = new Set<Atom>();
  for (const atom of atoms) for (let a: Atom | undefined = atom; a; a = a.leansOn) out.add(a);
  return out;
}

const isFirst = (a: Atom) => a.need >= 100;

/** How much readers need each of these: one that others lean on as much as the most needed of those. */
function needsOf(atoms: ReadonlySet<Atom>): ReadonlyMap<Atom, number> {
  const needs = new Map<Atom, number>();
  for (const { need, leansOn } of atoms)
    for (let a = leansOn; a; a = a.leansOn) needs.set(a, Math.max(needs.get(a) ?? a.need, need));
  return new Map([...atoms].map((a) => [a, needs.get(a) ?? a.need]));
}

/** Without the atom and everything that leans on it. */
function without(gone: Atom, kept: ReadonlySet<Atom>): Set<Atom> {
  const isOn = (a: Atom | undefined): boolean => a !== undefined && (a === gone || isOn(a.leansOn));
  const isUnlimited = (a: Atom) => gone.limits === a && !isFirst(a);
  return new Set([...kept].filter((a) => !isOn(a) && !isUnlimited(a)));
}

/** An offer whose condition does not fit must not stand without it. */
function withConditions(kept: Set<Atom>, all: readonly Atom[]): Set<Atom> {
  const bound = all.filter((a) => a.limits && kept.has(a.limits));
  return new Set([...kept, ...bound]);
}

/** A list in part misleads readers who look for the other lines. Changes may be cut short. */
const isWholeOnly = (lines: readonly Atom[]): boolean =>
  lines.length > 1 && !lines.some(({ tells }) => tells.has("change"));

/**
 * Lists of which some lines found no room: all of their lines in place of the least needed sentences, else none. So
 * are opening hours, which readers look for: a post that only says that there are any says nothing.
 */
function withoutTornLists(
  kept: ReadonlySet<Atom>,
  all: readonly Atom[],
  { holds }: Pick<Room, "holds">,
): Set<Atom> {
  const items = all.filter(({ shape }) => shape === "item");
  return [...new Set(items.map(({ block }) => block))].reduce((left, block) => {
    const lines = items.filter((one) => one.block === block);
    const some = lines.filter((line) => left.has(line)).length;
    const isTorn = some > 0 ? some < lines.length : areHours(lines.map(({ text }) => bulletless(text)));
    return isTorn && isWholeOnly(lines) ? withList(lines, left, all, holds) : left;
  }, new Set(kept));
}

/** What readers need no more than hours goes before them. */
const HOURS_NEED = 90;
const bulletless = (text: string) => text.replace(/^[•–-]\s/u, "");

function withList(
  lines: readonly Atom[],
  kept: ReadonlySet<Atom>,
  all: readonly Atom[],
  holds: Room["holds"],
): Set<Atom> {
  const inOrder = (some: ReadonlySet<Atom>) => all.filter((a) => some.has(a));
  let whole = new Set([...kept, ...lines]);
  const areLookedUp = areHours(lines.map(({ text }) => bulletless(text)));
  const sentences = [...kept]
    .filter((a) => a.shape === "sentence" && (!a.must || (areLookedUp && a.need < HOURS_NEED)))
    .sort((a, b) => a.need - b.need);
  for (const least of sentences) {
    if (holds(inOrder(whole))) break;
    whole = without(least, whole);
  }
  return holds(inOrder(whole)) ? whole : lines.reduce((left, line) => without(line, left), new Set(kept));
}
const countIn = (kept: Iterable<Atom>) =>
  [...kept].reduce((n, a) => n + (a.shape === "sentence" ? a.count : 0), 0);

/**
 * The atoms that stay: the first subject, what a post needs, and as much of the rest as there is room for.
 * `lost` are those that a post needs and has no room for.
 */
export function choose(all: readonly Atom[], room: Room): { kept: Atom[]; lost: Atom[] } {
  const { fits, holds, sentences } = room;
  if (countIn(all) <= sentences && fits(all)) return { kept: [...all], lost: [] };
  const inOrder = (kept: ReadonlySet<Atom>) => all.filter((a) => kept.has(a));
  let length = 0;
  const needed = withConditions(withGround(all.filter((a) => a.must)), all);
  let kept = needed;
  const needs = needsOf(needed);
  const needOf = (a: Atom) => needs.get(a) ?? a.need;
  // Of those needed alike the last goes first: authors begin with what matters most.
  const byNeed = inOrder(needed)
    .filter((a) => needOf(a) < 100)
    .toReversed()
    .sort((a, b) => needOf(a) - needOf(b));
  for (const least of byNeed) {
    if (holds(inOrder(kept))) break;
    kept = without(least, kept);
  }
  for (const atom of kept) length += room.length(atom.text);
  const rest = all.filter((a) => !kept.has(a)).sort((a, b) => b.need - a.need);
  for (const next of rest) {
    const more = withConditions(withGround([...kept, next]), all);
    if (countIn(more) > Math.max(sentences, countIn(needed))) continue;
    // Cheap first: what is too long by itself need not be laid out.
    const longer = length + room.length(next.text);
    if (longer > room.most || !fits(inOrder(more))) continue;
    kept = more;
    length = longer;
  }
  const whole = withoutTornLists(kept, all, room);
  return withoutGone({ before: kept, after: whole }, all, room);
}

/** What a list without room leaves free is for other sentences. */
function withoutGone(
  { before, after }: { before: ReadonlySet<Atom>; after: ReadonlySet<Atom> },
  all: readonly Atom[],
  room: Room,
): { kept: Atom[]; lost: Atom[] } {
  const gone = new Set(
    [...before].filter((a) => a.shape === "item" && !after.has(a)).map(({ block }) => block),
  );
  const others = all.filter((a) => (a.shape !== "item" || !gone.has(a.block)) && !isOfAllIn(a, gone));
  const kept = gone.size > 0 ? choose(others, room).kept : all.filter((a) => after.has(a));
  return { kept, lost: all.filter((a) => a.must && !kept.includes(a)) };
}
