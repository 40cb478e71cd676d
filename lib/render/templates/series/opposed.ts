import { capitalized } from "../../../text/capitalized.ts";
import { linesOf, type Slide } from "./data.ts";

/** A slide that says one thing of two: its topic, and what holds of the one and of the other. */
export type Opposed = { topic: string; first: string; second: string };
/** A series that compares two things, slide by slide; undefined for a slide that says something else. */
export type Comparison = { names: [string, string]; slides: (Opposed | undefined)[] };

/** Fewer slides that say the same of two are no comparison. */
const LEAST = 3;
/** Words of a name. */
const LONGEST = 3;
/** What may stand before the second name: "With lacquer", "bei Lack". */
const BEFORE = "(?:(?:with|but|and|while|mit|bei|und|avec|et|con|y|e|met|com)\\s+)?";
const BETWEEN = `\\s?(?:[,;.·–—]|(?<=[.]))\\s+${BEFORE}`;

/** "Care: oil once a year. Lacquer none.": slides that begin with one name and go on with another one are a comparison. */
export function comparisonIn(slides: readonly Slide[]): Comparison | undefined {
  const said = slides.map(saidOn);
  const found = said.flatMap((one) => one?.said ?? []);
  const first = nameIn(found.map((text) => leadsOf(text)));
  if (first === "") return undefined;
  const rests = found.filter((text) => startsWith(text, first));
  const second = nameIn(rests.map((text) => laterIn(text).filter((name) => !startsWith(name, first))));
  if (second === "") return undefined;
  const opposed = said.map((one) => one && opposedIn(one, first, second));
  const isComparison = opposed.filter(Boolean).length >= LEAST;
  return isComparison ? { names: [capitalized(first), capitalized(second)], slides: opposed } : undefined;
}

type OpposedText = { topic: string; said: string };

/** The topic of a slide and what is said of it, which may both stand in its title. */
function saidOn(slide: Slide): OpposedText | undefined {
  const { title, body, stat, tag } = slide;
  if (stat || tag || linesOf(slide)) return undefined;
  if (body !== "") return { topic: title, said: body };
  const { topic, said } = /^(?<topic>[^:：]{2,60})[:：]\s+(?<said>\S.*)$/u.exec(title)?.groups ?? {};
  return topic && said ? { topic, said } : undefined;
}

const startsWith = (text: string, name: string): boolean =>
  text.toLowerCase().startsWith(name) && !/^[\p{L}\d]/u.test(text.slice(name.length));

const leadOf = (text: string, words: number): string | undefined =>
  new RegExp(`^(?:\\p{L}[\\p{L}'’-]*)(?:\\s\\p{L}[\\p{L}'’-]*){${words - 1}}(?!\\p{L})`, "u")
    .exec(text)?.[0]
    .toLowerCase();

/** The first word of a text, the first two, and so on: each may be a name. */
const leadsOf = (text: string): string[] =>
  Array.from({ length: LONGEST }, (_, i) => leadOf(text, i + 1)).filter((lead) => lead !== undefined);

/** What a clause behind the first begins with. */
const laterIn = (text: string): string[] => text.split(new RegExp(BETWEEN, "iu")).slice(1).flatMap(leadsOf);

/** The longest name that most of the texts share; empty for none. */
function nameIn(leads: readonly string[][]): string {
  const counts = new Map<string, number>();
  for (const name of leads.flatMap((names) => [...new Set(names)]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count >= LEAST);
  const most = Math.max(0, ...shared.map(([, count]) => count));
  const names = shared.filter(([, count]) => count === most).map(([name]) => name);
  return names.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

function opposedIn({ topic, said }: OpposedText, one: string, other: string): Opposed | undefined {
  const pattern = new RegExp(
    `^${escaped(one)}:?\\s(?<first>\\S.*?)${BETWEEN}${escaped(other)}:?\\s(?<second>\\S.*?)\\.?$`,
    "isu",
  );
  const { first, second } = pattern.exec(said)?.groups ?? {};
  return first && second ? { topic, first: bare(first), second: bare(second) } : undefined;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const bare = (text: string) => capitalized(text.replace(/[.,;]$/u, ""));
