import type { Span } from "../../../lib/story/schema.ts";
import { May } from "./may.tsx";

/** Words that carry something: long ones, and all with a digit. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}']+/gu)
    ?.filter((word) => word.length > 3 || /\d/.test(word)) ?? [];

/** A sentence counts as left out while fewer of its words than this share are published. */
const HALF = 0.5;

type Pieces = readonly (Span & { fact?: unknown; held?: unknown })[];
type Published = {
  pieces: Pieces;
  texts: readonly string[];
  /** Where the author said something to the writer. */
  wishes?: readonly Span[];
};

/** More than this share of a piece is a wish, or it is for readers too. */
const MOST = 0.5;

/** A piece that was said to the writer: what an instruction asks for is no copy. */
const isWish = ({ start, end }: Span, wishes: readonly Span[]): boolean =>
  wishes.some((wish) => Math.min(end, wish.end) - Math.max(start, wish.start) > (end - start) * MOST);

/**
 * Sentences of a brief that are neither on the picture nor in the post. What was held back and what was said to the
 * writer have their own list.
 */
export function leftOutOf(brief: string, { pieces, texts, wishes = [] }: Published): string[] {
  const published = new Set(texts.flatMap(wordsOf));
  return pieces
    .filter((piece) => !piece.held && !isWish(piece, wishes))
    .map(({ start, end }) =>
      brief
        .slice(start, end)
        .replace(/^[\s,;:.–—-]+/u, "")
        .trim(),
    )
    .filter((quote) => {
      const words = wordsOf(quote);
      const kept = words.filter((word) => published.has(word)).length;
      return words.length > 0 && kept / words.length < HALF;
    });
}

/** What the brief has and the result lacks, with the fields that take it. */
export const LeftOut = ({ quotes }: { quotes: readonly string[] }) =>
  quotes.length === 0 ? null : (
    <>
      <h3>Left out</h3>
      <ul class="list">
        {quotes.map((quote) => (
          <li>
            <q>{quote}</q>
          </li>
        ))}
      </ul>
      <May do="rerender_run">
        <p class="small">
          To add it, write it into <a href="#post">the text of the post</a> or{" "}
          <a href="#supporting">the subline</a> and make a new version.
        </p>
      </May>
    </>
  );
