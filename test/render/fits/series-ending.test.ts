import { describe, expect, test } from "vitest";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const LIMITS = { headline: 120, supporting: 200, title: 150, body: 280 };
const PICTURES = { brand: "Fernwick", website: "fernwick.example", asked: [], atHand: [], faces: [] };

function seriesOf(brief: string) {
  const story = houseStory({
    brief,
    brand: brandOf("Fernwick"),
    channel: "instagram",
    assetType: "carousel",
  });
  const series = seriesOfStory(story, PICTURES, LIMITS);
  if (!series) throw new Error("no series");
  return series;
}

describe("a question before the action", () => {
  test.each([
    ["Questions? Call 0113 496 0777.", "Questions? Call 0113 496 0777", ""],
    [
      "Not sure? Send us a photo at hello@fernwick.example.",
      "Not sure? Send us a photo",
      "hello@fernwick.example",
    ],
    ["Sound familiar? Book at fernwick.example/test.", "Sound familiar? Book", "fernwick.example/test"],
  ])("“%s” stands on the last picture with it, and has none of its own", (asked, headline, url) => {
    const series = seriesOf(
      `How to paint a door without brush marks.\n1. Lay the door flat.\n2. Sand it with 240 grit.\n3. Paint the panels first.\n${asked}`,
    );
    expect(series.slides.map(({ title }) => title)).toEqual([
      "Lay the door flat",
      "Sand it with 240 grit",
      "Paint the panels first",
    ]);
    expect(series).toMatchObject({ numbered: true, closing: { headline, url } });
  });

  test.each([
    [
      "Cinco consejos:\n- Limpia la cadena cada semana.\n- Engrasa los frenos.\n- Infla las ruedas.\n¿Dudas? Llámanos al 954 555 010.",
      "¿Dudas? Llámanos",
    ],
    [
      "Comment garder son pain frais.\n1. Coupez-le tard.\n2. Enveloppez-le dans un torchon.\nUne question ? Appelez-nous au 03 80 55 01 20.",
      "Une question ? Appelez-nous",
    ],
    [
      "Zo verf je een muur.\n1. Plak de randen af.\n2. Verf eerst de hoeken.\nVragen? Bel 030 555 0199.",
      "Vragen? Bel 030 555 0199",
    ],
  ])("in other languages too: %s", (brief, headline) => {
    const { slides, closing } = seriesOf(brief);
    expect(slides.some(({ title }) => /\?$/u.test(title))).toBe(false);
    expect(closing.headline).toBe(headline);
  });
});

describe("the last picture tells each fact once", () => {
  test("a remark with the day and the place has no line of them under it", () => {
    const { closing } = seriesOf(
      "How to keep a starter alive.\n1. Feed it once a week.\n2. Use warm water.\nOur next course is on Saturday 12 December, 10 am, at Mill Road 8.",
    );
    expect(closing.headline).toBe("Our next course is on Saturday 12 December, 10 am, at Mill Road 8");
    expect(closing.supporting ?? "").toBe("");
  });

  test("a sentence of the cover is not read again", () => {
    const { closing } = seriesOf(
      "Thank you! 64 volunteers planted 320 trees on Sunday. The path to the pond is finished. See you at the winter lunch on Saturday 5 December, 1 pm, in the barn.",
    );
    expect(closing.supporting ?? "").toBe("");
  });

  test("a sentence of a picture between is read again beside an action alone", () => {
    const said =
      "Obrigado! Este ano fizemos 41 000 pães. Doámos 3 200 € à escola da rua. Até janeiro, com novos sabores.";
    expect(seriesOf(said).closing.supporting ?? "").toBe("");
  });

  test("the place alone gives way to the day and the place", () => {
    const { closing } = seriesOf(
      "Tag der offenen Tür am Samstag, 12. Dezember, 11 bis 16 Uhr. Probiert Geige und Klavier aus. Um 15 Uhr spielt das Orchester. Eintritt frei, Kuchen gibt es auch. Wo: Lindenallee 4.",
    );
    expect(closing.supporting).toMatch(/^Samstag, 12\. Dezember.*Lindenallee 4$/);
  });
});

describe("what the sentence of the headline lists and counts", () => {
  const brief =
    "Five plants that like a dark hallway: snake plant, cast iron plant, peace lily, maidenhair fern and pothos. Each one is under £15 this week. We are open Monday to Saturday, 9 to 5, at Oak Lane 3.";

  test("is numbered, and what is said behind it stands together on the last picture", () => {
    const { slides, numbered, closing } = seriesOf(brief);
    expect(slides).toHaveLength(5);
    expect(numbered).toBe(true);
    expect(closing).toMatchObject({
      headline: "We are open Monday to Saturday, 9 to 5, at Oak Lane 3",
      supporting: "Each one is under £15 this week.",
    });
  });

  test("has no opening hours on its cover", () => {
    expect(seriesOf(brief).cover.supporting).toBe("");
  });
});

test("what one needs for the action stands beside it, and a remark that is not about it before", () => {
  const { slides, closing } = seriesOf(
    "Four stretches for desk workers: neck roll, chest opener, seated twist and calf raise. Do each for 30 seconds, twice a day. First visit £45, 40 minutes. Call 01298 555 014.",
  );
  expect(slides.at(-1)?.title).toBe("Do each for 30 seconds, twice a day");
  expect(closing).toMatchObject({
    headline: "Call 01298 555 014",
    supporting: "First visit £45, 40 minutes.",
  });
});

test("the day on which something has ended is not on the last picture, where it would be read as one to come", () => {
  const { closing } = seriesOf(
    "The harbour swim closed on Sunday. 140 people swam. The youngest is nine. The money pays for ten wetsuits.",
  );
  expect(closing.headline).toBe("Fernwick");
  expect(closing.supporting ?? "").not.toContain("Sunday");
});

describe("the line of a label has its own picture", () => {
  const year =
    "Our year with the sheep, month by month.\n\nApril: 71 lambs from 46 ewes.\nAugust: the mill turned it into 310 skeins.\nNovember: 206 skeins have been sold so far. 104 are left, at £13.50 each.\n\n";

  test("and is not read again under the thanks", () => {
    const { slides, closing } = seriesOf(`${year}Thank you for buying wool that has names.`);
    expect(slides.at(-1)).toMatchObject({ title: "November", body: expect.stringContaining("£13.50") });
    expect(closing.headline).toBe("Thank you for buying wool that has names");
    expect(closing.supporting ?? "").toBe("");
  });
});

describe("a procedure in prose, and remarks behind it", () => {
  const steps =
    "First we cut out the old seat and keep a piece of it. Then the frame is washed. Loose joints are glued and clamped overnight. Last, it dries for three days by the window.";

  test("only the steps are numbered, each of its own", () => {
    const {
      slides,
      numbered,
      steps: count,
    } = seriesOf(
      `How we mend your chair, step by step:\n\n${steps}\n\nUsually two to three weeks. From £95. Scratches and ink spots stay, they are yours.`,
    );
    expect(numbered).toBe(false);
    expect(count).toBe(4);
    expect(slides.slice(0, 4).map(({ title }) => title)).toEqual([
      "First we cut out the old seat and keep a piece of it",
      "Then the frame is washed",
      "Loose joints are glued and clamped overnight",
      "Last, it dries for three days by the window",
    ]);
  });

  test("a short remark in the next paragraph is not of the last step", () => {
    const { slides } = seriesOf(
      "How our bread is made, step by step:\n\nFirst we wake the starter at four. Then the flour goes in. Next we fold it three times. Finally it goes into the oven at 250 degrees.\n\nA loaf is £4.20. Order by Thursday on 01632 960 118.",
    );
    expect(slides[3]).toMatchObject({ title: "Finally it goes into the oven at 250 degrees", body: "" });
  });

  test("without remarks all of them are", () => {
    const { slides, numbered } = seriesOf(`How we mend your chair, step by step:\n\n${steps}`);
    expect(numbered).toBe(true);
    expect(slides).toHaveLength(4);
  });
});
