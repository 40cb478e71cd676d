import type { Span } from "../schema.ts";
import { areShort, spoken } from "../short-words.ts";
import { meantValue } from "./meant-value.ts";
import { hold, type Notebook, type Piece, type Stretch, wish } from "./notebook.ts";
import { pointedValue } from "./pointed-value.ts";
import { givenLineAt } from "./quoted-by.ts";
import { seenFirstIn } from "./seen-first.ts";
import { standOutTailAt, valueWished } from "./stand-out-tail.ts";
import { addStatement } from "./statement.ts";

/** "Make 30% off the biggest thing": a value whose numbers stand nowhere else in the brief is content as well. */
export function readEmphasised(
  n: Notebook,
  { start, end, piece }: Span & { piece: Piece },
  value: string,
): boolean {
  const at = n.plain.indexOf(value, start);
  const elsewhere = `${n.plain.slice(0, start)} ${n.plain.slice(end)}`;
  const numbers: string[] = value.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  if (at < 0 || numbers.length === 0 || numbers.some((number) => elsewhere.includes(number))) return false;
  const lead = POINTING.exec(value)?.[0].length ?? 0;
  const said = addStatement(n, { start: at + lead, end: at + value.length, piece });
  if (lead > 0) n.title ??= said;
  return said !== undefined;
}

/** "That 7-hour difference": what the author reckons from what he tells is the headline, "7-hour difference". */
const POINTING =
  /^(?:that|this|those|these|dies\p{L}*|jene\p{L}*|ce(?:s|tte|t)?|es[aeo]s?|est[aeo]s?|quest[oaie]|quell[oaie]|dat|deze|dit|ess[ae]s?) (?=\d)/iu;

const QUOTED = /^["“„«「]\s?([^"”“»」]{2,90}?)\s?["”“»」]$/u;

/**
 * Reads a sentence that says what is to be seen first: true where it tells readers something, undefined for any other
 * sentence. Words in quotation marks that stand nowhere else are the headline.
 */
function readWhole(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const sentence = n.plain.slice(start, end);
  const named = seenFirstIn(sentence, n.language);
  if (named === undefined || n.judge.isSurelyForReaders(sentence)) return undefined;
  const pointed = pointedValue(named, n.plain.slice(0, start), n.language);
  const what = pointed ?? meantValue(named, n.plain);
  wish(n, { rule: "emphasis", value: what }, start, end);
  if (pointed !== undefined) return false;
  const words = QUOTED.exec(what)?.[1] ?? "";
  return words === ""
    ? readEmphasised(n, { start, end, piece }, what)
    : readWords(n, { start, end, piece }, words);
}

/** "30 homes" where a statement before has "30 winter foster homes": every word, and a number among them. */
function hasAll(text: string, words: string): boolean {
  const said = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return (
    /\d/u.test(words) && (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => said.has(word))
  );
}

/** Words in quotation marks that are to be large are for readers. */
function readWords(n: Notebook, { start, piece }: Span & { piece: Piece }, words: string): boolean {
  const isSaid = ({ text }: { text: string }) => text.includes(words);
  const isShort = areShort(words);
  // A word such as "thanks" may stand in the order as well, which no reader sees.
  if (isShort ? n.drafts.some(isSaid) : n.plain.split(words).length > 2) return false;
  if (n.drafts.some(({ text }) => hasAll(text, words))) return false;
  const at = n.plain.indexOf(words, start);
  const place = { start: at, end: at + words.length, piece };
  if (isShort) return addStatement(n, place, { says: spoken(words, n.language) }) !== undefined;
  const title = addStatement(n, place);
  n.title ??= title;
  return title !== undefined;
}

/** "… sea lo más grande y, por favor, nada de emojis": a wish to leave something out goes on behind it. */
const AND_NO =
  /(?:,|\s(?:and|und|et|y|e|en))(?:\s|,)+(?=(?:(?:please|bitte|s['’]il (?:vous|te) plaît|por favor|per favore|graag)[, ]+)?(?:no|not|don['’]t|keine?n?|nicht|pas|sans|nada|sin|niente|nessun\p{L}*|senza|geen|niet|sem|não|nenhum\p{L}*)(?!\p{L}))/iu;

/** "… the biggest figure and keep photographs out of it": an order of another thing goes on behind it. */
const AND_ORDER =
  /(?:,|\s(?:and|und|et|y|e|en))(?:\s|,)+(?=(?:(?:please|bitte|s['’]il (?:vous|te) plaît|por favor|per favore|graag)[, ]+)?(?:keep|leave|put|use|make|don['’]t|lass(?:t|en)?|haltet?|nehmt|mach(?:t|en)?|stellt|gardez|laissez|mettez|faites|utilisez|deja(?:d|en)?|mant(?:én|ened|engan)|pon(?:ed|gan)?|usa(?:d|te)?|us(?:en|ate)|lascia(?:te)?|tene(?:te|re)|mett(?:i|ete)|laat|hou(?:d|dt)?|zet|gebruik|deix(?:e|em)|mantenham?|ponham?|usem)(?!\p{L}))/iu;

/** "… largest, and «a shed and ten minutes» second": what is to stand next to it in size. */
const AND_SECOND =
  /(?:,|\s(?:and|und|et|y|e|en))(?:\s(?:and|und|et|y|e|en))?\s+(?=["“„«][^"“”„«»]{2,90}["”“»]\s(?:(?:as |in |at |als |an |en |al |em )?(?:second|next|below|underneath|smaller|zweites|zweiter stelle|darunter|kleiner|deuxième|dessous|segundo(?: lugar)?|debajo|secondo(?: posto)?|sotto|tweede|eronder|baixo))[\s.!]*$)/iu;

/** "We are proudest of the 19 days, so we'd like that number to be the highlight": a statement, and a wish for its value. */
function readStatedAndWished(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const text = n.plain.slice(start, end);
  const at = standOutTailAt(text);
  const what = at === undefined ? undefined : valueWished(text.slice(at));
  if (at === undefined || what === undefined) return undefined;
  const value = pointedValue(what, text.slice(0, at), n.language);
  if (value === undefined) return undefined;
  wish(n, { rule: "emphasis", value }, start + at + text.slice(at).search(/\p{L}/u), end);
  return addStatement(n, { start, end: start + at, piece }) !== undefined;
}

/** The same of a sentence of which the first part says what is to be large, and the rest what is to be left out. */
export function readSeenFirst(
  n: Notebook,
  { start, end, piece }: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  const whole = readStatedAndWished(n, { start, end, piece }) ?? readWhole(n, { start, end, piece });
  if (whole !== undefined) return whole;
  const second = AND_SECOND.exec(n.plain.slice(start, end));
  if (second) return readBefore(n, { start, end, piece }, start + second.index);
  const sentence = n.plain.slice(start, end);
  const m = AND_NO.exec(sentence) ?? AND_ORDER.exec(sentence);
  const first = m ? readWhole(n, { start, end: start + m.index, piece }) : undefined;
  if (!m || first === undefined) return undefined;
  const isRead = read({ start: start + (m.index + m[0].length), end, piece });
  return first || isRead;
}

function readBefore(n: Notebook, { start, end, piece }: Stretch, at: number): boolean | undefined {
  const first = readWhole(n, { start, end: at, piece });
  if (first !== undefined) hold(n, at, end, "instruction");
  return first;
}

/** "Me gustaría publicar la frase que tenemos encima de la puerta: «…»": the line is the headline, without the order. */
export function readGivenLine(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const at = givenLineAt(n.plain.slice(start, end));
  if (at < 1) return undefined;
  hold(n, start, start + at, "instruction");
  const line = addStatement(n, { start: start + at, end, piece });
  n.title ??= line;
  return line !== undefined;
}
