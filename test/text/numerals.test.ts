import { expect, test } from "vitest";
import { inNumerals, numeralsOf } from "../../lib/text/numerals.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** What a language writes for 3 of a power of ten. */
const inScale = (language: string, size: number) => {
  const { scales, gap } = numeralsOf(language);
  const [, word] = scales.find(([power]) => power === size) ?? [];
  return plain(`3${gap}${word}`);
};

const LANGUAGES = "pt pt-BR pt-PT tr da sv pl ru uk cs sk hu fi nb el ro hr sl bg id de".split(" ");

test.each(LANGUAGES)("numbers in %s are written as CLDR has them", (language) => {
  const compact = new Intl.NumberFormat(language, { notation: "compact" });
  for (const size of [1e6, 1e9, 1e12]) expect(inScale(language, size)).toBe(plain(compact.format(3 * size)));
  const written = plain(inNumerals("12345.5", numeralsOf(language)));
  expect(written).toBe(plain(new Intl.NumberFormat(language).format(12345.5)));
});

test.each(["es-MX", "es-419", "es-US"])("%s has a decimal point, and Spain has a comma", (language) => {
  expect(inNumerals("12345.5", numeralsOf(language))).toBe("12,345.5");
  expect(inNumerals("12345.5", numeralsOf("es-ES"))).toBe("12.345,5");
  expect(inScale(language, 1e6)).toBe("3 M");
});
