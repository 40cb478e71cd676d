import type { FactKind } from "../../../../story/kinds.ts";
import type { Story } from "../../../../story/schema.ts";
import { severalNamed } from "../../../../text/several-names.ts";
import { namesValue, type ValueName } from "../../../../text/value-names.ts";
import { isCounter } from "./figures.ts";
import { valuesOf } from "./must-show.ts";
import { isSaid, type Tokens, tokensOf } from "./tokens.ts";
import { areDayRows, areDaysAlone } from "./wished-days.ts";

/** What is to stand largest, as it is shown, and what it is; `intro` is said before it where words stand on both sides. */
type Emphasised = { intro?: string; value: string; label: string };
type Candidate = Emphasised & { kinds: readonly (FactKind | "offer" | "time")[]; said: Tokens };

/** Kinds of facts that may hold a kind of value, the likeliest first. */
const HELD: [ValueName, Candidate["kinds"]][] = [
  ["price", ["price", "offer"]],
  ["pay", ["price", "offer"]],
  ["offer", ["offer", "price"]],
  ["time", ["time"]],
  ["date", ["when"]],
  ["phone", ["contact"]],
  ["place", ["where"]],
  ["code", ["promo_code"]],
  ["number", ["figure", "contact"]],
];

const LONGEST = 24;
const LABEL = 60;

/** "Schritt 5 bitte betonen": the name of a part says nothing by itself. */
const COUNTED =
  /^(?:(?:the|der|den|die|das|le|la|l['’]|el|il|lo|o|a|de|het)\s)?(?:step|schritt|étape|paso|passo|passaggio|stap|point|punkt|punto|ponto|punt|tip|conseil|consejo|consiglio|dica)\s+\p{N}+$/iu;

/** A step stands out in its list, and values of two kinds are the headline. */
const isNoValue = (wanted: string, { steps }: Story): boolean =>
  COUNTED.test(wanted) || (steps.length > 1 && NUMBERED.test(wanted)) || severalNamed(wanted) !== undefined;
/** "Number 4" of steps is a step. */
const NUMBERED = /^(?:number|no\.?|nummer|nr\.?|numéro|n°|número|numero|#)\s?\p{N}{1,2}$/iu;

/** Days that stand out as rows, or are a list of nothing else, are several: none of them is the largest. */
const areSeveralDays = (story: Story, wanted: string): boolean =>
  areDayRows(story) || (namesValue(wanted, "date") && areDaysAlone(story));

/** The value that the author wants largest; undefined where the story has none of it, or it is the headline. */
export function emphasisOf(story: Story): Emphasised | undefined {
  const wanted = story.wishes.findLast(({ rule }) => rule === "emphasis")?.value;
  if (!wanted || isNoValue(wanted, story)) return undefined;
  if (areSeveralDays(story, wanted)) return undefined;
  const row = rowCalled(story, wanted);
  if (row) return row;
  const all = candidatesOf(story).filter(({ value }) => value !== "" && value.length <= LONGEST);
  const graded = all.map((one) => gradeOf(one, wanted));
  const best = Math.max(0, ...graded);
  const found = best > 0 ? all[graded.indexOf(best)] : wordsAround(story, wanted);
  if (!found) return undefined;
  const isInside = /\d/.test(wanted) && found.value !== wanted && found.value.includes(wanted);
  const rest = isInside ? found.value.replace(wanted, " ").replace(/\s+/g, " ").trim() : "";
  return isInside
    ? { value: wanted, label: found.label || rest }
    : { ...("intro" in found && { intro: found.intro }), value: found.value, label: found.label };
}

/** A line of a list: what its value is called, the value with its unit, and what is noted behind it. */
const ROW =
  /^(?<name>\p{L}[^:：.!?]{2,40}?)\s?[:：]\s*(?<value>[£$€₹]?\d[\d.,\u00a0\u202f]*(?:\s?%|\s\p{L}{1,10})?)(?:[,;]\s+(?<note>[^,;]{3,40}))?$/u;
const KINDS = HELD.map(([name]) => name);

/** "The arrival time" above "Average arrival: 38 minutes": the only line of a list that is called so. */
function rowCalled({ points }: Story, wanted: string): Emphasised | undefined {
  const isKind = (word: string) => KINDS.some((name) => namesValue(word, name));
  const stems = [...tokensOf(wanted).words].filter((word) => word.length > 2 && !isKind(word)).map(stemOf);
  const rows = points.flatMap(({ text }) => {
    const { name = "", value = "", note = "" } = ROW.exec(text)?.groups ?? {};
    const own = [...tokensOf(name).words].map(stemOf);
    const isCalled = stems.length > 0 && stems.every((stem) => own.includes(stem));
    return isCalled ? [{ value: value.trim(), label: [name, note].filter(Boolean).join(", ") }] : [];
  });
  const [row, ...others] = rows;
  return others.length === 0 && row && row.label.length <= LABEL && row.value.length <= LONGEST
    ? row
    : undefined;
}

/** "963 went home working, that is 75 %": words that only lead to a number, which says the clause before it once more. */
const LINK =
  /^(?:(?:that|this|it|which)(?:[’']s| is| was| makes| means| comes to)|or|i\.e|das (?:ist|sind|war|waren|macht)|also|oder|c[’']est|c[’']était|cela fait|ce qui fait|soit|ou|(?:eso|esto|lo que|que) (?:es|son|supone)|es decir|o sea|cioè|ossia|ovvero|vale a dire|(?:dat|dit) (?:is|zijn|was)|ofwel|oftewel|ou seja|isto é|(?:isso|o que) (?:é|são|dá))(?: (?:about|around|rund|etwa|environ|unos|circa|ongeveer|cerca de))?$/iu;

/** A number that is no value of its own: with the words of its clause, where these are few. */
function wordsAround({ facts }: Story, wanted: string): Emphasised | undefined {
  const value = wanted.trim();
  if (!/\d/.test(value) || value.length > LONGEST) return undefined;
  const own = facts.filter(({ from, says }) => from === "brief" && says.includes(value));
  const clauses = own.flatMap(({ says }) => says.split(/[,;:.!?]\s+|\.$|[、。]/u));
  const at = clauses.findIndex((one) => one.includes(value));
  const [before = "", after = ""] = (clauses[at] ?? "").split(value).map((part) => part.trim());
  if (after === "" && LINK.test(before)) {
    const whole = clauses[at - 1] ?? "";
    return { value, label: whole.length <= LABEL ? whole : "" };
  }
  const label = `${before} ${after}`.trim();
  if (label.length > LABEL || !/\p{L}{4}/u.test(label)) return { value, label: "" };
  const isBetween = /\p{L}$/u.test(before) && /^\p{L}/u.test(after);
  return isBetween ? { intro: before, value, label: after } : { value, label };
}

function candidatesOf(story: Story): Candidate[] {
  const { figures, offer, when, facts } = story;
  const kinds = new Map(facts.map(({ id, kind }) => [id, kind]));
  const quotes = new Map(facts.map(({ id, quote }) => [id, quote]));
  const of = (value: string, label: string, ids: readonly string[], known?: Candidate["kinds"]) => ({
    value,
    label,
    kinds: known ?? ids.flatMap((id) => kinds.get(id) ?? []),
    said: tokensOf([value, label, ...(label ? [] : ids.map((id) => quotes.get(id) ?? ""))].join("\n")),
  });
  return [
    ...(offer ? [of(offer.value, "", offer.facts, ["offer", "price"])] : []),
    ...(when ? [of(when.date, "", when.facts, ["when"]), of(when.time, "", when.facts, ["time"])] : []),
    ...(when ? [of(when.place, "", when.facts, ["where"])] : []),
    ...contactsOf(story).map(({ value, label, fact }) => of(value, label, [fact.id], ["contact"])),
    ...figures
      .filter((one) => !isCounter(one, facts))
      .map(({ value, label, fact }) => of(value, label, [fact], ["figure"])),
    ...valuesOf(story).map(({ text, cell, facts: ids }) => of(cell?.value ?? text, nameOf(cell?.name), ids)),
  ];
}

const PHONE = /\+?\d[\d\s()/.-]{5,}\d/;

/** Numbers to call, each with the words before it: "Nights and weekends: 01632 960 399". */
function contactsOf({ facts }: Story) {
  return facts.flatMap((fact) => {
    const [value = ""] = fact.kind === "contact" ? (PHONE.exec(fact.quote) ?? []) : [];
    const at = value === "" ? -1 : fact.says.indexOf(value);
    const before =
      fact.says
        .slice(0, Math.max(0, at))
        .split(/[.;!?]\s+/u)
        .at(-1) ?? "";
    const label = before.replace(/[\s:–—-]+$/u, "");
    return value === "" ? [] : [{ value, label: label.length <= LABEL ? label : "", fact }];
  });
}

/** "Price" over a price says nothing that the sign of the currency does not say. */
const nameOf = (name = "") => (/\s/.test(name) ? name : "");

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** "Night" and "nights" are one word. */
const STEM = 4;
const stemOf = (word: string) => word.slice(0, STEM);

/** Numbers count most, then the kind, then the words beside it. */
function gradeOf({ value, kinds, said }: Candidate, wanted: string): number {
  const { numbers, words } = tokensOf(wanted);
  if (numbers.size > 0) {
    const own = tokensOf(value).numbers;
    const isSame = own.size === numbers.size && [...numbers].every((number) => own.has(number));
    return value.includes(wanted) ? 9 : isSame && !UNSPACED.test(wanted) ? 8 : 0;
  }
  if (isSaid(wanted, tokensOf(value))) return 6;
  const called = HELD.find(([name]) => namesValue(wanted, name))?.[1] ?? [];
  const at = called.findIndex((kind) => kinds.includes(kind));
  if (at < 0) return 0;
  const near = [...said.words].map(stemOf);
  const shared = [...words].filter((word) => word.length > 2 && near.includes(stemOf(word))).length;
  return 4 - at + Math.min(2, shared) * 1.5;
}
