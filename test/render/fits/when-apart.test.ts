import { expect, test } from "vitest";
import { whenApart } from "../../../lib/render/templates/event/when-apart.ts";

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
