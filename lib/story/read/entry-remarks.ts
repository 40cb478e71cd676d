import { certainlyFor } from "../addressee/addressee.ts";
import { audienceOf } from "./evidence.ts";
import { sentencesOf } from "./line-parts.ts";
import { hold, type Notebook, type Piece } from "./notebook.ts";
import { wholeWish } from "./wishes.ts";

/**
 * "3 outages, longest 52 min. Keep this one in, we don't hide it": the entry of a list, and behind it a sentence for the
 * maker. Held back as a whole the entry would be lost; published as a whole the remark would be.
 */

const LEAST = 2;

/** "Keep this one in", "das hier bitte weglassen": what is to become of the entry itself. */
const OF_ENTRY =
  /(?<!\p{L})(?:(?:keep|leave|put|take|have) (?:this|that|it)(?: one)? (?:in|out|off|on|first|last)(?=\s*(?:[,.!?;–]|$)|\s(?:please|pls|if|because|as|we|i|even|though)(?!\p{L}))|(?:don['’]?t|do not|never) (?:hide|drop|cut|shorten|skip) (?:this|that|it)|make (?:this|that|it)(?: one)? (?:big|small|bold|stand out)|(?:das|den|die|dies\p{L}*)(?: \p{L}+)? (?:bitte )?(?:drinlassen|weglassen|rauslassen|hervorheben)|(?:laissez|gardez|enlevez)[- ](?:le|la|celui-ci|celle-ci|ça)|(?:dejad|deja|quitad|quita)(?:lo|la)|(?:lasciate|lascia|togliete|togli)(?:lo|la)|(?:deze|dit) (?:graag |liever )?(?:laten staan|weglaten|erin laten)|(?:deixem|deixe|tirem|tire)(?:-no|-na|-o|-a)?)(?!\p{L})/iu;

/** "CSV export in the old format. The 2024 format remains.": what stays as it is, in a word of the entry itself. */
const STAYS =
  /(?<!\p{L})(?:remains?|stays?|continues?|bleib(?:t|en)|restent?|sigue[n]?|se mantienen?|restano|riman(?:e|gono)|blij(?:ft|ven)|continuam?|mantém-se)(?!\p{L})/iu;
const LONG_WORD = 5;
const longWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= LONG_WORD);
function staysBeside(sentence: string, entry: string): boolean {
  const own = new Set(longWords(entry));
  return STAYS.test(sentence) && longWords(sentence).some((word) => own.has(word));
}

function isRemark(sentence: string, n: Notebook, notes: boolean, entry = ""): boolean {
  if (OF_ENTRY.test(sentence)) return true;
  if (staysBeside(sentence, entry)) return false;
  if (certainlyFor(sentence, n.language) !== undefined) return true;
  if (wholeWish(sentence.replace(/[.!]+$/u, ""), n.language) !== undefined) return true;
  const to = audienceOf(sentence, n, true, notes);
  return to === "instruction" || to === "internal";
}

/** Holds the remark behind such an entry; the entry without it, or as it was. */
export function withoutEntryRemark(n: Notebook, piece: Piece, notes: boolean): Piece {
  const text = n.plain.slice(piece.start, piece.end);
  const said = sentencesOf(text);
  const [first = "", ...behind] = said;
  const at = text.indexOf(behind[0] ?? "\n", first.length);
  const isEntry = said.length >= LEAST && at > 0 && !isRemark(first, n, notes);
  if (!isEntry || !behind.every((sentence) => isRemark(sentence, n, notes, first))) return piece;
  hold(n, piece.start + at, piece.end, "instruction");
  return { ...piece, end: piece.start + text.slice(0, at).trimEnd().length };
}
