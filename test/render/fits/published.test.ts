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
    ["On the blog", "We cut our bill by 71%", "Ioana Petrescu", "", "Ten-minute read"],
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
  expect(publishedIn(announcing(...said))).toEqual({ category, title, author, role, reading, lead: "" });
});

test.each([
  [
    "Artikel: „Warum wir keine Stundenzettel mehr führen“.",
    "Von Jana Petersen, Leiterin Lohn.",
    "7 Minuten Lesezeit.",
    ["Jana Petersen", "Leiterin Lohn"],
  ],
  [
    "Article de blog : « Pourquoi nous avons arrêté ».",
    "Par Claire Dumont.",
    "6 minutes de lecture.",
    ["Claire Dumont", ""],
  ],
  [
    "Artículo: “Cómo regar menos y cosechar más”.",
    "Por Lucía Ferrer.",
    "5 minutos de lectura.",
    ["Lucía Ferrer", ""],
  ],
  [
    "Nuovo articolo: “Il bilancio per tutti”.",
    "Di Paolo Ricci, commercialista.",
    "Lettura: 8 minuti.",
    ["Paolo Ricci", "commercialista"],
  ],
  [
    "Blog: “Zo kies je een lijst bij een foto”.",
    "Door Marieke van den Bos.",
    "Leestijd 4 minuten.",
    ["Marieke van den Bos", ""],
  ],
  [
    "Artigo: “O que aprendemos em dez anos”.",
    "Por Inês Duarte, padeira.",
    "6 minutos de leitura.",
    ["Inês Duarte", "padeira"],
  ],
  ["Gids: “In tien minuten je ketting vervangen”.", "Door Bo Smit.", "Leestijd 2 minuten.", ["Bo Smit", ""]],
] as const)("the by-line of %s is %s", (title, by, reading, [author, role]) => {
  const lead = "What it took, and what we would do again.";
  const found = publishedIn(announcing(title, by, lead, reading));
  expect(found).toMatchObject({ author, role, reading: reading.replace(/\.$/, ""), lead });
});

test("an article without quotation marks has its headline as title, without the reading time", () => {
  const title = "Why we stopped sampling our logs";
  const story = {
    ...announcing(`${title}.`, "By Ines Carvalho, platform engineer.", "9 minute read."),
    headline: line(`${title}, 9 minute read`),
  };
  expect(publishedIn(story)).toMatchObject({ title, author: "Ines Carvalho", reading: "9 minute read" });
});

test.each([
  "Our customer says: “It saved the whole of our harvest”.",
  "Tonight we show “The Understudy’s Understudy” on the big stage.",
  "A new article of clothing is here.",
  "Your mountain guide says: “You will come down with tired legs and a smile”.",
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
