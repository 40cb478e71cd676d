import type { Fact, Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { EMAIL_ADDRESS } from "../../../../text/email-address.ts";
import { writtenDay } from "../../card/dates.ts";
import { SEPARATOR } from "../fact-cells.ts";
import { withoutAsked } from "./ask.ts";
import { withName } from "./called.ts";
import { isUnlabelledTime, withItsLabel } from "./labelled-day.ts";
import { valuesOf, written } from "./must-show.ts";
import { amountsIn, generalNames, isNeeded, LIST, NEEDED, pricesOf } from "./needed-facts.ts";
import { offerIn } from "./offer-line.ts";
import { type ShownValue, trimmed } from "./shown-value.ts";
import { isSaid, type Tokens, tokensOf } from "./tokens.ts";
import { withoutJoint } from "./without-joint.ts";

/** The day, the hours and the place of the news itself. */
const OWN = 10;
/** The first day of a story that has none of its own. */
const FIRST_DAY = 5;
const LONGEST_LIST = 6;
/** A longer line is a paragraph, which no one reads from one picture. */
const LONGEST = 90;

type Kept = { text: string; rank: number; value: ShownValue };
type KeptOptions = {
  /** Whether a list of prices may stand here, where it is read once more. */
  hasList?: boolean;
};

/**
 * What a viewer takes along from the last picture: day, hours, place, prices and the last day, each with what it is of,
 * as far as they fit into so many characters, and nothing twice: a line that another one says gives way to it.
 */
export function keptFacts(
  story: Story,
  said: readonly string[],
  most: number,
  { hasList = false }: KeptOptions = {},
): string[] {
  const found = withLabels(withoutRepeats(linesOf(story, said)), story);
  const list = listIn(found, story, said, hasList ? most : 0);
  const kept: Kept[] = [];
  for (const one of found
    .filter((each) => !list.includes(each))
    .toSorted((a, b) => b.rank - a.rank || a.text.length - b.text.length)) {
    const line = [...kept, one].map(({ text }) => text).join(SEPARATOR);
    if (line.length <= most) kept.push(one);
  }
  const shown = found.filter((one) => kept.includes(one));
  const { date = "" } = story.when ?? {};
  // The sentence that says the day stands before its hours.
  const saysDay = ({ text }: Pick<Kept, "text">) =>
    Number(date !== "" && text.toLowerCase().includes(date.toLowerCase()));
  const about = shown.filter(isAbout).toSorted((a, b) => saysDay(b) - saysDay(a));
  return [...about, ...shown.filter((one) => !isAbout(one))].map(({ text }) =>
    withoutJoint(text, story.spoken),
  );

  /** The hours may stand in the sentence of the day, and stay beside it. */
  function isAbout({ rank, value, text }: Kept): boolean {
    const about = story.facts.filter(({ id }) => story.when?.facts.includes(id));
    const held = story.facts.filter(({ id, kind }) => kind === "when" && value.facts.includes(id));
    return (
      rank >= OWN ||
      saysDay({ text }) > 0 ||
      held.some(({ quote }) => about.some((fact) => fact.quote.includes(quote)))
    );
  }
}

/** Days that nothing is said of stand with their label, or together as a timetable, or not at all. */
function withLabels(lines: readonly Kept[], story: Story): Kept[] {
  const bare = lines.filter(({ text }) => isUnlabelledTime(text, story));
  const timed = lines.filter((line) => line.rank === NEEDED.when || bare.includes(line));
  if (bare.length > 1 || (bare.length > 0 && timed.length >= LIST)) {
    const seen = tokensOf(lines.map(({ text }) => text).join("\n"));
    const days = story.facts.filter((fact) => fact.kind === "when" && isNeeded(fact));
    const isWhole = days.every(({ quote }) => isSaid(quote, seen));
    return isWhole ? [...lines] : lines.filter((line) => !timed.includes(line));
  }
  return lines.flatMap((line) => {
    const text = bare.includes(line) ? withItsLabel(line.text, story) : line.text;
    return text === "" ? [] : [{ ...line, text }];
  });
}

/** Prices of a list that have no room together, beside the day and the place, or are not all of it. */
function listIn(found: readonly Kept[], story: Story, said: readonly string[], most: number): Kept[] {
  const offered = found.filter(({ value }) => isOffered(value, story));
  const prices = found.filter(
    (one) => !offered.includes(one) && (isPrice(one) || amountsIn(one.text).length > 0),
  );
  const ofOffer = offered.flatMap(({ text }) => amountsIn(text));
  const amounts = pricesOf(story).filter((amount) => !ofOffer.includes(amount));
  if (prices.length < LIST && amounts.length < LIST) return [];
  const shown = new Set([...said, ...prices.map(({ text }) => text)].flatMap(amountsIn));
  const beside = found.filter((one) => one.rank >= OWN || prices.includes(one));
  const hasRoom = beside.map(({ text }) => text).join(SEPARATOR).length <= most;
  const isWhole = prices.length <= LONGEST_LIST && amounts.every((amount) => shown.has(amount));
  return isWhole && hasRoom ? [] : prices;
}

/** The needed values as lines of their own: first those of the news itself, without which the others repeat them. */
function linesOf(story: Story, said: readonly string[]): Kept[] {
  const seen = tokensOf(said.join("\n"));
  const values = valuesOf(story).filter((value) => rankOf(value, story) > 0 && !isOfEntry(value, story));
  const own = values.filter((value) => isOwn(value, story)).map(({ text }) => text);
  const beside = tokensOf([...said, ...own].join("\n"));
  const all = values.flatMap((value): Kept[] => {
    const text = lineOf(value, story, isOwn(value, story) ? seen : beside);
    return text === "" ? [] : [{ text, value, rank: rankOf(value, story) }];
  });
  return together(all, story);
}

function lineOf(value: ShownValue, story: Story, seen: Tokens): string {
  if (isSaid(value.text, seen)) return "";
  const offered = isOffered(value, story) ? offerIn(story) : "";
  if (offered !== "") return capitalized(offered);
  const text = withoutAsked(named(value, story), story);
  // "Former Post Office, Station Road": an address without a number is no remark in any of its parts.
  const isAddress = story.facts.some((fact) => isPlace(fact) && trimmed(fact.quote) === trimmed(text));
  const line =
    value.cell || isAddress
      ? text
      : withoutSaid(withoutAddress(withWholeShortForm(text, story), story), story, seen);
  return line.length <= LONGEST ? capitalized(line) : "";
}

/** "38 900 € incl. VAT": what was cut at the full stop of a short form goes on. */
function withWholeShortForm(text: string, { facts }: Story): string {
  if (!SHORT_FORM.test(text)) return text;
  const whole = facts.find(({ from, quote }) => from === "brief" && quote.includes(`${text}. `));
  return whole ? trimmed(whole.quote) : text.replace(SHORT_FORM, "");
}
const SHORT_FORM = /\s(?:in[ck]l|ex[ck]l|zzgl|approx|ca|bzw|max|min)$/iu;

/** What is paid now, of an offer that tells what was paid before, or too long a sentence that says both. */
const isOffered = ({ text }: ShownValue, { offer }: Story): boolean =>
  offer !== null &&
  offer.before !== "" &&
  (text === offer.value ||
    (text.length > LONGEST && [offer.value, offer.before].every((part) => text.includes(part))));

const ADDRESS = new RegExp(
  String.raw`\s(?:(?:at|on|via|to|an|auf|unter|über|sur|chez|à|en|a|su|da|op|via|em|no)\s)?(?:${EMAIL_ADDRESS}|(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}(?:\/\S*)?)(?=$|[,;])`,
  "giu",
);

/** The address that the action names stands under the lines. */
function withoutAddress(text: string, { cta }: Story): string {
  const action = cta ? `${cta.label} ${cta.url}`.toLowerCase() : "";
  return text
    .replace(ADDRESS, (found) => (action.includes(found.trim().split(" ").at(-1) ?? "") ? "" : found))
    .replace(/,(?=,)/gu, "");
}

const FREE =
  /(?<!\p{L})(?:free|frei|kostenlos|gratis|gratuit\p{L}*|libre|ingresso libero|grátis)(?!\p{L})|無料/iu;

/** A sentence without the clauses at its ends that other lines say, and without remarks behind its last value. */
function withoutSaid(text: string, { facts }: Story, seen: Tokens): string {
  const clauses = text.split(/(?<=[,;:])\s+(?![^()]*\))/u);
  const bare = (clause: string) => clause.replace(/[,;:]$/u, "");
  const holds = (clause: string) =>
    /\d/u.test(clause) ||
    FREE.test(clause) ||
    facts.some((fact) => isPlace(fact) && clause.includes(fact.quote));
  while (clauses.length > 0 && isSaid(bare(clauses[0] ?? ""), seen)) clauses.shift();
  while (clauses.length > 1 && isRemark(bare(clauses.at(-1) ?? ""))) {
    if (TOWN.test(bare(clauses.at(-1) ?? "")) && /\d/u.test(clauses.at(-2) ?? "")) break;
    clauses.pop();
  }
  return clauses.some(holds) ? trimmed(clauses.join(" ")) : "";

  function isRemark(clause: string): boolean {
    return isSaid(clause, seen) || !holds(clause);
  }
}

/** "22 Commercial Row, Newport": the name behind a street is of its address. */
const TOWN = /^\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+){0,3}$/u;

const isPlace = ({ kind }: Fact) => kind === "where" || kind === "contact" || kind === "promo_code";

/** Prices that the author gives in one sentence stand on one line: with what is free beside them. */
function together(lines: readonly Kept[], { facts }: Story): Kept[] {
  const whole = facts.filter(({ from, quote }) => from === "brief" && quote.length <= LONGEST);
  const used = new Set<string>();
  return lines.flatMap((line): Kept[] => {
    const { quote = "" } =
      whole.find(
        ({ quote }) =>
          isPrice(line) &&
          lines.filter((one) => isPrice(one) && quote.includes(one.value.text)).length > 1 &&
          quote.includes(line.value.text),
      ) ?? {};
    if (quote === "") return [line];
    if (used.has(quote)) return [];
    used.add(quote);
    return [{ ...line, text: capitalized(trimmed(quote)), value: { ...line.value, text: quote } }];
  });
}

/** A line whose words and numbers another one says gives way to it; of two that say the same, the second does. */
function withoutRepeats(lines: readonly Kept[]): Kept[] {
  const tokens = lines.map(({ text }) => tokensOf(text));
  return lines.filter(
    ({ text }, i) =>
      !lines.some(
        (other, j) =>
          i !== j &&
          isSaid(text, tokens[j] as Tokens) &&
          (other.text.length > text.length || (other.text.length === text.length && j < i)),
      ),
  );
}

/** How much longer an entry is than a value that is only a part of it. */
const LONGER = 1.6;

/** "New: family plan for six people, £9 a month": the price of one entry of a list says nothing without the entry. */
function isOfEntry(value: ShownValue, story: Story): boolean {
  if (isOwn(value, story)) return false;
  const { text } = value;
  // The number to call is needed wherever it stands.
  if (CALLED.test(text)) return false;
  const { changes, points, rows, steps, slides } = story;
  if (rows.some(({ fact }) => value.facts.includes(fact))) return true;
  if (changes.some((entry) => text.includes(entry.text))) return true;
  const entries = [
    ...[...changes, ...points].map((entry) => entry.text),
    ...[...steps, ...slides].map(({ title, body }) => `${title} ${body}`),
  ];
  const isMany = entries.length > 1;
  if (isMany && arePricesOf(text, entries)) return true;
  return isMany && entries.some((entry) => entry.includes(text) && entry.length > LONGER * text.length);
}

const CALLED = /\d(?:[\s/.()-]{0,2}\d){7,}/u;
const AMOUNT = /[£$€₹]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?[£$€₹]/gu;
/** "A flat is £95, a house £130": all of it stands in entries with a price each, which are read once. */
function arePricesOf(text: string, entries: readonly string[]): boolean {
  const amounts = text.match(AMOUNT) ?? [];
  const priced = entries.filter((entry) => entry.match(AMOUNT));
  return (
    priced.length > 1 && amounts.length > 1 && amounts.every((one) => priced.some((e) => e.includes(one)))
  );
}

const isPrice = ({ value: { cell } }: Pick<Kept, "value">) =>
  cell !== undefined && /\d\s?[€£$₹]|[€£$₹]\s?\d/u.test(cell.value);

/** "Children: Mon and Wed, 5 to 6 pm": what the author has in one short line is not torn. */
function lineOfName({ name, value }: NonNullable<ShownValue["cell"]>, { facts }: Story): string | undefined {
  const said = facts.filter(({ from }) => from === "brief").map(({ quote }) => trimmed(quote));
  return said.find(
    (line) => line.startsWith(`${name}: `) && line.includes(value) && line.length <= LONGEST_NAMED,
  );
}
const LONGEST_NAMED = 48;

/** A price is nothing without what it is for: "Winter check £35". Days and places need no name. */
function named(value: ShownValue, story: Story): string {
  const { cell, text } = value;
  if (!cell) return withName(written(value), story);
  const { spoken } = story;
  const whole = lineOfName(cell, story);
  if (whole) return whole;
  // "Until 17 February" is said with its first word.
  const isNamed =
    !generalNames(spoken).includes(cell.name) && !text.toLowerCase().includes(cell.name.toLowerCase());
  return isNamed ? `${cell.name}: ${cell.value}` : text.length > cell.value.length ? text : cell.value;
}

/** The day, the hours and the place of the news itself. */
const isOwn = ({ facts, cell }: ShownValue, { when }: Story): boolean =>
  when !== null && cell !== undefined && facts.some((id) => when.facts.includes(id));

/** The most needed fact that a value holds; an hour or a date counts, a mere habit ("every Sunday") does not. */
function rankOf(value: ShownValue, story: Story): number {
  if (isOwn(value, story)) return OWN;
  if (isOffered(value, story)) return NEEDED.price ?? 0;
  const held = story.facts.filter((fact) => isNeeded(fact) && isIn(value, fact));
  if (held.some(({ id }) => id === firstDayOf(story)?.id)) return FIRST_DAY;
  return Math.max(0, ...held.map(({ kind }) => NEEDED[kind] ?? 0));
}

const firstDayOf = ({ when, facts }: Story): Fact | undefined =>
  when ? undefined : facts.find(({ kind, quote }) => kind === "when" && writtenDay(quote) !== "");

const isIn = ({ facts, text }: ShownValue, { id, quote }: Fact) =>
  facts.includes(id) || isSaid(quote, tokensOf(text));
