import { expect, test } from "vitest";
import { alteredSlogan } from "../../../lib/story/review/slogan.ts";

test.each([
  ["Fewer empty miles", "Less empty miles"],
  ["Fewer empty miles", "Fewer empty road miles."],
  ["Knitting is better with friends", "Knitting better with friends"],
])("“%s” is altered by “%s”", (slogan, text) => {
  expect(alteredSlogan(slogan, text)).toBe(text);
});

test.each([
  ["Fewer empty miles", "Empty miles"],
  ["Fewer empty miles", "Fewer empty miles"],
  ["Fewer empty miles", "31 % of the miles were empty"],
])("“%s” stays as it is beside “%s”", (slogan, text) => {
  expect(alteredSlogan(slogan, text)).toBeUndefined();
});
