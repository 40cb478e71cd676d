import { keyOf } from "../../copy/keys.ts";
import { isTyped } from "../../copy/text.ts";
import { hasPrice } from "../../text/has-price.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import type { Span } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import { asksReaders } from "./answers.ts";
import { changeLabel } from "./changes.ts";
import { wordsIn } from "./headings.ts";
import { jobLabel } from "./job-labels.ts";
import { beforeOnLine } from "./line-parts.ts";
import { hold, type Notebook, type Piece } from "./notebook.ts";
import { partLabelIn } from "./part-labels.ts";
import { addStatement } from "./statement.ts";
import { isInjection, isInternal } from "./talk.ts";

/** "Food caddy" over "- tea bags", "Green bin" over "- leaves": what is under one heading is untrue under another. */

const LEAST = { groups: 2, entries: 2 };
const LONGEST = { heading: 8, entry: 110 };
const ENDED = /[.!?。！？]\s*$/u;
const MARKED = /^[#*\s]+|[\s:：*]+$/gu;

type CutBrief = { pieces: readonly Piece[]; plain: string };
type HeadedList = { at: number; size: number };

const textAt = ({ pieces, plain }: CutBrief, at: number): string =>
  plain.slice(pieces[at]?.start, pieces[at]?.end);

/** A line with a bullet, without a price, which has its own list, and without a word to the maker. */
function isEntry(cut: CutBrief, at: number): boolean {
  const piece = cut.pieces[at];
  const text = textAt(cut, at);
  const isBullet = piece?.shape === "bullet" && beforeOnLine(cut.plain, piece.start).trim() !== "";
  return isBullet && text.length <= LONGEST.entry && !hasPrice(text) && !isTyped(text) && !isOfMaker(text);
}

const isOfMaker = (text: string): boolean =>
  isInjection(text) ||
  matchesIn(MAKER_WORDS, text.toLowerCase()).length > 0 ||
  partLabelIn(text) !== undefined;

/** A line of a few words without an end of its own, which names no part of a brief, of a release or of a job. */
function isHeading(cut: CutBrief, at: number): boolean {
  const { pieces, plain } = cut;
  const piece = pieces[at];
  if (piece?.shape !== "heading" && piece?.shape !== "sentence") return false;
  const text = textAt(cut, at).replace(MARKED, "");
  const isLine = beforeOnLine(plain, piece.start).trim() === "";
  const isNamed = keyOf(text) !== undefined || changeLabel(text) !== undefined || jobLabel(`${text}:`) > 0;
  const isEnded = ENDED.test(text) && !asksReaders(text);
  return isLine && !isNamed && !isEnded && wordsIn(text) <= LONGEST.heading && !isOfMaker(text);
}

/** The entries right under a heading. */
function groupAt(cut: CutBrief, at: number): HeadedList | undefined {
  if (!isHeading(cut, at)) return undefined;
  const { pieces, plain } = cut;
  const isUnder = (next: number) =>
    isEntry(cut, next) && !/\n\s*\n/u.test(plain.slice(pieces[next - 1]?.end, pieces[next]?.start));
  let next = at + 1;
  while (isUnder(next)) next++;
  const size = next - at - 1;
  const least = asksReaders(textAt(cut, at)) ? 1 : LEAST.entries;
  return size >= least ? { at, size } : undefined;
}

/** Lists under headings as an entry each, where several follow each other and no list stands elsewhere. */
export function withHeadedLists(pieces: readonly Piece[], plain: string): Piece[] {
  const cut = { pieces, plain };
  const groups = pieces.flatMap((_, at) => groupAt(cut, at) ?? []);
  const first = groups[0]?.at ?? 0;
  const size = groups.reduce((sum, group) => sum + group.size + 1, 0);
  const last = groups.at(-1);
  const areTogether = last !== undefined && last.at + last.size + 1 - first === size;
  const bullets = pieces.filter(({ shape }) => shape === "bullet" || shape === "step").length;
  if (groups.length < LEAST.groups || !areTogether || bullets !== size - groups.length) return [...pieces];
  const entries = groups.map(({ at, size }) =>
    joined(pieces.slice(at, at + size + 1), pieces[first]?.block ?? 0),
  );
  return [...pieces.slice(0, first), ...entries, ...pieces.slice(first + size)];
}

function joined(group: readonly Piece[], block: number): Piece {
  const [heading] = group as [Piece];
  const list = group.map(({ start, end }) => ({ start, end }));
  return { ...heading, shape: "bullet", block, key: "", end: list.at(-1)?.end ?? heading.end, list };
}

const bare = ({ plain }: Notebook, { start, end }: Span): string =>
  plain.slice(start, end).replace(MARKED, "").trim();

/** Reads a heading and the list under it as one statement; undefined for other pieces. */
export function readHeadedList(n: Notebook, piece: Piece): boolean | undefined {
  const [heading, ...entries] = piece.list ?? [];
  if (!heading) return undefined;
  const said = entries.map((entry) => bare(n, entry).replace(/[.;,]$/u, ""));
  if (said.some((text) => isInternal(text, n.language))) {
    hold(n, piece.start, piece.end, "internal");
    return false;
  }
  const name = bare(n, heading);
  const says = `${name}${asksReaders(name) ? "" : ":"} ${said.join("; ")}.`;
  return addStatement(n, { start: piece.start, end: piece.end, piece }, { kind: "news", says }) !== undefined;
}
