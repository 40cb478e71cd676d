import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { isSignedName } from "../../../lib/story/read/signed-name.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

/** Terse notes to the maker at the end of a brief, and terse lines for readers beside them. */

const brand = brandOf("Hedgerow");
const about = { channel: "linkedin", assetType: "card" } as const;
const readingOf = (brief: string) => readStory({ brief, brand });
const storyOf = (brief: string) => houseStory({ brief, brand, ...about });
const postOf = (brief: string) => storyOf(brief).posts.linkedin ?? "";
const summaryOf = (brief: string) =>
  reviewStory({ story: storyOf(brief), brief, brand, lint: [], findings: [], today: "2026-11-26", ...about })
    .summary;
const saidBy = (brief: string) =>
  readingOf(brief)
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says)
    .join("\n");

describe("notes to the maker", () => {
  test("a sentence that is one is held whole, not in parts", () => {
    const said = saidBy(
      "Just the quote, please, and who said it.\n\nThe map is free at the park gate from 1 May.",
    );
    expect(said).not.toContain("who said it");
    expect(said).toContain("free at the park gate");
  });

  test("who allowed what is held", () => {
    expect(
      postOf(
        "We restored the clock of 1898. It strikes again on 29 November.\n\nThe town has signed it off.",
      ),
    ).not.toContain("signed");
  });

  test("a form and a length stand in no post", () => {
    const post = postOf(
      "Freitag 4.12. wird der Überhang neu geschraubt. Ab 17 Uhr offen.\n\nHochformat, höchstens 15 Sekunden. Siezen bitte.",
    );
    expect(post).toContain("17 Uhr");
    expect(post).not.toMatch(/Hochformat|Sekunden|Siezen/);
  });

  test("a word that is not to be written is a wish, and nobody is asked about it", () => {
    const brief =
      'The sensor ran for 14 months without a failure. Do not add the word "revolutionary" or any relative of it.';
    expect(readingOf(brief).wishes.map(({ rule, value }) => [rule, value])).toContainEqual([
      "leave_out_words",
      "revolutionary",
    ]);
    expect(summaryOf(brief)).not.toContain("revolutionary");
  });

  test("an order that names its title gives the headline", () => {
    const brief =
      "Un carrousel « Un composteur en bas de chez soi », en deux étapes :\n1. trouver trois voisins\n2. nous écrire";
    expect(storyOf(brief).headline.text).toBe("Un composteur en bas de chez soi");
  });

  test("what is to be published names itself", () => {
    expect(
      saidBy(
        "Vor dem ersten Advent möchten wir wieder unsere Merkliste zum Adventskranz veröffentlichen:\n• Kerzen nie allein lassen\n• Wasser in Reichweite\n• Rauchmelder testen",
      ),
    ).toMatch(/^Unsere Merkliste zum Adventskranz/);
  });

  test("the name under a brief is its author's", () => {
    const plain = "Alec leaves on Friday.\n\nPaola Marchetti";
    const at = { start: plain.indexOf("Paola"), end: plain.length };
    expect(isSignedName({ plain, brand }, at)).toBe(true);
    expect(isSignedName({ plain, brand: brandOf("Paola Marchetti") }, at)).toBe(false);
    const line = "Our guests:\nPaola Marchetti";
    expect(isSignedName({ plain: line, brand }, { start: 12, end: line.length })).toBe(false);
  });
});

describe("terse lines for readers", () => {
  test("labels in capitals make a form", () => {
    const post = postOf(
      "EVENT  Simultaneous display\nWHEN  Tuesday 15 December 2026, 7 pm\nWHERE  Upstairs at the Lantern, Perth Road\nCOST  £8 a board\nNOTE TO WHOEVER DESIGNS  Two colours, ours.",
    );
    expect(post).toContain("£8 a board");
    expect(post).not.toMatch(/WHERE|NOTE|colours/);
  });

  test("a line among others with a label is told", () => {
    const said = saidBy(
      "Day 0: the shopper scans the code and hands the parcel over at any shop\nDay 1: it reaches our hall\nDay 2: we inspect it\nDay 3: steamed and re-bagged",
    );
    expect(said).toContain("Day 0: the shopper scans the code");
  });

  test("a step counts on behind its bracket", () => {
    const { steps } = readingOf(
      "Así se envía:\n1) Llamas antes de las 17:00.\n2) En 20 minutos hay una bici en tu puerta.\n3) Pesamos ahí mismo.",
    );
    expect(steps).toHaveLength(3);
  });

  test("the months that something lasted are no length of a film", () => {
    expect(saidBy("Tanks: 46\nDuration: 14 months\nSensor failures: 0")).toContain("Duration: 14 months");
  });

  test("an answer stays behind its question", () => {
    expect(postOf("Employed or freelance? Employed. Four days a week, £41,600.")).toContain(
      "freelance? Employed.",
    );
  });

  test("what customers are told in the first person is told", () => {
    expect(
      postOf(
        "Five checks before you buy a cello. Bring it in, a check takes me fifteen minutes and costs nothing.",
      ),
    ).toContain("takes me fifteen minutes");
  });

  test("an abbreviation ends no sentence", () => {
    expect(postOf("Kranen im April. Preise inkl. MwSt. und Gurten, ab 95 €.")).toContain("MwSt. und Gurten");
  });

  test("a parameter keeps its small letters", () => {
    expect(postOf("v3.0.0 is out.\n- `page=` removed, cursors everywhere\n- Webhooks are signed")).toContain(
      "page= removed",
    );
  });
});

describe("courses and permissions", () => {
  test("the course of a film is for its maker", () => {
    const post = postOf(
      "640 kilos of bronze, one go at it. Friday 11 December we pour the new bell.\nHeat first, then quiet, then a single bell note. No music under it.",
    );
    expect(post).toContain("Friday 11 December");
    expect(post).not.toMatch(/Heat first|music/);
  });

  test("the order in which something is to be told is no text", () => {
    expect(
      postOf(
        "Em outubro acabámos a fachada da Rua das Taipas. Faltavam 212 azulejos.\n\nGostava de contar isto por ordem: a parede com buracos, o forno, a parede inteira.",
      ),
    ).not.toContain("por ordem");
  });

  test("who was quoted has no permission behind the name", () => {
    const reading = readingOf(
      "„Wir kamen mit 31 Kindern und der Idee ‚irgendwas mit Mittelalter‘. Drei Stunden später hatte jedes Kind ein Kostüm.“ — Heike Brandt, Theater-AG, veröffentlicht mit ihrer Zustimmung.",
    );
    expect(reading.facts[0]).toMatchObject({ kind: "quotation" });
    expect(reading.facts[0]?.says).toMatch(/Heike Brandt, Theater-AG\.?$/u);
    expect(reading.quotation?.text).toContain("Drei Stunden später");
  });
});

describe("names, labels and lists", () => {
  test("a first name behind the last sentence is its author's", () => {
    expect(
      postOf("Un igrometro basta. Chi vuole accordare il pianoforte può chiamarmi al 0532 555 018. Sandro"),
    ).not.toContain("Sandro");
  });

  test("a label of two words in capitals is no shout", () => {
    expect(postOf("OPEN CALL: prints no bigger than a postcard. Arrive by 12 February 2027.")).toContain(
      "Open call:",
    );
  });

  test("timecodes stand in no film", () => {
    const brief =
      '0-2 sec: "This roof had 31 slipped slates."\n2-5: a starling\'s nest and one newspaper\n5-9: three days, 31 slates back\nend: quotes free within 15 miles';
    expect(postOf(brief)).not.toMatch(/sec:|5-9|[Ee]nd:/);
  });

  test("what a later sentence begins with is no name of a list", () => {
    const post = postOf(
      "Day 0: the shopper hands it over\nDay 1: it reaches our hall\nDay 2: we inspect it\nDay 3: back on the site\n\nOut of every 100 items we handle: 81 go back on sale, 19 do not.",
    );
    expect(post).toMatch(/^Day 0/);
  });

  test("who spoke keeps the name of an organisation", () => {
    const { quotation } = readingOf(
      '"In the first summer with the new map, we stopped being asked where the toilets are."\n– Ruth Adeyemi, visitor services, Calder Vale Country Park',
    );
    expect(quotation).toMatchObject({ role: "visitor services", company: "Calder Vale Country Park" });
  });
});
