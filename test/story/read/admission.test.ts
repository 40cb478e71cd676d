import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" });

test.each([
  "Two voices, one cello. On Friday 11 December Mara and Finn play at 7.30 pm. Entry is £8, soup included.",
  "Zwei Stimmen, ein Cello. Am Freitag, 11. Dezember, spielen Mara und Finn um 19:30 Uhr. Eintritt 8 Euro.",
  "Deux voix, un violon. Vendredi 11 décembre, Mara et Finn jouent à 19h30. Entrée libre.",
  "Dos voces y un chelo. El viernes 11 de diciembre tocan Mara y Fin a las 19:30. Entrada 8 €.",
  "Due voci e un violoncello. Venerdì 11 dicembre suonano Mara e Fin alle 19:30. Ingresso libero.",
  "Twee stemmen, één cello. Op vrijdag 11 december spelen Mara en Finn om 19.30 uur. Entree 8 euro.",
  "Duas vozes e um violoncelo. Na sexta-feira, 11 de dezembro, tocam Mara e Fin às 19:30. Entrada livre.",
])("what has its day and hour and lets people in takes place: %s", (brief) => {
  const { occasion, when, headline } = storyOf(brief);
  expect([occasion, when?.date]).toEqual(["event", expect.stringMatching(/11/)]);
  expect(headline.text).toMatch(/cello|violon|chelo/i);
});

test.each([
  "From 1 January entry to the pool costs £5. Swimming lessons go on as before.",
  "Our box office is shut on Monday 4 January from 10 am. Tickets are on sale online.",
  "Ticket sales open on Monday 4 January at 10 am.",
])("%s is no event", (brief) => {
  expect(storyOf(brief).occasion).not.toBe("event");
});

test("the day opens no headline over a picture that shows it apart", () => {
  const { headline, when } = storyOf(
    "No domingo, 13 de dezembro de 2026, a entrada na Casa do Barro é gratuita para todos, das 10h às 18h.",
  );
  expect(headline.text).toBe("A entrada na Casa do Barro é gratuita para todos");
  expect(when).toMatchObject({ date: "domingo, 13 de dezembro de 2026", time: "10h às 18h" });
});

test("two days are one date, and a street stands before its town", () => {
  const { when } = storyOf(
    "Onze kerstmarkt: zaterdag 12 en zondag 13 december, 11 tot 17 uur, Pannenweg 9 in Loosterveen.",
  );
  expect(when).toMatchObject({
    date: "zaterdag 12 en zondag 13 december",
    time: "11 tot 17 uur",
    place: "Pannenweg 9 in Loosterveen",
  });
});
