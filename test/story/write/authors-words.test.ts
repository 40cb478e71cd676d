import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { Channel } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

/** What the author wrote stays as it was written: labels, spelling, emoji, lines, addresses. */
const acme = brandOf("Acme");
const storyOf = (brief: string, brand = acme, channel: Channel = "linkedin") =>
  houseStory({ brief, brand, channel, assetType: "card" });
const postOf = (brief: string, brand = acme) => storyOf(brief, brand).posts.linkedin;

test("faster line breaking is no breaking change", () => {
  const { changes } = storyOf(
    "Acme 3.2 is out.\n\n- Added: 40% faster line breaking\n- Fixed: hyphens in Polish",
  );
  expect(changes).toMatchObject([
    { label: "added", text: "40% faster line breaking" },
    { label: "fixed", text: "Hyphens in Polish" },
  ]);
});

test("a breaking change keeps its label", () => {
  const { changes, posts } = storyOf(
    "Acme 3.1 is out.\n\nAdded: dark mode\nBreaking: the v1 API is switched off",
  );
  expect(changes.map(({ label }) => label)).toEqual(["added", "breaking"]);
  expect(posts.twitter).toContain("\nBreaking: the v1 API is switched off");
});

test("the entries of a changelog keep the labels of their language", () => {
  const post = postOf("Acme 3.1 ist da.\n\nNeu: dunkle Ansicht\nBehoben: Die Suche findet wieder Umlaute");
  expect(post).toContain("\nNeu: dunkle Ansicht\nBehoben: Die Suche findet wieder Umlaute");
});

test.each([
  ["tidemark is in Hull now. tidemark opens at nine.", "tidemark is in Hull now.\n\ntidemark opens at nine."],
  ["Tidemark is in Hull now. We open at nine.", "Tidemark is in Hull now.\n\nWe open at nine."],
])("a brand that writes itself small stays small where its author wrote it so: %s", (brief, post) => {
  expect(postOf(brief, brandOf("tidemark"))).toBe(post);
});

test("the author's emoji stay where they stood", () => {
  const brief = "🌸 Spring sale! 🌸\n20% off all plants this weekend 🌿\n📍 Unit 4, Mill Lane\n⏰ 9am to 5pm";
  expect(postOf(brief)).toBe(
    "🌸 Spring sale! 🌸\n20% off all plants this weekend 🌿\n📍 Unit 4, Mill Lane\n⏰ 9am to 5pm",
  );
});

test("without emoji where the author wants none", () => {
  expect(postOf("Our sale starts on Friday 🎉 No emojis please.")).not.toMatch(/\p{Extended_Pictographic}/u);
});

test("lines that all begin with a day are a list under their heading", () => {
  const brief =
    "This week at the Rex\nFri 8pm – Past Lives\nSat 2pm – Paddington in Peru\nSat 8pm – The Third Man\nTickets cost £9.";
  expect(postOf(brief)).toMatch(/^This week at the Rex:\n\nFri 8pm – Past Lives\nSat 2pm/);
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
  expect(posts.twitter).toContain("\nCost: road £610, rail £540");
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

test("lines stay lines, without full stops of ours, and a line of its author keeps its stop", () => {
  const brief =
    "Winterauszeit am See\n\nAnreise Sonntag bis Dienstag, vom 10. Januar bis 4. März 2027\nDoppelzimmer mit Frühstück und Sauna: 298 € für zwei Personen\nWir freuen uns auf Sie.";
  expect(postOf(brief)).toBe(brief);
});

test("a sentence that a mail program has wrapped is one line again", () => {
  const brief =
    "Our bakery in Harrow Lane opens an hour earlier from the first\nof March, so that everybody who takes the early train can buy\na warm roll before it leaves.";
  expect(postOf(brief)).toBe(brief.replaceAll("\n", " "));
});

test("a day that begins a line is not the number of a step", () => {
  const brief =
    "Christmas opening hours\n\nThursday 24 December: 6am – 1pm\n25 – 28 December: closed\n1 – 3 January: closed\n4. Januar: open again";
  const { posts, steps } = storyOf(brief);
  expect(steps).toEqual([]);
  expect(posts.linkedin).toContain(
    "\n25 – 28 December: closed\n1 – 3 January: closed\n4. Januar: open again",
  );
});

test("“So far” is no word between two sentences", () => {
  expect(postOf("We need 400 hampers by 18 December. So far: 173.")).toContain("So far: 173.");
});

test.each([
  "FAQ: your January tax return\n\nQ: When is the deadline?\nA: Sunday 31 January 2027, midnight.",
  "Five jobs for the January garden (and one to skip)\n\n1. Brush snow off evergreens\n2. Sow sweet peas\n3. Wash the pots",
  "THANK YOU for a wonderful tenth Hollow Hill.\n\n4,500 guests, 62 acts, 17 countries.",
])("a title above the text is for readers: %s", (brief) => {
  const { heldBack, posts } = storyOf(brief);
  expect(heldBack).toEqual([]);
  expect(posts.linkedin).toContain(brief.slice(0, brief.indexOf("\n")).replace("THANK YOU", "Thank you"));
});

test("what colleagues write above their notes is no title", () => {
  const brief = "Notes from the Monday meeting\n\nOur shop in Harrow Lane opens on 4 December.";
  expect(postOf(brief)).not.toContain("Monday");
});

test("what is to be made of a quotation is for the writer, and so is where the facts stand", () => {
  const post = postOf(
    'Customer story, please as a short film with text only.\n\n"On Thursday I went back and argued for an hour."\nMargaret Dunne, 74, Galway\n\nFacts for the end: Free hearing test, 40 minutes.',
  );
  expect(post).not.toMatch(/film|Facts for/);
  expect(post).toContain("Free hearing test, 40 minutes");
});

test("an appeal that looks for donors is no job", () => {
  const brief =
    "Help ons de winter door. We zoeken vóór 31 december 250 nieuwe donateurs. Nu al: 96. Doneren: acme.example/winter";
  expect(storyOf(brief).occasion).toBe("appeal");
});

test("one of two ways to book keeps its address", () => {
  const { slides } = houseStory({
    brief:
      "Summer timetable\n\n• Bikes are free\n• Dogs too\n\nBooking opens on 7 January at acme.example or at the pier office.",
    brand: acme,
    channel: "linkedin",
    assetType: "carousel",
  });
  expect(slides.map(({ title }) => title).join()).not.toContain("7 January or at");
});

test("a price behind a dash is a row, whatever its name holds", () => {
  const { prices } = storyOf(
    "Our prices from 1 May\nPuncture repair - £14\nGear tune 2 - £22\nE-bike check-up (20 points) – £45\nCorte + barba – R$ 85",
  );
  expect(prices.map(({ name, price }) => `${name}: ${price}`)).toEqual([
    "Puncture repair: £14",
    "Gear tune 2: £22",
    "E-bike check-up (20 points): £45",
    "Corte + barba: R$ 85",
  ]);
});

test("a role in front of the name belongs to who said it", () => {
  const { quotation } = storyOf(
    "“We once stood still for half a day because of a nut,” says production manager Phil Dunmore.",
  );
  expect(quotation).toMatchObject({ name: "Phil Dunmore", role: "production manager" });
});

test("a sentence that somebody said keeps its marks beside another one", () => {
  const { posts } = houseStory({
    brief:
      'Marian is 71 and climbed her first wall last Tuesday. "I fell off it nineteen times," she told us. "Twenty was lucky." Sessions are £6 including shoes.',
    brand: brandOf("Kite"),
    channel: "instagram",
    assetType: "card",
  });
  expect(posts.instagram).toContain("“Twenty was lucky.”");
});
