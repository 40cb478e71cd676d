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
const LONGEST = 110;

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
  const card = withoutUrls(block.pieces[0]?.card ?? "").replace(/[\s:–-]+$/, "");
  return language === "en" ? shorterForms(card) : firstClause(card, language);
}

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

/** The news: what the brief tells first, unless a later sentence is marked as the news. */
export function firstSubject({ blocks }: Material): Block | undefined {
  const told = blocks.filter((b) => b.kind === "sentence" && !b.leans);
  return told.find((b) => b.tells.has("news")) ?? told[0];
}

const isLong = (h: Headline | undefined, language: string) => !h || !fits(h.text, language, WHOLE);

/** The headline from the first subject: a frame that facts fill, a shorter form of the author's sentence, or the sentence. */
export function headlineOf(m: Material): Headline | undefined {
  const framed = frameBefore(m);
  if (framed) return framed;
  const subject = firstSubject(m);
  const told = subject && fromBlock(subject, m.language);
  if (!isLong(told, m.language)) return told;
  return frameAfter(m) ?? told ?? (subject && wholeOf(subject)) ?? firstItem(m);
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
