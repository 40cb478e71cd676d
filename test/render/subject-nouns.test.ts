import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { KIN } from "../../lib/render/subject/kin.ts";
import { findSubject } from "../../lib/render/subject/picture.ts";
import { mentionsIn, subjectsIn } from "../../lib/render/subject/subjects-in.ts";
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
    ["en", "Paint your own plate"],
    ["en", "The bark lifts at the base"],
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
    ["fr", "La ferme ouvre samedi", "tractor"],
    ["es", "Pan el domingo", "bread"],
    ["it", "Pane la domenica", "bread"],
    ["pt", "Pão ao domingo", "bread"],
    ["ja", "掃除の日", "broom"],
    ["en", "The ski lifts at the station are open", "elevator"],
  ])("%s: %s names one", async (tag, text, subject) => {
    expect(await named(tag, text)).toContain(subject);
  });
});

describe("a compound is what its parts say together", () => {
  test.each([
    ["en", "Bank holiday hours"],
    ["en", "A power bank for every bag"],
    ["en", "The light bulb moment"],
    ["en", "Draw your family tree"],
    ["de", "Die neue Eselsbrücke"],
    ["de", "Löwenzahn auf der Wiese"],
    ["fr", "Notre banque de données"],
    ["fr", "La pomme de pin"],
    ["es", "El gato hidráulico"],
    ["it", "La banca del tempo"],
    ["pt", "A árvore genealógica"],
  ])("%s: %s names no other thing", async (tag, text) => {
    expect(await named(tag, text)).toEqual([]);
  });

  test.each([
    ["en", "Our food bank is open", "food-crate"],
    ["en", "The bank is closed", "coin"],
    ["en", "The bottle bank has moved", "glass-bottles"],
    ["nl", "De zeehond is terug", "seal"],
    ["en", "Apple tree pruning", "deciduous-tree"],
    ["de", "Die neue Parkbank", "bench"],
    ["de", "Glühbirne des Jahres", "light-bulb"],
    ["fr", "Un nouveau banc public", "bench"],
    ["fr", "La banque de France", "coin"],
    ["es", "El banco de alimentos", "food-crate"],
    ["pt", "O banco de alimentos", "food-crate"],
    ["nl", "De voedselbank", "food-crate"],
  ])("%s: %s names its own", async (tag, text, subject) => {
    expect(await named(tag, text)).toContain(subject);
  });

  test("so does the name of a brand", async () => {
    const words = await wordsOf("en");
    const texts = { headline: "This year in numbers", texts: [], about: [], name: "Harbour Food Bank" };
    expect(subjectOf(words, texts)).toBe("food-crate");
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
    const mentions = mentionsIn(await wordsOf("de"), "Das Konzert findet statt im Rathaus");
    expect(mentions).toContainEqual({ subject: "town-hall", role: "place" });
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
    for (const subject of ["tractor", "carrot", "egg", "cheese-wheel"]) expect(all).toContain(subject);
  });

  test("give way to what the story names", async () => {
    const words = await wordsOf("en");
    const of = (headline: string) => (seed: number) => subjectOf(words, { headline, texts: [], about }, seed);
    expect(new Set(SEEDS.map(of("Sourdough on Saturdays")))).toEqual(new Set(["bread"]));
  });

  test.each([
    ["en", "Meet our new loyalty card", "A sourdough bakery", "stamp-card"],
    ["en", "Meet our new mascot", "A sourdough bakery", undefined],
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

describe("of nouns that are one thing, the head names it", () => {
  test.each([
    ["en", "A 1957 lobster boat", ["fishing-boat"]],
    ["en", "Lease a cargo bike", ["cargo-bike"]],
    ["en", "Our apple cake is back", ["shortcake"]],
    ["en", "Violin lessons for beginners", ["violin"]],
    ["en", "Bread, cake and coffee", ["bread", "shortcake", "hot-beverage"]],
    ["fr", "Baguette au chocolat", ["baguette-bread"]],
    ["fr", "Baguette et chocolat", ["baguette-bread", "chocolate-bar"]],
    ["it", "Pane con olive", ["bread"]],
    ["pt", "Pão de chocolate", ["bread"]],
  ])("%s: %s", async (tag, text, subjects) => {
    expect(await named(tag, text)).toEqual(subjects);
  });
});

describe("what is left out is not what a story is about", () => {
  test.each([
    ["en", "Skip the battery"],
    ["en", "Anything except bread"],
    ["de", "Alles außer Brot"],
    ["fr", "Tout sauf le pain"],
    ["es", "Todo salvo el pan"],
    ["it", "Tutto tranne il pane"],
    ["nl", "Alles behalve brood"],
    ["pt", "Tudo exceto pão"],
  ])("%s: %s", async (tag, text) => {
    expect(await named(tag, text)).toEqual([]);
  });
});

describe("what the brand says of itself tells which thing a headline means", () => {
  test.each([
    ["en", "Swap your bike in a day", "Electric cargo bikes", "cargo-bike"],
    ["en", "Swap your bike in a day", "Bicycle workshop", "bicycle"],
    ["en", "Where a primary school’s heat goes", "Energy audits for schools", "school"],
    ["en", "Why we open early", "Energy audits for schools", "house-with-garden"],
    ["en", "3.8 is out today", "Booking software for veterinary practices", undefined],
    ["en", "3.8 is out today", "Booking software", undefined],
    ["en", "Meet the Hauler 2", "Electric cargo bikes", "cargo-bike"],
    ["en", "Meet our new loyalty card", "Electric cargo bikes", "stamp-card"],
    ["en", "Meet our new mascot", "Electric cargo bikes", undefined],
    ["de", "Wir suchen zwei Gesellen", "Steildach und Flachdach in Regensburg", "slate-roof"],
    ["ja", "営業時間のお知らせです", "和紙と万年筆インクを扱う小さな文具店", "fountain-pen"],
  ])("%s: %s, %s", async (tag, headline, offer, subject) => {
    const words = await wordsOf(tag);
    expect(subjectOf(words, { headline, texts: [], about: ["", offer] })).toBe(subject);
  });

  test("and a feature is not what it is about", async () => {
    const words = await wordsOf("en");
    const about = ["Cargo bikes for business", "", "Insurance included in the lease"];
    const headline = "Service, insurance and a swap bike included";
    expect(subjectOf(words, { headline, texts: [], about })).toBe("cargo-bike");
  });

  test("and flowers are those that it names", async () => {
    const words = await wordsOf("en");
    const about = ["", "Wedding and event florist"];
    const of = (seed: number) => subjectOf(words, { headline: "Our 2027 dates", texts: [], about }, seed);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(of)).not.toContain("tulip");
  });
});

describe("a town is not the thing that it is called after", () => {
  test.each([
    ["en", "Our workshop, 12 Mill Lane, Bath."],
    ["en", "12 Mill Lane, Bath"],
    ["de", "Hauptstraße 5, Kuchen"],
    ["de", "73329 Kuchen"],
  ])("%s: %s", async (tag, text) => {
    expect(await named(tag, text)).toEqual([]);
  });

  test.each([
    ["en", "Our bath is warm again", "bathtub"],
    ["de", "Der Kuchen ist fertig", "shortcake"],
  ])("%s: %s", async (tag, text, subject) => {
    expect(await named(tag, text)).toEqual([subject]);
  });
});
