import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { publishedIn } from "../../../lib/render/templates/kit/story/published.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

const announcing = (...said: string[]) =>
  storyWith({
    occasion: "update",
    facts: said.map((text, i) => fact(`f${i + 1}`, "news", text)),
    headline: line("A new article"),
  });

test.each([
  [
    [
      "New article on our blog: “What five years did to our clay”.",
      "Ruth Ansell writes about worms.",
      "Eight minutes’ read.",
    ],
    ["New article on our blog", "What five years did to our clay", "Ruth Ansell", "", "Eight minutes’ read"],
  ],
  [
    [
      "Blog post by Ioana Petrescu, published today: “We cut our bill by 71%”.",
      "It’s a ten-minute read about caching.",
    ],
    ["Blog post", "We cut our bill by 71%", "Ioana Petrescu", "", "Ten-minute read"],
  ],
  [
    [
      "Nouvel article de blog : « Embaucher son premier salarié ».",
      "Anaïs Le Goff, gestionnaire de paie, part d’un cas réel.",
      "Neuf minutes de lecture.",
    ],
    [
      "Nouvel article de blog",
      "Embaucher son premier salarié",
      "Anaïs Le Goff",
      "gestionnaire de paie",
      "Neuf minutes de lecture",
    ],
  ],
  [
    ["Neuer Beitrag im Blog: „Warum wir Lehm mögen“.", "Lesezeit: 6 Minuten."],
    ["Neuer Beitrag im Blog", "Warum wir Lehm mögen", "", "", "Lesezeit: 6 Minuten"],
  ],
] as const)("an article is read from %j", (said, [category, title, author, role, reading]) => {
  expect(publishedIn(announcing(...said))).toEqual({ category, title, author, role, reading });
});

test.each([
  "Our customer says: “It saved the whole of our harvest”.",
  "Tonight we show “The Understudy’s Understudy” on the big stage.",
  "A new article of clothing is here.",
])("no article is read from %s", (text) => {
  expect(publishedIn(announcing(text))).toBeUndefined();
});

test("an announced article is shown as one, even where its title is in quotation marks", () => {
  const story = announcing("New article on our blog: “What five years did to our clay”.");
  const quotation = { text: "What five years did to our clay", name: "", role: "", company: "", fact: "f1" };
  const pictures = { brand: "Beacon", asked: [], atHand: [], faces: [] };
  const chosen = chooseTemplate({ ...story, occasion: "testimonial", quotation }, pictures, {
    assetType: "og_image",
    seed: 1,
  });
  expect(chosen?.template.id).toBe("blog_og");
});
