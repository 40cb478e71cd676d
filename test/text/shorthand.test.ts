import { expect, test } from "vitest";
import { writtenOut } from "../../lib/text/shorthand.ts";

test.each([
  ["starts 11 jan, mon + weds 6.30pm", "en", "starts 11 jan, Monday + Wednesday 6.30pm"],
  ["free w/ museum ticket, until xmas", "en", "free with museum ticket, until Christmas"],
  ["Post it by weds. The tea is approx. 2 litres", "en", "Post it by Wednesday. The tea is about 2 litres"],
  ["Dauert idR 1 Tag, Licht u. Bremsen", "de", "Dauert in der Regel 1 Tag, Licht und Bremsen"],
])("%j is written out", (text, language, whole) => {
  expect(writtenOut(text, language)).toBe(whole);
});

test.each([
  ["We sat in the sun. See a.example/pp and @wk", "en"],
  ["so schön, da mo", "de"],
])("%j holds no shorthand", (text, language) => {
  expect(writtenOut(text, language)).toBe(text);
});
