/**
 * Points that each check of the judge is worth; together 100. Change a weight here and only here: the checks say what
 * they look at, this table says how much it counts. A weight of 0 earns nothing: the check can only stop a run.
 */
export const WEIGHTS = {
  // Message: it says the right thing, and says it well.
  headline_says_it: 8,
  headline_craft: 8,
  substance: 8,
  specific: 5,
  for_reader: 5,
  keeps_facts: 5,
  well_formed: 5,
  complete: 4,
  reads_easily: 2,
  no_repeats: 2,
  // Action: the reader knows what to do now.
  present: 5,
  destination: 4,
  clear: 3,
  // Platform: it works where it is read.
  first_line: 5,
  fits_limit: 2,
  hashtags: 2,
  layout: 2,
  // Claims: it is true, as far as brief and brand say.
  numbers: 3,
  marks: 2,
  absolutes: 2,
  grounded: 2,
  quotes: 1,
  names: 1,
  impersonation: 0,
  // Brand: it belongs to this brand.
  names_brand: 3,
  banned_words: 2,
  required_phrases: 2,
  voice: 2,
  slogan_locked: 0,
  // Legibility, from the text alone; the lint of the finished picture replaces or joins these.
  headline_length: 2,
  supporting_length: 1,
  blocks_length: 1,
  breakable: 1,
} as const;

/** A check of the judge, as reports name it. */
export type CheckId = keyof typeof WEIGHTS;
