import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { KIN } from "../../lib/render/subject/kin.ts";
import { findSubject } from "../../lib/render/subject/picture.ts";
import { subjectsIn } from "../../lib/render/subject/subjects-in.ts";
import { subjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

async function wordsOf(tag: string) {
  const language = subjectLanguage(tag);
  if (!language) throw new Error(`${tag} has no words.`);
  return subjectWords(language, readAsset);
}
const named = async (tag: string, text: string) => subjectsIn(await wordsOf(tag), text);

describe("a word that does something names no subject", () => {
  test.each([
    ["en", "We ship tomorrow"],
    ["en", "We now ship to Norway"],
    ["en", "Paint your own mug"],
    ["en", "Come and surf"],
    ["en", "How to ski"],
    ["en", "To email us, dial nine"],
    ["en", "Here is what happens if you film"],
    ["en", "We’re cleaning up"],
    ["en", "Please email before noon"],
    ["de", "Reisen Sie mit uns"],
    ["de", "Tanken wir auf"],
    ["nl", "Wij koken voor je"],
    ["nl", "Kom en leer te schilderen"],
    ["fr", "On vous livre en une heure"],
    ["fr", "Le cabinet ferme à midi"],
    ["es", "Nos pinta mal"],
    ["ja", "毎日掃除します"],
  ])("%s: %s", async (tag, text) => {
    expect(await named(tag, text)).toEqual([]);
  });

  test.each([
    ["en", "Back to school", "school"],
    ["en", "We teach you piano", "musical-keyboard"],
    ["en", "Coffee on the house", "hot-beverage"],
    ["en", "Our bread and the coffee", "bread"],
    ["en", "House cleaning from £18 an hour", "house-with-garden"],
    ["de", "Brot am Sonntag", "bread"],
    ["de", "Fahrrad deiner Wahl", "bicycle"],
    ["nl", "Brood op zondag", "bread"],
    ["fr", "Le livre du mois", "books"],
    ["fr", "Visite à la ferme", "tractor"],
    ["es", "Pan el domingo", "bread"],
    ["it", "Pane la domenica", "bread"],
    ["pt", "Pão ao domingo", "bread"],
    ["ja", "掃除の日", "broom"],
  ])("%s: %s names one", async (tag, text, subject) => {
    expect(await named(tag, text)).toContain(subject);
  });
});

describe("a reason is not what a story is about", () => {
  test.each([
    ["en", "We meet in the hall because the snow melts"],
    ["en", "Because the tree fell, we move"],
    ["en", "We open early so you can catch your flight"],
    ["de", "Wir ziehen um, weil das Fahrrad weg ist"],
    ["fr", "Nous fermons parce qu’un arbre est tombé"],
    ["es", "Cerramos porque el árbol cayó"],
    ["it", "Chiudiamo perché la neve è alta"],
    ["nl", "Wij verhuizen omdat de sneeuw smelt"],
    ["pt", "Fechamos porque a árvore caiu"],
    ["ja", "雪のため、休みます"],
  ])("%s: %s", async (tag, text) => {
    expect(await named(tag, text)).toEqual([]);
  });

  test("and what follows it is", async () => {
    expect(await named("en", "Because the snow melts, our bread comes late")).toEqual(["bread"]);
    expect(await named("de", "Das Konzert findet statt im Museum")).toContain("classical-building");
  });
});

describe("the things of a trade", () => {
  const about = ["", "A sourdough bakery"];
  const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

  test("vary with the seed, and the same seed draws the same", async () => {
    const words = await wordsOf("en");
    const of = (seed: number) => subjectOf(words, { headline: "We open at seven", texts: [], about }, seed);
    expect(new Set(SEEDS.map(of))).toEqual(new Set(["bread", ...(KIN.bread ?? [])]));
    expect(SEEDS.map(of)).toEqual(SEEDS.map(of));
  });

  test("are all that the brand names as plainly", async () => {
    const words = await wordsOf("en");
    const shop = ["", "Farm shop with vegetables, eggs and cheese"];
    const of = (seed: number) =>
      subjectOf(words, { headline: "We open at seven", texts: [], about: shop }, seed);
    const all = new Set(SEEDS.map(of));
    for (const subject of ["tractor", "carrot", "egg", "cheese-wedge"]) expect(all).toContain(subject);
  });

  test("give way to what the story names", async () => {
    const words = await wordsOf("en");
    const of = (headline: string) => (seed: number) => subjectOf(words, { headline, texts: [], about }, seed);
    expect(new Set(SEEDS.map(of("Sourdough on Saturdays")))).toEqual(new Set(["bread"]));
  });

  test.each([
    ["en", "Meet our new loyalty card", "A sourdough bakery", undefined],
    ["en", "New opening hours on Mondays", "A sourdough bakery", "bread"],
    ["de", "Unser neuer Bauwagen", "Bäckerei", undefined],
    ["de", "Neue Preise ab Januar", "Bäckerei", "bread"],
    ["fr", "Notre nouvelle façade", "Boulangerie", undefined],
    ["es", "Nuevo horario", "Panadería", "bread"],
    ["ja", "新しい看板です", "パン屋", undefined],
    ["ja", "新しい営業時間", "パン屋", "bread"],
  ])("stand for no other thing: %s, %s", async (tag, headline, offer, subject) => {
    const words = await wordsOf(tag);
    expect(subjectOf(words, { headline, texts: [], about: ["", offer] })).toBe(subject);
  });

  test("are drawn", async () => {
    for (const name of Object.entries(KIN).flatMap(([trade, kin]) => [trade, ...kin])) {
      const pack = new TextDecoder().decode(await readAsset(`subjects/pictures/${name[0]}.txt`));
      expect(`\n${pack}`.includes(`\n${name}\t`)).toBe(true);
    }
    const found = await findSubject({ headline: "Monday", texts: [], about }, "en", readAsset, 3);
    expect(found?.drawing).toContain("<");
  });
});
