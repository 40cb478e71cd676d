import { expect, test } from "vitest";
import { sentenceAround } from "../../lib/text/sentence-around.ts";

const TEXT = "Version 4.0 is out. Reports open in 1.8 seconds, by 10.30 a.m. at the latest.\nCall Dr. Otero.";
const around = (words: string) => {
  const at = TEXT.indexOf(words);
  return sentenceAround(TEXT, at, at + words.length);
};

test.each([
  ["out", "Version 4.0 is out."],
  ["Version", "Version 4.0 is out."],
  ["seconds", "Reports open in 1.8 seconds, by 10.30 a.m. at the latest."],
  ["8 seconds", "Reports open in 1.8 seconds, by 10.30 a.m. at the latest."],
  ["Otero", "Call Dr. Otero."],
  ["out. Reports", TEXT.split("\n")[0]],
])("the sentence around “%s” is whole", (words, sentence) => {
  expect(around(words)).toBe(sentence);
});
