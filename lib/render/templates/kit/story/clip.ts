import { Prefiltered } from "../../../../text/prefilter/prefiltered.ts";
import { sentenceEnds } from "../../../../text/sentence-ends.ts";
import { tiesIn } from "../../../type/ties.ts";

/** A clause of fewer words says too little to stand for the whole. */
const CLAUSE = 3;

/** Shortens a text to a whole phrase, else at the edge of a word, never between a number and its unit; `…` says so. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const phrase = wholePhrase(text, most);
  if (phrase) return phrase;
  const head = text.slice(0, most - 1);
  const edge = Math.max(lastGap(text, head.length), head.lastIndexOf("、"), head.lastIndexOf("。"));
  const kept = edge > most / 2 ? head.slice(0, edge) : head.replace(/[\ud800-\udbff]$/u, "");
  return `${kept.replace(/[\s,;:–—\-(“"'‘]+$/u, "")}…`;
}

/** What limits or turns what stands before it may not be left out. */
const BINDS = new Prefiltered(
  /^(?:and|or|but|then|not|no|if|unless|until|till|except|only|when|while|without|before|after|from|up to|und|oder|aber|dann|puis|luego|poi|dan|depois|nicht|kein\p{L}*|wenn|bis|außer|nur|sofern|ohne|vor|nach|et|ou|mais|pas|si|sauf|jusqu|sans|avant|y|o|pero|no|si|hasta|salvo|excepto|solo|sin|antes|e|ma|non|se|fino|tranne|senza|en|of|maar|niet|als|tot|behalve|alleen|zonder|mas|não|até|exceto|sem)(?!\p{L})|\d/iu,
);
/** A shorter beginning says too little of the whole. */
const ENOUGH = 0.4;

/** The longest beginning of a text that is a phrase by itself; empty where there is none. */
function wholePhrase(text: string, most: number): string {
  const ends = [...text.matchAll(/[.!?;](?=\s)|,(?=\s)|\s[–—](?=\s)/gu)].filter(({ index, 0: sign }) => {
    const rest = text.slice(index + sign.length).trimStart();
    const isSentence = /[.!?]/u.test(sign) && /^\p{Lu}/u.test(rest);
    return index <= most && index >= most * ENOUGH && (isSentence || !BINDS.test(rest));
  });
  const end = ends.at(-1);
  if (!end) return "";
  const kept = text.slice(0, end.index).trimEnd();
  const isClosed =
    (kept.match(/[(“„«"]/gu) ?? []).length === (kept.match(/[)”»]|(?<=\S)["“]/gu) ?? []).length;
  return isClosed && kept.split(/\s+/u).length >= CLAUSE ? kept : "";
}

function lastGap(text: string, before: number): number {
  const ties = tiesIn(text);
  let at = text.lastIndexOf(" ", before - 1);
  while (at > 0 && ties.get(at) === "hard") at = text.lastIndexOf(" ", at - 1);
  return at;
}

/** A text that cannot be shown whole is better not shown at all. */
export const whole = (text: string, most: number): string => (text.length <= most ? text : "");

/** The sentences of a text. */
export function sentencesIn(text: string): string[] {
  const ends = sentenceEnds(text);
  return ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end).trim()).filter(Boolean);
}

/** A full stop or closing bracket of a script without spaces. */
const UNSPACED_END = /[。！？」』）]$/u;

/** An address by itself at the end of a text: its reader would type the full stop too. */
const ADDRESS_ALONE =
  /(?<address>(?:^|[.!?…]\s)(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s]*[^\s.])?)\.$/u;

/** Sentences in a row: Japanese and Chinese ones have no space between them. */
export const inARow = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .reduce((text, part) => `${text}${text === "" || UNSPACED_END.test(text) ? "" : " "}${part}`, "")
    .replace(ADDRESS_ALONE, "$<address>");

/** A text as there is time for it: whole, else its first clause, else shortened. */
export function terse(text: string, most: number): string {
  if (text.length <= most) return text;
  const [sentence = ""] = sentencesIn(text);
  const [clause = ""] = sentence.split(/(?:[:;]|\s[–—-])\s+/);
  const first = [unstopped(sentence), clause].find((one) => isClause(one, most));
  return first ?? clip(text, most);
}

const isClause = (text: string, most: number) =>
  text.length <= most && text.trim().split(/\s+/).length >= CLAUSE;
const unstopped = (text: string) => text.replace(/(?<!\.|\d\s?[ap]\.m)[.。]$/u, "");

/** The first sentences of a text that fit as a whole. */
export function wholeSentences(text: string, most: number): string {
  let kept = "";
  for (const part of sentencesIn(text)) {
    const longer = inARow([kept, part]);
    if (longer.length > most) break;
    kept = longer;
  }
  return kept;
}
