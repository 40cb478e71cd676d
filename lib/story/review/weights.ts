import type { CheckGroup } from "../../vocab.ts";

type Spec = { group: CheckGroup; weight: number; label: string; hard?: true };

/** What must be right. Whatever fails here asks for a person; a hard check that fails rejects. */
const HONESTY = {
  keeps_facts: { group: "message", weight: 15, label: "The post tells every fact a reader needs" },
  edited: { group: "message", weight: 0, label: "What the edit took out is meant to be gone" },
  substance: { group: "message", weight: 0, label: "Says enough for a reader to care" },
  shown: { group: "message", weight: 8, label: "The picture shows what has to be told" },
  understood: { group: "message", weight: 10, label: "Nothing of weight in the brief was left unclear" },
  wishes: { group: "message", weight: 4, label: "The author's wishes are kept" },
  well_formed: { group: "message", weight: 4, label: "Every line is a whole thought for readers" },
  timely: { group: "message", weight: 0, label: "Days are still to come, and named by their date" },
  sensitive: { group: "message", weight: 0, label: "A death or a tragedy is seen by a person first" },
  for_readers: { group: "message", weight: 0, label: "Everything published is meant for readers" },
  grounded: { group: "claims", weight: 8, label: "Every statement comes from the brief or the brand" },
  numbers: {
    group: "claims",
    weight: 3,
    label: "Every number is in the brief or the Brand DNA",
    hard: true,
  },
  marks: { group: "claims", weight: 2, label: "Certificates and guarantees are as given", hard: true },
  absolutes: { group: "claims", weight: 1, label: "No superlatives without proof" },
  impersonation: { group: "claims", weight: 0, label: "It speaks for the brand and for nobody else" },
  policy: { group: "claims", weight: 0, label: "The content policy allows it", hard: true },
  required_phrases: { group: "brand", weight: 2, label: "Includes the required phrases" },
  banned_words: { group: "brand", weight: 2, label: "Uses none of the banned words", hard: true },
  slogan_locked: { group: "brand", weight: 1, label: "The slogan is untouched", hard: true },
  fits_limit: { group: "platform", weight: 2, label: "Fits the channel's limits" },
} as const satisfies Record<string, Spec>;

/** Advice. Together at most 25 of 100 points, so that taste alone never costs an honest piece its approval. */
export const TASTE = {
  headline_craft: { group: "message", weight: 6, label: "The headline is one quick thought" },
  specific: { group: "message", weight: 4, label: "Specific words instead of empty ones" },
  reads_easily: { group: "message", weight: 3, label: "Reads easily aloud" },
  no_repeats: { group: "message", weight: 3, label: "Says everything once" },
  first_line: { group: "platform", weight: 3, label: "The first line works before “see more”" },
  hashtags: { group: "platform", weight: 1, label: "Uses hashtags as this channel does" },
  present: { group: "action", weight: 2, label: "Asks for one action" },
  destination: { group: "action", weight: 1, label: "The reader knows where to go" },
  names_brand: { group: "brand", weight: 1, label: "Names the brand or product" },
  voice: { group: "brand", weight: 1, label: "Sounds like the brand" },
} as const satisfies Record<string, Spec>;

/** Points of the checks of the words. The checks of the picture share what is left of 100. */
export const CHECKS: Record<CheckId, Spec> = { ...HONESTY, ...TASTE };

/** A check of the review, as reports name it. */
export type CheckId = keyof typeof HONESTY | keyof typeof TASTE;
