import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType });

/** What a headline leaves over has to stand by itself under it. */
test.each([
  [
    "Meet Sally Coulthard on Thursday 9 October at 7pm, when she talks about her new book on barns.",
    "Meet Sally Coulthard on Thursday 9 October at 7pm, when she talks about her new book on barns",
  ],
  [
    "Notre atelier couture reprend le samedi 12 septembre, de 14 h à 17 h. Les machines sont fournies.",
    "Notre atelier couture reprend le samedi 12 septembre, de 14 h à 17 h",
  ],
])("a headline tears no stump off its sentence: %s", (brief, headline) => {
  expect(storyOf(brief).headline.text).toBe(headline);
});

test("an event that shows its day and whole place is headed by its name", () => {
  const { headline, when } = storyOf(
    "Our spring concert is on Saturday 16 May at 7.30pm in St Olave's Church, Marygate, York. Tickets are £12.",
  );
  expect(headline.text).toBe("Our spring concert");
  expect(when?.place).toBe("St Olave’s Church, Marygate, York");
});

test("a question that leads to the news stands above it", () => {
  const { kicker, headline } = storyOf(
    "Does your dog hate fireworks? Our nurses hold a free evening on Wednesday 22 October at 6.30pm.",
  );
  expect(kicker?.text).toBe("Does your dog hate fireworks?");
  expect(headline.text).toMatch(/^Our nurses hold a free evening/);
});

test("the last day to write in is not the day a job begins", () => {
  expect(storyOf("We're looking for a baker. Write to jobs@acme.example by 30 April.").when).toBeNull();
});

test("lines with a label keep it, in a post as lines and in a series as titles", () => {
  const brief =
    "Three dates to know.\n31 January: pay what you owe.\n5 April: the tax year ends. Spend before it.\n31 July: pay the second part.";
  const { posts, slides } = storyOf(brief, "carousel");
  expect(posts.linkedin).toContain(
    "\n31 January: pay what you owe.\n5 April: the tax year ends. Spend before it.\n31 July",
  );
  expect(slides.map(({ title }) => title)).toEqual(["31 January", "5 April", "31 July"]);
});

test("a line that compares heads the rows under it", () => {
  const { columns, posts } = storyOf(
    "Paper vs Acme, per month:\nTime: 5 hours vs 40 minutes\nCost: £0 vs £9\nMeasured with 61 customers.",
  );
  expect(columns).toEqual(["Paper", "Acme"]);
  expect(posts.linkedin).toMatch(/^Paper vs Acme, per month:/);
});

test("the unit of a speaker belongs to the role", () => {
  const { quotation } = storyOf(
    "“We answer twice as many letters with the same four people.” Dana Okoye, Head of Support at Ferrow Outdoor.",
  );
  expect(quotation).toMatchObject({ role: "Head of Support", company: "Ferrow Outdoor" });
});

test.each([
  [
    "Ab dem 1. Oktober gelten bei uns neue Öffnungszeiten: Montag bis Freitag 8 bis 18.30 Uhr durchgehend, also ohne Mittagspause. Samstag 8.30 bis 13 Uhr.",
    "Also ohne",
  ],
  [
    "Dès le 1er octobre, nouveaux horaires à la pharmacie : du lundi au vendredi de 8 h à 18 h 30 sans interruption, donc aussi à midi. Samedi de 8 h 30 à 13 h.",
    "Donc aussi",
  ],
])("what only explains a sentence is no sentence of its own: %s", (brief, words) => {
  expect(storyOf(brief).support?.text ?? "").not.toContain(words);
});

test.each([
  [
    "Thank you to Mo Adeyemi, Kitty Brandt, Sanjay Rao and Old Tom from the market, who between them collected 412 pairs of old glasses for us. They left for Malawi on Friday.",
    "412 pairs",
  ],
  [
    "Path closed: the footbridge at Brennand is down after Monday's flood, and the ford beside it is not safe either. Use the road bridge at Dunsop.",
    "not safe either",
  ],
  [
    "Danke an Mo Adeyemi, Kitty Brandt, Sanja Rau und den alten Tom vom Markt, die zusammen 412 alte Brillen für uns gesammelt haben. Am Freitag gehen sie nach Malawi.",
    "412",
  ],
  [
    "Merci à Mo Adeyemi, Cathy Brandt et Sanja Rau du marché, qui ont récolté à eux trois 412 paires de vieilles lunettes pour nous. Elles partent vendredi.",
    "412 paires",
  ],
])("a clause with a number or a warning stays in the headline: %s", (brief, words) => {
  expect(storyOf(brief).headline.text).toContain(words);
});

test("a clause that only tells how goes", () => {
  expect(
    storyOf(
      "Our bakery in Mill Lane opens an hour earlier from Monday 7 December, which is what many of you asked us for in the autumn. Rolls are ready at six.",
    ).headline.text,
  ).not.toContain("which is what");
});
