import type { Occasion, Story } from "../../../../story/schema.ts";

/** Whether a story has one of the occasions. */
export const isOf = ({ occasion }: Pick<Story, "occasion">, ...occasions: Occasion[]): boolean =>
  occasions.includes(occasion);

/** Occasions that are best said plainly: no figure and no list should stand before the words. */
export const isPlainNews = (story: Pick<Story, "occasion">): boolean =>
  isOf(story, "incident", "closing", "appeal", "greeting", "thanks");
