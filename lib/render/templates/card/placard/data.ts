import type { PosterDay } from "./day-parts.ts";

/** What stands second on a placard: the day, the hour and the place, a pay, or when something opens again. */
export type PlacardLead = {
  /** What the value is, where it does not say so itself. */
  label: string;
  /** In one line together where that is wide enough, else one under the other. */
  values: readonly string[];
  /** Where it is, or what a pay depends on. */
  beside: string;
  /** The days of something that takes place, which stand large over the values: its hours. */
  days?: readonly PosterDay[];
};

/** A line of a placard. A strong one is what people look for in need: a number to call. */
export type PlacardRow = { text: string; isStrong: boolean };

/** A card that is looked up, not read: what it is, when or for how much, then a line for each thing there is to know. */
export type Placard = {
  kicker: string;
  title: string;
  /** The end of the title, which tells no more than why: "while the lift is replaced". */
  tail: string;
  lead: PlacardLead | undefined;
  rows: readonly PlacardRow[];
  action: { cta: string; url: string };
};
