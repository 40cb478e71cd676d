import { colonOf } from "../../../text/colon.ts";
import { hasPrice } from "../../../text/has-price.ts";
import type { Atom } from "./atoms.ts";
import { glueOf } from "./atoms.ts";

/** How a channel sets a text. */
export type Form = {
  /** Sentences a paragraph. */
  perParagraph: number;
  /** The first line stands by itself: the platform hides the others. */
  firstAlone: boolean;
  /** Between paragraphs, and between a list and the line above it. */
  gap: string;
  listGap: string;
};

/** Short sentences keep together, so that none stands alone. */
const A_FEW_LINES = 160;

/** A longer paragraph of the author is cut as the channel wants it. */
const LONG_PARAGRAPH = 420;

type Paragraph = {
  shape: Atom["shape"];
  /** The last of them is a line of its author. */
  isLine: boolean;
  /** The last of them leads to a list. */
  leads: boolean;
  /** Its first sentence is understood by the one before it alone. */
  leans: boolean;
  /** It begins with a heading of its own. */
  heads: boolean;
  text: string;
  size: number;
  count: number;
  own: number | undefined;
  /** Place of its last sentence among those of the brief. */
  block: number;
};

function joins(last: Paragraph, next: Atom, form: Form, isFirst: boolean): boolean {
  if (next.shape === "quotation" || last.shape === "quotation" || next.heads) return false;
  if (isNewLine(last, next)) return true;
  if (last.shape !== next.shape || next.shape === "item") return last.shape === next.shape;
  return !isCutOff(last, next) && isBeside(last, next, form, isFirst);
}

/** The two sentences make one paragraph. */
function isBeside(last: Paragraph, next: Atom, form: Form, isFirst: boolean): boolean {
  const length = last.text.length + 1 + next.text.length;
  if (last.own !== next.paragraph) return false;
  if (last.own !== undefined && length <= LONG_PARAGRAPH) return true;
  if (isFirst && form.firstAlone) return next.clings;
  const count = last.count + next.count;
  const isShort = length <= A_FEW_LINES && count <= form.perParagraph + 1;
  return count <= form.perParagraph || isShort || next.leansOn !== undefined;
}

/**
 * A line without its full stop does not run into the next sentence. Side by side, two sentences without the one between
 * them may seem to be cause and effect.
 */
const isCutOff = (last: Paragraph, next: Atom): boolean =>
  next.block > last.block + 1 || (last.isLine && !ENDED.test(last.text));

const ENDED = /[.!?…。！？:：][\s"”“’»」』)]*$/u;
const LABEL = /^[^:：.!?]{2,44}[:：]\s/u;
/** A sentence with its full stop is no further line of a list. */
const isProse = ({ shape, text }: Atom) => shape === "sentence" && ENDED.test(text) && !LABEL.test(text);

/** The line above a list. */
const isHead = (last: Paragraph, next: Atom): boolean =>
  last.size === 1 && last.shape === "sentence" && next.shape === "item";

/** The next line of the same paragraph, as its author set it. */
const isNewLine = (last: Paragraph, next: Atom): boolean =>
  next.isLine &&
  !(last.shape === "item" && isProse(next)) &&
  last.isLine &&
  !isHead(last, next) &&
  next.paragraph !== undefined &&
  last.own === next.paragraph;

const paragraphOf = ({
  shape,
  isLine,
  leads,
  leansOn,
  heads,
  text,
  count,
  paragraph,
  block,
}: Atom): Paragraph => ({
  shape,
  isLine,
  leads,
  leans: leansOn !== undefined,
  heads,
  text,
  size: 1,
  count,
  own: paragraph,
  block,
});

function add(last: Paragraph, next: Atom, glue: string) {
  last.text += `${next.shape === "item" || isNewLine(last, next) ? "\n" : glue}${next.text}`;
  last.isLine ||= next.isLine;
  last.leads = next.leads;
  last.size++;
  last.count += next.count;
  last.block = next.block;
}

/** Paragraphs in the author's order. A sentence that leans on the one before it stays beside it. */
export function laidOut(atoms: readonly Atom[], form: Form, language: string): string {
  const paragraphs: Paragraph[] = [];
  for (const atom of atoms) {
    const last = paragraphs.at(-1);
    const isFirst = paragraphs.length === 1 && last?.size === 1;
    if (last && joins(last, atom, form, isFirst)) add(last, atom, glueOf(language));
    else paragraphs.push(paragraphOf(atom));
  }
  return paragraphs
    .map((p, i) => {
      const text = p.text.replace(/[^\S\n]*\n[^\S\n]*/g, "\n").trim();
      const isHead = leadsToList(p, paragraphs[i + 1]);
      // A sentence with a colon of its own gets no second one.
      const isBare = isHead && !/[:：]\s/u.test(text);
      const set = isBare ? withColon(text, language) : text;
      return set && i < paragraphs.length - 1 ? `${set}${isHead ? form.listGap : form.gap}` : set;
    })
    .join("");
}

/** The line above a list. */
const leadsToList = ({ count, text, leads, leans }: Paragraph, next: Paragraph | undefined): boolean =>
  next?.shape === "item" &&
  !next.heads &&
  ((count === 1 && !leans && text.trim().length <= 80 && !countsOther(text, next.count) && !hasPrice(text)) ||
    leads);

/** "40 stalls" above four rows is a row itself, and "4 reasons to come" heads them. */
function countsOther(text: string, entries: number): boolean {
  const [, counted] = /^\s*(\d{1,4})\s\p{L}/u.exec(text) ?? [];
  return counted !== undefined && Number(counted) !== entries;
}

/** "Nos horaires :": a colon in place of the full stop, as the language sets it. */
const withColon = (text: string, language: string): string =>
  text.replace(/(?:\s?[:：]|[.。]|(?<=[\p{L}\p{N})]))$/u, colonOf(language));
