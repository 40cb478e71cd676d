import type { FactKind } from "../../../../story/kinds.ts";
import type { Fact, Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { EMAIL_ADDRESS } from "../../../../text/email-address.ts";
import { isRanked } from "../../../../text/ranked.ts";
import { label } from "../labels.ts";
import { dayOf } from "./begins.ts";
import { lastDayIn } from "./last-day.ts";
import { type NamedValue, named, SMALL_PRICE } from "./named.ts";
import { isOfModel } from "./of-model.ts";
import { offerValues } from "./offer-values.ts";
import { type DayHours, weekHours } from "./opening-hours.ts";
import { LONGEST, LONGEST_NAME, leansBack, SENTENCE, type ShownValue, trimmed } from "./shown-value.ts";
import { ofSidePrice, withWholeName } from "./side-price.ts";

/** Kinds of facts that a picture should not lose. */
const KINDS: readonly FactKind[] = ["price", "when", "where", "promo_code", "condition", "contact"];

export const isMustShow = ({ kind }: Pick<Fact, "kind">) => KINDS.includes(kind);

/** Whether the words are in another language than the brief's. */
export const isTranslated = ({ language, spoken }: Pick<Story, "language" | "spoken">) =>
  language.split("-")[0] !== spoken.split("-")[0];

/** What its author wants to be seen stands alone as the headline, and the writer has put nothing beside it. */
const standsAlone = ({ by, wishes, points, support, when, offer, prices, slides }: Story): boolean =>
  by === "house" &&
  wishes.some(({ rule }) => rule === "emphasis") &&
  [points, prices, slides].every((list) => list.length === 0) &&
  [support, when, offer].every((slot) => slot === null);

/** The values that a picture of the story should show: of its slots, and of its facts. */
export function valuesOf(story: Story): ShownValue[] {
  if (standsAlone(story)) return [];
  const week = weekHours(story.points);
  const slots = [...whenValues(story, week !== undefined), ...offerValues(story), ...priceValues(story)];
  const inSlots = new Set(slots.flatMap(({ facts }) => facts));
  const rest = story.facts.filter((fact) => isMustShow(fact) && !inSlots.has(fact.id));
  // A model has written its own sentences; only short values are added to them.
  const each = rest
    .map((fact) => looseValue(fact, story))
    .filter(({ cell }) => cell !== undefined || !isOfModel(story));
  const shown = new Set(slots.map(({ cell }) => cell?.value).filter(Boolean));
  const isSlot = (text: string) => slots.some((slot) => isMost(slot.text, text));
  const loose = withoutOverlaps(each).filter(
    ({ cell, text }) => (!cell || !shown.has(cell.value)) && !isSlot(text),
  );
  const brand = story.facts.find(({ from }) => from === "name")?.quote.toLowerCase();
  return [...slots, ...withHours(loose, week)].filter(
    (value) => value.text !== "" && value.text.toLowerCase() !== brand && !isUnwanted(value, story),
  );
}

/** The hours of a week as the author listed them, from Monday on, in place of what was read of each. */
function withHours(
  values: readonly ShownValue[],
  week: readonly DayHours[] | undefined,
): readonly ShownValue[] {
  if (!week) return values;
  const texts = week.map(({ line }) => line.text.replace(/\.$/u, ""));
  const others = values.filter(({ text }) => !texts.some((one) => one.includes(text)));
  const days = week.map(({ line, label: name, value }, i) => ({
    text: texts[i] ?? "",
    label: "",
    facts: line.facts,
    cell: { name, value },
  }));
  return [...days, ...others];
}

/** Whether one text is most of another, whatever its case and the marks between its parts: "Stollen, 1 kg: 18,50 €". */
const isMost = (part: string, text: string) =>
  part.length > text.length * MOST_OF && unmarked(text).includes(unmarked(part));
const unmarked = (text: string) => text.toLowerCase().replace(/[:：,;](?=\s)/gu, "");
const MOST_OF = 0.8;

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

/** "Apply by 4 May with a letter and …": of a sentence that is too long for a line, the last day. */
function lastDayOf({ id, kind, quote }: Fact, story: Story): ShownValue | undefined {
  const { name = "", day = "" } = (kind === "when" && !isTranslated(story) && lastDayIn(quote)) || {};
  const cell = { name: capitalized(name), value: day };
  return day === "" ? undefined : { text: `${name} ${day}`, label: "", facts: [id], cell };
}

function looseValue(fact: Fact, story: Story): ShownValue {
  const text = shortOf(fact, story);
  const last = text === "" ? lastDayOf(fact, story) : undefined;
  if (last) return last;
  const found = named({
    text: calm(trimmed(text)),
    kind: fact.kind,
    quote: fact.quote,
    says: fact.says,
    spoken: story.spoken,
  });
  const cell =
    found && fact.kind === "when" ? underOwnName(found, fact, story) : found && ofPrice(found, fact, story);
  return {
    text: cell ? text : withoutHeadline(untorn(text, fact, story), story),
    label: "",
    facts: [fact.id],
    ...(cell && { cell }),
  };
}

function ofPrice(found: NamedValue, fact: Fact, story: Story): NamedValue | undefined {
  const whole = fact.kind === "price" ? withWholeName(found, fact) : found;
  return whole && ofSidePrice(whole, fact, story);
}

/** "Check your boiler: £89 until Friday" under the headline "Check your boiler" would say it twice. */
const withoutHeadline = (text: string, { headline }: Story) =>
  headline.text !== "" && text.startsWith(`${headline.text}:`)
    ? trimmed(text.slice(headline.text.length))
    : text;

/** "Last day to order: Wednesday 9 December" is no "Date": its name is the author's, or it stands in its sentence. */
function underOwnName(cell: NamedValue, { quote }: Fact, { facts }: Story): NamedValue | undefined {
  const around = facts.find(
    (other) => other.from === "brief" && other.quote.length > quote.length && other.quote.includes(quote),
  );
  const before = around?.quote.slice(0, around.quote.indexOf(quote)) ?? "";
  const name =
    /(?:^|(?<!\d)[.!?;]\s+)((?:[^:：.!?;]|(?<=\d)\.(?=\s)){3,})[:：]\s*$/u.exec(before)?.[1]?.trim() ?? "";
  if (name === "") return cell;
  return name.length <= LONGEST_NAME ? { ...cell, name: capitalized(name) } : undefined;
}

/** The marks of code are the writer's: posts and pictures go without. */
const CODE_MARKS = /`([^`\n]{1,60})`/g;
/** "1. ", "2) ": what the author counts is no part of the words; "1. Jahr" is. */
const STEP_NUMBER = /^\s*\(?\d{1,2}[.)]\s+/;
const withoutNumber = (quote: string): string => {
  const rest = quote.replace(STEP_NUMBER, "");
  return isRanked(rest) ? quote.trim() : rest;
};

/** A part of a sentence, as the sentence that holds it; empty where that leans on the one before it. */
function untorn(text: string, { quote, from }: Fact, story: Story): string {
  if (from !== "brief" || text === "" || isTranslated(story)) return text;
  const around = story.facts
    .filter(
      (other) => other.from === "brief" && other.quote.length > quote.length && other.quote.includes(quote),
    )
    .map((other) => trimmed(withoutNumber(other.quote).replace(CODE_MARKS, "$1")))
    .sort((a, b) => b.length - a.length)[0];
  // The author's wishes are obeyed in posts: what no post says is not said here either.
  const isPublished = around !== undefined && isInPosts(around, story);
  const whole = isPublished ? around : text;
  if (leansBack(whole) || (isPublished && whole.length > SENTENCE)) return "";
  return whole;
}

const isInPosts = (text: string, { posts }: Story) =>
  Object.values(posts).some((post) => post?.replace(/[’‘]/g, "'").includes(text.replace(/[’‘]/g, "'")));

/** The day beside the hours of a week is mostly one on which they do not hold: its sentence says so, a cell would not. */
function whenValues(story: Story, isWeek: boolean): ShownValue[] {
  const { when, spoken } = story;
  if (!when) return [];
  const parts = isWeek ? (["place"] as const) : (["date", "time", "place"] as const);
  return parts.map((part) => {
    const value = part === "date" ? dayOf(story) : when[part];
    return { text: when[part], label: "", facts: when.facts, cell: { name: label(part, spoken), value } };
  });
}

const priceValues = ({ prices, spoken }: Story): ShownValue[] =>
  prices.map(({ name, price, fact }) => ({
    text: [name.replace(SMALL_PRICE, ""), price].filter(Boolean).join(" "),
    label: "",
    facts: [fact],
    cell: { name: capitalized(name.replace(SMALL_PRICE, "")) || label("price", spoken), value: price },
  }));

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

const CONTACT = new RegExp(String.raw`${EMAIL_ADDRESS}|\+?\d[\d\s()/.-]{5,}\d`);

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
