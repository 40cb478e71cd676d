import { emptyStory } from "./empty.ts";
import { Reading, type Story } from "./schema.ts";

/** A story that was read and not yet written: the first half of the work of a small model, as it is stored. */
export const unwritten = (reading: Reading): Story => ({
  ...emptyStory(reading.language),
  ...reading,
  by: "",
});

export const isUnwritten = ({ by }: Story): boolean => by === "";

/** What a story has read, without the words. */
export const readingIn = (story: Story): Reading => Reading.parse(story);
