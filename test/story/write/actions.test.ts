import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const story = (brief: string, language?: string) =>
  houseStory({
    brief,
    brand: brandOf("Kite"),
    channel: "linkedin",
    assetType: "card",
    ...(language ? { language } : {}),
  });

const DRIVERS =
  "We urgently need 20 drivers with a van on Sunday 6 December 2026 to take straw to the barrier. You would be needed from 8:30 to about 12:30. Fuel is paid.";

test.each([
  [`${DRIVERS} Please text VAN to 07700 900 318.`, "Text VAN to 07700 900 318"],
  [`${DRIVERS} Please call 07700 900 318.`, "Call 07700 900 318"],
])("a number that takes messages is not called: %s", (brief, label) => {
  expect(story(brief).cta?.label).toBe(label);
});

test.each([
  ["Twelve places. Book with Ana on ana@kite.example.", "Book with Ana on ana@kite.example"],
  ["Twelve places. Ana answers at ana@kite.example.", "Write to ana@kite.example"],
])("what readers are to do with an address of mail: %s", (brief, label) => {
  expect(story(`The beginners' morning is on Saturday 16 January. ${brief}`).cta?.label).toBe(label);
});

test("a call with two ways is not torn at its address", () => {
  const { cta } = story("Classes start in January. Sign up at the front desk or at kite.example/join.");
  expect(cta?.label).toBe("See kite.example/join");
});

test.each([
  ["en", "The winter check costs £49.", "Book online or ring 0113 496 0182"],
  ["de", "Die kleine Platte kostet 32 €.", "Bestellen Sie im Laden oder unter 0561 000 4410"],
  ["fr", "Le petit plateau coûte 32 €.", "Commande en boutique ou au 02 41 00 00 17"],
  ["es", "Cestas de Navidad desde 32 €.", "Reserva en la tienda o llama al 913 000 017"],
  ["it", "Cesti di Natale da 32 €.", "Ordina in negozio o chiama lo 06 4410 0017"],
  ["nl", "Kerstschotels vanaf 32 €.", "Bestel in de winkel of bel 020 441 0017"],
  ["pt", "Cabazes de Natal desde 32 €.", "Encomenda na loja ou liga para 213 441 017"],
])("of two ways to act both are said: %s", (language, brief, label) => {
  expect(story(`${brief} ${label}.`, language).cta?.label).toBe(label);
});

test("a call with an address of mail and a page is not torn at the page's name", () => {
  const brief =
    "Register by 10 December at kurse@toepferei-blau.test or on toepferei-blau.test. The course costs 120 euros.";
  expect(story(brief).cta?.label ?? "").not.toMatch(/@$/);
});

test("a deadline that stands before the address of the action is said", () => {
  const { cta, support } = story(
    "We are hiring a gardener for our nursery, £29,000 a year. You will look after 4,000 roses. Applications close on 18 December 2026: kite.example/jobs",
  );
  expect(cta?.url).toBe("kite.example/jobs");
  expect(support?.text).toContain("Applications close on 18 December 2026.");
});

test("a guide keeps the question above its name, and a comparison its verb", () => {
  expect(
    story("Compare Kite Solo and Studio. Solo costs £9 a month. Studio costs £29 a month.").headline.text,
  ).toBe("Compare Kite Solo and Studio");
});

test.each([
  "Am Freitag ist unser Sommerfest. Bei akuten Schmerzen hilft an dem Tag unsere Vertretung, die Praxis Dr. Ahrends, Telefon 0551 555 038.",
  "Our open day is on Friday 4 June. For urgent cases Brook Vets cover for us that day, on 01632 960 144.",
])("the number of a stand-in is no call of the sender: %s", (brief) => {
  expect(story(brief).cta).toBeNull();
});

test("what stands behind the address of the action is said without it", () => {
  const { cta } = story(
    "The five-lesson pass is €129 until 15 October. Book at kite.example/autumn with code OUTONO.",
  );
  expect(cta?.label).toBe("Book with code OUTONO");
});

test.each([
  ["September to mid-October is the best time to learn here: warm water, small waves.", "Kite"],
  ["Harbour Market is open again from 3 May to late October, rain or shine.", "Harbour Market"],
])("a time is no name of what a brief is about: %s", (brief, about) => {
  expect(story(brief).about).toBe(about);
});

test("a number is called by those whom the question before it asks", () => {
  const { cta } = story(
    "Three stretches for a stiff neck, every morning. Still in pain? Call 07700 900 318.",
  );
  expect(cta?.label).toBe("Still in pain? Call 07700 900 318");
});
