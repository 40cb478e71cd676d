import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Tangle"), channel: "instagram", assetType });
const factsOf = (brief: string) => storyOf(brief).facts.map(({ quote }) => quote);

test.each([
  "New product: Kelp Crunch. 35 g tin, £5.20. Out Friday 4 December 2026 on our website. Fun and quick, one thought per screen.",
  "Kelp Crunch. 35 g tin, £5.20. Out Friday 4 December 2026. Fresh and simple, one scene per ingredient.",
])("how a piece is to be, before how it is divided, is no news: %s", (brief) => {
  expect(factsOf(brief).join(" ")).not.toMatch(/Fun and quick|Fresh and simple/);
});

test("a soap that is fresh and simple is news", () => {
  expect(factsOf("Our new soap is fresh and simple, one bar per box. 5 €.").join(" ")).toContain(
    "fresh and simple",
  );
});

test("what a preview is for is held back as a whole", () => {
  const facts = factsOf(
    "Our library lent its 10,000th packet in November. Borrowing is still free. The preview is for the story on our website.",
  );
  expect(facts.join(" ")).not.toContain("preview");
});

test.each([
  [
    "Wir brauchen ein kurzes Video für unsere Stellenanzeige. Gesucht: Orgelbauerin oder Orgelbauer für Intonation, ab 1. März 2027 in Brunnhausen.",
    "Gesucht",
  ],
  [
    "We need a short video for our job advert. Wanted: joiner for our workshop in Leeds, full time, from 1 March 2027.",
    "Wanted",
  ],
  [
    "Il nous faut une carte pour notre offre d'emploi. Nous cherchons une boulangère à Dijon, temps plein, dès le 1er mars 2027.",
    "Nous cherchons",
  ],
])("an advertisement of a job is headed by what is wanted: %s", (brief, first) => {
  expect(storyOf(brief).headline.text).toContain(first);
});

test("units of prices may have two words or a sign", () => {
  const { prices } = storyOf(
    "Prices 2027 at the sail loft:\n- Washing and drying: £4.50 per m²\n- UV strip: £28 per running metre\n- Tape: £2 per 100 g\n- Checking the stitching: £35 per sail",
    "infographic",
  );
  expect(prices.map(({ price }) => price)).toEqual([
    "£4.50 per m²",
    "£28 per running metre",
    "£2 per 100 g",
    "£35 per sail",
  ]);
});

test("hours wanted large are the table of all days", () => {
  const { headline } = storyOf(
    "Christmas hours at the hire counter:\nMon 21 – Wed 23 December 7.30–17.00\nThu 24 December 7.30–12.00\n25–28 December closed\nBack to normal Monday 4 January 2027 from 7.30.\nJust the hours, nice and big.",
  );
  expect(headline.text).toBe("Christmas hours at the hire counter");
});

test.each([
  [
    "Bitte ein Karussell mit sechs Seiten: Titel plus drei Tipps zum sauberen Heizen mit Holz.\n1. Nur trockenes Holz verbrennen.\n2. Von oben anzünden.\n3. Luft ganz öffnen.\nLeser mit Sie ansprechen.",
    "Drei Tipps zum sauberen Heizen mit Holz",
  ],
  [
    "We need a carousel with five slides: title plus three tips for heating with wood.\n1. Only burn dry wood.\n2. Light it from the top.\n3. Open the air fully.",
    "Three tips for heating with wood",
  ],
])("a topic behind the count of slides is the title: %s", (brief, title) => {
  const { headline, posts } = storyOf(brief, "carousel");
  expect(headline.text).toBe(title);
  expect(posts.instagram).not.toMatch(/ansprechen|plus/);
});

test("parts behind the count of slides are no topic", () => {
  const brief =
    "Carousel, 7 slides: cover, five tips, closing slide. Subject: two checks before you trust a rope.\n1 Feel every metre.\n2 Bend it into a tight loop.";
  expect(storyOf(brief, "carousel").headline.text).not.toContain("cover");
});

test("a plan called Site is no web site", () => {
  const facts = factsOf(
    "Two plans. Desk: $29 a month, remote help. Site: $54 a month, remote help every day.",
  );
  expect(facts.join(" ")).toContain("Site: $54 a month");
});

test("thanks to all of a number go to readers", () => {
  expect(factsOf("Thank you, all 58 of you. This year our volunteers knocked on 6,200 doors.")).toContain(
    "Thank you, all 58 of you.",
  );
});

test("prices that are to be read well are a wish", () => {
  const facts = factsOf(
    "Listino officina 2027.\nForatura 12 €\nFreni 15 €\nI prezzi devono leggersi bene anche dal telefono.",
  );
  expect(facts.join(" ")).not.toContain("telefono");
});

test("an offer does not end in a conjunction", () => {
  const { offer } = storyOf(
    "Offer for theatre companies: 20% off hire of ten or more wigs, for productions opening before 30 April 2027.",
  );
  expect(offer?.value).toBe("20% off");
});

test("hours end a sentence before what is counted", () => {
  const facts = factsOf("Ouvert du mercredi au dimanche, de 10 h à 18 h. 140 objets, cartes et gravures.");
  expect(facts).toContain("140 objets, cartes et gravures.");
});

test("that a value is to stand out is no part of its statement", () => {
  const facts = factsOf(
    "Dall'oliva alla bottiglia. Quest'anno servivano circa 7 kg di olive per un litro d'olio: questo dato deve risaltare.",
  );
  expect(facts.join(" ")).toContain("un litro d'olio");
  expect(facts.join(" ")).not.toContain("risaltare");
});

test("the role stands under the pay that is wanted largest", () => {
  const { headline, support } = storyOf(
    "2 gas heating engineers, full time, Harwick depot. Start: Feb 2027 or sooner.\n- £39,000–£44,000 depending on experience\n- van + fuel card\n- 28 days holiday\nApply by 15 January: jobs@tolley.example. Salary should be the biggest thing.",
  );
  expect(headline.text).toContain("£39,000");
  expect(support?.text).toContain("gas heating engineers");
});

test("a preview img is no title", () => {
  expect(
    storyOf(
      "Preview img for the course page.\nAdult beginners piano, group of 6.\n£165 incl. book. Thurs 7–8.15pm, 14 Jan – 18 Mar 2027.",
      "og_image",
    ).headline.text,
  ).toContain("Adult beginners piano");
});

test("who allowed to be quoted has no role in that", () => {
  const { quotation } = storyOf(
    'We replaced the barn roof. The farmer, Gwen Addlestone, agreed that we may print her words and name: "They swept up every evening, and we didn\'t miss a single milking."',
  );
  expect(quotation).toMatchObject({ name: "Gwen Addlestone", role: "" });
});

test("what the picture is not to show is no part of its statement", () => {
  const facts = factsOf(
    "Notre nouvelle galette est là. 4 parts 16 €, 6 parts 23 €. Une fève dessinée par la céramiste du village dans chaque galette : merci de ne pas la montrer, c'est la surprise !",
  );
  expect(facts.join(" ")).not.toContain("montrer");
});

test("a weekend with its dates is not its Sunday", () => {
  const { when } = storyOf(
    "Lamplight Weekend, 12 and 13 December 2026. Saturday: 2 pm lantern making, 4 pm loom demonstration. Sunday: 11 am curator's tour, 3 pm stories by the stove. £6, under-16s free.",
    "carousel",
  );
  expect(when?.date ?? "").not.toBe("Sunday");
});
