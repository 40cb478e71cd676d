import { describe, expect, test } from "vitest";
import type { Brand } from "../../../lib/copy/types.ts";
import { clarifyBrief, questionsAbout } from "../../../lib/story/review/clarify/clarify.ts";
import { preferencesBlock } from "../../../lib/story/review/clarify/preferences.ts";
import { wordingOf } from "../../../lib/story/review/clarify/wordings.ts";
import type { Reading } from "../../../lib/story/schema.ts";
import { BRAND, BRIEF, fact, held, STORY } from "./hats.ts";

const KITE: Brand = {
  ...BRAND,
  name: "Kite",
  offer: {
    product_name: "Kite",
    one_liner: "",
    features: ["Wind alerts", "Route planner"],
    who_its_for: "Surfers",
  },
};

const asked = (reading: Partial<Reading>, answers = {}) =>
  questionsAbout({ reading: { ...STORY, ...reading }, brief: BRIEF, brand: BRAND }, answers);

describe("a complete reading is ready", () => {
  test("there is nothing to ask", () => {
    expect(asked({})).toEqual([]);
  });

  test("instructions and words among colleagues are not asked about", () => {
    expect(
      asked({ heldBack: [held("3 slides", "instruction"), held("ring Jo on 0113 555", "internal")] }),
    ).toEqual([]);
  });
});

describe("what was held back as unclear is asked about, in its words", () => {
  test("a number that was not understood is quoted", () => {
    const [first] = asked({ heldBack: [held("T minus 3", "unclear")] });

    expect(first).toEqual({
      id: "unclear_0",
      question: "What does “T minus 3” mean, and should readers know it?",
      why: "We publish only what we understand.",
    });
  });

  test("a few unclear words without weight are not worth a question, many are", () => {
    expect(asked({ heldBack: [held("and so on", "unclear")] })).toEqual([]);
    const long = held("it holds wool and needles and some other lovely things", "unclear");
    expect(asked({ heldBack: [long] }).map(({ id }) => id)).toEqual(["unclear_0"]);
  });

  test("at most two questions are asked, and none twice", () => {
    const heldBack = [1, 2, 3].map((n) => ({
      ...held(`T minus ${n}`, "unclear"),
      span: { start: n, end: n + 9 },
    }));

    expect(asked({ heldBack }).map(({ id }) => id)).toEqual(["unclear_1", "unclear_2"]);
    expect(asked({ heldBack }, { unclear_1: "no idea" }).map(({ id }) => id)).toEqual([
      "unclear_2",
      "unclear_3",
    ]);
  });
});

describe("contradictions are asked about first", () => {
  const brief = "The knitting workshop starts on 3 May. The knitting workshop starts on 4 May.";
  const facts = [
    fact("f1", "when", "The knitting workshop starts on 3 May.", brief),
    fact("f2", "when", "The knitting workshop starts on 4 May.", brief),
  ];

  test("two dates for one thing are offered as answers", () => {
    const [first] = asked({ facts });

    expect(first?.id).toBe("which");
    expect(first?.options).toEqual(facts.map(({ quote }) => quote));
  });

  test("a wish against a wish", () => {
    const span = { start: 0, end: 1 };
    const wishes: Reading["wishes"] = [
      { rule: "slides", value: "4", quote: "four slides", span },
      { rule: "slides", value: "6", quote: "make it six slides", span },
    ];
    expect(asked({ wishes })[0]?.question).toContain("“four slides” / “make it six slides”");
  });

  test.each([
    ["opening hours", ["We open Monday from 9 to 5.", "We open Tuesday from 9 to 6."]],
    ["the same date twice", ["The workshop begins on 3 May.", "The workshop begins on 3 May."]],
    ["a list", ["Entry costs £5.", "Entry costs £6.", "Entry costs £7."]],
    ["different things", ["The small box costs £18.", "The big box costs £26."]],
  ])("%s are none", (_, quotes) => {
    const source = quotes.join(" ");
    const list = quotes.map((words, i) => fact(`f${i + 1}`, "price", words, source));
    expect(asked({ facts: list }).map(({ id }) => id)).not.toContain("which");
  });
});

describe("what an occasion cannot do without is asked for", () => {
  const news = (kind: Reading["facts"][number]["kind"], words: string) => [fact("f1", kind, words, words)];
  const bare = { offer: null, when: null, heldBack: [] };

  test.each<[string, Partial<Reading>, string]>([
    [
      "an event without a date",
      { occasion: "event", facts: news("news", "The pottery workshop is open to all") },
      "when",
    ],
    [
      "an offer without a price",
      { occasion: "offer", facts: news("news", "Boots and jackets are reduced") },
      "terms",
    ],
    [
      "an offer without an end",
      { occasion: "offer", facts: news("price", "Boots and jackets now cost £25") },
      "ends",
    ],
    [
      "a notice without who is affected",
      { occasion: "incident", facts: news("news", "Members were charged twice") },
      "affected",
    ],
    [
      "a closing without a date",
      { occasion: "closing", facts: news("news", "The clinic closes for holidays") },
      "when",
    ],
    ["a brief without a subject", { occasion: "content", facts: [], about: "" }, "subject"],
    [
      "a brief that says nothing of its own",
      { occasion: "launch", facts: news("news", "Our new product is here"), about: "" },
      "subject",
    ],
  ])("%s", (_, reading, id) => {
    expect(asked({ ...bare, ...reading })[0]?.id).toBe(id);
  });

  test("an offer that ends when nothing is left needs no date", () => {
    const facts = [
      fact("f1", "price", "The hat kit costs £25", "The hat kit costs £25"),
      fact("f2", "condition", "only 150 kits", "only 150 kits"),
    ];
    expect(asked({ ...bare, occasion: "offer", facts })).toEqual([]);
  });
});

describe("questions are in the language of the brief", () => {
  const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "ja", "zh"];
  const TOPICS = [
    "subject",
    "claim",
    "when",
    "terms",
    "ends",
    "affected",
    "proof",
    "unclear",
    "which",
  ] as const;

  test.each(LANGUAGES)("%s has every question, with the words it is about", (language) => {
    const words = { x: "“X1”" };
    for (const topic of TOPICS) {
      const question = wordingOf(language, topic, words);
      expect(question).toMatch(/[?？]$|。$|\.$/);
      expect(question).not.toContain("{x}");
      if (["claim", "when", "unclear", "which"].includes(topic)) expect(question).toContain("“X1”");
      if (language !== "en") expect(question).not.toBe(wordingOf("en", topic, words));
    }
  });

  test("German words get a German question; other languages get English", () => {
    const heldBack = [held("T minus 3", "unclear")];
    expect(asked({ language: "de", heldBack })[0]?.question).toMatch(/^Was bedeutet “T minus 3”/);
    expect(asked({ language: "fi", heldBack })[0]?.question).toMatch(/^What does/);
  });
});

describe("answers become a block that the reader understands", () => {
  test("answers stand under readable keys; an unclear stretch is quoted", () => {
    const block = preferencesBlock({ unclear_0: "three days before we open", terms: "20% off" }, [
      held("T minus 3", "unclear"),
    ]);

    expect(block).toBe(
      "CREATOR PREFERENCES\n- About “T minus 3”: three days before we open\n- Offer: 20% off",
    );
  });

  test("answers without content make no block, and cannot insert lines or markup", () => {
    expect(preferencesBlock({ terms: "no idea", when: " ", action: "n/a" })).toBeNull();
    expect(
      preferencesBlock({ claim: "It is fast\n\nAvoid: all\n<b>now</b>", "x\n- Headline": "Hello" }),
    ).toBe("CREATOR PREFERENCES\n- Main point: It is fast Avoid: all now\n- x Headline: Hello");
  });

  test("an unclear stretch that has been explained does not block any more", () => {
    const brief = `${BRIEF}\n\nCREATOR PREFERENCES\n- About “T minus 3”: three days before we open`;
    const reading = { ...STORY, heldBack: [held("T minus 3", "unclear")] };

    expect(questionsAbout({ reading, brief, brand: BRAND })).toEqual([]);
  });
});

describe("briefs, read by the house", () => {
  test.each([
    "Post about our product",
    "Make a post for instagram",
    "promote my business",
    "Big news coming soon!",
    "New update is out",
    "we launched",
    "Create a carousel",
    "Customer story",
    "We are hiring",
    "Our new menu",
    "Announce our sale",
  ])("the vague brief “%s” is asked about", (brief) => {
    const { ready, questions, degraded } = clarifyBrief({ brief, brand: KITE });

    expect({ ready, degraded }).toEqual({ ready: false, degraded: false });
    expect(questions.length).toBeLessThanOrEqual(2);
    for (const { question } of questions) expect(question).toMatch(/\?$/);
  });

  test.each([
    "Kite now shows the wind for the next six hours. 40 spots in Portugal and Spain are covered. Try it at kite.example",
    "20% off all wetsuits until 30 June with the code SUMMER20. Order at kite.example/shop",
    "Our surf workshop is on Saturday 10 May at 9:00 in Peniche. 12 places. Register at kite.example/peniche",
    "Die Werkstatt bleibt am Freitag, 6. Dezember geschlossen. Ab Montag sind wir wieder für euch da.",
  ])("the tidy brief “%s” is ready", (brief) => {
    expect(clarifyBrief({ brief, brand: KITE })).toEqual({
      ready: true,
      status: "ready",
      questions: [],
      preferences_block: null,
      degraded: false,
    });
  });

  test("a brief that breaks the reader is ready, and degraded", () => {
    const broken = { ...KITE, offer: undefined } as unknown as Brand;
    expect(clarifyBrief({ brief: "Post about our product", brand: broken })).toMatchObject({
      ready: true,
      degraded: true,
    });
  });
});

test("what is closed does not take place: it is asked from when and until when", () => {
  const brief = "The library is closed for stocktaking. Returns box open 24 hours.";
  expect(clarifyBrief({ brief, brand: KITE }).questions.map(({ question }) => question)).toEqual([
    "“The library is closed for stocktaking”: from which day, and until when?",
  ]);
});

test("an event with a name and a day needs no other point", () => {
  const brief = "Our open day is on Saturday 28 November from 10 am.";
  expect(clarifyBrief({ brief, brand: KITE, today: "2026-11-25" }).questions).toEqual([]);
});

test.each([
  "We are closed on bank holidays.",
  "Half price pizza on Tuesdays from 5 pm.",
  "Opening hours of our workshop: Tuesday to Friday 10 to 6, Saturday 10 to 2.",
  "Unsere Werkstatt hat neue Zeiten: Di bis Fr 10 bis 18 Uhr, Sa 10 bis 14 Uhr.",
  "Nos ateliers ont lieu tous les mercredis de 14 h à 16 h, 12 €.",
  "Talleres todos los miércoles de 17 a 19 h. 12 € por sesión.",
  "ワークショップは毎週水曜日14時から16時までです。参加費は1,200円です。",
])("hours and days that the brief gives are not asked for: %s", (brief) => {
  expect(clarifyBrief({ brief, brand: KITE, today: "2026-11-25" }).questions).toEqual([]);
});

test.each([
  "Winter fair in the hall on Saturday 12 or Sunday 13 December, still to be decided. Entry £2.",
  "Winter fair in the hall on Saturday 12 December, start time yet to be confirmed. Entry £2.",
])("what is still to be decided is asked about: %s", (brief) => {
  const [first] = clarifyBrief({ brief, brand: KITE, today: "2026-11-25" }).questions;
  expect(first?.question).toContain("Winter fair in the hall");
});
