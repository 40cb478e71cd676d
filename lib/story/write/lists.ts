import { sentences } from "../../copy/sentences.ts";
import { capitalize, isTyped, lowerFirst, stop, unstop } from "../../copy/text.ts";
import type { FactKind } from "../kinds.ts";
import { creditsSpeaker } from "../read/speaker.ts";
import type { Reading } from "../schema.ts";
import type { Block, Piece } from "./block.ts";
import { isSignature, rowsApart, seriesLines, signatureOf } from "./groups.ts";
import { quoted } from "./words.ts";

/** The number of an entry. */
const NUMBER = /^\d{1,2}[.)]\s+/;

type Publish = (text: string) => string;

/** Where a list begins: at its first fact. */
function startOf({ facts }: Reading, ids: readonly string[]): number {
  const starts = facts.filter((f) => ids.includes(f.id)).map((f) => f.span.start);
  return Math.min(...starts, Number.MAX_SAFE_INTEGER);
}

function list(
  reading: Reading,
  kind: FactKind,
  lines: { text: string; facts: string[] }[],
  say: Publish,
): Block[] {
  // Entries of several sentences end with a full stop, and then all entries do.
  const areProse = lines.some(({ text }) => sentences(text.replace(NUMBER, "")).length > 1);
  const pieces = lines.flatMap(({ text, facts }): Piece[] => {
    const said = unstop(say(text));
    return said ? [{ text: areProse ? stop(said) : said, card: said, facts }] : [];
  });
  if (!pieces.length) return [];
  const at = startOf(
    reading,
    pieces.flatMap((p) => p.facts),
  );
  return [
    {
      kind: "list",
      pieces,
      tells: new Set([kind]),
      must: kind === "price" || kind === "figure" || kind === "step",
      leans: false,
      cuts: [],
      parts: [],
      at,
    },
  ];
}

/** Short forms of labels, for which a post has the whole word. */
const COMMIT = /^(?:feat|fix|perf|add|bugs?|bug ?fix(?:es)?|fixes|improvements?|security)$/i;

/** Signs and blanks between a label and its entry. */
const LABEL_SIGNS = 4;

/** A change as one line, with the label that its author gave it. */
export function changeLine({ facts }: Reading, { fact, text, label }: Reading["changes"][number]): string {
  const says = facts.find(({ id }) => id === fact)?.says ?? "";
  const [, own = ""] = /^([^:–—]{2,20}?)\s?[:–—]\s/u.exec(says) ?? [];
  const isPlain = own !== "" && !COMMIT.test(own);
  if (!isPlain) return `${capitalize(label)}: ${lowerFirst(text)}`;
  // One label may stand before several entries.
  const isWhole = unstop(says).length - text.length <= own.length + LABEL_SIGNS;
  return isWhole ? capitalize(says) : `${capitalize(own)}: ${lowerFirst(text)}`;
}

/** "Price: 9 euros vs included" */
export const rowLine = ({ label, first, second }: Reading["rows"][number], colon = ": "): string =>
  `${label}${label ? colon : ""}${first} vs ${second}`;

/** The author's line for a row, where it names both columns itself or parts their values with a stroke. */
function ownRow({ facts, columns }: Reading, { fact }: Reading["rows"][number]): string | undefined {
  const says = facts.find(({ id }) => id === fact)?.says ?? "";
  const behind = says.slice(says.search(/[:：]/)).toLowerCase().replace(/[(),]/g, " ");
  if (/\S\s[/|]\s\S/u.test(behind)) return says;
  return columns?.every((name) => behind.includes(` ${name.toLowerCase()} `)) ? says : undefined;
}

function quotationBlock(reading: Reading, say: Publish): Block[] {
  const { quotation } = reading;
  const words = quotation ? say(quotation.text.replace(/^["“„«「]|["”“»」]$/gu, "")) : "";
  if (!quotation || !words) return [];
  const by = signatureOf(reading);
  // A sentence that begins with the speaker's name says who spoke.
  const isNamed =
    quotation.name !== "" &&
    reading.facts.some(
      ({ id, says }) =>
        id !== quotation.fact &&
        (says.startsWith(quotation.name) || (creditsSpeaker(says) && says.includes(quotation.name))) &&
        !isSignature(says, reading),
    );
  const said = quoted(words, reading.language);
  const text = `${said}${by && !isNamed ? `\n– ${by}` : ""}`;
  const facts = [quotation.fact];
  return [
    {
      kind: "quotation",
      pieces: [{ text, card: said, facts }],
      tells: new Set(["quotation"]),
      must: reading.occasion === "testimonial",
      leans: false,
      cuts: [],
      parts: [],
      at: startOf(reading, facts),
    },
  ];
}

/** "Bath – small £22, medium £28": the sizes of one service stay in the line of their author. */
const SIZED = /^[^,:]*\p{L} [–—-] [^,:]+,/u;
function priceLines({ prices, facts }: Reading, colon: string): { text: string; facts: string[] }[] {
  return prices.flatMap(({ name, price, fact }, i) => {
    const says = facts.find(({ id }) => id === fact)?.says ?? "";
    const isSized = SIZED.test(says) && prices.filter((other) => other.fact === fact).length > 1;
    if (!isSized) return [{ text: `${name}${colon}${price}`, facts: [fact] }];
    return prices[i - 1]?.fact === fact ? [] : [{ text: says, facts: [fact] }];
  });
}

/** The lists and the quotation of a reading, as blocks of a post. */
export function listsOf(reading: Reading, say: Publish): Block[] {
  const { steps, changes, items, language, facts } = reading;
  const colon = language === "fr" ? " : " : /^(?:ja|zh)$/.test(language) ? "：" : ": ";
  return [
    ...list(
      reading,
      "step",
      steps.map((s, i) => ({
        text: `${i + 1}. ${[unstop(s.title), s.body].filter(Boolean).join(isTyped(s.body) ? colon : ". ")}`,
        facts: s.facts,
      })),
      say,
    ),
    ...list(
      reading,
      "change",
      changes.map((c) => ({ text: changeLine(reading, c), facts: [c.fact] })),
      say,
    ),
    ...list(
      reading,
      "pair",
      rowsApart(reading).map((r) => ({ text: ownRow(reading, r) ?? rowLine(r, colon), facts: [r.fact] })),
      say,
    ),
    ...list(
      reading,
      "news",
      items.flatMap((id) => facts.filter((f) => f.id === id).map((f) => ({ text: f.says, facts: [id] }))),
      say,
    ),
    ...list(reading, "price", priceLines(reading, colon), say),
    ...list(
      reading,
      "figure",
      seriesLines(reading).map((f) => ({ text: f.says, facts: [f.id] })),
      say,
    ),
    ...quotationBlock(reading, say),
  ];
}
