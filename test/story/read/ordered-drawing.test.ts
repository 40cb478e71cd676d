import { describe, expect, test } from "vitest";
import { orderedSubject } from "../../../lib/render/subject/find.ts";
import { subjectLanguage, subjectWords } from "../../../lib/render/subject/words.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { orderedDrawing, ordersDrawing } from "../../../lib/story/ordered-drawing.ts";
import { brandOf } from "../../copy/brands.ts";
import { readAsset } from "../../support/assets.ts";
import { wordsOf } from "../words-of.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "instagram", assetType: "card" });

async function orderedIn(language: string, brief: string) {
  const known = subjectLanguage(language);
  if (!known) throw new Error(`${language} has no words.`);
  return orderedSubject(await subjectWords(known, readAsset), orderedDrawing(storyOf(brief)));
}

describe("a thing that the brief orders to be seen", () => {
  test.each([
    ["en", "We open at 7 from Monday 30 November. Please show a loaf of bread on it.", "bread"],
    ["en", "Our Tuesday course is full. A drawing of a pencil would be nice.", "pencil"],
    ["en", "How we halved our build time. Illustrate it with a terminal window.", "terminal"],
    ["de", "Am 5. Dezember ist Adventsnachmittag. Bitte mit einem Tannenzweig auf der Karte.", "fir-branch"],
    ["de", "Am 5. Dezember um 15 Uhr ist Adventsnachmittag. Zeig einen Adventskranz.", "advent-wreath"],
    ["en", "Salt is free from Monday. A yellow grit bin in the picture would be ideal.", "grit-bin"],
    ["fr", "Notre boutique ferme le 24 décembre. J'aimerais le dessin d'une théière.", "teapot"],
    ["es", "Cerramos del 24 al 31 de diciembre. Que se vea una taza de chocolate caliente.", "mug"],
  ])("%s: %s", async (language, brief, subject) => {
    expect(await orderedIn(language, brief)).toBe(subject);
    expect(wordsOf(storyOf(brief))).not.toMatch(/loaf|pencil|terminal|tannenzweig|kranz|théière|taza/iu);
  });

  test("what a photograph would show and nobody wants is no order", () => {
    const span = { start: 0, end: 1 };
    const heldBack = (quote: string) => [{ quote, span, why: "instruction" as const }];
    const notes = (language: string, quote: string) =>
      orderedDrawing({ ...storyOf("We open at 7."), wishes: [], heldBack: heldBack(quote), language });
    expect(notes("es", "Pon la del almendro pero se ve el coche de mi cuñado y no quiero.")).toEqual([]);
    expect(notes("en", "Put the old one on but it shows the car and I don't want that.")).toEqual([]);
    expect(notes("de", "Zeig den Kranz, aber das Auto will ich nicht.")).toEqual([]);
    expect(notes("en", "Show a loaf of bread on it.")).not.toEqual([]);
  });

  test.each([["de", "Am 5. Dezember ist Frühschoppen. Das mit dem Brot bitte nicht erwähnen."]])(
    "%s: what is to stay unsaid is none: %s",
    async (language, brief) => {
      expect(await orderedIn(language, brief)).toBeUndefined();
    },
  );

  test.each([
    ["en", "We open at 7 from Monday. Please show a gargoyle on a church on it.", undefined],
    [
      "en",
      "We open at 7 from Monday. A dovecote beside the church in the picture would be ideal.",
      undefined,
    ],
    ["en", "We open at 7 from Monday. Please show a teapot on a table on it.", "teapot"],
    ["de", "Wir öffnen am Montag um 7. Zeig bitte einen Wasserspeier auf der Kirche.", undefined],
  ])("a thing without a drawing is none that it stands on: %s: %s", async (language, brief, subject) => {
    expect(await orderedIn(language, brief)).toBe(subject);
  });

  test("what is not to be seen, and where something is found, is no order of a drawing", async () => {
    expect(
      await orderedIn("en", "We open at 7 on Monday. No bicycle or other clip art, please."),
    ).toBeUndefined();
    expect(await orderedIn("en", "We open at 7 on Monday. Show our website on it.")).toBeUndefined();
  });

  test.each([
    "Show a ticket at the door.",
    "Draw a name from the hat.",
    "Add a photo to your order.",
    "Put the kettle on in the kitchen.",
    "Please show a valid pass.",
  ])("readers are told: %s", (sentence) => {
    expect(ordersDrawing(sentence, "en")).toBe(false);
  });
});

describe("what others have, words and what is left open are no order", () => {
  const ordered = (language: string, quote: string) =>
    orderedDrawing({ language, wishes: [], heldBack: [{ quote, why: "instruction" }] } as never);
  test.each([
    ["en", "It’s for people who have a violin at home."],
    ["en", "Add the quote of the man from the shipping firm."],
    ["en", "[to be seen with the chef]"],
    ["de", "Für Leute, die mit der Schule fertig sind."],
    ["fr", "Ajouter la citation de la boulangère."],
  ])("%s: %s", (language, quote) => {
    expect(ordered(language, quote)).toEqual([]);
  });
  test("an order stays one", () => {
    expect(ordered("en", "Could we have a hedgehog on it?")).toHaveLength(1);
    expect(ordered("de", "Bitte mit einer Geige auf der Karte.")).toHaveLength(1);
  });
});
