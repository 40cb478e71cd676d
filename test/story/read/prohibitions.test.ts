import { expect, test } from "vitest";
import { mustTell } from "../../../lib/story/guard/must-tell.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { prohibitionIn } from "../../../lib/story/read/prohibitions.ts";
import { clarifyBrief } from "../../../lib/story/review/clarify/clarify.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Acme");
const storyOf = (brief: string) => houseStory({ brief, brand, channel: "linkedin", assetType: "card" });
const verdictOf = (brief: string) =>
  reviewStory({
    story: storyOf(brief),
    brief,
    brand,
    channel: "linkedin",
    assetType: "card",
    lint: [],
    today: "2026-11-25",
  }).verdict;

/** A clear brief of each language, and a prohibition of a thing that no post has. */
const FOR_READERS = [
  [
    "Our new enamel mugs are in the shop from Saturday 28 November.",
    "Do not put it in a dishwasher or a microwave.",
  ],
  ["Our new syrup is in the shop from Saturday 28 November.", "Do not give it to children under 12."],
  ["Der neue Emaillebecher ist ab Samstag, 28. November im Laden.", "Nicht in die Spülmaschine geben."],
  ["Les nouvelles tasses arrivent samedi 28 novembre.", "Ne pas mettre au lave-vaisselle."],
  ["Las nuevas tazas llegan el sábado 28 de noviembre.", "No poner en el lavavajillas."],
  ["Le nuove tazze arrivano sabato 28 novembre.", "Non mettere in lavastoviglie."],
  ["De nieuwe mokken liggen vanaf zaterdag 28 november in de winkel.", "Niet in de vaatwasser doen."],
  ["As novas canecas chegam no sábado, 28 de novembro.", "Não colocar na máquina de lavar louça."],
  ["新しいマグを11月28日(土)に発売します。", "食器洗い機には入れないでください。"],
] as const;

test.each(FOR_READERS)("%s %s", (news, prohibition) => {
  const brief = `${news} ${prohibition}`;
  const story = storyOf(brief);
  expect(story.wishes).toEqual([]);
  expect(story.posts.linkedin).toContain(prohibition);
  expect(mustTell(story).map(({ quote }) => quote)).toContain(prohibition);
  expect(verdictOf(brief)).toBe("approved");
});

test("a post without the prohibition is not approved", () => {
  const [[news, prohibition]] = FOR_READERS;
  const brief = `${news} ${prohibition}`;
  const story = storyOf(brief);
  const posts = { linkedin: news };
  const headline = { ...story.headline, text: news };
  const { verdict } = reviewStory({
    story: { ...story, headline, support: null, posts },
    brief,
    brand,
    channel: "linkedin",
    assetType: "card",
    lint: [],
  });
  expect(verdict).not.toBe("approved");
});

test("a reading that takes it for a wish is not approved: readers would never know", () => {
  const [[news, prohibition]] = FOR_READERS;
  const brief = `${news} ${prohibition}`;
  const story = storyOf(news);
  const { verdict, summary } = reviewStory({
    story,
    brief,
    brand,
    channel: "linkedin",
    assetType: "card",
    lint: [],
  });
  expect(verdict).toBe("needs_review");
  expect(summary).toContain("which is not published");
});

test.each([
  ["Don't mention the merger.", "leave_out_words=merger"],
  ["Don't put the price on the picture.", "leave_out_words=price on the picture"],
  ["Do not give the address.", "leave_out_kind=where"],
  ["Bitte den Umzug nicht erwähnen.", "leave_out_words=Umzug"],
  ["No menciones la fusión.", "leave_out_words=fusión"],
  ["Non mettere il prezzo.", "leave_out_kind=price"],
  ["Não coloque o preço.", "leave_out_kind=price"],
])("what names a part of a post, or its saying, is for its maker: %s", (order, wish) => {
  const { wishes, posts } = storyOf(`Kite is in the shop from Saturday 28 November. ${order}`);
  expect(wishes.map(({ rule, value }) => `${rule}=${value}`)).toContain(wish);
  expect(posts.linkedin).not.toContain(order);
});

test("what may be for either is asked about, and never dropped", () => {
  const brief = "Our new bakery opens on Saturday 28 November at 9 am. Don't show the kitchen.";
  expect(storyOf(brief).heldBack).toMatchObject([{ quote: "Don't show the kitchen.", why: "unclear" }]);
  expect(verdictOf(brief)).toBe("needs_review");
  expect(clarifyBrief({ brief, brand }).questions[0]?.question).toContain("Don't show the kitchen.");
});

test.each([
  ["Avoid the ring road on Saturday.", "en", "readers"],
  ["Avoid jargon.", "en", "maker"],
  ["Never share your PIN.", "en", "readers"],
  ["Do not mention your birthday.", "en", "unclear"],
  ["Never walk on the ice.", "en", "readers"],
  ["Nicht auf das Eis gehen!", "de", "open"],
  ["Non tenetelo in frigorifero.", "it", "readers"],
  ["Do not touch the wording.", "en", "maker"],
  ["Wir wollen dort nicht parken.", "de", undefined],
  ["Wir können das Paket leider nicht geben.", "de", undefined],
  ["No cuesta nada.", "es", undefined],
  ["価格は書かないでください。", "ja", "maker"],
])("%s is for %s %s", (clause, language, to) => {
  expect(prohibitionIn(clause, language)).toBe(to);
});

const NEWS = {
  en: "Our new bakery opens on Saturday 28 November at 9 am in Mill Lane. The first 50 guests get a free loaf.",
  de: "Unsere neue Bäckerei öffnet am Samstag, 28. November, um 9 Uhr. Die ersten 50 Gäste bekommen ein Brot.",
  fr: "Notre nouvelle boulangerie ouvre samedi 28 novembre à 9 h, rue du Port. Un pain offert aux 50 premiers.",
  es: "Nuestra nueva panadería abre el sábado 28 de noviembre a las 9. Los 50 primeros se llevan un pan gratis.",
  it: "Il nostro nuovo forno apre sabato 28 novembre alle 9 in via Roma. I primi 50 ricevono una pagnotta.",
  nl: "Onze nieuwe bakkerij opent op zaterdag 28 november om 9 uur. De eerste 50 gasten krijgen een brood.",
  pt: "A nossa nova padaria abre no sábado, 28 de novembro, às 9h. Os primeiros 50 levam um pão grátis.",
  ja: "新しいパン屋が11月28日(土)9時に開店します。先着50名様にパンを1個差し上げます。",
};

test.each([
  ["en", "Don't put too much into it."],
  ["en", "Do not start with a question."],
  ["en", "Don't use the green version."],
  ["en", "Don't put Sue in it."],
  ["en", "Do not use it on Instagram."],
  ["en", "Don't share it with anyone before Friday."],
  ["de", "Nicht mit einer Frage anfangen."],
  ["de", "Nicht ins Detail gehen."],
  ["fr", "Ne mettez pas l’ancien magasin."],
  ["fr", "Ne pas commencer par une question."],
  ["es", "No empezar con una pregunta."],
  ["it", "Non iniziare con una domanda."],
  ["nl", "Niet met een vraag beginnen."],
  ["pt", "Não começar com uma pergunta."],
  ["es", "No pongas la tienda vieja."],
  ["it", "Non mettere il vecchio negozio."],
  ["nl", "De oude winkel niet gebruiken."],
  ["pt", "Não coloque a loja antiga."],
  ["ja", "古い店を入れないでください。"],
] as const)("a prohibition that may be meant for the maker is never approved (%s): %s", (language, order) => {
  expect(verdictOf(`${NEWS[language]} ${order}`)).toBe("needs_review");
});

test.each([
  ["en", "Never leave children alone."],
  ["en", "Do not park on the green."],
  ["en", "Don't forget your own bag."],
  ["en", "Do not use it near the eyes."],
  ["de", "Nicht an die Scheibe lehnen und die Tiere nicht füttern."],
  ["fr", "Ne touchez pas aux machines."],
  ["it", "Non tenetelo in frigorifero."],
  ["ja", "冷蔵庫には入れないでください。"],
] as const)("one that only readers can be told needs no person (%s): %s", (language, rule) => {
  expect(verdictOf(`${NEWS[language]} ${rule}`)).toBe("approved");
});
