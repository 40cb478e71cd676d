import { expect, test } from "vitest";
import type { Brand } from "../../lib/copy/types.ts";
import { withAnswersWorkedIn } from "../../lib/story/preferences-block.ts";
import { readStory } from "../../lib/story/read/read-story.ts";
import { clarifyBrief } from "../../lib/story/review/clarify/clarify.ts";
import { BRAND } from "./review/hats.ts";

const KITE: Brand = { ...BRAND, name: "Kite" };
const TODAY = "2026-11-23";
const FLOUR = "Our stone-milled rye flour has arrived. Available from Monday 25 November. £3.20 for 1.5 kg.";

/** The brief as it is kept after its first question was answered. */
function answered(brief: string, answer: string): string {
  const { questions } = clarifyBrief({ brief, brand: KITE, today: TODAY });
  const answers = { [questions[0]?.id ?? ""]: answer };
  const { preferences_block: block } = clarifyBrief({ brief, brand: KITE, today: TODAY, answers });
  return withAnswersWorkedIn(`${brief}\n\n${block}`);
}

test.each([
  [FLOUR, "Wednesday 25 November", "Available from Wednesday 25 November."],
  [FLOUR, "It is Wednesday, 25 November.", "Available from Wednesday, 25 November."],
  [
    "Unser neues Roggenmehl ist da. Erhältlich ab Montag, 25. November. 3,20 € für 1,5 kg.",
    "Es ist Mittwoch, der 25. November",
    "Erhältlich ab Mittwoch, der 25. November.",
  ],
])("a day that is put right replaces the wrong one: %s", (brief, answer, sentence) => {
  const settled = answered(brief, answer);

  expect(settled).toContain(sentence);
  expect(settled).not.toContain("CREATOR PREFERENCES");
  expect(clarifyBrief({ brief: settled, brand: KITE, today: TODAY }).questions).toEqual([]);
});

test.each([
  ["The workshop is on Monday 26 November at 6 pm in Mill Lane.", "the 26th", "on Thursday 26 November at"],
  [
    "The workshop is on Monday 26 November at 6 pm in Mill Lane.",
    "Monday the 30th",
    "on Monday 30 November at",
  ],
  ["The workshop is next Tuesday at 6 pm in Mill Lane.", "the 1st", "is on Tuesday 1 December at"],
  ["Our open day is on Saturday 21 November from 10 am.", "the 28th", "on Saturday 28 November from"],
  ["We sell trees. Our open day is on 31 November from 10 am.", "It's the 30th", "on 30 November from"],
  ["Unser Backkurs ist am Montag, 26. November um 18 Uhr.", "am 26.", "am Donnerstag, 26. November um"],
  ["L’atelier a lieu lundi 26 novembre à 18 h.", "le 26", "a lieu jeudi 26 novembre à"],
  ["El taller es el lunes 26 de noviembre a las 18 h.", "el 26", "el jueves 26 de noviembre a"],
  ["Il laboratorio è lunedì 26 novembre alle 18.", "il 26", "è giovedì 26 novembre alle"],
  ["De workshop is op maandag 26 november om 18 uur.", "de 26", "op donderdag 26 november om"],
  ["A oficina é na segunda-feira, 26 de novembro, às 18h.", "dia 26", "quinta-feira, 26 de novembro"],
  ["教室は11月26日(月)に開きます。", "26日", "11月26日(木)"],
])(
  "a day without its month keeps the month of the brief, and has its own weekday: %s %s",
  (brief, answer, sentence) => {
    const { questions } = clarifyBrief({ brief, brand: KITE, today: TODAY });
    const answers = { [questions[0]?.id ?? ""]: answer };
    const { preferences_block: block } = clarifyBrief({ brief, brand: KITE, today: TODAY, answers });

    expect(withAnswersWorkedIn(`${brief}\n\n${block}`, TODAY)).toContain(sentence);
  },
);

test("words that explain take no place inside a sentence", () => {
  const brief = `The workshop is next Tuesday at 6 pm.\n\nCREATOR PREFERENCES\n- About “next Tuesday”: the 1st`;

  expect(withAnswersWorkedIn(brief)).toContain("The workshop is next Tuesday at 6 pm.");
});

test("an answer that gives no such value explains, and is never published", () => {
  const brief = answered(FLOUR, "ask Jo at the warehouse");

  expect(brief).toContain("Available from Monday 25 November.");
  const { facts, heldBack } = readStory({ brief, brand: KITE });
  expect(facts.filter(({ quote }) => /About|Jo|CREATOR/.test(quote))).toEqual([]);
  expect(heldBack.filter(({ why }) => why === "unclear")).toEqual([]);
});

test("other lines of the block stay, and its heading is not read", () => {
  const brief = `Bread evening at the shop.\n\nCREATOR PREFERENCES\n- Audience: neighbours`;

  expect(withAnswersWorkedIn(brief)).toBe(brief);
  const { heldBack } = readStory({ brief, brand: KITE });
  expect(heldBack[0]).toMatchObject({ quote: "CREATOR PREFERENCES", why: "instruction" });
});

test.each([
  ["When", "6 December 2026 at 14:00", "6 December 2026 at 14:00."],
  ["Until", "5 May", "Until 5 May."],
  ["Offer", "a third off every tin", "A third off every tin."],
])("what was missing becomes a sentence behind the brief: %s", (key, answer, sentence) => {
  const brief = `Sourdough workshop for beginners.\n\nCREATOR PREFERENCES\n- ${key}: ${answer}`;

  expect(withAnswersWorkedIn(brief)).toBe(`Sourdough workshop for beginners.\n\n${sentence}`);
});

test("what it is about stands first, and what unclear words mean in their place", () => {
  const brief = `Something nice is coming soon. Big discounts!\n\nCREATOR PREFERENCES\n- Subject: Stale-bread sale: yesterday's loaves at half price\n- About “Big discounts!”: 50 % off all loaves after 5 pm, every weekday`;
  const settled = withAnswersWorkedIn(brief);

  expect(settled).toBe(
    "Stale-bread sale: yesterday's loaves at half price.\n\nSomething nice is coming soon. 50 % off all loaves after 5 pm, every weekday.",
  );
  expect(clarifyBrief({ brief: settled, brand: KITE, today: TODAY }).questions).toEqual([]);
});

test("an answer that is said to us is not published", () => {
  const brief = `Bread evening at the shop.\n\nCREATOR PREFERENCES\n- When: I have to ask my boss about the date`;

  expect(withAnswersWorkedIn(brief)).toBe(brief);
});

test("a brief without the block stays as it is, and so does one whose words are gone", () => {
  expect(withAnswersWorkedIn(FLOUR)).toBe(FLOUR);
  const other = `Rye flour.\n\nCREATOR PREFERENCES\n- About “Monday 25 November”: Wednesday 25 November`;
  expect(withAnswersWorkedIn(other)).toBe(other);
});

test.each([
  ["A oficina abre na sexta-feira às 9 horas.", "sexta-feira", "sábado", "abre no sábado às 9 horas"],
  ["A oficina abre no sábado às 9 horas.", "sábado", "é na sexta-feira", "abre na sexta-feira às 9 horas"],
  ["Fechamos na próxima sexta-feira para balanço.", "sexta-feira", "domingo", "Fechamos no próximo domingo"],
  ["Na sexta-feira estamos fechados para balanço.", "Na sexta-feira", "domingo", "No domingo estamos"],
  [
    "A nossa loja abre na sexta-feira às 9 horas.",
    "sexta-feira",
    "4 de dezembro",
    "abre no dia 4 de dezembro",
  ],
  [
    "A nossa loja abre no dia 4 de dezembro às 9 horas.",
    "4 de dezembro",
    "sexta-feira",
    "abre na sexta-feira",
  ],
  ["El taller abre el viernes a las 9 de la mañana.", "viernes", "sábado", "abre el sábado a las"],
  ["El taller abre el próximo viernes a las 9.", "viernes", "4 de diciembre", "abre el 4 de diciembre"],
  ["Il negozio apre il prossimo sabato alle 9.", "sabato", "domenica", "apre la prossima domenica alle 9"],
  ["La bottega apre la domenica alle 9 di mattina.", "domenica", "sabato", "apre il sabato alle 9"],
  ["La bottega apre sabato alle 9 di mattina.", "sabato", "4 dicembre", "apre il 4 dicembre alle 9"],
  ["La bottega è aperta da sabato alle 9.", "sabato", "4 dicembre", "aperta dal 4 dicembre alle 9"],
  ["La bottega apre il 4 dicembre alle 9.", "4 dicembre", "sabato", "apre sabato alle 9"],
  ["La boutique ouvre vendredi à 9 heures.", "vendredi", "4 décembre", "ouvre le 4 décembre à 9 heures"],
  ["La boutique est fermée jusqu’à vendredi.", "vendredi", "4 décembre", "fermée jusqu’au 4 décembre"],
  ["La boutique ouvre le 4 décembre à 9 heures.", "4 décembre", "samedi", "ouvre samedi à 9 heures"],
  [
    "Die Werkstatt öffnet am nächsten Freitag um 9 Uhr.",
    "Freitag",
    "4. Dezember",
    "öffnet am 4. Dezember um",
  ],
  ["Die Werkstatt öffnet am Freitag um 9 Uhr.", "Freitag", "Samstag", "öffnet am Samstag um 9 Uhr"],
  ["Our workshop opens this Friday at 9 am.", "Friday", "4 December", "opens on 4 December at 9 am"],
])("articles fit the day that takes the place of another one: %s", (brief, quote, answer, sentence) => {
  const settled = withAnswersWorkedIn(`${brief}\n\nCREATOR PREFERENCES\n- About “${quote}”: ${answer}`);

  expect(settled).toContain(sentence);
});
