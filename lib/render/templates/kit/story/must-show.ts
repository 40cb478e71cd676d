import type { Fact, FactKind, Story } from "../../../../story/schema.ts";
import { label } from "../labels.ts";
import { capitalized, END_WORD, endCell, type NamedValue, named, SMALL_PRICE } from "./named.ts";
import { isOfModel } from "./of-model.ts";

/**
 * A value that readers need, and the word before it where it needs one. The facts are those it may be of. The
 * cell is the same for a row of facts.
 */
export type ShownValue = { text: string; label: string; facts: readonly string[]; cell?: NamedValue };

/** Kinds of facts that a picture should not lose. */
const KINDS: readonly FactKind[] = ["price", "when", "where", "promo_code", "condition", "contact"];

/** A sentence that holds a value, where the value alone would be torn from it. */
const SENTENCE = 120;
/** First words of a sentence that needs the one before it. */
const LEANS =
  /^(?:or|oder|ou|it|they|he|she|this|that|these|those|so|then|er|es|sie|das|dann|il|elle|ils|ça|cela|ella|esto|eso|luego|dan|het|ze)(?!\p{L})/iu;

/** Longer values are sentences, and not for a line of details. */
const LONGEST = 80;

export const isMustShow = ({ kind }: Pick<Fact, "kind">) => KINDS.includes(kind);

/** Whether the words are in another language than the brief's. */
export const isTranslated = ({ language, spoken }: Pick<Story, "language" | "spoken">) =>
  language.split("-")[0] !== spoken.split("-")[0];

/** The values that a picture of the story should show: of its slots, and of its facts. */
export function valuesOf(story: Story): ShownValue[] {
  const slots = [...whenValues(story), ...offerValues(story), ...priceValues(story)];
  const inSlots = new Set(slots.flatMap(({ facts }) => facts));
  const rest = story.facts.filter((fact) => isMustShow(fact) && !inSlots.has(fact.id));
  // A model has written its own sentences; only short values are added to them.
  const each = rest
    .map((fact) => looseValue(fact, story))
    .filter(({ cell }) => cell !== undefined || !isOfModel(story));
  const shown = new Set(slots.map(({ cell }) => cell?.value).filter(Boolean));
  const loose = withoutOverlaps(each).filter(({ cell }) => !cell || !shown.has(cell.value));
  const brand = story.facts.find(({ from }) => from === "name")?.quote.toLowerCase();
  return [...slots, ...loose].filter(
    (value) => value.text !== "" && value.text.toLowerCase() !== brand && !isUnwanted(value, story),
  );
}

/** A list gives way to its entries where they are cells. Else the longer says both; of equal ones, the last. */
function withoutOverlaps(values: readonly ShownValue[]): ShownValue[] {
  const isList = ({ text }: ShownValue) =>
    values.filter((one) => one.cell && one.text !== text && text.includes(one.text)).length > 1;
  const single = values.filter((value) => !isList(value));
  return single.filter(
    ({ text }, i) =>
      !single.some((other, j) => other.text.includes(text) && (other.text.length > text.length || j > i)),
  );
}

function looseValue(fact: Fact, story: Story): ShownValue {
  const text = shortOf(fact, story);
  const found = named({
    text: calm(trimmed(text)),
    kind: fact.kind,
    quote: fact.quote,
    spoken: story.spoken,
  });
  const cell =
    found && fact.kind === "when"
      ? underOwnName(found, fact, story)
      : found && ofSidePrice(found, fact, story);
  return {
    text: cell ? text : untorn(text, fact, story),
    label: "",
    facts: [fact.id],
    ...(cell && { cell }),
  };
}

/** The first price of a brief is the price. "Small dogs are welcome, €10 a night" is another, and says what for. */
function ofSidePrice(cell: NamedValue, { id, kind, says }: Fact, { facts, spoken }: Story) {
  const first = facts.find((fact) => fact.from === "brief" && fact.kind === "price");
  if (kind !== "price" || cell.name !== label("price", spoken) || !first || first.id === id) return cell;
  const before = says.slice(0, Math.max(0, says.indexOf(cell.value)));
  const name = (before.split(/[.;:!?]\s+/u).at(-1) ?? "").replace(/[\s,–—-]+$/u, "");
  const isName = /\p{L}{3}/u.test(name) && name.length <= LONGEST_NAME;
  return isName ? { ...cell, name: capitalized(name) } : undefined;
}

/** "Last day to order: Wednesday 9 December" is no "Date": its name is the author's, or it stands in its sentence. */
function underOwnName(cell: NamedValue, { quote }: Fact, { facts }: Story): NamedValue | undefined {
  const around = facts.find(
    (other) => other.from === "brief" && other.quote.length > quote.length && other.quote.includes(quote),
  );
  const before = around?.quote.slice(0, around.quote.indexOf(quote)) ?? "";
  const name = /(?:^|[.!?;]\s+)([^:：.!?;]{3,})[:：]\s*$/u.exec(before)?.[1]?.trim() ?? "";
  if (name === "") return cell;
  return name.length <= LONGEST_NAME ? { ...cell, name: capitalized(name) } : undefined;
}
const LONGEST_NAME = 28;

/** "1. ", "2) ": what the author counts is no part of the words. */
const STEP_NUMBER = /^\s*\(?\d{1,2}[.)]\s+/;

/** A part of a sentence, as the sentence that holds it; empty where that leans on the one before it. */
function untorn(text: string, { quote, from }: Fact, story: Story): string {
  if (from !== "brief" || text === "" || isTranslated(story)) return text;
  const around = story.facts
    .filter(
      (other) => other.from === "brief" && other.quote.length > quote.length && other.quote.includes(quote),
    )
    .map((other) => trimmed(other.quote.replace(STEP_NUMBER, "")))
    .sort((a, b) => b.length - a.length)[0];
  // The author's wishes are obeyed in posts: what no post says is not said here either.
  const isPublished = around !== undefined && isInPosts(around, story);
  const whole = isPublished ? around : text;
  if (LEANS.test(whole) || (isPublished && whole.length > SENTENCE)) return "";
  return whole;
}

const isInPosts = (text: string, { posts }: Story) =>
  Object.values(posts).some((post) => post?.replace(/[’‘]/g, "'").includes(text.replace(/[’‘]/g, "'")));

const whenValues = ({ when, spoken }: Story): ShownValue[] =>
  when
    ? (["date", "time", "place"] as const).map((part) => {
        const text = when[part];
        return { text, label: "", facts: when.facts, cell: { name: label(part, spoken), value: text } };
      })
    : [];

/** "Offer" stands only over an offer. What a course or a new thing costs is its price, and a gift says itself what it is. */
function valueCell({ occasion, spoken }: Story, value: string): Pick<ShownValue, "cell"> {
  if (occasion === "offer") return { cell: { name: label("offer", spoken), value } };
  return SUM.test(value) ? { cell: { name: label("price", spoken), value } } : {};
}
const SUM = /^(?:[£$€¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£$€¥円元]|euros?|CHF|kr|zł))$/u;

function offerValues(story: Story): ShownValue[] {
  const { offer, spoken } = story;
  if (!offer) return [];
  const { value, ends, code, terms, facts } = offer;
  const until = endWordOf(story);
  const end = until ? { name: capitalized(until), value: ends } : endCell(ends);
  return [
    // Where the story is about something else, a bare "25%" would say nothing; "Early bird €290" says what it is.
    {
      text: story.occasion === "offer" || /\p{L}{3,}/u.test(value) ? value : "",
      label: "",
      facts,
      ...valueCell(story, value),
    },
    { text: ends, label: until, facts, ...(end && { cell: end }) },
    { text: code, label: label("code", spoken), facts, cell: { name: label("code", spoken), value: code } },
    { text: terms.length <= LONGEST ? terms : "", label: "", facts },
  ];
}

const priceValues = ({ prices, spoken }: Story): ShownValue[] =>
  prices.map(({ name, price, fact }) => ({
    text: [name.replace(SMALL_PRICE, ""), price].filter(Boolean).join(" "),
    label: "",
    facts: [fact],
    cell: { name: capitalized(name.replace(SMALL_PRICE, "")) || label("price", spoken), value: price },
  }));

/** When an offer ends, said so that it cannot be taken for its beginning. */
export const endOf = (story: Story): string =>
  [endWordOf(story), story.offer?.ends].filter(Boolean).join(" ");

const SAYS_END = new RegExp(
  `(?<!\\p{L})(?:${END_WORD}|end|last|ende|fin|fine|midnight)(?!\\p{L})|まで|截止|止|حتى|עד`,
  "iu",
);

/** The author's own word before the end of an offer; without one ours, unless the end speaks for itself. */
function endWordOf({ offer, facts, spoken }: Story): string {
  const { ends = "", facts: ids = [] } = offer ?? {};
  if (ends === "" || SAYS_END.test(ends)) return "";
  const quotes = facts.filter(({ id }) => ids.includes(id)).map(({ quote }) => quote);
  const at = new RegExp(`(?<!\\p{L})(${END_WORD})\\s+$`, "iu");
  const said = quotes.map((quote) => at.exec(quote.slice(0, Math.max(0, quote.indexOf(ends))))?.[1]);
  return said.find(Boolean)?.toLowerCase() ?? label("until", spoken);
}

/** A value as it stands in a line. */
export const written = ({ text, label: before }: ShownValue) =>
  [before, calm(trimmed(text))].filter(Boolean).join(" ");

/** Several words in capitals shout; a code or an abbreviation alone does not. */
const isLoud = (text: string) =>
  !/\p{Ll}/u.test(text) && /\p{Lu}{4,}/u.test(text) && (text.match(/\p{Lu}{2,}/gu) ?? []).length > 1;

/** Words of a shouted line get one capital each, for it cannot be known which of them are names. */
const calm = (text: string): string =>
  isLoud(text)
    ? text.replace(
        /(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu,
        (word) => word.charAt(0) + word.slice(1).toLowerCase(),
      )
    : text;

const CONTACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d[\d\s()/.-]{5,}\d/;

/** A fact as it may stand in a line: its words where they are few, else the heart of it. */
function shortOf({ kind, quote, says }: Fact, story: Story): string {
  const heart = kind === "contact" ? (CONTACT.exec(quote)?.[0].trim() ?? "") : "";
  if (heart) return heart;
  // In another language only what was written of it can stand.
  // A statement is cleaner than its quote; that of a value is the whole sentence around it.
  const isCleaner = says.length <= quote.length || isLoud(quote);
  const texts = isTranslated(story) ? [says] : isCleaner ? [says, quote] : [quote, says];
  return texts.map(trimmed).find((text) => text.length <= LONGEST) ?? "";
}

const trimmed = (text: string) => text.trim().replace(/^[-–—•*·:,;\s]+|[.,;:。\s]+$/gu, "");

/** What the author asked to leave out is not added by us. */
function isUnwanted({ text, facts }: ShownValue, { wishes, facts: all }: Story): boolean {
  const low = text.toLowerCase();
  const kinds = all.filter(({ id }) => facts.includes(id)).map(({ kind }): string => kind);
  return wishes.some(
    ({ rule, value }) =>
      (rule === "leave_out_words" && value !== "" && low.includes(value.toLowerCase())) ||
      (rule === "leave_out_kind" && facts.length === 1 && kinds.includes(value)),
  );
}
