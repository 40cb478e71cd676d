import type { FactKind } from "../kinds.ts";

/** One line of the post: `text` beside its neighbours, `card` where it stands alone. */
export type Piece = {
  text: string;
  card: string;
  facts: string[];
  /** The heading over an entry that a post sets as a line of its own. */
  under?: string;
};

/** A sentence, a list or a quotation of the brief, ready to be published. */
export type Block = {
  kind: "sentence" | "list" | "quotation" | "link";
  pieces: Piece[];
  /** What it tells, by the kinds of its facts. */
  tells: ReadonlySet<FactKind>;
  must: boolean;
  leans: boolean;
  /** Commas of its sentence at which another fact begins, as their place in the row of commas. */
  cuts: number[];
  /** Parts of a sentence that the author wrote as a list with commas; empty elsewhere. */
  parts: string[];
  at: number;
};

/** The headline with the words of its sentence that it leaves over, its block, and the author's label above it. */
export type Headline = {
  text: string;
  facts: string[];
  rest: string[];
  block: Block | undefined;
  label: string;
  /** What the author wrote above the list of which the headline is one line. */
  heading?: string;
};
