import { clean } from "../../clean.ts";
import { sentences } from "../../sentences.ts";
import type { Brand } from "../../types.ts";
import { ideas } from "../ideas.ts";
import { MONTH_NAMES, monthsIn, weekdaysIn } from "./calendar-words.ts";
import { allowedReadings } from "./figures.ts";

/** One sentence somebody has vouched for. */
export type SourceLine = {
  /** "brief" or the Brand DNA field. */
  from: string;
  text: string;
  flat: string;
  ideas: Set<string>;
  readings: Set<string>;
};

/** Everything the copy may rely on, as lines and taken together. */
export type Sources = {
  lines: SourceLine[];
  flat: string;
  ideas: Set<string>;
  readings: ReadonlySet<string>;
  /** Positions of the lines that give a reading. */
  holders: ReadonlyMap<string, number[]>;
  /** Days of the week and months that are named or follow from a date, in full. */
  calendar: Set<string>;
};

const MAX_DEPTH = 5;

/** Apostrophes stay inside a word and go around it. */
const withoutQuotes = (s: string) => (s.includes("'") ? s.replace(/(?<!\p{L})'|'(?!\p{L})/gu, " ") : s);

/** Most sentences are plain; the pattern for them takes a fifth of the time. */
const withoutPunctuation = (s: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
  /^[\u0000-\u007F]*$/.test(s) ? s.replace(/[^a-z\d%']+/g, " ") : s.replace(/[^\p{L}\p{M}\p{N}%']+/gu, " ");

/** Words only: small letters, straight apostrophes, single blanks. Two texts that read alike are equal. */
export const flat = (s: string): string =>
  withoutQuotes(withoutPunctuation(s.toLowerCase().replace(/[’‘`]/g, "'")))
    .trim()
    .replace(/ {2,}/g, " ");

const line = (from: string, text: string): SourceLine => ({
  from,
  text,
  flat: flat(text),
  ideas: new Set(ideas(text)),
  readings: allowedReadings(text),
});

const lines = (from: string, text: string): SourceLine[] =>
  clean(text)
    .split("\n")
    .flatMap((block) => sentences(block))
    .map((s) => line(from, s));

/** Rules about words are no facts, except for the words they ask for. */
const RULES_THAT_SPEAK = /^(?:required\w*|always_include|disclaimer|legal|replace\w*|preferred_terms)$/;

function brandLines(path: string, value: unknown, depth = 0): SourceLine[] {
  if (typeof value === "string") return lines(path, value);
  // A bare number is only understood together with the name of its field.
  if (typeof value === "number") return [line(path, `${path.replace(/[._]/g, " ")}: ${value}`)];
  if (depth > MAX_DEPTH || typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, v]) => {
    if (path === "product_map.guidelines" && !RULES_THAT_SPEAK.test(name)) return [];
    return brandLines(Array.isArray(value) ? path : path ? `${path}.${name}` : name, v, depth + 1);
  });
}

function holdersOf(all: readonly SourceLine[]): Map<string, number[]> {
  const out = new Map<string, number[]>();
  all.forEach(({ readings }, i) => {
    for (const reading of readings) {
      const known = out.get(reading);
      if (known) known.push(i);
      else out.set(reading, [i]);
    }
  });
  return out;
}

/** "12.05." names May as well as "12 May" does. */
function calendarOf(all: readonly SourceLine[], readings: ReadonlySet<string>): Set<string> {
  const dated = [...readings].flatMap((r) => /^d:(\d+)-/.exec(r)?.[1] ?? []);
  return new Set([
    ...all.flatMap((l) => weekdaysIn(l.text)),
    ...all.flatMap((l) => monthsIn(l.text, true)),
    ...dated.map((month) => MONTH_NAMES[Number(month) - 1] ?? ""),
  ]);
}

/** What may be relied on: the brief without the sentences in `excluded`, and the Brand DNA. */
export function sourcesOf(brief: string, brand: Brand, excluded: readonly string[]): Sources {
  const said = lines("brief", brief).filter(
    ({ text }) => !excluded.some((x) => text.includes(x) || x.includes(text)),
  );
  const all = [...said, ...brandLines("", brand)];
  const holders = holdersOf(all);
  const readings = new Set(holders.keys());
  return {
    lines: all,
    flat: ` ${all.map((l) => l.flat).join(" | ")} `,
    ideas: new Set(all.flatMap((l) => [...l.ideas])),
    readings,
    holders,
    calendar: calendarOf(all, readings),
  };
}

/** The line that shares most of the ideas asked for. */
export function bestLine(lines: readonly SourceLine[], asked: readonly string[]): SourceLine | undefined {
  let best: SourceLine | undefined;
  let most = -1;
  for (const candidate of lines) {
    const shared = asked.filter((w) => candidate.ideas.has(w)).length;
    if (shared > most) {
      most = shared;
      best = candidate;
    }
  }
  return best;
}

/** The lines that give one of these readings. */
export const linesWith = (sources: Sources, readings: readonly string[]): SourceLine[] =>
  [...new Set(readings.flatMap((r) => sources.holders.get(r) ?? []))].flatMap((i) => sources.lines[i] ?? []);

/** The words stand in the sources, in this order. */
export const says = (sources: Sources, words: string): boolean => sources.flat.includes(` ${flat(words)} `);

/** A word of the sources begins so. */
const hasBeginning = ({ flat: text }: Sources, start: string) =>
  text.includes(` ${start}`) || text.includes(`'${start}`);

/** A stem or an inflection of it occurs in the sources. */
export const knows = (sources: Sources, word: string): boolean =>
  sources.ideas.has(word) ||
  (word.length >= 5 && hasBeginning(sources, word.slice(0, Math.max(5, word.length - 3))));
