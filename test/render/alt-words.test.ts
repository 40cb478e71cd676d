import { expect, test } from "vitest";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { altWord } from "../../lib/render/templates/kit/alt-words.ts";

const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "ja", "zh", "ar", "he"];

test("alternative texts have their own words in every language, and English ones elsewhere", () => {
  for (const language of LANGUAGES) {
    expect(altWord("no", language).length, language).toBeGreaterThan(0);
    expect(altWord("film", language, 12), language).toContain("12");
    expect(altWord("scene", language, 2, 5), language).toMatch(/2.*5/);
  }
  expect(altWord("chart", "de-AT")).toBe("Diagramm");
  expect(altWord("chart", "fi")).toBe("Chart");
});

test("a slide says in the story's language which one it is", () => {
  const data = carousel.data.parse({
    cover: { headline: "Warum unser Brot zwei Tage braucht" },
    slides: [{ title: "Tag 1" }],
    closing: { headline: "Bis Samstag" },
  });
  expect(carousel.altText(data, "Ofenglück", 1, "de")).toBe("Ofenglück, 2 von 3: Tag 1.");
});
