import type { By } from "../rewrite/variant.ts";
import type { Role, Source } from "../types.ts";

/** Where a headline came from: a rewrite, or one of the makers below. `kind2` is the weaker pattern of a kind. */
export type Origin = By | "headline" | "message" | "topic" | "kind" | "kind2" | "quote" | "brand";

/** A headline before it is scored. `fact` is the index of the fact it uses up, -1 for none. */
export type Draft = {
  text: string;
  by: Origin;
  role: Role | "kind" | "brand";
  source: Source;
  fact: number;
  rest?: string;
};
