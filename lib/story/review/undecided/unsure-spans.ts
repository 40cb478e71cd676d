import type { Reading, Span } from "../../schema.ts";
import { hedgedSpans } from "../hedged.ts";
import { undecidedIn } from "./undecided.ts";

type ReadParts = Pick<Reading, "facts" | "heldBack" | "language" | "quotation" | "wishes">;

/** What the author of a brief has not decided or doubts, and where it stands: sentences, and clauses of others. */
export function unsureSpans(reading: ReadParts, brief: string): { quote: string; span: Span }[] {
  const open = undecidedIn(reading, brief).map(({ quote, span }) => ({ quote, span }));
  const isOpen = (clause: string) => open.some(({ quote }) => quote.includes(clause));
  return [...open, ...hedgedSpans(reading, brief).filter(({ quote }) => !isOpen(quote))];
}
