import { dangles, hasVerb } from "../../copy/grammar.ts";
import { hasSpaces } from "../../copy/language.ts";
import { capitalize, size, unstop, withoutUrls, wordCount } from "../../copy/text.ts";
import type { Block, Headline } from "./block.ts";
import { listed } from "./blocks.ts";
import { firstClause } from "./clauses.ts";
import { type Cut, shorterForms } from "./compress.ts";
import { frameAfter, frameBefore } from "./frames.ts";
import type { Material } from "./material.ts";

type Length = { words: number; characters: number; letters: number };
const SHORT: Length = { words: 9, characters: 64, letters: 28 };
/** A whole sentence of the author may be longer than what we make of one. */
const WHOLE: Length = { words: 12, characters: 76, letters: 36 };
/** Beyond this even a whole sentence of the author is no headline. */
const LONGEST = 130;

const fits = (text: string, language: string, most: Length) =>
  hasSpaces(language)
    ? wordCount(text) <= most.words && size(text) <= most.characters
    : size(text) <= most.letters;

/** A list with commas is led by its first parts, as many as fit. */
function firstParts(block: Block, language: string): Cut[] {
  const forms = block.parts.map((_, i) => {
    const parts = block.parts.slice(0, block.parts.length - i);
    return { text: listed(parts, language), rest: block.parts.slice(block.parts.length - i) };
  });
  return forms.filter((f) => hasSpaces(language) && wordCount(f.text) >= 2);
}

/** The sentence in all the lengths that it can honestly have, longest first. */
export function formsOf(block: Block, language: string): Cut[] {
  if (block.parts.length > 1) return firstParts(block, language);
  const { text: card, rest } = withoutContact(
    withoutUrls(block.pieces[0]?.card ?? "").replace(/[\s:–-]+$/, ""),
  );
  const made = language === "en" ? shorterForms(card) : firstClause(card, language);
  const forms = [...made, ...atCommas(block, card, language)].map((f) => ({
    ...f,
    rest: [...f.rest, ...rest],
  }));
  return forms.sort((a, b) => b.text.length - a.text.length);
}

/** A telephone number after a colon or a comma stands in the line below. */
function withoutContact(text: string): Cut {
  const [all = "", number = ""] = /\s*[:,–]\s*(\+?\d[\d\s()/-]{6,}\d)[.]?$/.exec(text) ?? [];
  return all && wordCount(text.slice(0, -all.length)) >= 3
    ? { text: text.slice(0, -all.length), rest: [number] }
    : { text, rest: [] };
}

/** Where the reader found another fact after a comma, the sentence may end there. */
function atCommas(block: Block, card: string, language: string): Cut[] {
  const parts = unstop(card).split(/,\s+|、/);
  return block.cuts
    .map((n) => ({ text: parts.slice(0, n).join(", "), rest: [parts.slice(n).join(", ")] }))
    .filter(
      ({ text, rest }) => rest[0] && text && mayEnd(text, card, language) && isLongEnough(text, language),
    );
}

/** First words that only lead to a clause. */
const LEADS =
  /^(?:under|with|for|in|on|at|from|after|since|if|when|while|unter|mit|für|im?|am|ab|bei|nach|seit|wenn|sous|avec|pour|en|dans|dès|depuis|si|bajo|con|para|desde|según|per|nel|dal|da|se|met|voor|na|sinds|als|com|em|sob|no|na)(?!\p{L})/iu;

/** What stands before the comma is a clause, not only the way to one. */
function mayEnd(text: string, card: string, language: string): boolean {
  if (language !== "en") return !LEADS.test(text);
  return !dangles(text) && (hasVerb(text) || !(hasVerb(card) && LEADS.test(text)));
}

const isLongEnough = (text: string, language: string) =>
  hasSpaces(language) ? wordCount(text) >= 3 : size(text) >= 6;

function fromBlock(block: Block, language: string): Headline | undefined {
  const forms = formsOf(block, language);
  const form =
    forms.find((f) => fits(f.text, language, SHORT)) ??
    forms.find((f) => fits(f.text, language, WHOLE)) ??
    forms.at(-1);
  if (!form || size(form.text) > LONGEST) return undefined;
  const [piece] = block.pieces;
  return { text: capitalize(unstop(form.text)), facts: piece?.facts ?? [], rest: form.rest, block };
}

const DATA: ReadonlySet<string> = new Set(["when", "where", "contact", "link"]);
/** A day, a place or an address alone is not what a post is about. */
const isOnlyData = (b: Block) =>
  [...b.tells].every((kind) => DATA.has(kind)) && wordCount(b.pieces[0]?.card ?? "") <= 6;

/** The news: what the brief tells first, unless a later sentence is marked as the news. */
export function firstSubject({ blocks }: Material): Block | undefined {
  const said = blocks.filter((b) => b.kind === "sentence" && !b.leans);
  const told = said.filter((b) => !isOnlyData(b));

  return told.slice(0, 2).find((b) => b.tells.has("news")) ?? told[0] ?? said[0];
}

const isLong = (h: Headline | undefined, language: string) => !h || !fits(h.text, language, WHOLE);

/** The headline from the first subject: a frame that facts fill, a shorter form of the author's sentence, or the sentence. */
export function headlineOf(m: Material): Headline | undefined {
  const framed = frameBefore(m);
  if (framed) return framed;
  const subject = firstSubject(m);
  const told = subject && fromBlock(subject, m.language);
  if (!isLong(told, m.language)) return told;
  return frameAfter(m) ?? told ?? secondSubject(m, subject) ?? (subject && wholeOf(subject)) ?? firstItem(m);
}

/** The next sentence, where the first is too long for any picture. */
function secondSubject(m: Material, first: Block | undefined): Headline | undefined {
  const next = m.blocks.find((b) => b.kind === "sentence" && !b.leans && b !== first && !isOnlyData(b));
  return next && fromBlock(next, m.language);
}

const wholeOf = (block: Block): Headline | undefined => {
  const [piece] = block.pieces;
  return piece && size(piece.card) <= 200
    ? { text: unstop(piece.card), facts: piece.facts, rest: [], block }
    : undefined;
};

/** A brief that is only a list is led by its first entry. */
function firstItem({ blocks }: Material): Headline | undefined {
  const list = blocks.find((b) => b.kind === "list");
  const [piece] = list?.pieces ?? [];
  return list && piece ? { text: piece.card, facts: piece.facts, rest: [], block: list } : undefined;
}
