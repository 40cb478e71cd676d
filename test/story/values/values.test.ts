import { expect, test } from "vitest";
import { sameValue } from "../../../lib/story/values/value.ts";
import { valuesIn } from "../../../lib/story/values/values.ts";

const read = (text: string, language = "en") =>
  valuesIn(text, language).map(({ kind, text: words }) => `${kind} ${words}`);

const claims = (text: string, language = "en") => valuesIn(text, language).filter((value) => !value.weak);

/** Two texts whose values are the same, one by one. */
const SAME: [string, string, string, string][] = [
  ["We are on 4.2.", "en", "Version 4.2", "en"],
  ["Offen bis 18.30.", "de", "Open until 18:30", "en"],
  ["Offen bis 18.30.", "de", "Open until 6.30pm", "en"],
  ["£25.50", "en", "25.50 pounds", "en"],
  ["1,5 t", "de", "1.5 t", "en"],
  ["12月1日（日）", "ja", "1 December, Sunday", "en"],
  ["12月1日（日）", "ja", "Dec 1, Sun 8 am".slice(0, 6), "en"],
  ["Fri 6 Dec", "en", "Freitag, 6. Dezember", "de"],
  ["Fri 6 Dec", "en", "viernes 6 de diciembre", "es"],
  ["half price", "en", "50 %", "en"],
  ["zum halben Preis", "de", "50% off", "en"],
  ["à moitié prix", "fr", "half price", "en"],
  ["twenty minutes", "en", "20 min", "en"],
  ["zwanzig Minuten", "de", "veinte minutos", "es"],
  ["two hundred and fifty guests", "en", "250 Gäste", "de"],
  ["einundzwanzig Leute", "de", "21 people", "en"],
  ["vingt-deux élèves", "fr", "22 pupils", "en"],
  ["treinta y cinco euros", "es", "€35", "en"],
  ["980円", "ja", "980 yen", "en"],
  ["11時", "ja", "11am", "en"],
  ["+44 1392 555014", "en", "01392 555 014", "en"],
  ["https://www.loop.example/hat?utm=ig", "en", "loop.example/hat", "en"],
  ["$2.3m", "en", "2.3 million dollars", "en"],
  ["15-year warranty", "en", "15 Jahre Garantie", "de"],
  ["1 200 élèves", "fr", "1,200 pupils", "en"],
  ["sept", "en", "September", "en"],
  ["starts March 7: ten mornings", "en", "7 March, 10 mornings", "en"],
  ["code WOOLLY25", "en", "Code: woolly25", "en"],
  ["R$ 2,5 milhões", "pt", "R$ 2.5 million", "en"],
  ["R$ 3 mi", "pt", "3 milhões de reais", "pt"],
  ["um milhão de usuários", "pt-BR", "1,000,000 users", "en"],
  ["3 bilhões", "pt", "3 billion", "en"],
  ["3 mil milhões de euros", "pt", "€3 billion", "en"],
  ["2 mil millones", "es", "2 billion", "en"],
  ["2 milyon kullanıcı", "tr", "2 million users", "en"],
  ["5 bin müşteri", "tr", "5,000 customers", "en"],
  ["1,5 milyar TL", "tr", "₺1.5 billion", "en"],
  ["%20 indirim", "tr", "yüzde 20 indirim", "tr"],
  ["%20 indirim", "tr", "20% off", "en"],
  ["üç bin kişi", "tr", "3,000 people", "en"],
  ["yirmi beş atölye", "tr", "25 workshops", "en"],
];

test.each(SAME)("%s (%s) says the same as %s (%s)", (a, inA, b, inB) => {
  const [left, right] = [claims(a, inA), claims(b, inB)];
  expect(left.length).toBeGreaterThan(0);
  for (const value of right.filter((v) => v.kind !== "name"))
    expect(left.some((other) => sameValue(value, other))).toBe(true);
});

const DIFFERENT: [string, string][] = [
  ["14 November", "24 November"],
  ["R$ 20", "$20"],
  ["R$ 20", "R$ 20 mil"],
  ["₺450", "$450"],
  ["2 January", "2 December"],
  ["£34", "£25.50"],
  ["€20", "£20"],
  ["20 minutes", "20 hours"],
  ["40 %", "40 people"],
  ["6am", "6pm"],
  ["Monday", "Tuesday"],
  ["01392 555 014", "01392 555 041"],
  ["loop.example/hat", "loop.example/scarf"],
  ["6 December 2025", "6 December 2026"],
  ["free", "£5"],
];

test.each(DIFFERENT)("%s is not %s", (a, b) => {
  const [left, right] = [valuesIn(a), valuesIn(b)];
  expect(left).toHaveLength(1);
  expect(right).toHaveLength(1);
  expect(left.some((v) => right.some((other) => sameValue(v, other)))).toBe(false);
});

test("every value stands where its span says", () => {
  const text =
    "Fri 6 Dec at 18.30: £25.50 with code WOOLLY25, 01392 555 014, shop@loop.example, loop.example/hat.";
  const values = valuesIn(text);
  expect(values.map(({ kind }) => kind)).toEqual([
    "weekday",
    "date",
    "time",
    "money",
    "promo_code",
    "phone",
    "email",
    "link",
  ]);
  for (const { span, text: words } of values) expect(text.slice(span.start, span.end).trim()).toBe(words);
});

test("a call, an article and the number of a line claim nothing", () => {
  expect(claims("Update today.")).toEqual([]);
  expect(claims("One tap is enough.")).toEqual([]);
  expect(claims("1. Mix\n2) Bake\n3/5")).toEqual([]);
  expect(claims("We may march on.")).toEqual([]);
});

test("ranges have two values of the same kind", () => {
  expect(read("2–4 December")).toEqual(["date 2", "date 4 December"]);
  expect(read("2. bis 4. Dezember", "de")).toEqual(["date 2.", "date 4. Dezember"]);
  expect(read("3,400 - 4,100 euro")).toEqual(["money 3,400", "money 4,100 euro"]);
  expect(read("Sat 30 Nov 10-2")).toEqual(["weekday Sat", "date 30 Nov", "number 10", "number 2"]);
});

test("proper names are read inside sentences and not in title case", () => {
  expect(read("She says Denise Akintola runs it in Stockport.")).toEqual([
    "name Denise Akintola",
    "name Stockport",
  ]);
  expect(read("The Best Winter Sale Ever Made")).toEqual([]);
  expect(read("Die neue Werkbank vom Hof Brandner", "de")).toEqual(["name Hof Brandner"]);
  expect(read("Il nuovo olio di Frantoio Sant'Elmo", "it")).toContain("name Frantoio Sant'Elmo");
});

test("free at the end of a quotation is a price", () => {
  expect(read('End on "Borrow 5 samples free".')).toContain("money free");
});

test("half-term, sugar-free and feel free are no values", () => {
  expect(read("Half-term is sugar-free, so feel free to come.")).toEqual([]);
});

test("reading takes time with the length of the text alone", () => {
  const hostile = [
    "1 ".repeat(20_000),
    "Mo–Mo–".repeat(10_000),
    "one hundred and ".repeat(5_000),
    "A b C ".repeat(10_000),
    "0 0 0 0-".repeat(8_000),
    "a.a.a.".repeat(10_000),
    "2 - ".repeat(10_000),
  ];
  for (const text of hostile) {
    const start = performance.now();
    valuesIn(text);
    expect(performance.now() - start).toBeLessThan(5_000);
  }
});

test.each([
  ["Our yoghurt is fat free.", "en"],
  ["A fat free, sugar-free bar", "en"],
  ["Everything is gluten free for you.", "en"],
  ["Wheat free in every shop", "en"],
  ["Palm oil free, and cruelty free for 10 years.", "en"],
  ["Worry free with us", "en"],
  ["Free parking for all.", "en"],
  ["The hall is free at 3.", "en"],
  ["Keep the date free!", "en"],
  ["Nos offres", "fr"],
  ["zuckerfrei und frei von Gluten", "de"],
  ["una salida libre", "es"],
])("%s (%s) offers nothing for nothing", (text, language) => {
  expect(valuesIn(text, language).filter(({ keys }) => keys.includes("free"))).toEqual([]);
});

test.each([
  ["Entry is free.", "en"],
  ["Delivery free from £20", "en"],
  ["Under 12s free, adults pay", "en"],
  ["Under-fives go free.", "en"],
  ["Get a coffee free with every cake.", "en"],
  ["3 months free.", "en"],
  ["Der Eintritt ist frei.", "de"],
  ["Freier Eintritt", "de"],
  ["Entrée libre", "fr"],
  ["Frais de port offerts", "fr"],
  ["La entrada es libre.", "es"],
  ["Ingresso libero", "it"],
  ["Entrada franca", "pt"],
  ["Toegang vrij", "nl"],
  ["Wstęp bezpłatny", "pl"],
])("%s (%s) is a price of nothing", (text, language) => {
  expect(valuesIn(text, language).map(({ keys }) => keys[0])).toContain("free");
});

test.each([
  ["3 bin bags", "en", "number 3"],
  ["Mit 20 bin ich umgezogen.", "de", "number 20"],
  ["A 5 mi run", "en", "measure 5 mi"],
])("%s (%s) has no scale", (text, language, value) => {
  expect(read(text, language)).toContain(value);
});

test("half of a span of time is no share of anything", () => {
  const shares = (text: string) => valuesIn(text).filter(({ kind }) => kind === "percent");
  expect(shares("It loads in half a second.")).toEqual([]);
  expect(shares("It cuts the time in half.")).toMatchObject([{ keys: ["percent:50"] }]);
});

test("the number of a model is no part of the value behind it", () => {
  expect(read("BV-40 180 bar")).not.toContain("number 40 180");
  expect(valuesIn("BV-40 180 bar").some((value) => value.text.startsWith("180"))).toBe(true);
  expect(valuesIn("40 180 visitors").some((value) => value.text.startsWith("40 180"))).toBe(true);
});

test("a year takes no unit from the share behind it", () => {
  const texts = [
    ["Raises of 4% in 2027, 3% in 2028 and 3% in 2029.", "en"],
    ["Die Löhne steigen um 4 % im Jahr 2027, 3 % in 2028 und 2 % in 2029.", "de"],
    ["Une hausse de 4 % en 2027, 3 % en 2028 et 2 % en 2029.", "fr"],
    ["Suben un 4 % en 2027, un 3 % en 2028 y 2 % en 2029.", "es"],
    ["Aumenti del 4 % nel 2027, 3 % nel 2028 e 2 % nel 2029.", "it"],
    ["Stijgingen van 4 % in 2027, 3 % in 2028 en 2 % in 2029.", "nl"],
    ["Sobem 4 % em 2027, 3 % em 2028 e 2 % em 2029.", "pt"],
  ] as const;
  for (const [text, language] of texts)
    expect(
      valuesIn(text, language).map(({ keys }) => keys[0]),
      text,
    ).toContain("number:2028");
  expect(read("between 20 and 30%")).toEqual(["percent 20", "percent 30%"]);
  expect(read("from £2000 to £2500, or 2000 to 2500 euros")).toContain("money 2000");
});

test.each([
  ["We removed the importer for TMX 1.1.", "en"],
  ["Die Version 2.1. ist da.", "de"],
  ["La version 3.2. est là.", "fr"],
])("a number behind what has versions is no day: %s", (text, language) => {
  expect(valuesIn(text, language).filter(({ kind }) => kind === "date")).toEqual([]);
});

test.each([
  ["Doors open on 4.2.", "en"],
  ["NUR VOM 4.2. BIS 6.2.", "de"],
  ["Die Werkstatt öffnet SA 4.2. um 9 Uhr", "de"],
])("and elsewhere it may be one: %s", (text, language) => {
  expect(valuesIn(text, language).some(({ kind }) => kind === "date")).toBe(true);
});
