import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const story = (brief: string, assetType: AssetType = "card", name = "Kite") =>
  houseStory({ brief, brand: brandOf(name), channel: "linkedin", assetType });
const headline = (brief: string, assetType?: AssetType) => story(brief, assetType).headline.text;

test("how it was before is no headline: the news behind it is", () => {
  expect(
    headline(
      "In May our booking page was down for a day and some of you could not reserve. Kite now runs on two sites. Nobody has to do anything.",
    ),
  ).toBe("Kite now runs on two sites");
  expect(
    headline(
      "Last winter the storm took our roof. On Saturday 5 December we open the hall again, with a new roof.",
    ),
  ).toMatch(/^We open the hall again/);
  expect(
    headline(
      "Für Jahre war das so nicht. Letzten Winter war die Halle zu. Ab Montag ist das Bad wieder offen.",
    ),
  ).not.toMatch(/Letzten Winter/);
});

test("what happened today is the headline of a notice", () => {
  const brief = "This morning our booking page was down for an hour. It works again since 11 am.";
  expect(headline(brief)).toMatch(/booking page was down/);
});

test("an event is headed by the sentence of its day, in the author's order below", () => {
  const { headline, support } = story(
    "We have sung together for ten years. Come to our birthday concert on Saturday 12 December at 7.30 pm in St Giles' Church, Matlock. Tickets cost £8.",
  );
  expect(headline.text).toBe("Our birthday concert");
  expect(support?.text).toContain("We have sung together for ten years");
});

test("the days of a programme are no day of one event", () => {
  const brief =
    "1月から3つの講座を始めます。木のスプーン講座は1月16日、参加費3,500円です。曲げわっぱ講座は2月13日、参加費6,800円です。椅子づくり講座は3月の毎週土曜、参加費28,000円です。";
  const { headline, slides } = story(brief, "carousel", "木工房いろは");
  expect(headline.text).toBe("1月から3つの講座を始めます");
  expect(slides).toHaveLength(3);
});

test("a date and what begins then stay together in Japanese", () => {
  const brief =
    "12月5日（土）から、冬限定のゆずブレンドを始めます。1杯580円、豆は100g 980円です。数量限定のため、なくなり次第終了します。";
  expect(headline(brief)).toBe("12月5日（土）から、冬限定のゆずブレンドを始めます");
  expect(headline("新商品のお知らせです。「便箋セット 秋」を9月12日に発売します。")).toContain(
    "便箋セット 秋",
  );
});

test("a line over a list heads it, with a blank line between and whatever word it begins with", () => {
  const beers =
    "Deze vijf bieren staan vanaf vrijdag 6 november op de tap:\n\n– Nachtzwaluw, stout\n– Vechtwit, witbier\n– Winterstaart, quadrupel\n\nProefplankje: € 12,50.";
  expect(headline(beers)).toMatch(/^Deze vijf bieren/);
  const plants =
    "Six plants that survive a summer on one watering a week:\n\nLavender – full sun, €4.50\nRosemary – slopes and walls, €3.90\nLantana – loves heat, not for gardens with grazing animals, €4.80\n\nValid 1–30 June.";
  const { slides, ...rest } = story(plants, "carousel");
  expect(rest.headline.text).toBe("Six plants that survive a summer on one watering a week");
  expect(slides.map(({ title }) => title).join()).toMatch(/Lavender.*Rosemary.*Lantana/);
});

test("German instructions are headed by what they are for", () => {
  const brief =
    "So macht ihr euer Rad winterfest: Reinigt die Kette und ölt sie neu. Prüft Licht und Bremsen. Stellt das Rad trocken ab.";
  const { slides, ...rest } = story(brief, "carousel");
  expect(rest.headline.text).toBe("So macht ihr euer Rad winterfest");
  expect(slides.map(({ title }) => title)).toEqual([
    "Reinigt die Kette und ölt sie neu",
    "Prüft Licht und Bremsen",
    "Stellt das Rad trocken ab",
  ]);
});

test("every entry of a sentence that lists has a slide, or a scene", () => {
  const courses =
    "Three courses for 2027: Start Sailing (two days, £190), Better Sailing (three days, £270) and Seamanship (five days, £420). No own boat needed.";
  const { slides, support } = story(courses, "carousel");
  expect(slides.slice(0, 3)).toMatchObject([
    { title: "Start Sailing", body: "Two days, £190." },
    { title: "Better Sailing", body: "Three days, £270." },
    { title: "Seamanship", body: "Five days, £420." },
  ]);
  expect(support?.text ?? "").not.toContain("Seamanship");
  const frost =
    "Three things to do before the first frost: bleed your radiators, lag the outside tap and set the boiler pressure. It takes about an hour.";
  expect(
    story(frost, "video")
      .scenes.map(({ text }) => text)
      .slice(0, 3),
  ).toEqual(["Bleed your radiators", "Lag the outside tap", "Set the boiler pressure"]);
});

test("a quotation of two sentences is shown whole", () => {
  const brief =
    '"Before the pump, my daughters left at five in the morning. Now they leave for school at seven." – Grace Atieno, water committee chair, Kanyadhi village, Kenya';
  const { headline, quotation } = story(brief);
  expect(headline.text).toContain("Before the pump");
  expect(quotation).toMatchObject({ name: "Grace Atieno" });
});

test("a title in quotation marks is a headline without them, and no headline tears a pair of them apart", () => {
  expect(headline("Our new guide: “Column renames in Postgres”. It has four steps.")).not.toMatch(/[“”]/);
  const vernissage =
    "Vernissage de l'exposition « Bleu de travail, une histoire » le jeudi 12 mars 2026 à 18 h 30, au Musée du Fil, Valmont. Entrée libre.";
  expect(headline(vernissage)).toContain("« Bleu de travail, une histoire »");
});

test("a role in a sentence of its own heads an open role", () => {
  const { about } = story(
    "We are hiring: Associate, Employment (2–4 years), London office. Salary £82,000–£94,000. Apply by 22 May.",
  );
  expect(about).toBe("Associate, Employment");
});

test("the sign before a rough number is said as a word", () => {
  expect(headline("Five winter walks, all ~2 hours. Meet at 10 am on Saturday.")).toContain("about 2 hours");
});

test("a series that shows fewer entries than its title promises is left to a person", () => {
  const doubts = (brief: string) => story(brief, "carousel").doubts.map(({ says }) => says);
  const two =
    "Three mistakes we see in every test. People look at the name only. They open every attachment first.";
  expect(doubts(two)).toContain("The headline promises Three, and the pictures show 1.");
  const three =
    "Three mistakes we see in every test:\n1. People look at the name only.\n2. They open every attachment.\n3. They stay silent.";
  expect(doubts(three)).toEqual([]);
});

test("what the author wants said last is no line under the headline, and nobody signs before it", () => {
  const { support, posts } = houseStory({
    brief:
      'Five stretches for your desk.\n1. Chin tuck\n2. Shoulder roll\n3. Twist\n4. Wrist stretch\n5. Calf raise\nEnd with: "Still stiff? Come and see us."',
    brand: brandOf("Harbour Physio", { tagline: "Back to what you love." }),
    channel: "instagram",
    assetType: "card",
  });
  expect(support?.text ?? "").not.toContain("Still stiff");
  expect(posts.instagram).toMatch(/Come and see us\.$/);
  expect(posts.instagram).not.toContain("Back to what you love");
});

test("a title without its date leaves no particle of Japanese in front", () => {
  expect(headline("11月26日は「いい風呂の日」。当日、入浴料を260円にいたします。")).toBe(
    "11月26日は「いい風呂の日」",
  );
});

test("code inside a line stays in it", () => {
  const { posts } = story(
    "Kite 3 is out:\n- Added: `kite plan --json` for pipelines\n- Fixed: a crash on start",
  );
  expect(posts.linkedin).toContain("kite plan --json for pipelines");
});

test("an achievement of last year is no background", () => {
  expect(headline("In 2025 we planted 48,200 trees. 92% of them survived.")).toContain("48,200 trees");
});

test("steps that are counted with a sign of equality are steps", () => {
  const { steps, slides } = story(
    "Get your bike ready. 1 = clean the chain. 2 = check the brakes. 3 = fit mudguards.",
    "carousel",
  );
  expect(steps).toHaveLength(3);
  expect(slides.map(({ title }) => title)).toEqual(["Clean the chain", "Check the brakes", "Fit mudguards"]);
});
