import { hasVerb } from "../../../copy/grammar.ts";
import { capitalize, size, stop, unstop, wordCount } from "../../../copy/text.ts";
import { isCalendarWord } from "../../read/calendar.ts";
import type { ValueKind } from "../../values/value.ts";
import { valuesIn } from "../../values/values.ts";
import type { Block, Headline } from "../block.ts";
import { bindsIn } from "../clauses.ts";
import { formsOf } from "../forms.ts";
import type { Material } from "../material.ts";
import { isFormLine, isOnlyData } from "../subject.ts";
import { warns } from "../warnings.ts";
import { thanksPoint } from "./thanks-point.ts";

const kinds = (list: string): ReadonlySet<ValueKind> => new Set(list.split(" ") as ValueKind[]);
/** Values that readers act on, and those of a sentence that tells when something is. */
const NEEDED = kinds("date time month money percent phone email link promo_code");
const DATED = kinds("ordinal weekday");

/** "children under 12 free": who pays nothing. */
const FREE =
  /(?<!\p{L})(?:free|half price|frei|gratis|kostenlos|umsonst|gratuite?s?|libre|gratuit[oa]s?|liber[oa]|livre|grátis)(?!\p{L})/iu;

/** "ore 12.30": when it begins. */
const CLOCK = /(?<![\d.,:])\d{1,2}[.:]\d{2}(?![\d.,:])/u;

/** "for all houses in Mill Lane": whom the news concerns. */
const CONCERNS =
  /^[\s,]*(?:for (?:all|every(?:one|body)?|any(?:one|body)?|those)|für (?:alle|jede[nrs]?)|pour (?:tous|toutes|chaque)|para (?:tod[oa]s|cada)|per (?:tutt[ie]|ogni|chi)|voor (?:alle|iedereen|elke?))(?!\p{L})/iu;

/** Where nouns have capitals, a place is known by its street or number. */
const ADDRESS = /\d|(?:straße|str\.|weg|gasse|platz|allee|ring|ufer)(?!\p{L})/iu;

/** The words hold nothing that readers need: no day, place, price or condition, and no warning. */
function isColour(words: string, { tells }: Block, language: string): boolean {
  const isNeeded = (kind: ValueKind) => NEEDED.has(kind) || (tells.has("when") && DATED.has(kind));
  // German writes every noun with a capital; elsewhere it is a name.
  const isPlace = tells.has("where")
    ? (language === "de" ? ADDRESS : /\p{Lu}/u).test(words)
    : language !== "de" && /^\P{L}*\p{Lu}/u.test(words);
  const isBound =
    CLOCK.test(words) || FREE.test(words) || CONCERNS.test(words) || warns(words) || bindsIn(words, language);
  return !isPlace && !isBound && valuesIn(words, language).every(({ kind, weak }) => weak || !isNeeded(kind));
}

/** Ways to reach a person, and lines that hold only a day or a place, stay whole. */
const isData = (b: Block) =>
  isOnlyData(b) ||
  isFormLine(b) ||
  b.tells.has("contact") ||
  b.tells.has("promo_code") ||
  b.tells.has("link");

/** A shorter saving is not worth a sentence of its author. */
const WORTH = 0.85;

/** "What we are shortest of: milk, fish", "Nine weeks later: …": the words before a colon promise what stands behind it. */
function isPromise(form: string, text: string, language: string): boolean {
  const behind = /^\s?[:：]\s(?<said>.+)/su.exec(text.slice(unstop(form).length))?.groups?.said;
  return behind !== undefined && !(language === "en" && hasVerb(behind) && hasVerb(form));
}

const stagesOf = (text: string): string[] => text.split(/;\s/u);
/** "In May we …; over the summer …; in autumn …": what was done one after the other. */
export const isOfStages = (text: string): boolean => stagesOf(text).length > 2;

/** Some stages are half a story. */
const endsInStages = (form: string, text: string): boolean =>
  isOfStages(text) && stagesOf(form).length < stagesOf(text).length;

/** Words behind a comma that say more of what stands before it, up to the end of the sentence. */
const TAIL =
  /,\s+(?=(?:which|who|whom|plus|along with|as well as|der|die|das|dem|den|deren|dazu|sowie|wobei|qui|dont|ainsi que|quien|cuy[oa]|así como|además de|il quale|la quale|che|nonché|oltre a|dat|waar|evenals|cuj[oa]|bem como|além de|que)(?!\p{L}))/giu;
/** "£95 for the whole course including a month's membership": what comes with it, as its last words. */
const INCLUDED =
  /,? (?=(?:including|inklusive|einschließlich|inkl\.|y compris|incluyendo|incluid[oa]s?|compres[oaie]|inclusief|incluindo)(?!\p{L})[^,;.!?]*[.!]?$)/giu;
const LEAST_WORDS = 6;
const LEAST_OF_PRICE = 4;

/** "…, which the February flood took with it": the sentence without it, where its end holds nothing that readers need. */
function withoutTail(text: string, block: Block, language: string): string | undefined {
  const heads = [TAIL, INCLUDED].flatMap((tail) =>
    [...text.matchAll(tail)].map(({ index }) => text.slice(0, index)),
  );
  return heads.find(
    (head) =>
      wordCount(head) >= (block.tells.has("price") ? LEAST_OF_PRICE : LEAST_WORDS) &&
      size(head) <= WORTH * size(text) &&
      isColour(unmonthed(text.slice(head.length + 1).trim()), block, language),
  );
}

/** "The February flood": a month without its day tells when nothing is. */
const unmonthed = (words: string) =>
  words.replace(/(?<!\d\.? )(?<!\p{L})\p{Lu}\p{Ll}+(?= \p{Ll})/gu, (word) =>
    isCalendarWord(word) ? "" : word,
  );

function condensed(block: Block, m: Material): Block {
  const [piece, ...others] = block.pieces;
  if (!piece || others.length > 0 || block.kind !== "sentence" || isData(block)) return block;
  const form = formsOf(block, m.language, piece.text).findLast(
    (f) =>
      !f.loose &&
      !isPromise(f.text, piece.text, m.language) &&
      !endsInStages(f.text, piece.text) &&
      f.rest.length > 0 &&
      size(f.text) <= WORTH * size(piece.text) &&
      f.rest.every((words) => isColour(words, block, m.language)),
  );
  const short = form?.text ?? withoutTail(piece.text, block, m.language);
  return short ? { ...block, pieces: [{ ...piece, text: stop(capitalize(unstop(short))) }] } : block;
}

/**
 * The same material in its shorter sentences, for a post that has no room for all that readers need: a main clause
 * without what is said beside it. The headline knows its block again.
 */
export function inShort(h: Headline, m: Material): { h: Headline; m: Material } {
  const point = thanksPoint(m);
  const blocks = m.blocks.map((block) => (block === point ? block : condensed(block, m)));
  const at = h.block ? m.blocks.indexOf(h.block) : -1;
  return { h: { ...h, block: blocks[at] ?? h.block }, m: { ...m, blocks } };
}
