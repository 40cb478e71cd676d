import { sentences } from "../../sentences.ts";

/** Sentences of a post that stand in running text: no bullets, no lines of hashtags. */
export const bodySentences = (text: string): string[] =>
  text
    .split("\n")
    .filter((l) => !/^\s*[#•]/u.test(l))
    .flatMap((l) => sentences(l));
