import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { Channel } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

/** What the author wrote stays as it was written: labels, spelling, emoji, lines, addresses. */
const acme = brandOf("Acme");
const storyOf = (brief: string, brand = acme, channel: Channel = "linkedin") =>
  houseStory({ brief, brand, channel, assetType: "card" });
const postOf = (brief: string, brand = acme) => storyOf(brief, brand).posts.linkedin;

test("a breaking change keeps its label", () => {
  const { changes, posts } = storyOf(
    "Acme 3.1 is out.\n\nAdded: dark mode\nBreaking: the v1 API is switched off",
  );
  expect(changes.map(({ label }) => label)).toEqual(["added", "breaking"]);
  expect(posts.twitter).toContain("• Breaking: the v1 API is switched off");
});

test("the entries of a changelog keep the labels of their language", () => {
  const post = postOf("Acme 3.1 ist da.\n\nNeu: dunkle Ansicht\nBehoben: Die Suche findet wieder Umlaute");
  expect(post).toContain("• Neu: dunkle Ansicht\n• Behoben: Die Suche findet wieder Umlaute");
});

test.each([
  ["tidemark is in Hull now. tidemark opens at nine.", "tidemark is in Hull now. tidemark opens at nine."],
  ["Tidemark is in Hull now. We open at nine.", "Tidemark is in Hull now. We open at nine."],
])("a brand that writes itself small stays small where its author wrote it so: %s", (brief, post) => {
  expect(postOf(brief, brandOf("tidemark"))).toBe(post);
});

test("the author's emoji stay where they stood", () => {
  const brief = "🌸 Spring sale! 🌸\n20% off all plants this weekend 🌿\n📍 Unit 4, Mill Lane\n⏰ 9am to 5pm";
  expect(postOf(brief)).toBe(
    "🌸 Spring sale! 🌸 20% off all plants this weekend 🌿\n\n📍 Unit 4, Mill Lane\n⏰ 9am to 5pm",
  );
});

test("without emoji where the author wants none", () => {
  expect(postOf("Our sale starts on Friday 🎉 No emojis please.")).not.toMatch(/\p{Extended_Pictographic}/u);
});

test("lines that all begin with a day are a list under their heading", () => {
  const brief =
    "This week at the Rex\nFri 8pm – Past Lives\nSat 2pm – Paddington in Peru\nSat 8pm – The Third Man\nTickets cost £9.";
  expect(postOf(brief)).toMatch(/^This week at the Rex:\n\n• Fri 8pm – Past Lives\n• Sat 2pm/);
});

test.each(["3D surcharge: £2", "Ten-ticket card: £75", "Gift card: £25"])("%s is a price", (line) => {
  const { prices } = storyOf(`Our prices\nAdults: £9\n${line}\nChildren: £5`);
  expect(prices.map(({ name, price }) => `${name}: ${price}`)).toEqual(["Adults: £9", line, "Children: £5"]);
});

test("lines whose values stand behind the same two names are a comparison", () => {
  const { columns, rows, posts } = storyOf(
    "Road against rail, per container:\nCost: road £610, rail £540\nTime: road 5 hours, rail 7 hours",
  );
  expect(columns).toEqual(["road", "rail"]);
  expect(rows[0]).toMatchObject({ label: "Cost", first: "£610", second: "£540" });
  expect(posts.twitter).toContain("• Cost: road £610, rail £540");
});

test("the author's sentence about a link closes the post, not the bare address", () => {
  const { posts } = storyOf("Our clinic runs on Wednesdays. It costs £85. Book at acme.example/running.");
  expect(posts.twitter).toMatch(/Book at acme\.example\/running\.$/);
});

test.each([
  ["Places are free. Book on our website.", "Book on our website (acme.example)."],
  ["L’atelier reprend samedi. Inscriptions sur notre site.", "Inscriptions sur notre site (acme.example)."],
  ["Der Kurs beginnt am 3. Mai. Anmeldung über unsere Website.", "über unsere Website (acme.example)."],
])("readers who are sent to the brand's site are told its address: %s", (brief, end) => {
  expect(postOf(brief, brandOf("Acme", { website: "https://www.acme.example/" }))).toContain(end);
});

test("readers who are asked in German to write to the brand are told so", () => {
  const { posts } = storyOf(
    "Wir suchen zwei Auszubildende. Schick uns deine Bewerbung bis zum 31. März an job@acme.example.",
  );
  expect(posts.linkedin).toContain("Schick uns deine Bewerbung bis zum 31. März an job@acme.example.");
});

test.each(["Cash and card.", "Gift cards from £10."])("“%s” asks for no card", (line) => {
  expect(
    storyOf(`We are on the green on Friday from 5pm. ${line} Gluten-free on request.`).posts.linkedin,
  ).toContain(line);
});

test("a topic with its day becomes a sentence", () => {
  const { posts } = storyOf(
    "Write a post about our raclette evening on Friday 21 November from 7pm. It costs £24 a head.",
  );
  expect(posts.linkedin).toMatch(/^Our raclette evening is on Friday 21 November from 7pm\./);
});

test("“this week” leans on no sentence before it", () => {
  const brief = "Cette semaine au menu : velouté, paleron et tarte aux figues. Le menu du midi est à 19 €.";
  expect(storyOf(brief).headline.text).toMatch(/^Cette semaine au menu/);
});
