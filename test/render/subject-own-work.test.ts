import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { subjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

type Said = { name?: string; first?: string; about: readonly string[] };

/** `about` is the offer, the overview and the features. */
async function drawn(tag: string, headline: string, { name = "", first = "", about }: Said) {
  const language = subjectLanguage(tag);
  if (!language) throw new Error(`${tag} has no words.`);
  const texts = { headline, texts: [first], about: ["", ...about], name };
  return subjectOf(await subjectWords(language, readAsset), texts);
}

const PIANO = {
  name: "Rosalind Peake Piano Tuning",
  about: [
    "Tuning and repair.",
    "Rosalind tunes and repairs uprights and grands in homes, chapels and schools.",
    "For families, piano teachers, chapels and schools.",
  ],
};

describe("what the headline speaks of and the brand is called after is the subject", () => {
  test.each([
    ["en", "Five things to do for your piano this winter", PIANO, "piano"],
    ["en", "Prices from January", PIANO, "piano"],
    ["en", "A cake for our regulars", PIANO, "shortcake"],
    [
      "en",
      "Term dates for the school",
      { name: "Berrow Rowing School", about: ["Rowing for beginners."] },
      "oars",
    ],
  ])("%s: %s", async (tag, headline, said, subject) => {
    const name = subject === "piano" ? "musical-keyboard" : subject;
    expect(await drawn(tag, headline, said)).toBe(name);
  });
});

describe("where a brand works, and for whom, is no trade", () => {
  test.each([
    ["en", ["Window cleaning in schools and hospitals."], "bucket"],
    ["en", ["Portraits in schools, churches and hotels."], undefined],
    ["de", ["Malerarbeiten in Schulen und Kirchen."], undefined],
    ["fr", ["Ateliers dans les écoles et les églises."], undefined],
    ["en", ["A village school in a former church."], "school"],
    ["nl", ["Flexplekken per dag of per maand.", "Coworkingruimte in een oude fabriek."], undefined],
    ["de", ["Arbeitsplätze auf Zeit.", "Tische in einer ehemaligen Fabrik."], undefined],
    ["en", ["Desks by the day.", "A shared workspace in an old factory."], undefined],
    ["en", ["Tours of a factory.", "We run a factory for tiles."], "factory"],
    ["en", ["Pressure vessels for breweries, dairies and chemists.", "Used by dairies."], undefined],
    ["en", ["Lessons for piano, violin and harp."], undefined],
    ["en", ["Lessons on the violin, in schools and at home."], "violin"],
    ["en", ["Bread for cafés, schools and hotels."], "bread"],
    ["en", ["Stainless vessels. Our customers are dairies, breweries and farms."], undefined],
  ])("%s: %j", async (tag, about, subject) => {
    expect(await drawn(tag, "2027", { about })).toBe(subject === "bucket" ? "window" : subject);
  });
});

describe("who works for others shows the customers' thing only where the story names it", () => {
  const IT = { about: ["Managed IT services for solicitors and small offices.", "Servers and IT support."] };
  const STOCK = { about: ["Stock software for farm shops.", "Stock and prices for farm shops."] };
  const PRACTICES = { about: ["Booking software for veterinary practices"] };
  test.each([
    ["Why backups fail when nobody looks", IT, "server-rack"],
    ["Our prices from May", IT, "server-rack"],
    ["What a solicitor’s files need", IT, "balance-scale"],
    ["The support desk’s year in numbers", STOCK, undefined],
    ["2026 in numbers", STOCK, undefined],
    ["Three farms, one stock list", STOCK, "tractor"],
    ["3.8 is out today", PRACTICES, undefined],
    ["A quieter Monday for your vet", PRACTICES, "paw-prints"],
  ])("%s", async (headline, said, subject) => {
    expect(await drawn("en", headline, said)).toBe(subject);
  });
});

describe("what a thing is made of is no other thing", () => {
  test.each([
    ["en", ["Hats in felt, straw and wool."], "felt-hat"],
    ["en", ["Hats for men and women, made from felt, straw and wool."], "felt-hat"],
    ["it", ["Cappelli fatti di feltro, paglia e lana."], "felt-hat"],
    ["de", ["Hüte aus Filz, Stroh und Wolle."], "felt-hat"],
    ["fr", ["Chapeaux en feutre, paille et laine."], "felt-hat"],
    ["en", ["Wool and yarn from our own sheep."], "yarn"],
    ["en", ["Knitting in wool, cotton and silk."], "yarn"],
  ])("%s: %j", async (tag, about, subject) => {
    expect(await drawn(tag, "2027", { about })).toBe(subject);
  });
});

describe("call-outs of rescuers are none of a van with a spanner", () => {
  test.each([
    ["63 call-outs in a year", ["Mountain rescue in the fells.", "A team of volunteers."], "rescue-rope"],
    ["63 call-outs in a year", ["Fire and rescue service."], "fire-engine"],
    ["63 call-outs in a year", ["Boiler repairs day and night."], "service-van"],
  ])("%s: %j", async (headline, about, subject) => {
    expect(await drawn("en", headline, { about })).toBe(subject);
  });
});

describe("a guitar has pickups only where it says so", () => {
  test.each([
    ["es", "Una guitarra española nueva", ["Luthier de guitarras españolas."], "acoustic-guitar"],
    ["es", "Guitarra eléctrica de 1962", ["Tienda de música."], "guitar"],
    ["de", "Konzertgitarre aus Fichte", ["Gitarrenbau."], "acoustic-guitar"],
    ["de", "E-Gitarren im Angebot", ["Musikhaus."], "guitar"],
    ["en", "Guitar lessons on Tuesdays", ["A music school."], "acoustic-guitar"],
    ["en", "Your guitar, set up in a day", ["Electric guitars and repairs."], "guitar"],
    ["en", "A luthier opens her workshop", ["Guitars made by hand."], "acoustic-guitar"],
  ])("%s: %s", async (tag, headline, about, subject) => {
    expect(await drawn(tag, headline, { about })).toBe(subject);
  });
});
