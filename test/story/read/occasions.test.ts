import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Acme") });

test.each([
  ["hiring", "Buscamos electricista con dos años de experiencia en Valencia. Ofrecemos contrato indefinido."],
  ["hiring", "Nous recherchons un menuisier à Nantes. CDI, véhicule fourni."],
  ["hiring", "意匠設計のスタッフを募集しています。月給は28万円からです。"],
  ["hiring", "Wir suchen zum 1. März eine Zimmerin in Vollzeit. Bewerbungen an buero@brandt.example."],
  ["event", "11月21日(土) 14時から、絵本の読み聞かせ会を開きます。参加費は無料です。"],
  ["event", "Rencontre avec Léa Morvan le jeudi 8 octobre à 19h à la Librairie du Canal. Entrée libre."],
  ["event", "Estreno de nuestra obra el sábado 21 de noviembre a las 20:30. Entradas en taquilla."],
  ["event", "陶芸の体験教室を10月17日(土) 13時から開きます。参加費は4,500円です。"],
  ["event", "Our next supper club is on Friday 6 November at 7pm. Tickets cost £45."],
  ["incident", "On 19 November about 12% of render requests failed. The cause was an expired certificate."],
  ["milestone", "10,000 lessons taught. Today 46 tutors teach 900 pupils every week."],
  ["launch", "Greenlatch 2 is here. Codes work even when the internet is down."],
])("%s: %s", (occasion, brief) => {
  expect(read(brief).occasion).toBe(occasion);
});

test("families who are looked for are no job", () => {
  expect(read("Buscamos familias para nuestro estudio. Son dos visitas en octubre.").occasion).not.toBe(
    "hiring",
  );
});

test.each([
  "The autumn meet-up is on Thursday 18 March at 6.30 pm in the Print Hall. Three short talks: Priya Nair on estimates and Finn Osei on hiring. Doors at 6.",
  "Breakfast talk on Tuesday 9 March at 8 am in the library: Dana Roth about hiring in small teams. Coffee from 7.45.",
  "Rencontre le jeudi 18 mars à 19h à la médiathèque : Léa Martin sur le recrutement, Paul Roy sur les devis. Entrée libre.",
])("what a speaker talks about is no job: %s", (brief) => {
  expect(read(brief).occasion).toBe("event");
});

test.each([
  "We are on Mill Lane and hiring a baker. Apply by 12 March.",
  "Now hiring: a second boat builder in Fowey.",
  "Recrutement : nous cherchons un serveur pour la saison, CDD du 1er mai au 30 septembre.",
])("and a job is one: %s", (brief) => {
  expect(read(brief).occasion).toBe("hiring");
});

test("a survey that is a step makes no picture of numbers", () => {
  const brief =
    "From first call to a warm house:\n1. Survey: we measure every room.\n2. Design: you get a price.\n3. Check: we come back.";
  expect(read(brief).occasion).toBe("how_to");
});

test("a version is that of the title, not one that a line mentions", () => {
  const brief =
    "Dovetail CI 3.4 is out.\n- Added: caching\n- Deprecated: the v1 config format, which stops working on 1 March";
  expect(read(brief).version).toBe("3.4");
});

test("a card of the reader's is no request for one", () => {
  const brief = "Two ways to pay less. Pay off the card with the highest rate first. Ask for a lower limit.";
  expect(read(brief).heldBack).toEqual([]);
});

test("a title of a few words before several sentences is for readers", () => {
  const { facts, heldBack } = read(
    "A year in the hive. January: the bees cluster around the queen. March: first flights begin.",
  );
  expect(facts[0]?.says).toBe("A year in the hive.");
  expect(heldBack).toEqual([]);
});

test.each([
  ["Open day on Saturday 12 September, 10am to 2pm, at the Truro leisure pool.", "the Truro leisure pool"],
  ["Rencontre le jeudi 8 octobre à 19h à la Librairie du Canal. Entrée libre.", "la Librairie du Canal"],
])("a place is named whole: %s", (brief, place) => {
  expect(read(brief).when?.place).toBe(place);
});

test("the hours of a day are no part of its date", () => {
  const { when } = read("Open day at Old Harbour Hall on Saturday 13 March 2027, 2 to 6 pm. Come and see.");
  expect(when).toMatchObject({ date: "Saturday 13 March 2027", time: "2 to 6 pm" });
});

test.each([
  "Our new cheese is here: Alpine 4. Orders open on Thursday 12 November at 9:00.",
  "Unser neuer Käse ist da: Alpin 4. Die Anmeldung zur Probe beginnt am Donnerstag, 12. November um 9:00 Uhr.",
  "Notre nouveau fromage est arrivé : Alpin 4. Les commandes ouvrent le jeudi 12 novembre à 9h.",
])("the day on which orders open is not the day of the news before it: %s", (brief) => {
  expect(read(brief).when).toBeNull();
});

test("it is, where it is the news", () => {
  expect(read("Tickets for the spring fair go on sale on Friday 6 March at 10:00.").when?.date).toContain(
    "6 March",
  );
});

test("an aside in brackets is not what a brief is about", () => {
  const brief =
    "How much power our roofs have made each year.\n2023: 264 MWh\n2024: 251 MWh (library roof closed for repairs)\n2025: 347 MWh";
  expect(read(brief).occasion).not.toBe("closing");
});

test("the day of an event counts more than the hour at which its doors open", () => {
  const { when } = read(
    "On Friday 11 December the Low Pines play in the shop at 6 pm. It is free. Doors open at 5.30.",
  );
  expect(when).toMatchObject({ date: "Friday 11 December", time: "6 pm" });
  expect(read("Konzert am 4.12. um 19.30 Uhr. Einlass um 18.30.").when).toMatchObject({ date: "4.12." });
});

test("the only branch that news hold for is a condition", () => {
  const { facts } = read(
    "From Monday 7 December we open at 6.30. The Leith Walk shop only; Constitution Street keeps its hours.",
  );
  expect(facts.some(({ kind, quote }) => kind === "condition" && quote.includes("shop only"))).toBe(true);
});

test("the place of a German sentence stands without its article", () => {
  const brief =
    "Unser Konzert findet am Sonntag, 13. Dezember 2026, um 17 Uhr in der Kirche St. Aegidien statt.";
  expect(readStory({ brief, brand: brandOf("Kite") }).when?.place).toBe("Kirche St. Aegidien");
});

test.each([
  "Curso de torno de seis semanas: 120 €, si reservas antes del 10 de enero. Incluye barro.",
  "Töpferkurs über sechs Wochen: 120 €, wenn du vor dem 10. Januar buchst. Ton inklusive.",
  "Corso di ceramica di sei settimane: 120 € se prenoti prima del 10 gennaio. Argilla inclusa.",
  "Curso de cerâmica de seis semanas: 120 € se reservar antes de 10 de janeiro. Barro incluído.",
])("a day before which readers book is not the day of the course: %s", (brief) => {
  expect(read(brief).when).toBeNull();
});

test("“en lugar de” parts the new price from the old one", () => {
  expect(read("Curso de torno: 120 € en lugar de 150 €.").offer).toMatchObject({
    value: "120 €",
    before: "150 €",
  });
});
