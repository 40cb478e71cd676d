import type { Span } from "../schema.ts";

/** What is wrong with a slot. */
export type Problem =
  | "empty"
  | "quote_not_found"
  | "brand_changed"
  | "unknown_fact"
  | "unknown_value"
  | "unknown_name"
  | "held_back"
  | "binding"
  | "condition_lost"
  | "absolute"
  | "negation"
  | "mixed_people"
  | "former_price"
  | "wrong_date"
  | "torn_figure"
  | "label_lost"
  | "quotation"
  | "wish"
  | "banned_words"
  | "missing_words"
  | "policy"
  | "brand_spelling"
  | "language"
  | "repeated"
  | "form_fields"
  | "shorthand"
  | "cut_short";

/** One thing that keeps a slot from being used. A doubt asks again, or a person; a refusal takes the words away. */
export type Finding = {
  /** Name of the slot: "headline", "points.0", "posts.twitter", "facts.f3". */
  slot: string;
  problem: Problem;
  /** One sentence for a person. */
  says: string;
  severity: "refuse" | "doubt";
  /** Where in the slot's text; null when it is about the slot as a whole. */
  span: Span | null;
};

export const refusal = (slot: string, problem: Problem, says: string, span: Span | null = null): Finding => ({
  slot,
  problem,
  says,
  severity: "refuse",
  span,
});

export const doubt = (slot: string, problem: Problem, says: string, span: Span | null = null): Finding => ({
  ...refusal(slot, problem, says, span),
  severity: "doubt",
});
