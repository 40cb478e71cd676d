import { expect, test } from "vitest";
import { nameBehindDay, whenApart } from "../../../lib/render/templates/event/when-apart.ts";

test.each([
  [
    "Am Sonntag, 13. Juni 2027, von 10 bis 17 Uhr öffnen wir die Tore vom Gerätehaus in der Dorfstraße 8.",
    { date: "Sonntag, 13. Juni 2027", time: "10 bis 17 Uhr", place: "Dorfstraße 8" },
    { name: "Wir öffnen die Tore vom Gerätehaus", time: "10 bis 17 Uhr", place: "Dorfstraße 8" },
  ],
  [
    "On Saturday 5 June, 10am to 4pm, we open our workshop at 8 Mill Lane.",
    { date: "Saturday 5 June", time: "10am to 4pm", place: "8 Mill Lane" },
    { name: "We open our workshop", time: "10am to 4pm", place: "8 Mill Lane" },
  ],
  [
    "On 5 June we open our workshop for everyone.",
    { date: "5 June", time: "", place: "8 Mill Lane" },
    { name: "We open our workshop for everyone", time: "", place: "" },
  ],
])("the day, the hour and the place leave their statement: %s", (sentence, when, parts) => {
  expect(whenApart(sentence, when)).toEqual(parts);
});

test.each([
  "Our workshop opens on Saturday 5 June.",
  "On Saturday 5 June and Sunday 6 June we open our workshop.",
])("a sentence that does not begin with its one day stays whole: %s", (sentence) => {
  expect(whenApart(sentence, { date: "Saturday 5 June", time: "", place: "" })).toBeUndefined();
});

test.each([
  [
    "Venerdì 4 giugno 2027 alle ore 11 visita alla cantina con assaggi",
    { date: "Venerdì 4 giugno 2027", time: "ore 11" },
    "it",
    "Visita alla cantina con assaggi",
  ],
  [
    "Friday 4 June, 11 am: tour of the old print works",
    { date: "Friday 4 June", time: "11 am" },
    "en",
    "Tour of the old print works",
  ],
  [
    "Am Freitag, 4. Juni, um 11 Uhr Führung durch die Mühle",
    { date: "Freitag, 4. Juni", time: "11 Uhr" },
    "de",
    "Führung durch die Mühle",
  ],
])("what stands behind its day and hour is the name: %s", (headline, when, language, name) => {
  expect(nameBehindDay(headline, when, language)?.name).toBe(name);
});

test.each([
  ["Am Freitag, 4. Juni, um 11 Uhr öffnet die Mühle", { date: "Freitag, 4. Juni", time: "11 Uhr" }, "de"],
  ["Vendredi 4 juin à 11 h aura lieu la visite", { date: "Vendredi 4 juin", time: "11 h" }, "fr"],
  ["Friday 4 June tour of the old print works", { date: "Friday 4 June", time: "" }, "en"],
])("a verb behind the day, or no hour, leaves the headline whole: %s", (headline, when, language) => {
  expect(nameBehindDay(headline, when, language)).toBeUndefined();
});
