import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { withSlideLines } from "../../../lib/story/read/slide-lines.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: "carousel" | "video" = "carousel") =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "instagram", assetType });

describe("the numbers of slides are their order", () => {
  test.each([
    [
      "Slides: 1. What the new rules mean for tenants. 2. Deposits are capped at five weeks of rent. 3. You get the papers in 30 days. 4. We explain them to you in plain words.",
      "What the new rules mean for tenants",
      ["Deposits are capped at five weeks of rent", "You get the papers in 30 days"],
    ],
    [
      "Folie 1: Unser neuer Winterkaffee ist da. Folie 2: Bohnen aus Huila in Kolumbien. Folie 3: Schmeckt nach Kakao, Orange und Zimt. Folie 4: 250 g kosten 9,80 €.",
      "Unser neuer Winterkaffee ist da",
      ["Bohnen aus Huila in Kolumbien", "Schmeckt nach Kakao, Orange und Zimt"],
    ],
    [
      "Diapo 1 : Notre pain d’hiver est là.\nDiapo 2 : Une farine de seigle du Perche.\nDiapo 3 : Une croûte épaisse et une mie dense.\nDiapo 4 : La miche de 1 kg coûte 7 €.",
      "Notre pain d’hiver est là",
      ["Une farine de seigle du Perche", "Une croûte épaisse et une mie dense"],
    ],
  ])("%s", (brief, headline, slides) => {
    const story = storyOf(brief);
    expect(story.headline.text).toBe(headline);
    expect(story.slides.map(({ title }) => title)).toEqual(expect.arrayContaining(slides));
    expect(story.steps).toEqual([]);
    expect(Object.values(story.posts).join("\n")).not.toMatch(/(?:slide|folie|diapo) ?\d|^\d\. /imu);
  });

  test.each([
    "How to oil a chain:\n1. Wipe it dry\n2. One drop on each link\n3. Wipe off the rest",
    "Slide 1: date. Slide 2: place. Slide 3: prices.",
    "Unsere Öffnungszeiten: 1. Dezember bis 3. Januar geschlossen.",
    "Karte 1: 9 €, Karte 2: 12 €.",
  ])("%s is as it was", (brief) => {
    expect(withSlideLines(brief)).toBe(brief);
  });

  test("offsets stay", () => {
    const brief =
      "Slides: 1. The oak wheel turns again. 2. It was mended for 14 months. 3. See it on Sunday at the mill.";
    expect(withSlideLines(brief)).toHaveLength(brief.length);
  });
});

describe("the name of what is made is no part of what it says", () => {
  test.each([
    [
      "Kurzer Film: Neue Werkbänke stehen bereit. Wir haben sie selbst gebaut.",
      "Neue Werkbänke stehen bereit",
    ],
    ["Petit film : la révision d’hiver est prête. Freins et chaîne.", "La révision d’hiver est prête"],
    ["Kort filmpje: de winterbeurt is er weer. Remmen en ketting.", "De winterbeurt is er weer"],
  ])("%s", (brief, headline) => {
    expect(storyOf(brief, "video").headline.text).toBe(headline);
  });

  test("a film is news where it is no label", () => {
    expect(
      storyOf("Kurzer Film über Bienen gewinnt den Preis der Jury. Wir gratulieren.", "video").headline.text,
    ).toContain("Film");
  });
});

describe("a name before its day leads, in few words too", () => {
  test.each([
    [
      "Lange Saunanacht am Freitag, 11. Dezember. Von 19 bis 24 Uhr. Aufgüsse zu jeder Stunde.",
      "Lange Saunanacht",
    ],
    ["Open day on Saturday 16 January. From 10am to 1pm. We show the rooms.", "Open day"],
  ])("%s", (brief, name) => {
    expect(storyOf(brief, "video").headline.text).toContain(name);
  });

  test("a day with its hour does not", () => {
    const story = storyOf("Einlass Freitag, 11. Dezember. Der Chor singt Lieder aus Estland.", "video");
    expect(story.headline.text).toBe("Der Chor singt Lieder aus Estland");
  });
});

test.each([
  ["Notre menu de Noël. Velouté, 9 €. 5 place Sathonay, Lyon.", "5 place Sathonay"],
  ["Lange Saunanacht im Haus. Aufgüsse zu jeder Stunde. Am Seeufer 3, Plön.", "Am Seeufer 3"],
])("%s has an address", (brief, address) => {
  const { facts } = storyOf(brief);
  expect(facts.some(({ kind, quote }) => kind === "where" && quote.includes(address))).toBe(true);
});

test("entries of a list with dashes have a slide each", () => {
  const { slides } = storyOf(
    "How fine should you grind? Espresso machines – try 250 microns. Moka pots – try 400 microns. Pour-over – try 600 microns. French press – try 900 microns.",
  );
  expect(slides.map(({ title }) => title)).toEqual([
    "Espresso machines",
    "Moka pots",
    "Pour-over",
    "French press",
  ]);
});
