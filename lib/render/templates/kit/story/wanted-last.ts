import type { Line, Story } from "../../../../story/schema.ts";
import { readIn } from "./shown.ts";
import { isSaid, tokensOf } from "./tokens.ts";

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Words that the author gave for the end, or wants there: "End on the fact that the under 14s stay the same". */
export const isWantedLast = ({ text, facts }: Line, { closing, wishes }: Story): boolean =>
  facts.some((id) => closing.includes(id)) ||
  wishes.some(({ rule, value }) => rule === "end_with" && lettersOf(value) === lettersOf(text));

/** Whether a last picture with these words says nothing of what the author wants there. */
export const lacksWantedEnd = (story: Story, last: object): boolean => {
  const wanted = story.scenes.filter((scene) => isWantedLast(scene, story));
  const seen = tokensOf(readIn(last).join("\n"));
  return wanted.some(({ text }) => !isSaid(text, seen));
};

/** The story without a line under its headline that says what its author wants last. */
export const withoutEarlyEnd = <S extends Story>(story: S): S =>
  story.support && isWantedLast(story.support, story) ? { ...story, support: null } : story;
