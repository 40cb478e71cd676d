import { describe, expect, test } from "vitest";
import { figureIn } from "../../../lib/render/templates/kit/story/figured.ts";
import { heroOf } from "../../../lib/render/templates/kit/story/figures.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Acme") });
const storyOf = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType });

describe("a colon inside a time opens no list", () => {
  test.each([
    "Book a table for the chef's counter at 19:00, 12 seats, £28.",
    "Tisch reservieren für die Weinprobe am Freitag um 19:00, 12 Plätze, 28 €.",
    "金曜19：00、12席、2800円。",
  ])("%s", (brief) => {
    const { headline, points, slides } = storyOf(brief, "carousel");
    expect(headline.text).toMatch(/19[:：]00/u);
    expect([...points.map(({ text }) => text), ...slides.map(({ title }) => title)]).not.toContain("00");
  });
});

describe("words of time behind a word of place name no place", () => {
  test.each([
    "Vortrag am 12. Juni um 19 Uhr, 9 € im Monat.",
    "Unser Kurs startet am 12. Juni, zweimal im Sommer.",
    "Our Workshop Opens on 3 May, Twice in Summer.",
  ])("%s", (brief) => {
    const { when, facts } = read(brief);
    expect(when?.place ?? "").toBe("");
    expect(facts.filter(({ kind }) => kind === "where")).toEqual([]);
  });

  test("a name that holds one is a place", () => {
    expect(read("Our workshop opens on 3 May in Winter Gardens.").when?.place).toBe("Winter Gardens");
  });
});

test("how long a text takes to read is no figure to be shown large", () => {
  const story = storyOf("New on the blog: how we cut our bread waste. 8 minute read.");
  expect(story.figures).toEqual([]);
  const figures = [{ value: "8", unit: "", label: "minute read", fact: "f1" }];
  expect(figureIn("8 minutes of reading time")).toBeUndefined();
  expect(figureIn("An 8 minutes read")).toBeUndefined();
  expect(heroOf({ ...story, figures }, { value: 24, label: 120 })).toBeUndefined();
});

describe("numbered steps in Japanese, with or without blanks", () => {
  const STEPS = ["豆を挽く", "お湯を注ぐ", "三分待つ"];
  test.each([
    "淹れ方：1. 豆を挽く 2. お湯を注ぐ 3. 三分待つ",
    "淹れ方：1）豆を挽く、2）お湯を注ぐ、3）三分待つ。",
    "淹れ方：１．豆を挽く　２．お湯を注ぐ　３．三分待つ",
    "淹れ方：\n1．豆を挽く\n2．お湯を注ぐ\n3．三分待つ",
  ])("%s", (brief) => {
    const { headline, steps, posts } = storyOf(brief, "infographic");
    expect(headline.text).toBe("淹れ方");
    expect(steps.map(({ title }) => title)).toEqual(STEPS);
    expect(posts.linkedin).toBe("淹れ方：\n\n1. 豆を挽く\n2. お湯を注ぐ\n3. 三分待つ");
  });
});

describe("a share that is taken off is an offer", () => {
  test.each([
    "30 % off Black Friday",
    "Black-Friday-Angebot: 30 % auf alle Kurse, nur am 27. November.",
    "30 % de descuento en todo hasta el lunes.",
    "30 % de remise sur tout jusqu’à lundi.",
    "ブラックフライデー：全品30％オフ、11月27日まで。",
  ])("%s", (brief) => {
    const { occasion, offer } = read(brief);
    expect(occasion).toBe("offer");
    expect(offer?.value).toMatch(/30/);
  });
});

test.each([
  [
    "De winkel is gesloten van 24 december tot en met 2 januari. Daarna zijn we er weer.",
    "24 december tot en met 2 januari",
  ],
  [
    "De winkel is gesloten van 24 december t/m 2 januari. Daarna zijn we er weer.",
    "24 december t/m 2 januari",
  ],
  ["Loja fechada de 24 de dezembro a 2 de janeiro. Voltamos depois.", "24 de dezembro a 2 de janeiro"],
  ["Festival de pão de 11 a 13 de dezembro na praça. Entrada livre.", "11 a 13 de dezembro"],
  ["Negozio chiuso dal 24 dicembre al 2 gennaio. Torniamo dopo.", "24 dicembre al 2 gennaio"],
  ["Il corso di pane inizia il 1° dicembre alle 19.30 in via del Mulino 12.", "1° dicembre"],
  ["Boutique fermée du 24 décembre au 2 janvier inclus. À bientôt.", "24 décembre au 2 janvier"],
  ["Tienda cerrada del 24 de diciembre al 2 de enero. Volvemos después.", "24 de diciembre al 2 de enero"],
  ["Laden geschlossen vom 24. Dezember bis 2. Januar. Bis bald.", "24. Dezember bis 2. Januar"],
])("both ends of a span of days are its date: %s", (brief, date) => {
  expect(read(brief).when?.date).toBe(date);
});
