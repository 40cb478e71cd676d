import { expect, test } from "vitest";
import { impliedKeys, isKnown } from "../../../lib/story/values/value.ts";
import { valuesIn } from "../../../lib/story/values/values.ts";

const unknown = (text: string, source: string, language: string) => {
  const keys = impliedKeys(valuesIn(source, language));
  return valuesIn(text, language)
    .filter((value) => !value.weak && !isKnown(value, keys))
    .map((value) => value.text);
};

test.each([
  ["Every Sat and Sun", "Saturday and Sunday", "en"],
  ["Tues & Thurs evenings", "Tuesday and Thursday evenings", "en"],
  ["Closed Thurs", "closed on Thursday", "en"],
  ["Sat from 10", "Saturday from 10", "en"],
  ["Sat 5 Dec", "Saturday 5 December", "en"],
  ["Sa. und So. 9–12 Uhr", "Samstag und Sonntag 9–12 Uhr", "de"],
  ["Mo+Di geschlossen", "Montag und Dienstag geschlossen", "de"],
  ["sam. et dim.", "samedi et dimanche", "fr"],
  ["lun y mié", "lunes y miércoles", "es"],
  ["sab 5 dic", "sabato 5 dicembre", "it"],
  ["za en zo", "zaterdag en zondag", "nl"],
  ["seg a sex", "segunda-feira a sexta-feira", "pt"],
  ["12/5(土)", "12月5日 土曜日", "ja"],
])("%s and %s are the same days", (short, long, language) => {
  expect(unknown(long, short, language)).toEqual([]);
});

test.each([
  ["The sun and sat down by the sea", "en"],
  ["Sat at the table", "en"],
  ["Sol y mar", "es"],
  ["Ho il mare e il sole", "it"],
])("%s names no day", (words, language) => {
  expect(valuesIn(words, language).filter(({ kind }) => kind === "weekday")).toEqual([]);
});

test("another day is another value", () => {
  expect(unknown("Saturday and Monday", "Every Sat and Sun", "en")).toEqual(["Monday"]);
});
