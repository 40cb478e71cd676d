import { expect, test } from "vitest";
import { coverage } from "../../../lib/story/guard/coverage.ts";
import { mustTell } from "../../../lib/story/guard/must-tell.ts";
import { factOf, readingOf } from "../stories.ts";

const SALE =
  "The hat kit was £34, now £25.50 with code WOOLLY25. It ends Sunday midnight. Only 150 kits. Order at loopstitch.example/hat.";
const sale = readingOf(SALE, {
  about: "Hat kit",
  facts: [
    factOf(SALE, "The hat kit was £34, now £25.50 with code WOOLLY25.", "f1", "price"),
    factOf(SALE, "It ends Sunday midnight.", "f2", "when"),
    factOf(SALE, "Only 150 kits.", "f3", "condition"),
    factOf(SALE, "Order at loopstitch.example/hat.", "f4", "link"),
  ],
  offer: {
    value: "£25.50",
    before: "£34",
    ends: "Sunday midnight",
    code: "WOOLLY25",
    terms: "Only 150 kits",
    facts: ["f1", "f2", "f3"],
  },
});

const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const missing = (text: string, language = "en") => ids(coverage(sale, text, language));

test("an offer must tell its price, end, code, condition, link and subject", () => {
  expect(ids(mustTell(sale))).toEqual(["about", "f1", "f2", "f3", "f4"]);
});

test("the author's own words tell everything, the old price need not be", () => {
  expect(missing(SALE)).toEqual([]);
  expect(
    missing("Hat kit: 25.50 pounds with WOOLLY25 until Sun midnight, 150 kits, loopstitch.example/hat"),
  ).toEqual([]);
});

test.each([
  ["the price", SALE.replace("now £25.50 ", ""), ["f1"]],
  ["the code", SALE.replace("WOOLLY25", "our code"), ["f1"]],
  ["the end", SALE.replace(" It ends Sunday midnight.", ""), ["f2"]],
  ["the condition", SALE.replace(" Only 150 kits.", "").replace("hat kit", "Hat kit"), ["f3"]],
  ["the link", SALE.replace("Order at loopstitch.example/hat.", ""), ["f4"]],
  [
    "the subject",
    SALE.replace("The hat kit", "It").replace("150 kits", "150").replace("/hat", ""),
    ["about", "f4"],
  ],
])("%s is missed when it is left out", (_, text, expected) => {
  expect(missing(text)).toEqual(expected);
});

test("a price that the author forbids is not asked for", () => {
  const wished = {
    ...sale,
    wishes: [
      {
        rule: "leave_out_kind" as const,
        value: "price",
        quote: "Don't mention the price",
        span: { start: 0, end: 0 },
      },
    ],
  };
  expect(ids(coverage(wished, SALE.replace("was £34, now £25.50 ", ""), "en"))).toEqual([]);
});

const WORKSHOP =
  "Am Freitag, 6. Dezember um 18.30 Uhr schnitzen wir in der Werkstatt in Salzburg. Anmeldung: 0662 555 014.";
const workshop = readingOf(WORKSHOP, {
  language: "de",
  about: "Kleinholz",
  facts: [
    factOf(
      WORKSHOP,
      "Am Freitag, 6. Dezember um 18.30 Uhr schnitzen wir in der Werkstatt in Salzburg.",
      "f1",
      "when",
    ),
    factOf(WORKSHOP, "Anmeldung: 0662 555 014.", "f2", "contact"),
  ],
  when: { date: "Freitag, 6. Dezember", time: "18.30 Uhr", place: "Werkstatt in Salzburg", facts: ["f1"] },
});

test("another language is covered by values and names", () => {
  const words =
    "Kleinholz: carving in our Salzburg workshop on Friday 6 December at 6.30pm. Call +43 662 555014.";
  expect(ids(coverage(workshop, words, "en"))).toEqual([]);
  expect(ids(coverage(workshop, words.replace("6 December", "7 December"), "en"))).toEqual(["f1"]);
  expect(ids(coverage(workshop, words.replace("Salzburg", "Graz"), "en"))).toEqual(["f1"]);
  expect(ids(coverage(workshop, words.replace("555014", "555015"), "en"))).toEqual(["f2"]);
});

test("a date in plain news must be told, one in a proof or a quotation need not", () => {
  const brief = "Report repairs on WhatsApp from 25 November. She has used it since 3 March.";
  const facts = [
    factOf(brief, "Report repairs on WhatsApp from 25 November.", "f1", "news"),
    factOf(brief, "She has used it since 3 March.", "f2", "proof"),
  ];
  expect(ids(mustTell(readingOf(brief, { facts })))).toEqual(["f1"]);
});

test("hours without a unit are told by the same hours", () => {
  const brief = "saturday appointments from september, 9-1";
  const when = { date: "september", time: "9-1", place: "", facts: ["f1"] };
  const reading = readingOf(brief, { when });
  expect(ids(coverage(reading, "Saturday appointments from September, 9 to 1.", "en"))).toEqual([]);
  expect(ids(coverage(reading, "Saturday appointments from September, 10 to 1.", "en"))).toEqual(["f1"]);
});

test("the brand's own name is no subject that a post has to repeat", () => {
  const reading = readingOf("Report repairs on WhatsApp.", { about: "Northgate Housing" });
  expect(mustTell(reading)).toEqual([]);
});

test("another apostrophe makes no other word", () => {
  const brief = "Aujourd'hui, visite du pressoir.";
  const facts = [factOf(brief, "Aujourd'hui", "f1", "when")];
  const story = readingOf(brief, { about: "Visite", facts, language: "fr" });
  expect(coverage(story, "Aujourd’hui, visite du pressoir.", "fr")).toEqual([]);
});

const SIGNED = "We gave out 41 tonnes of food. Bring tins on Friday.\nHarbour Pantry";
const signed = (brief: string, first: number) =>
  ids(
    mustTell(
      readingOf(brief, {
        about: "Harbour Pantry",
        facts: brief.split(/\n|(?<=\.) /).map((line, i) => factOf(brief, line, `s${first + i}`)),
      }),
    ),
  );

test("a name that only signs the brief is no fact of a post; one that heads it is", () => {
  expect(signed(SIGNED, 1)).not.toContain("about");
  expect(signed("Harbour Pantry\nWe gave out 41 tonnes of food.", 1)).toContain("about");
  expect(signed(`${SIGNED} opens on Friday.`, 1)).toContain("about");
});
