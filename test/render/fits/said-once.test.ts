import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { clauses } from "../../../lib/render/templates/kit/clauses.ts";
import { withoutAsked } from "../../../lib/render/templates/kit/story/ask.ts";
import { figuresOfPoints } from "../../../lib/render/templates/kit/story/figures.ts";
import { markOf } from "../../../lib/render/templates/kit/story/occasions.ts";
import { withShortTitle } from "../../../lib/render/templates/kit/story/short-title.ts";
import { lineOfDetails } from "../../../lib/render/templates/kit/story/shown.ts";
import { isSaid, tokensOf } from "../../../lib/render/templates/kit/story/tokens.ts";
import { fits as offerFits } from "../../../lib/render/templates/offer/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

const NOTHING = { brand: "Northgate", asked: [], atHand: [], faces: [] };

function shown(brief: string, assetType: AssetType) {
  const story = houseStory({ brief, brand: brandOf("Northgate"), channel: "web", assetType });
  const chosen = chooseTemplate(story, NOTHING, { assetType, seed: 1 });
  return { id: chosen?.template.id, data: chosen?.data as Record<string, unknown> };
}

test("a date of its own gives way to a sentence of the same line that holds it", () => {
  const facts = [
    fact("f1", "when", "30 April"),
    fact("f2", "condition", "Applications without a letter close on 30 April at noon"),
  ];
  const story = storyWith({ facts, when: { date: "30 April", time: "", place: "", facts: ["f1"] } });
  expect(lineOfDetails(story, [], 200)).toBe("Applications without a letter close on 30 April at noon");
});

test("a call to act loses its address where the button has it", () => {
  const facts = [fact("f1", "contact", "Send your CV by 30 April to jobs@northgate.example.")];
  const cta = { label: "Write to jobs@northgate.example", url: "", facts: ["f1"] };
  expect(
    withoutAsked(
      "Four days a week. Send your CV by 30 April to jobs@northgate.example. No nights.",
      storyWith({ facts, cta }),
    ),
  ).toBe("Four days a week. Send your CV by 30 April. No nights.");
});

test("the values of a chart are not listed again under it", () => {
  const { data } = shown("Our members\n2021: 640\n2022: 655\n2023: 720\n2024: 810\n2025: 902", "infographic");
  expect(data).toHaveProperty("chart");
  expect(data).not.toHaveProperty("timeline");
  expect(data).not.toHaveProperty("steps");
});

test("points that begin with their figure are shown as figures, and the others as points", () => {
  const points = [line("91% would recommend it"), line("74% met twice a month"), line("Most still meet")];
  expect(figuresOfPoints(points)).toEqual([
    { figure: { value: "91%", label: "would recommend it" } },
    { figure: { value: "74%", label: "met twice a month" } },
    { rest: points[2] },
  ]);
  expect(figuresOfPoints([line("2 eggs"), line("3 spoons of flour")])).toEqual([]);
});

test("two ways to do something stand side by side as points", () => {
  const { data } = shown(
    "Evening course or weekend intensive? Both lead to the same certificate.\n\nEvening: 12 weeks, Tuesdays 6 to 8 pm, £320\nWeekend: 3 weekends, Saturday and Sunday, £360",
    "card",
  );
  expect(data.bullets).toEqual([
    "Evening: 12 weeks, Tuesdays 6 to 8 pm, £320",
    "Weekend: 3 weekends, Saturday and Sunday, £360",
  ]);
  expect(data.supporting).toBe("Both lead to the same certificate.");
});

test.each([
  [
    "“I used to chase invoices. Now I see my kids.” Maya Lindqvist, founder of Studio Fjord",
    "Maya Lindqvist",
  ],
  ["“He rang my bell. That is how I know I live here.”\nSamira, matched with a mentor in 2023", "Samira"],
])("a quotation has its speaker: %s", (brief, name) => {
  const { id, data } = shown(brief, "card");
  expect(["quote", "testimonial"]).toContain(id);
  expect(data.name ?? data.author).toBe(name);
});

test("the parts of a sentence that only lists are lines of a film", () => {
  const { scenes } = houseStory({
    brief:
      "Learn Portuguese in ten evenings. Small groups of eight, a teacher from Porto, and real conversations from week one.",
    brand: brandOf("Northgate"),
    channel: "youtube",
    assetType: "video",
  });
  expect(scenes.map(({ text }) => text)).toEqual([
    "Small groups of eight",
    "A teacher from Porto",
    "Real conversations from week one",
  ]);
});

test("a long sentence is headed by the name before its colon", () => {
  const { headline, support } = houseStory({
    brief:
      "Brot-Abo für Büros: Wir liefern jeden Werktag bis 8 Uhr frische Brötchen und Brot, ab 10 Personen.",
    brand: brandOf("Ofenglück"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(headline.text).toBe("Brot-Abo für Büros");
  expect(support?.text).toContain("Wir liefern jeden Werktag");
});

test("the torn parts of a sentence never take the place of the sentence", () => {
  const { data } = shown(
    "Unser Frühlingshonig ist da! Raps und Löwenzahn, cremig gerührt. 500 g für 7,50 €, 250 g für 4,20 €. Im Hofladen von Mittwoch bis Samstag, 10 bis 18 Uhr, und im Onlineshop.",
    "card",
  );
  expect(data.supporting).toContain(
    "Im Hofladen von Mittwoch bis Samstag, 10 bis 18 Uhr, und im Onlineshop.",
  );
  expect(data.bullets).toEqual(["500 g: 7,50 €", "250 g: 4,20 €"]);
  expect(data).not.toHaveProperty("details");
});

test("an amount from which something holds is no price of it", () => {
  const facts = [fact("f1", "price", "Envío gratis a partir de 50 €")];
  expect(lineOfDetails(storyWith({ facts, language: "es", spoken: "es" }), [], 200)).toBe(
    "Envío gratis a partir de 50 €",
  );
});

test("hours that belong to nothing are a time", () => {
  const facts = [fact("f1", "when", "jeweils 9 bis 15 Uhr")];
  expect(lineOfDetails(storyWith({ facts, language: "de", spoken: "de" }), [], 200)).toBe(
    "Uhrzeit: jeweils 9 bis 15 Uhr",
  );
});

test("a list of shares is a chart and no price list", () => {
  const brief = "What downtime costs small teams:\nLost sales 44%\nOvertime 27%\nRefunds 18%\nOther 11%";
  expect(shown(brief, "infographic").data).toMatchObject({ chart: { kind: "donut", suffix: "%" } });
  expect(shown(brief, "infographic").data).not.toHaveProperty("prices");
});

test("lines with two values are a table of the two things that the headline names", () => {
  const { id, data } = shown(
    "Early harvest versus late harvest.\nTaste: intense / mild\nYield: 11 kg a litre / 5 kg a litre\nPrice: £14.90 / £9.50",
    "card",
  );
  expect(id).toBe("comparison");
  expect(data).toMatchObject({ first: "Early harvest", second: "Late harvest" });
});

test("few prices beside other ideas share a slide", () => {
  const { data } = shown(
    "La semaine au cinéma\n\nMercredi 11 : Les Glaneurs, 18 h 15\nJeudi 12 : La Marée haute, 20 h 30\nSamedi 14 : Ciné-goûter, 15 h\n\nTarif plein 7 €, réduit 5 €. Carte de dix séances 50 €.",
    "carousel",
  );
  expect(JSON.stringify(data).match(/7 €|5 €|50 €/g)).toHaveLength(3);
  expect(data.slides).toHaveLength(3);
});

test("a gain is shown as its figure", () => {
  const { data } = shown(
    "Moss Lane Library is finished. It is built of timber and stands in Leeds. It uses 62% less energy than the building it replaces. Every window seat was drawn by a child.",
    "carousel",
  );
  expect(JSON.stringify(data.slides)).toContain('"stat":"62%"');
});

test("what is needed is the news of an appeal", () => {
  const { headline } = houseStory({
    brief: "Volunteer drivers needed. You collect donated furniture with one colleague. One morning a week.",
    brand: brandOf("Northgate"),
    channel: "tiktok",
    assetType: "slideshow",
  });
  expect(headline.text).toBe("Volunteer drivers needed");
});

test("a part of a sentence stands as its whole sentence, and never without the one it leans on", () => {
  const sentence = "From September the sign-up form has three pages";
  const facts = [fact("f1", "when", "From September"), fact("f2", "news", sentence)];
  expect(lineOfDetails(storyWith({ facts, posts: { web: `${sentence}.` } }), [], 200)).toBe(sentence);
  const leaning = "So from September it has three pages";
  const torn = [fact("f1", "when", "from September"), fact("f2", "news", leaning)];
  expect(lineOfDetails(storyWith({ facts: torn, posts: { web: `${leaning}.` } }), [], 200)).toBe("");
});

test("a list of names and values is a chart with all of them", () => {
  const { data } = shown(
    "What went into our boxes last year, in tonnes:\nPotatoes 14.2\nCarrots 8.6\nSquash 6.1\nOnions 5.4",
    "infographic",
  );
  const { points } = data.chart as { points: unknown[] };
  expect(points).toHaveLength(4);
  expect(data).not.toHaveProperty("steps");
  expect(data.kicker).toBe("");
});

test("a text that had to be cut leaves its fact to a person", () => {
  const long = `${"a very long word ".repeat(9).trim()} at the end of it`;
  const story = storyWith({
    headline: line(long, "f1"),
    facts: [fact("f1", "news", long)],
    slides: [{ title: "One idea", body: "", facts: [] }],
  });
  const chosen = chooseTemplate(story, NOTHING, { assetType: "slideshow", seed: 1 });
  expect(chosen?.lost.map(({ id }) => id)).toContain("f1");
});

test("a discount on a side matter is no offer of its own", () => {
  const offer = { value: "10% off", before: "", ends: "", code: "", terms: "", facts: ["f2"] };
  const headline = line("We celebrate World Book Day in the street", "f1");
  const facts = [fact("f1", "news", headline.text), fact("f2", "price", "The table at the door has 10% off")];
  expect(offerFits(storyWith({ occasion: "content", headline, facts, offer }), NOTHING)).toBeUndefined();
  expect(offerFits(storyWith({ occasion: "offer", headline, facts, offer }), NOTHING)).toBeDefined();
});

test("a discount under a list of prices is none either", () => {
  const offer = { value: "half price", before: "", ends: "", code: "", terms: "", facts: ["f9"] };
  const headline = line("New prices from Monday 2 March", "f1");
  const prices = ["$9.50", "$9.00", "$10.20", "$11.00"].map((price, i) => fact(`f${i + 2}`, "price", price));
  const sale = fact("f9", "price", "Yesterday's bread is still half price");
  const of = (facts: typeof prices) => storyWith({ occasion: "offer", headline, facts, offer });
  expect(offerFits(of([fact("f1", "news", headline.text), ...prices, sale]), NOTHING)).toBeUndefined();
  expect(offerFits(of([fact("f1", "news", headline.text), sale]), NOTHING)).toBeDefined();
});

test("what is said after the last step is no step", () => {
  const { data } = shown(
    "Five things that help:\n1. Stand up often.\n2. Lift your screen.\n3. Keep your feet flat.\n\nIf pain lasts longer than two weeks, come and see someone. You can book online.",
    "carousel",
  );
  expect(data.slides).toHaveLength(3);
  expect(data.closing).toMatchObject({
    headline: "If pain lasts longer than two weeks, come and see someone",
  });
});

test("the thing of an offer is named without the prices that stand large", () => {
  const { data } = shown(
    "Unser Brot des Monats Dezember: das Walnuss-Dinkel-Brot, 750 g, 5,90 € statt 6,80 €. Ab Dienstag, 1. Dezember, solange der Vorrat reicht.",
    "card",
  );
  expect(data).toMatchObject({ offer: "5,90 €", details: "Das Walnuss-Dinkel-Brot, 750 g" });
});

test("a price of one small number is said where its row is", () => {
  const { data } = shown(
    "Ab 1. Dezember: Dinkelstollen nach Omas Rezept. 500 g 14,50 €, 1 kg 27 €. Vorbestellung im Laden.",
    "card",
  );
  expect(data.bullets).toEqual(["500 g: 14,50 €", "1 kg: 27 €"]);
  expect(data).not.toHaveProperty("details");
});

test("the last row of a price list is no remark beside it", () => {
  const { data } = shown(
    "Precios de Navidad en la quesería:\nQueso curado, 1 kg – 24 €\nSemicurado, 1 kg – 19,50 €\nLote «Sobremesa» (tres quesos y membrillo) – 38 €\nRecogida en la finca gratis.",
    "infographic",
  );
  expect(JSON.stringify(data).split("Sobremesa")).toHaveLength(2);
});

test("the full stop of a German day ends no clause, and what is compared is a title", () => {
  expect(clauses("Words of D. Rosália, of Braga")).not.toEqual(["Words of D.", "Rosália, of Braga"]);
  expect(clauses("Thank you, Mrs. Lane and friends")).toEqual(["Thank you,", "Mrs. Lane and friends"]);
  expect(clauses("Beim Herbstfest am 17. Oktober kamen 860 Gäste")).toBeUndefined();
  const words = {
    headline: "Side by side: servicing your own boiler vs our Winter Plan for it",
    supporting: "",
  };
  expect(withShortTitle(words)).toEqual(words);
});

test.each([
  ["1 kg für 21 €", "1 kg: 21 €"],
  ["500 ml por 12 €", "500 ml: 12 €"],
])("an amount and its price are said, whatever stands between them: %s", (value, line) => {
  expect(isSaid(value, tokensOf(line))).toBe(true);
});

test("another price of the same amount is not said", () => {
  expect(isSaid("1 kg für 21 €", tokensOf("1 kg: 12 €"))).toBe(false);
});

test("no tick stands before what is gone", () => {
  const release = (points: string[]) =>
    markOf(
      storyWith({
        occasion: "release",
        headline: line("Kite 4.2 is out"),
        points: points.map((text) => line(text)),
      }),
    );
  expect(release(["Faster loops", "Dropped: Python 3.9"])).toBe("dot");
  expect(release(["Faster loops", "Export to SVG"])).toBe("tick");
});
