import { describe, expect, test } from "vitest";
import { saysOf } from "../../../lib/story/read/says.ts";
import { nobody } from "../../copy/brands.ts";

const said = (text: string, language = "en") => saysOf(text, { language, brand: nobody, shouted: false });

describe("the one word that an author stresses", () => {
  test.each([
    ["Rinse with a wet cloth. NOT a pressure washer", "en", "Rinse with a wet cloth. NOT a pressure washer."],
    ["Entry is by the back door ONLY", "en", "Entry is by the back door ONLY."],
    ["NEVER use bleach on it", "en", "NEVER use bleach on it."],
    ["Bitte NICHT klingeln, das Baby schläft", "de", "Bitte NICHT klingeln, das Baby schläft."],
    ["Ne PAS jeter les boîtes", "fr", "Ne PAS jeter les boîtes."],
    ["NO se admiten tarjetas", "es", "NO se admiten tarjetas."],
    ["NON aprire la finestra", "it", "NON aprire la finestra."],
    ["Hier NIET parkeren", "nl", "Hier NIET parkeren."],
    ["NÃO tocar no vidro", "pt", "NÃO tocar no vidro."],
  ])("stays: %s", (text, language, kept) => expect(said(text, language)).toBe(kept));

  test.each([
    ["Come in and get a FREE coffee", "Come in and get a free coffee."],
    ["HUGE SALE with ALL boots half price", "Huge sale with all boots half price."],
    ["ALL BOOTS MUST GO TODAY", "All boots must go today."],
  ])("shouting does not: %s", (text, calm) => expect(said(text)).toBe(calm));

  test("a sentence never begins with a small letter", () => {
    expect(said("Meet us at the fair. FREE coffee for everybody")).toBe(
      "Meet us at the fair. Free coffee for everybody.",
    );
  });
});
