import { expect, test } from "vitest";
import { withAnswersWorkedIn } from "../../../lib/story/preferences-block.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { clarifyBrief } from "../../../lib/story/review/clarify/clarify.ts";
import { dueDatesIn, timely } from "../../../lib/story/review/due-dates.ts";
import { BRAND } from "./hats.ts";

const TODAY = "2026-11-22";
const seenIn = (brief: string) =>
  dueDatesIn({ reading: readStory({ brief, brand: BRAND }), brief, today: TODAY }).map(
    ({ kind, quote }) => `${kind}: ${quote}`,
  );

test.each([
  ["Join our pottery evening on 5 October at 7 pm in the old mill.", ["past: 5 October"]],
  ["Join our pottery evening on 12 March 2025 at 7 pm in the old mill.", ["past: 12 March 2025"]],
  ["Workshop: Töpfern am 5. Oktober um 19 Uhr in der alten Mühle.", ["past: 5. Oktober"]],
  ["Join our pottery evening next Tuesday at 7 pm in the old mill.", ["relative: next Tuesday"]],
  ["Summer gala 2026: 12 June. Doors at 7 pm in the old mill.", ["past: 12 June"]],
  ["Our spring sale starts tomorrow: 20% off all bowls.", ["relative: tomorrow"]],
  [
    "La presentazione del libro è domani alle 18 in libreria, ingresso libero per tutti.",
    ["relative: domani"],
  ],
  ["Recogemos la aceituna a partir de las 8 de la mañana, sin prisa.", []],
  ["Raffle results, Saturday 14 November: first prize to the Costello family.", []],
  ["Ergebnis vom Sonntag, 15. November: SV Lindau 3, TSV Berg 1.", []],
  ["Join our tasting on Friday 5 December 2026 at 6 pm.", ["misdated: Friday 5 December 2026"]],
  // It was one last year, and will be none for a year.
  ["Join our tasting on Friday 5 December at 6 pm.", ["misdated: Friday 5 December"]],
  ["Kids' clay club starts on Wednesday 18 February in the old mill.", ["misdated: Wednesday 18 February"]],
  [
    "Kommt zur Verkostung am Freitag, den 5. Dezember 2026, um 18 Uhr.",
    ["misdated: Freitag, den 5. Dezember 2026"],
  ],
  ["Rendez-vous vendredi 5 décembre 2026 à 18 h au moulin.", ["misdated: vendredi 5 décembre 2026"]],
  ["2026年12月5日（金）に試飲会を開きます。", ["misdated: 2026年12月5日（金）"]],
  [
    "Join our tasting from Friday to Sunday 5 December 2026 in the old mill.",
    ["misdated: Sunday 5 December 2026"],
  ],
  [
    "Join our market on Friday 4 and Sunday 5 December 2026 in the old mill.",
    ["misdated: Sunday 5 December 2026"],
  ],
  [
    "Kommt zur Verkostung von Freitag bis Sonntag, den 5. Dezember 2026.",
    ["misdated: Sonntag, den 5. Dezember 2026"],
  ],
  ["Rendez-vous du vendredi au dimanche 5 décembre 2026 au moulin.", ["misdated: dimanche 5 décembre 2026"]],
  // What is called back was bought some days ago, and has to be brought back some day to come.
  ["Our oat bars, sold between Monday 2 and Friday 6 November, contain milk that is not on the label.", []],
  ["In unseren Keksen, verkauft zwischen Mittwoch, 11., und Samstag, 14. November, sind Nüsse.", []],
  ["Nos sablés vendus du 9 au 12 novembre contiennent du lait.", []],
  ["Las galletas vendidas en tienda entre el 9 y el 12 de noviembre contienen leche.", []],
  ["I biscotti venduti dal 9 al 12 novembre contengono latte.", []],
  ["Onze koekjes, verkocht tussen 9 en 12 november, bevatten melk.", []],
  ["As bolachas vendidas entre 9 e 12 de novembro contêm leite.", []],
  ["Karten werden bis zum 12. Oktober 2026 verkauft.", ["past: 12. Oktober 2026"]],
  ["The last free day is 12 December 2025.", ["past: 12 December 2025"]],
  ["Der letzte freie Tag ist der 12. Oktober 2026.", ["past: 12. Oktober 2026"]],
  ["Last orders: 1 November 2026.", ["past: 1 November 2026"]],
  ["The limited sale ends 12 December 2025.", ["past: 12 December 2025"]],
  ["Our sale ends on 2021-11-20. Take 20 % off.", ["past: 2021-11-20"]],
  ["Our sale ends on 1 December 2023. All bowls.", ["past: 1 December 2023"]],
  ["Join us on 1 October 2023 in the old mill.", ["past: 1 October 2023"]],
  // News beside an invitation is no history.
  ["New: offline maps for couriers. Meet us on 1 May 2020.", ["past: 1 May 2020"]],
  ["The fee is 30 euros since Friday. Meet us on 1 May 2020.", ["past: 1 May 2020"]],
  ["New: rye bread. Order until 1 May 2020 at loafly.example", ["past: 1 May 2020"]],
  ["Come to our open day on 3 May 2020.", ["past: 3 May 2020"]],
  ["Register by 4 March 2019 for our pottery class.", ["past: 4 March 2019"]],
  ["We open on 4 March 2019 at noon.", ["past: 4 March 2019"]],
  ["Kommt am 3. Mai 2020 zum Tag der offenen Tür.", ["past: 3. Mai 2020"]],
  ["Der Verkauf endet am 20.11.2021.", ["past: 20.11.2021"]],
  ["Soldes jusqu'au 20 novembre 2021.", ["past: 20 novembre 2021"]],
  ["Venez à notre journée portes ouvertes le 3 mai 2020.", ["past: 3 mai 2020"]],
  ["Rebajas hasta el 20 de noviembre de 2021.", ["past: 20 de noviembre de 2021"]],
  ["Ven a nuestra fiesta el 3 de mayo de 2020.", ["past: 3 de mayo de 2020"]],
  ["Saldi fino al 20 novembre 2021.", ["past: 20 novembre 2021"]],
  ["Venite alla nostra festa il 3 maggio 2020.", ["past: 3 maggio 2020"]],
  ["Saldos até 20 de novembro de 2021.", ["past: 20 de novembro de 2021"]],
  ["Kom naar onze open dag op 3 mei 2020.", ["past: 3 mei 2020"]],
  ["De actie eindigt op 20 november 2021.", ["past: 20 november 2021"]],
  ["Rean slutar 20 november 2021.", ["past: 20 november 2021"]],
  ["Wyprzedaż kończy się 20 listopada 2021.", ["past: 20 listopada 2021"]],
  ["セールは2021年11月20日に終了します。", ["past: 2021年11月20日"]],
  ["2020年5月3日に試飲会を開催します。", ["past: 2020年5月3日"]],
  ["Sale ends 30 Feb 2027.", ["none: 30 Feb 2027"]],
  ["Sale ends April 31 at noon.", ["none: April 31"]],
  ["Doors open 29 February 2027.", ["none: 29 February 2027"]],
  ["Join us on 32 December 2026.", ["none: 32 December 2026"]],
  ["Der Verkauf endet am 31.11.2026.", ["none: 31.11.2026"]],
  ["Anmeldung bis 31. Juni.", ["none: 31. Juni"]],
  ["Soldes jusqu'au 31 novembre 2026.", ["none: 31 novembre 2026"]],
  ["Ofertas hasta el 31 de abril de 2027.", ["none: 31 de abril de 2027"]],
  ["Rebajas hasta el 30/02/2027.", ["none: 30/02/2027"]],
  ["2027年2月30日まで。", ["none: 2027年2月30日"]],
  ["Since our update on 31 November 2026, maps load twice as fast.", ["none: 31 November 2026"]],
])("a day that readers would get wrong is seen: %s", (brief, found) => {
  expect(seenIn(brief)).toEqual(found);
});

test.each([
  "Join our tasting on Saturday 5 December at 6 pm.",
  "Du 1er mars au 15 novembre, 48 600 personnes ont visité le musée.",
  "Del 1 de marzo al 15 de noviembre han visitado el museo 48.600 personas.",
  "Vom 1. März bis 15. November haben 48.600 Menschen das Museum besucht.",
  "Thank you all who came to our open day on Wednesday 18 February.",
  "Join our pottery evening on 5 December at 7 pm in the old mill.",
  "The river still floods, and there will be another trolley next month.",
  "On 19 November between 14:05 and 15:32, about 12% of requests failed. No data was lost.",
  "In 2025 we fired 400 bowls. Join our pottery evening on 12 March at 7 pm in the old mill.",
  "Join our pottery evening on 12 March at 7 pm in the old mill.",
  "The exhibition runs from 5 October to 12 December in the old mill. Join us.",
  "Thank you all who came to our open day on 5 October. It was a joy.",
  "Repairs a year: 2024: 311, 2025: 402, 2026 (to 31 October): 412. Join us on Fridays.",
  "Reparaturen im Jahr: 2024: 311, 2025: 402, 2026 (Stand 31. Oktober): 412. Kommt vorbei.",
  "We have been open since 5 October 2019, on Fridays from 9 to 5.",
  "Days until we are paid: May 43 · June 41 · July 38 · August 39 · October 29. Ask us.",
  "Abrimos el 16 de octubre de 2017 con 23 socios y hoy somos 512.",
  "Il nostro Serano ha vinto la medaglia d'oro sabato 14 novembre.",
  "On 2 October we held our sponsored football match.",
  "The ticket in the book says 9 August 1974. The book is on the front table.",
  "Our year to 30 September 2026 in figures. Members: 14,260.",
  "Join our tasting on Saturday 5 December 2026 at 6 pm, or on Friday 11 December.",
  "Curso del 11 de enero al 5 de marzo de 2027, lunes, miércoles y viernes de 18:30 a 20:30.",
  "Open Monday to Friday, and on Sunday 13 December 2026 from 2 pm. Join us.",
  "2026年12月5日（土）に試飲会を開きます。",
  "Join us Monday to Saturday, 22 December 2026, in the old mill.",
  "Join our tasting from Friday to Sunday 6 December 2026 in the old mill.",
  "Kommt von Freitag bis Sonntag, den 6. Dezember 2026, in die alte Mühle.",
  "Kommt vorbei: Montag bis Samstag, 24. Dezember 2026, in der alten Mühle.",
  "Join our class every Thursday, 1 December 2026 to 22 December 2026, in the old mill.",
  "Rejoignez-nous tous les jeudis, 1 décembre 2026, au vieux moulin.",
  "Únete cada jueves, 1 de diciembre de 2026, en el viejo molino.",
  "Doors open 29 February 2028.",
  "In April 31 shops joined our route, and 12 more in May.",
  "The last time we met was 12 October 2026. Thanks for coming.",
  "The trees that we planted on 5 October grow well.",
  "Founded on 3 May 1999 in an old mill. Join us on Fridays.",
  "The story ends on 3 May 1945, and our museum tells it.",
  "The mill stood empty until 3 May 1999. Today we bake in it.",
  "Gegründet am 3. Mai 1999 in einer alten Mühle. Kommt vorbei.",
  "Nous avons ouvert le 3 mai 1999. Venez nous voir.",
  "Abierto desde el 3 de mayo de 1999. Ven a vernos.",
  "La bottega è nata il 3 maggio 1999. Venite a trovarci.",
  "1999年5月3日に創業しました。お待ちしています。",
])("a day that is right is not asked about: %s", (brief) => {
  expect(seenIn(brief)).toEqual([]);
});

test("the question speaks the language of the brief, and an answer settles it", () => {
  const brief = "Workshop: Töpfern am 5. Oktober um 19 Uhr in der alten Mühle. Kommt vorbei.";
  const { questions } = clarifyBrief({ brief, brand: BRAND, today: TODAY });
  const [asked] = questions.filter(({ question }) => question.includes("ist vorbei"));
  expect(asked?.question).toBe("“5. Oktober” ist vorbei. Welches Datum ist gemeint?");
  const answers = { [asked?.id ?? ""]: "5. Dezember" };
  const { preferences_block: block } = clarifyBrief({ brief, brand: BRAND, today: TODAY, answers });
  expect(block).toContain("About “5. Oktober”: 5. Dezember");
  expect(clarifyBrief({ brief: `${brief}\n\n${block}`, brand: BRAND, today: TODAY }).questions).toEqual([]);
});

const QUESTION = /Saturday|Samstag|samedi|sábado|sabato|zaterdag|土曜日/;

test.each([
  ["Join our tasting on Friday 12 December at 6 pm.", "Friday 11 December", "Saturday 12 December"],
  ["Join our tasting on Fri, December 12th at 6 pm.", "Fri, December 11th", "Sat, December 12th"],
  [
    "Kommt zur Verkostung am Freitag, den 12. Dezember 2026, um 18 Uhr.",
    "Freitag, den 11. Dezember 2026",
    "Samstag, den 12. Dezember 2026",
  ],
  [
    "Rendez-vous vendredi 12 décembre 2026 à 18 h au moulin.",
    "vendredi 11 décembre 2026",
    "samedi 12 décembre 2026",
  ],
  [
    "Ven a la cata el viernes 12 de diciembre de 2026 a las 18:00 en el molino.",
    "viernes 11 de diciembre de 2026",
    "sábado 12 de diciembre de 2026",
  ],
  [
    "Venite alla festa venerdì 12 dicembre 2026 alle 18 al mulino.",
    "venerdì 11 dicembre 2026",
    "sabato 12 dicembre 2026",
  ],
  [
    "Kom naar onze open dag op vrijdag 12 december 2026 om 14 uur in de molen.",
    "vrijdag 11 december 2026",
    "zaterdag 12 december 2026",
  ],
  ["2026年12月12日（金）に試飲会を開きます。", "2026年12月11日（金）", "2026年12月12日（土）"],
  ["Open day in the old mill on Monday 1 May 2027.", "Monday 3 May 2027", "Saturday 1 May 2027"],
  ["Open day in the old mill on Friday 1 August 2026.", "Friday 31 July 2026", "Saturday 1 August 2026"],
])("both days that may be meant are offered, and the chosen one is used: %s", (brief, byWeekday, byDate) => {
  const { questions } = clarifyBrief({ brief, brand: BRAND, today: "2026-07-22" });
  const [asked] = questions.filter(({ question }) => QUESTION.test(question));
  expect(asked?.options).toEqual([byWeekday, byDate]);
  for (const option of asked?.options ?? []) {
    const answers = { [asked?.id ?? ""]: option };
    const { preferences_block: block } = clarifyBrief({ brief, brand: BRAND, today: "2026-07-22", answers });
    expect(withAnswersWorkedIn(`${brief}\n\n${block}`)).toContain(option);
  }
});

test.each([
  ["Join us on Monday 5 December 2026 at 10 am.", "it is a Saturday", "Saturday 5 December 2026"],
  ["Join us on Monday, 5 December 2026 at 10 am.", "saturday", "Saturday, 5 December 2026"],
  [
    "Kommt am Montag, den 5. Dezember 2026, um 10 Uhr.",
    "es ist ein Samstag",
    "Samstag, den 5. Dezember 2026",
  ],
  ["Rendez-vous lundi 5 décembre 2026 à 10 h au moulin.", "c’est un samedi", "samedi 5 décembre 2026"],
  ["Join us on Monday 5 December 2026 at 10 am.", "the 7th of December", "on 7th of December at 10 am"],
])("an answer that names the weekday alone keeps the date: %s", (brief, answer, expected) => {
  const block = `CREATOR PREFERENCES\n- About “${dueDatesIn({ reading: readStory({ brief, brand: BRAND }), brief, today: TODAY })[0]?.quote}”: ${answer}`;
  expect(withAnswersWorkedIn(`${brief}\n\n${block}`)).toContain(expected);
});

test("a weekday whose nearest date is over is offered a week later", () => {
  const brief = "Join our tasting on Sunday 24 November 2026 at 6 pm.";
  const [asked] = clarifyBrief({ brief, brand: BRAND, today: "2026-11-23" }).questions;
  expect(asked?.options).toEqual(["Sunday 29 November 2026", "Tuesday 24 November 2026"]);
});

test.each([
  ["Sale ends 31 November 2026. 20 % off all bowls.", ["30 November 2026", "1 December 2026"]],
  ["Der Verkauf endet am 31.11.2026.", ["30.11.2026", "1. Dezember 2026"]],
  ["Soldes jusqu'au 31 novembre 2026.", ["30 novembre 2026", "1er décembre 2026"]],
])("around a day that no calendar has, both neighbours are offered: %s", (brief, options) => {
  const { questions } = clarifyBrief({ brief, brand: BRAND, today: TODAY });
  expect(questions.flatMap(({ options: offered }) => (offered ? [offered] : []))).toContainEqual(options);
});

/** What a person is asked about the days of a brief. */
const askedIn = (brief: string) =>
  timely({ reading: readStory({ brief, brand: BRAND }), brief, today: TODAY }).flatMap(
    ({ doubts }) => doubts,
  );

test("a day that is named by its distance alone is asked about, and noted beside a date", () => {
  expect(askedIn("Our spring sale starts tomorrow: 20% off all bowls.")).toEqual([
    "“tomorrow” is another day for whoever reads it later",
  ]);
  expect(askedIn("Our spring sale starts tomorrow, on 23 November: 20% off all bowls.")).toEqual([]);
});

test("a day that is over when it is published is asked about", () => {
  const brief = "Book your piano tuning by 10 December 2026 and pay €80.";
  const reading = readStory({ brief, brand: BRAND });
  const askedAt = (published: string) =>
    timely({ reading, brief, today: TODAY, published }).flatMap(({ doubts }) => doubts);
  expect(askedAt("2026-12-15")).toEqual(["“10 December 2026” will have passed by 2026-12-15"]);
  expect(askedAt("2026-12-08")).toEqual([]);
});

test("a day that is named by its distance is asked for once, and not where its date stands beside it", () => {
  const asked = (brief: string) =>
    clarifyBrief({ brief, brand: BRAND, today: TODAY }).questions.map(({ question }) => question);
  const twice = "Our spring sale starts tomorrow: 20% off all bowls. Tomorrow only, in the old mill.";
  expect(asked(twice).filter((question) => /tomorrow/i.test(question))).toHaveLength(1);
  const dated = "A class next week: pottery for beginners on Monday 30 November at 18:00 in the old mill.";
  expect(asked(dated).join()).not.toContain("next week");
});

test.each([
  "On Saturday 14 November, 63 of you stood outside four shops in the rain.",
  "El temporal del 8 de noviembre se llevó el tejado de la zona de gatos.",
  "Food parcels delivered per year:\n2023 - 4,450\n2024 - 5,900\n2025 - 6,820\n2026, to 20 November - 7,400",
])("a day in a report of what has been is not asked about: %s", (brief) => {
  expect(seenIn(brief)).toEqual([]);
});

test("a day on which readers are invited is asked about as before", () => {
  expect(seenIn("On Saturday 14 November, you can taste all of them in the old mill.")).toEqual([
    "past: 14 November",
  ]);
});
