import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { hoursIn } from "../../../lib/render/templates/kit/hours.ts";
import { namesPerson, peopleApart, speakersOf } from "../../../lib/render/templates/kit/story/people.ts";
import { sumAtEnd } from "../../../lib/render/templates/series/head-and-body.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const pictures = { brand: "Tern Works", asked: [], atHand: [], faces: [] };
const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tern Works"), channel: "linkedin", assetType: "card" });
const chosenFor = (brief: string) => chooseTemplate(storyOf(brief), pictures, { assetType: "card", seed: 1 });

const SEMINAR =
  'Free evening seminar. "Damp walls: where the water comes from". Tuesday 9 February 2027, 6 to 7.30 pm, Town Hall. Speakers: Ada Lund, chartered surveyor, and Sol Reyes, plasterer. We\'ll cover the first signs, what a meter tells you, and the repairs that make it worse. Register at tern.example/damp, closes Friday 5 February at noon.';

test("an event has its title, its day once, each speaker on a line, its topics and the last day", () => {
  const { template, data } = chosenFor(SEMINAR) ?? {};
  expect(template?.id).toBe("event");
  expect(data).toMatchObject({
    kicker: "Free evening seminar",
    headline: "Damp walls: where the water comes from",
    date: "Tuesday 9 February 2027",
    time: "6 to 7.30 pm",
    place: "Town Hall",
  });
  const { supporting } = data as { supporting: string };
  expect(supporting).toContain("Speakers: Ada Lund, chartered surveyor. Sol Reyes, plasterer.");
  expect(supporting).toContain("the repairs that make it worse");
  expect(supporting).toContain("Closes Friday 5 February at noon");
  expect(supporting).not.toMatch(/seminar|9 February|register at/iu);
});

test("people join a webinar whose text says neither its day nor its speakers once more", () => {
  const { template, data } =
    chosenFor(SEMINAR.replaceAll("evening seminar", "webinar").replace("Town Hall", "online")) ?? {};
  expect(template?.id).toBe("webinar");
  const { supporting, speakers } = data as { supporting: string; speakers: { name: string; role: string }[] };
  expect(speakers).toMatchObject([
    { name: "Ada Lund", role: "Chartered surveyor" },
    { name: "Sol Reyes", role: "Plasterer" },
  ]);
  expect(supporting).toContain("what a meter tells you");
  expect(supporting).not.toMatch(/9 February|Lund/u);
});

test("the hour in brackets behind another is told in a row of its own, and so is a price beside an address", () => {
  const { data } =
    chosenFor(
      'Summer concert! "Boats at Dusk", Friday 18 June 2027, 7pm (doors 6.30pm), Old Chapel, Mill Road, Tern. Programme: sea songs. Tickets £9, under-12s free, at tern.example.',
    ) ?? {};
  expect(data).toMatchObject({
    date: "Friday 18 June 2027",
    time: "7pm",
    place: "Old Chapel, Mill Road, Tern",
  });
  expect(JSON.stringify(data)).toContain("Doors 6.30pm");
  expect(JSON.stringify(data)).toContain("Tickets £9, under-12s free.");
});

test("several people in one sentence are several, each with what they do", () => {
  const said = "Referenten: Ute Hahn, Steuerberaterin, Jan Orth, Leiter Kasse, und Mia Falk, Prüferin.";
  expect(peopleApart(said)).toEqual([
    "Referenten: Ute Hahn, Steuerberaterin.",
    "Jan Orth, Leiter Kasse.",
    "Mia Falk, Prüferin.",
  ]);
  const { facts } = storyOf(SEMINAR);
  const who = facts.map((fact) => ({ ...fact, kind: "who" as const, quote: said, says: said })).slice(0, 1);
  expect(speakersOf({ ...storyOf(SEMINAR), facts: who }, pictures).map(({ name }) => name)).toEqual([
    "Ute Hahn",
    "Jan Orth",
    "Mia Falk",
  ]);
});

test.each(["With Ada Lund, surveyor and treasurer.", "Salt, pepper, and a pinch of sugar.", "Tea and cake."])(
  "one person, or none: %s",
  (sentence) => expect(peopleApart(sentence)).toEqual([sentence]),
);

test("a line names a person where a name opens it", () => {
  expect(namesPerson("Speakers: Ada Lund, surveyor")).toBe(true);
  expect(namesPerson("Bring a towel, and old shoes")).toBe(false);
});

test("what came together stands large, and the thanks that opened the brief over those who are thanked", () => {
  const { template, data } =
    chosenFor(
      "THANK YOU. On Friday the quiz raised £1,412 for the new stage curtain. That pays for the whole of it. Thank you to Ora Bell for the questions and to the 60 people who came.",
    ) ?? {};
  expect(template?.id).toBe("stat");
  expect(data).toMatchObject({ kicker: "", value: "£1,412" });
  expect((data as { headline: string }).headline.toUpperCase()).toBe("THANK YOU");
});

test.each([
  [["Mi 23.12.: 9 bis 18 Uhr", "25. und 26.12.: geschlossen", "1. bis 6. Januar 2027: Betriebsferien"]],
  [["Tuesday 22 December: 9am to 5pm", "25 to 28 December: closed", "1 to 3 January 2027: staff holiday"]],
  [["Mardi 22 décembre : 10 h à 18 h", "Du 25 au 28 décembre : fermé", "Dimanche 27 : fermé comme toujours"]],
])("days on which a shop has its holidays are rows like the others: %s", (lines) => {
  expect(hoursIn(lines)).toHaveLength(3);
});

test("a price between other terms is the price of its entry, and one in a sentence is none", () => {
  expect(sumAtEnd("Samstag, 27. März, 10 bis 16 Uhr, 95 €, jeder bringt ein Messer mit")).toEqual({
    sum: "95 €",
    rest: "Samstag, 27. März, 10 bis 16 Uhr, jeder bringt ein Messer mit",
  });
  expect(sumAtEnd("Saturday 20 February, 10am to 5pm, £75, shared lunch")?.sum).toBe("£75");
  expect(sumAtEnd("We gave £75 to the school, and thank the cooks")).toBeUndefined();
});
