import { describe, expect, test } from "vitest";
import type { Judge } from "../../lib/story/addressee/addressee.ts";
import { withoutDoubtful } from "../../lib/story/leave-out-doubtful.ts";
import { readStory } from "../../lib/story/read/read-story.ts";
import { writeStory } from "../../lib/story/write/write-story.ts";
import { brandOf } from "../copy/brands.ts";

const brand = brandOf("Maison");

/** A judge that doubts these sentences. */
const doubting = (...sentences: string[]): Judge => ({
  heldFor: () => undefined,
  doubtedFor: (stretch) => (sentences.includes(stretch) ? "maker" : undefined),
  askedAboutFor: (stretch) => (sentences.includes(stretch) ? "maker" : undefined),
  heldAround: () => undefined,
  clearlyFor: () => undefined,
  isCertainlyForMaker: () => false,
  isSurelyForReaders: () => false,
  isCertainlyForReaders: () => false,
  isHardlyForOthers: () => false,
});

/** What is left out of a brief without a question, where these sentences are doubted. */
function leftOut(brief: string, ...doubted: string[]): string[] {
  const reading = readStory({ brief, brand });
  const whole = writeStory(reading, { brand, brief, channel: "linkedin", assetType: "card" });
  const kept = withoutDoubtful({ reading, whole, brief, brand, judge: doubting(...doubted) });
  const quotes = kept.heldBack.filter(({ why }) => why === "doubtful").map(({ quote }) => quote);
  for (const quote of quotes) expect(kept.facts.map((fact) => fact.quote)).not.toContain(quote);
  return quotes;
}

const NEWS = "We open a bakery on Mill Lane on Friday 6 November.";
const BREAD = "Rye and wheat come from two farms in the valley. A loaf costs £4.";
const SMELL = "The smell is what people talk about.";

describe("a sentence of which nobody can say whom it addresses", () => {
  test.each([
    [
      "en",
      "We open a bakery in Leith on Friday 6 November. Rye and wheat come from two farms. A loaf costs £4.",
      "The smell is what people talk about.",
    ],
    [
      "de",
      "Am Freitag, 6. November, öffnet unsere Bäckerei in Köln. Roggen und Weizen liefern zwei Höfe. Ein Laib kostet 4 €.",
      "Eher warm als laut.",
    ],
    [
      "fr",
      "Notre boulangerie ouvre à Lyon le vendredi 6 novembre. Le seigle et le blé viennent de deux fermes. Un pain coûte 4 €.",
      "Le matin, toute la rue sent bon.",
    ],
    [
      "es",
      "Nuestra panadería abre en Madrid el viernes 6 de noviembre. El centeno y el trigo vienen de dos granjas. Un pan cuesta 4 €.",
      "Más cálido que ruidoso.",
    ],
    [
      "it",
      "Il nostro forno apre a Torino venerdì 6 novembre. La segale e il grano arrivano da due fattorie. Una pagnotta costa 4 €.",
      "Il profumo racconta tutto.",
    ],
    [
      "nl",
      "Onze bakkerij opent op vrijdag 6 november in Utrecht. De rogge en de tarwe komen van twee boerderijen. Een brood kost € 4.",
      "Een beetje slaperig, zoals de straat.",
    ],
    [
      "pt",
      "A nossa padaria abre no Porto na sexta-feira, 6 de novembro. O centeio e o trigo vêm de duas quintas. Um pão custa 4 €.",
      "Mais acolhedor do que barulhento.",
    ],
    [
      "ja",
      "11月6日金曜日、京都にパン屋を開店します。小麦は二つの農家から届きます。食パンは一斤400円です。",
      "静かな夜の気配がほしい。",
    ],
  ])("is left out where readers need nothing of it: %s", (language, rest, colour) => {
    const brief = language === "ja" ? `${rest}${colour}` : `${rest} ${colour}`;
    expect(readStory({ brief, brand }).language).toBe(language);
    expect(leftOut(brief, colour)).toEqual([colour]);
  });

  test.each([
    [
      "en",
      "We open a bakery in Leith on Friday 6 November. Rye and wheat come from two farms. A loaf costs £4.",
      "Dogs are not welcome in the shop.",
    ],
    [
      "de",
      "Am Freitag, 6. November, öffnet unsere Bäckerei in Köln. Roggen und Weizen liefern zwei Höfe. Ein Laib kostet 4 €.",
      "Am Morgen gibt es nur ganze Laibe.",
    ],
    [
      "fr",
      "Notre boulangerie ouvre à Lyon le vendredi 6 novembre. Le seigle et le blé viennent de deux fermes. Un pain coûte 4 €.",
      "Le matin, les chiens n’entrent pas.",
    ],
    [
      "es",
      "Nuestra panadería abre en Madrid el viernes 6 de noviembre. El centeno y el trigo vienen de dos granjas. Un pan cuesta 4 €.",
      "Por la mañana solo hay panes enteros.",
    ],
    [
      "it",
      "Il nostro forno apre a Torino venerdì 6 novembre. La segale e il grano arrivano da due fattorie. Una pagnotta costa 4 €.",
      "La mattina i cani non entrano.",
    ],
    [
      "nl",
      "Onze bakkerij opent op vrijdag 6 november in Utrecht. De rogge en de tarwe komen van twee boerderijen. Een brood kost € 4.",
      "In de ochtend zijn er alleen hele broden.",
    ],
    [
      "pt",
      "A nossa padaria abre no Porto na sexta-feira, 6 de novembro. O centeio e o trigo vêm de duas quintas. Um pão custa 4 €.",
      "De manhã só há pães inteiros.",
    ],
    [
      "ja",
      "11月6日金曜日、京都にパン屋を開店します。小麦は二つの農家から届きます。食パンは一斤400円です。",
      "朝は一斤のみの販売です。",
    ],
  ])("stays where it says what holds and what does not: %s", (language, rest, condition) => {
    const brief = language === "ja" ? `${rest}${condition}` : `${rest} ${condition}`;
    expect(leftOut(brief, condition)).toEqual([]);
  });

  test.each([
    ["a price", "The smell alone is worth the £4."],
    ["a number in words", "The whole street smells of it for three hours."],
    ["a name of its own", "The whole street smells of Gran Moravia in the morning."],
    ["a quotation", "The whole street calls it “the good smell”."],
    ["a question", "Who on the street has smelt it in the morning?"],
    ["a call to readers", "Follow your nose down the street in the morning."],
  ])("stays where it holds %s", (_, sentence) => {
    expect(leftOut(`${NEWS} ${BREAD} ${sentence}`, sentence)).toEqual([]);
  });

  test("stays where its own words rather speak to readers, or go on with what the others tell", () => {
    const theirs = "The whole street smells of it in the morning.";
    expect(leftOut(`${NEWS} ${BREAD} ${theirs}`, theirs)).toEqual([]);
    const same = "The farms and the bakery are what people talk about.";
    expect(leftOut(`${NEWS} ${BREAD} ${same}`, same)).toEqual([]);
  });

  test("stays where the next sentence leans on it", () => {
    expect(leftOut(`${NEWS} ${BREAD} ${SMELL}`, SMELL)).toEqual([SMELL]);
    expect(leftOut(`${NEWS} ${BREAD} ${SMELL} It wakes the whole house.`, SMELL)).toEqual([]);
  });

  test("stays where it opens the brief, or is the headline", () => {
    expect(leftOut(`${SMELL} ${NEWS} ${BREAD}`, SMELL)).toEqual([]);
    expect(
      leftOut(
        `Headline: the smell is what people talk about\n\n${NEWS} ${BREAD}`,
        "the smell is what people talk about",
      ),
    ).toEqual([]);
  });

  test("stays where it is an entry of a list", () => {
    const list = `${NEWS}\n\nOn the shelf every day:\n- Rye with caraway.\n- Wheat with honey.\n- Spelt with walnuts.\n\nA loaf costs £4.`;
    expect(leftOut(list, "Wheat with honey.")).toEqual([]);
  });

  test("is one of a few: of a short brief, or of many such sentences, none is left out", () => {
    const [old, oven, neighbours] = [
      "The oven is an old one.",
      "The crust is the charm of the place.",
      "The neighbours got used to the noise.",
    ];
    const brief = `${NEWS} ${BREAD} ${SMELL} ${oven} ${neighbours} Coffee is £2. Cake is £3. Tea is £2.50. The till takes cards.`;
    expect(leftOut(`${NEWS} A loaf costs £4. ${SMELL}`, SMELL)).toEqual([]);
    expect(leftOut(brief, SMELL, oven)).toEqual([SMELL, oven]);
    expect(leftOut(`${brief} ${old}`, SMELL, oven, old)).toEqual([]);
  });

  test("stays where another one has to be asked about all the same", () => {
    const needed = "Coffee is £2 for the neighbours.";
    const brief = `${NEWS} ${BREAD} ${SMELL} ${needed} Cake is £3. Tea is £2.50. The till takes cards. The bakers sing.`;
    expect(leftOut(brief, SMELL, needed)).toEqual([]);
  });

  test("stays where the brief is a message", () => {
    expect(leftOut(`Hi Tom,\n${NEWS} ${BREAD} ${SMELL}\nThanks, Ana`, SMELL)).toEqual([]);
  });
});
