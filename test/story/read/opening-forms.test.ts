import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

/** First sentences that name what a piece is about, whom it thanks or whom it is for. */
const brand = brandOf("Acme");
const storyOf = (brief: string) => houseStory({ brief, brand, channel: "linkedin", assetType: "carousel" });
const postOf = (brief: string) => storyOf(brief).posts.linkedin ?? "";
/** The first line of a post, without the mark that leads to a list. */
const headOf = (brief: string) =>
  postOf(brief)
    .split("\n")[0]
    ?.replace(/\s?[.:]$/u, "");

describe("whom a thank-you piece is for heads it as thanks", () => {
  test.each([
    [
      "We'd like a short thank-you video for our volunteers and members.",
      "Thank you to our volunteers and members",
    ],
    ["Wir hätten gern ein Danke-Video für unsere Ehrenamtlichen.", "Danke an unsere Ehrenamtlichen"],
    ["Nous voudrions une vidéo de remerciement pour nos bénévoles.", "Merci à nos bénévoles"],
    ["Queremos un vídeo de agradecimiento para nuestros voluntarios.", "Gracias a nuestros voluntarios"],
    ["Graag een bedankvideo voor onze vrijwilligers.", "Dank aan onze vrijwilligers"],
    ["A slideshow to thank all our volunteers please.", "Thank you to all our volunteers"],
    ["Could you make a post to say thank you to everyone who helped?", "Thank you to everyone who helped"],
    ["Il nous faut une vidéo pour remercier tous nos bénévoles.", "Merci à tous nos bénévoles"],
    ["Queremos un vídeo para dar las gracias a nuestros voluntarios.", "Gracias a nuestros voluntarios"],
    ["Graag een slideshow om alle vrijwilligers te bedanken na het seizoen.", "Dank aan alle vrijwilligers"],
  ])("%s", (order, title) => {
    expect(headOf(`${order}\n\n6,412 loans\n38 volunteers\n312 repairs`)).toBe(title);
  });

  test("what else its sentence asks for is read, and what was done heads its list", () => {
    const post = postOf(
      'A slideshow to thank everyone, please end with "See you in March".\n\nThis is what we did in 2026:\n- 34 neighbours helped\n- 612 kilos of vegetables\n- 41 jars of honey',
    );
    expect(post).toMatch(
      /^Thank you to everyone\n\nThis is what we did in 2026:\n\n(?:• .*\n)+\nSee you in March\.$/u,
    );
  });

  test.each([
    "This is what we want to say:",
    "Here is what we thought of for the slides:",
    "This is what we had in mind:",
  ])("what leads to notes for the maker is no text: %s", (lead) => {
    const brief = `A card please.\n\n${lead}\n- 34 neighbours helped\n- 612 kilos of vegetables\n- 41 jars of honey`;
    expect(postOf(brief)).not.toContain(lead.slice(0, -1));
  });

  test("thank-you cards that are sold are the news", () => {
    expect(postOf("Our new thank-you cards for all occasions are in the shop. Six cards cost £9.")).toContain(
      "thank-you cards for all occasions are in the shop",
    );
  });
});

describe("what is called to be shown heads its list", () => {
  test.each([
    [
      "These are our walk-in prices until 31 December 2026:\n\nKnife: $9\nChisel: $8\nMower blade: $15",
      "Our walk-in prices until 31 December 2026",
    ],
    [
      "Das sind unsere Preise bis 31. Dezember 2026:\n\nMesser: 9 €\nBeitel: 8 €\nBlatt: 15 €",
      "Unsere Preise bis 31. Dezember 2026",
    ],
    [
      "Voici nos tarifs jusqu'au 31 décembre 2026 :\n\nCouteau : 9 €\nCiseau : 8 €\nLame : 15 €",
      "Nos tarifs jusqu’au 31 décembre 2026",
    ],
  ])("%s", (brief, title) => {
    expect(postOf(brief)).toContain(title);
    expect(postOf(brief)).not.toMatch(/These are|Das sind|Voici/u);
  });
});

test("those whom a how-to is for are spoken to", () => {
  const head = headOf(
    "We'd like an infographic for farmers on what to do when they ring us at night.\n\n1. Ring 065 555 0142.\n2. Tell us the cow's age.\n3. Open the gate.",
  );
  expect(head).toBe("What to do when you ring us at night");
});

test("what viewers are walked through heads the slides", () => {
  const post = postOf(
    "We'd like a slideshow that walks folks through how a first week goes at our school.\n\nDay 1: Anatomy.\nDay 2: Handling.\nDay 3: Forge.",
  );
  expect(post.split("\n")[0]?.replace(/[.:]$/u, "")).toBe("How a first week goes at our school");
});

test("why something is to be shown is no part of its title", () => {
  const { headline, heldBack } = storyOf(
    "We'd like a slideshow that walks folks through how a first week goes at our school, so they know what they are signing up for. The course starts Monday, March 1, 2027.\n\nDay 1: Anatomy.\nDay 2: Handling.\nDay 3: Forge.",
  );
  expect(headline.text).toBe("How a first week goes at our school");
  expect(heldBack.map(({ quote }) => quote).join(" ")).toContain("so they know");
});

test("what readers can do is told of them, and who they are is not", () => {
  const brief =
    "The work took six weeks and cost £4,000. The readers are housing managers, who can ask us for a free survey at acme.example/survey.";
  expect(postOf(brief)).toContain("Housing managers can ask us for a free survey at acme.example/survey.");
  expect(postOf(brief)).not.toContain("readers are");
  expect(
    postOf("The work took six weeks. The readers are retired teachers, who know little of wood."),
  ).not.toContain("retired teachers");
});

test("news before a wish without a subject is told, and the wish is not", () => {
  const post = postOf(
    "Hey, we're running a Learn to Curl night and want a fun little video for it.\n\nFriday 15 January, 6:30 pm. $25 a head.",
  );
  expect(post).toContain("We’re running a Learn to Curl night");
  expect(post).not.toContain("video");
});

test.each([
  ["A funny detail you can use: the drill was lent 284 times.", "The drill was lent 284 times."],
  [
    "Ein Detail, das ihr verwenden könnt: Die Bohrmaschine war 284-mal verliehen.",
    "Die Bohrmaschine war 284-mal verliehen.",
  ],
])("what the maker may take is told without the offer: %s", (sentence, said) => {
  const post = postOf(`Our tool library lent 6,412 tools this year. ${sentence}`);
  expect(post).toContain(said);
  expect(post).not.toMatch(/you can use|verwenden/u);
});

test("who spoke may stand in brackets behind the words", () => {
  const story = storyOf(
    "The first visit can be just a talk.\n\"I hadn't been for fourteen years. They didn't say a word about it.\" (Liam, Cork)\nEvening appointments on Wednesdays until 8.",
  );
  expect(story.quotation).toMatchObject({ name: "Liam", company: "Cork" });
  expect(story.heldBack).toEqual([]);
});

test.each([
  "Our practice opens at eight. Sore neck after a day at the laptop? Most of it comes from sitting still. Get up every thirty minutes.",
  "We open at nine. Scared of the dentist? You are in good company. Tell us when you book.",
  "Soak the stone for ten minutes. Put it on a damp tea towel, and it won't slide. Hold the blade at 15 degrees. Ten strokes a side.",
])("nothing is lost of what readers are told: %s", (brief) => {
  const post = postOf(brief).replaceAll("’", "'");
  for (const sentence of brief.split(/(?<=[.?]) /u)) expect(post).toContain(sentence);
});

test("a heading of a changelog is no name of what it is about", () => {
  const { about } = storyOf(
    "Please make a carousel about our new release. Ledgerfern 4.2 is available from 1 December.\n\nWhat's new:\n- Loan reminders by email.\n- French interface.\n\nWhat's fixed:\n- Labels no longer cut off long names.\n- CSV export keeps leading zeros.",
  );
  expect(about).not.toContain("fixed");
});
