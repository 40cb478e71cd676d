/** How a variant was made; the score of a headline depends on it. */
export type By =
  | "whole"
  | "main"
  | "short"
  | "imperative"
  | "imperative-with"
  | "now-you-can"
  | "so-imperative"
  | "no-more"
  | "from-to"
  | "from-to-bare"
  | "np-verb"
  | "np-date"
  | "meet"
  | "name-colon"
  | "definition"
  | "comes-to"
  | "now-in"
  | "is-here"
  | "there"
  | "after-colon";

/** A shorter or turned form of a sentence; `rest` is what it leaves unsaid. */
export type Variant = { text: string; by: By; rest?: string };
export type Maker = (sentence: string, product: string | undefined) => Variant[];
