import { expect, test } from "vitest";
import { guardStory } from "../../../lib/story/guard/guard.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";
import { factOf, storyOf } from "../stories.ts";

const brand = brandOf("Northgate", { overview: "Northgate looks after homes in Leeds." });
const CASES: [what: string, brief: string, text: string, language?: string, spoken?: string][] = [
  [
    "a number at a sentence's end",
    "Northgate 4.2 is out with faster search.",
    "Faster search comes with Northgate 4.2.",
  ],
  [
    "a time at a sentence's end",
    "Wir öffnen am Freitag um 18.30 Uhr.",
    "Am Freitag öffnen wir um 18.30.",
    "de",
  ],
  ["a call with today", "Northgate 4.2 is out.", "Northgate 4.2 is out. Update today."],
  [
    "the total of its own sentence",
    "Glasses: frame and lenses €240, one lens replacement €90, total €330. Monthly lenses: €168 a year plus €72 for solution, total €720.",
    "Glasses: 330 €\nMonthly lenses: 720 €",
  ],
  [
    "a German noun behind its article",
    "Das Becken öffnet am 14. Mai.",
    "Das Freibad öffnet am 14. Mai.",
    "de",
    "de",
  ],
  ["dashes", "Open Mon-Fri 8 to 6 - come by.", "Open Mon–Fri, 8 to 6 — come by."],
  [
    "typing errors put right",
    "saturday apointments startign sept, 9-1",
    "Saturday appointments are starting in September, 9 to 1.",
  ],
  [
    "synonyms",
    "Tenants can report repairs on WhatsApp from 25 November.",
    "From 25 November, residents may send repair requests by WhatsApp.",
  ],
  ["inflection", "Our team repairs boilers within 3 days.", "Boilers repaired within 3 days by our team."],
  ["& for and", "Bread and butter for £3.", "Bread & butter for £3."],
  [
    "another spelling of a price",
    "The box is 18 pound for the small one, 26 for the big one.",
    "Small box £18, big box £26.",
  ],
  ["a number as a word", "We meet at 7 with 12 guests.", "We meet at seven with twelve guests."],
  [
    "another language",
    "Am Freitag, 6. Dezember, öffnen wir um 18.30 Uhr in Leeds.",
    "We open in Leeds on Friday 6 December at 6.30pm.",
    "de",
    "en",
  ],
  ["a translated absolute", "Wir schließen nie.", "We never close.", "de", "en"],
  ["a count of the points", "Check the tap. Check the valve.", "2 tips: check the tap, check the valve."],
  [
    "a clause that stands in another order",
    "Nkechi Oduya joined us as a trainee in 2015 and has led our disputes practice in Exeter since 2022.",
    "Nkechi Oduya joined us as a trainee in 2015.\n\nSince 2022 she has led our disputes practice in Exeter.",
  ],
  [
    "a verb that is a role elsewhere",
    "Nkechi Oduya has led our disputes practice since 2022.",
    "Nkechi Oduya leads our disputes practice.",
  ],
  [
    "a German noun behind its article, at a sentence's start, of the brief's own words",
    "Neu angemeldete Anlagen: 339. Wer sich noch anmelden will, kann das kostenlos tun.",
    "339 Anlagen sind neu. Die Anmeldung ist kostenlos. Neue Anmeldungen: kostenlos.",
    "de",
  ],
  [
    "a German request to the reader",
    "Fragen bitte an Northgate, 06430 000 512.",
    "Rufen Sie Northgate bei Fragen an: 06430 000 512.",
    "de",
  ],
  [
    "a name in small letters",
    "we deliver in norwich and dereham on wednesdays",
    "We deliver in Norwich and Dereham on Wednesdays.",
  ],
];

test.each(CASES)("%s is no finding", (_, brief, text, language = "en", spoken = language) => {
  const points = ["Check the tap", "Check the valve"].map((line) => ({ text: line, facts: [] }));
  const story = storyOf(brief, {
    language,
    spoken,
    headline: { text: "Northgate", facts: [] },
    posts: { linkedin: text },
    altText: "",
    ...(text.startsWith("2 tips") ? { points } : {}),
  });
  expect(guardStory(story, { brief, brand }).findings).toEqual([]);
});

test("the weekday of a date may be worked out when today is known", () => {
  const brief = "We open on 6 December.";
  const story = (day: string) => storyOf(brief, { posts: { linkedin: `We open on ${day} 6 December.` } });
  const check = (day: string, today?: string) =>
    guardStory(story(day), { brief, brand, ...(today ? { today } : {}) }).findings.map(
      ({ problem }) => problem,
    );
  expect(check("Sunday", "2026-11-25")).toEqual([]);
  expect(check("Friday", "2026-11-25")).toEqual(["unknown_value"]);
  expect(check("Sunday")).toEqual(["unknown_value"]);
});

test.each([
  ["%", "Our share of renewable power: 2020 31 %, 2021 38 %, 2022 44 %."],
  ["£", "Average bill: 2020 £31, 2021 £38, 2022 £44."],
  ["ms", "Median load time: 2020 31 ms, 2021 38 ms, 2022 44 ms."],
])("the values of a series carry their unit: %s", (unit, brief) => {
  const story = houseStory({ brief, brand, channel: "linkedin", assetType: "infographic" });
  expect(story.series).toMatchObject({ unit, points: [{ y: 31 }, { y: 38 }, { y: 44 }] });
  expect(guardStory(story, { brief, brand }).findings).toEqual([]);
});

const FIGURES: [what: string, brief: string, value: string, label: string, about: string][] = [
  ["after a colon", "We need 400 hampers by 18 December. So far: 173.", "173", "hampers so far", "Hampers"],
  [
    "before a dash",
    "Why they left: 38% – no prospect of developing further.",
    "38%",
    "left because they had no prospect of developing further",
    "Exit study",
  ],
  [
    "of the subject, which another line names",
    "Before / after: the Fraser sofa\n\nBEFORE: broken springs.\nAFTER: 38 hours of work, new coir.",
    "38 hours",
    "of work on the Fraser sofa",
    "The Fraser sofa",
  ],
];

test.each(FIGURES)("a figure %s is not torn", (_, brief, value, label, about) => {
  const story = storyOf(brief, { about, figures: [{ value, unit: "", label, fact: "f1" }] });
  const { findings } = guardStory(story, { brief, brand });
  expect(findings.filter(({ problem }) => problem === "torn_figure")).toEqual([]);
});

test("a millionth talk is not the best one", () => {
  const brief = "Parlo has passed one million talks.";
  const story = storyOf(brief, { posts: { tiktok: "Talk number one million took place on Parlo." } });
  const { findings } = guardStory(story, { brief, brand });
  expect(findings.filter(({ problem }) => problem === "absolute")).toEqual([]);
});

test("a price without its sign has the currency of one that is held back", () => {
  const brief = "£55 still? No, 58.";
  const heldBack = [{ quote: "£55 still?", why: "internal" as const, span: { start: 0, end: 10 } }];
  const facts = [factOf(brief, "58", "f1", "price")];
  const slots = (tiktok: string) =>
    guardStory(
      storyOf(brief, { facts, heldBack, headline: { text: "Wreaths", facts: [] }, posts: { tiktok } }),
      { brief, brand },
    ).findings.map(({ slot }) => slot);
  expect(slots("Wreaths, £58.")).toEqual([]);
  expect(slots("Wreaths, £55.")).toEqual(["posts.tiktok"]);
});

test.each(["Anna Meier leitet die Praxis.", "Die Praxis leitet Anna Meier."])(
  "a person that the brief does not name is doubted in German: %s",
  (text) => {
    const brief = "Anna Berg leitet die Praxis in Leeds.";
    const story = storyOf(brief, { language: "de", spoken: "de", posts: { linkedin: text }, altText: "" });
    const found = guardStory(story, { brief, brand }).findings;
    expect(found.map(({ problem }) => problem)).toContain("unknown_name");
  },
);

test.each([
  ["de", "Hinweis der Zahnarztpraxis am Weiher: Wir haben geschlossen."],
  ["es", "Anuncio del Museo del Corcho: cumple 25 años."],
  ["nl", "Nieuws van Delmaar Pompen B.V. over de DX-40."],
])("the first word of a sentence and a particle are no part of a name: %s", (language, altText) => {
  const names = "Zahnarztpraxis am Weiher. Museo del Corcho. Delmaar Pompen. DX-40.";
  const story = storyOf(names, { language, spoken: language, altText });
  const found = guardStory(story, { brief: names, brand }).findings;
  expect(found.filter(({ problem }) => problem === "unknown_name")).toEqual([]);
});

test("the time of the sentence behind a date belongs to that day", () => {
  const brief = "We turn 5 on Saturday 28 March. From 4 pm all twelve taps are half price.";
  const when = { date: "Saturday 28 March", time: "From 4 pm", place: "", facts: [] };
  const problems = (text: string) => guardStory(storyOf(text, { when }), { brief: text, brand }).findings;
  expect(problems(brief).filter(({ problem }) => problem === "wrong_date")).toEqual([]);
  const other = "We turn 5 on Saturday 28 March. On Sunday 5 April we open from 4 pm.";
  expect(problems(other).map(({ problem }) => problem)).toContain("wrong_date");
});
