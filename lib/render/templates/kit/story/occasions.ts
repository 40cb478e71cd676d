import type { Occasion, Story } from "../../../../story/schema.ts";

/** Whether a story has one of the occasions. */
export const isOf = ({ occasion }: Pick<Story, "occasion">, ...occasions: Occasion[]): boolean =>
  occasions.includes(occasion);

const CHECKLIST =
  /(?<!\p{L})(?:check ?list|features?|included?|includes|you get|ready|done|checkliste|inklusive|enthalten|inclus(?:e?s)?|incluye|incluid[oa]s?|compreso|inbegrepen|inclu[ií]d[oa]s?)(?!\p{L})/iu;

/** A tick says that something is there or done: features of a launch, and lists that the author calls so. */
export const markOf = ({ occasion, headline, support }: Story): "tick" | "dot" =>
  isOf({ occasion }, "launch", "release") || CHECKLIST.test(`${headline.text} ${support?.text ?? ""}`)
    ? "tick"
    : "dot";

/** Occasions that are best said plainly: no figure and no list should stand before the words. */
export const isPlainNews = (story: Pick<Story, "occasion">): boolean =>
  isOf(story, "incident", "closing", "appeal", "greeting", "thanks");
