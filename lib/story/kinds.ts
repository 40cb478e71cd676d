import * as z from "zod/v4";

/** The kinds of briefs and of what they tell. */

/** Why a brief is written. */
export const Occasion = z.enum([
  "launch",
  "release",
  "offer",
  "event",
  "hiring",
  "milestone",
  "testimonial",
  "stat",
  "how_to",
  "comparison",
  "incident",
  "closing",
  "appeal",
  "greeting",
  "thanks",
  "update",
  "content",
]);

/** What a fact tells. `promo_code` is typed at a checkout; `snippet` is source code. */
export const FactKind = z.enum([
  "news",
  "benefit",
  "figure",
  "price",
  "when",
  "where",
  "who",
  "quotation",
  "condition",
  "promo_code",
  "link",
  "contact",
  "proof",
  "step",
  "pair",
  "change",
  "snippet",
]);

/** Where a fact was read: the brief, or one field of the Brand DNA. */
export const FactSource = z.enum(["brief", "name", "tagline", "overview", "offer", "product_map", "icp"]);

export type Occasion = z.infer<typeof Occasion>;
export type FactKind = z.infer<typeof FactKind>;
export type FactSource = z.infer<typeof FactSource>;
