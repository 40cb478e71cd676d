import { expect, test } from "vitest";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const LIMITS = { headline: 100, supporting: 110, title: 140, body: 160 };
const PICTURES = { brand: "Fernwick", website: "fernwick.example", asked: [], atHand: [], faces: [] };

function closingOf(brief: string) {
  const brand = brandOf("Fernwick");
  const story = houseStory({ brief, brand, channel: "instagram", assetType: "slideshow" });
  return seriesOfStory(story, PICTURES, LIMITS)?.closing ?? { headline: "", cta: "", url: "" };
}

test.each([
  [
    `Open Farm Sunday on 7 June from 10am to 4pm. Free entry, no booking. Tractor rides, lambs to feed, sheep shearing at 11.30am and 2pm, and a barbecue. Park in the lower field. Fernwick Farm, Mill Lane, Nantwich CW5 7PQ.`,
    "Open Farm Sunday",
    ["On 7 June from 10am to 4pm", "Mill Lane, Nantwich", "Free entry"],
  ],
  [
    `Frühjahrscheck fürs Fahrrad: im Mai nur 49 Euro statt 69 Euro.
Wir prüfen Bremsen, Schaltung, Licht und Reifen.
Ohne Termin, Montag bis Freitag 9–18 Uhr, Lindenstraße 112, München.
Das Angebot gilt bis 31. Mai.`,
    "Frühjahrscheck fürs Fahrrad",
    ["49 Euro statt 69 Euro", "9–18 Uhr", "Lindenstraße 112, München", "bis 31. Mai"],
  ],
  [
    `Summer concert: Requiem and Gloria.
Sunday 21 June 2026, 4pm, Norwich Cathedral. Conductor: Helen Marsh.
Tickets £15, students £8, under 16s free. On sale now at fernwick.example/summer or at the door.`,
    "Summer concert: Requiem and Gloria",
    ["Sunday 21 June 2026, 4pm, Norwich Cathedral", "Tickets £15, students £8"],
  ],
])("the last picture of an event or an offer is complete: %s", (brief, headline, facts) => {
  const closing = closingOf(brief);
  expect(closing.headline).toBe(headline);
  for (const fact of facts) expect(closing.supporting).toContain(fact);
});

test("what takes place within the day has a picture of its own, and is not read again", () => {
  const { supporting } = closingOf(
    "Open day on 7 June from 10am to 4pm. Sheep shearing at 11.30am and 2pm. Free entry. Mill Lane, Nantwich.",
  );
  expect(supporting).not.toContain("11.30am");
});

test.each([
  "Three ways to keep bread fresh.\n1. Cut it late.\n2. Wrap it in a cloth.\n3. Freeze the rest.\nQuestions? Call 0113 496 0777.",
  "We are open on Sundays now. Come by from 9 to 12 at Oak Lane 3. Coffee is £2.",
])("a series of another kind ends as its author ends it: %s", (brief) => {
  expect(closingOf(brief).supporting ?? "").not.toContain(" · ");
});

test("a call keeps no words that led to its number", () => {
  const { headline, url } = closingOf(
    "Precios:\nCorte mujer 28 €\nCorte hombre 18 €\nMechas 75 €\nPide cita en el 963 44 21 80. Calle Sueca 31, Valencia.",
  );
  expect([headline, url]).toEqual(["Pide cita", "963 44 21 80"]);
});
