import { describe, expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/event/fits.ts";
import { dayOf } from "../../../lib/render/templates/kit/story/begins.ts";
import { occasionIn } from "../../../lib/render/templates/kit/story/occasion-in.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

const NOTHING = { brand: "Quay Choir", asked: [], atHand: [], faces: [] };
const when = (date: string, time = "", place = "") => ({ date, time, place, facts: ["f1"] });

describe("a sentence that ends with when and where", () => {
  test("the last of several days is no place", () => {
    const said = "Las clases van del lunes 11 de enero al viernes 5 de febrero de 2027";
    expect(occasionIn(said, "lunes 11 de enero")).toBeUndefined();
  });
  test.each([
    ["Collect your bread on Wednesday 23 December, 8am till 5pm, or Christmas Eve", "Wednesday 23 December"],
    ["Abholung am Mittwoch, 23. Dezember, oder Heiligabend", "23. Dezember"],
    ["Atelier le mercredi 9 décembre, ou Dimanche 13 décembre", "9 décembre"],
    ["Market on Saturday 12 December, Sunday too", "Saturday 12 December"],
  ])("another day is no place: %s", (said, date) => expect(occasionIn(said, date)).toBeUndefined());
  test.each([
    [
      "Concert de printemps le samedi 18 avril à 20 h 30 à l'église Saint-Clément",
      "samedi 18 avril",
      "Concert de printemps",
      "20 h 30",
      "Église Saint-Clément",
    ],
    [
      "Spring concert on Saturday 18 April at 8.30 pm in St Clement's Hall",
      "Saturday 18 April",
      "Spring concert",
      "8.30 pm",
      "St Clement's Hall",
    ],
    ["Il corso serale comincia giovedì 14 gennaio", "giovedì 14 gennaio", "Il corso serale", "", ""],
    ["A oficina abre a 5 de janeiro às 9h", "5 de janeiro", "A oficina abre", "9h", ""],
    [
      "Einladung zur Mitgliederversammlung am Freitag, 20. März 2026",
      "Freitag, 20. März",
      "Einladung zur Mitgliederversammlung",
      "",
      "",
    ],
    [
      "Um 19 Uhr im Vereinsheim, Merseburger Straße 41.",
      "20. März",
      "",
      "19 Uhr",
      "Vereinsheim, Merseburger Straße 41",
    ],
  ])("%s", (text, date, name, time, place) => {
    expect(occasionIn(text, date)).toEqual({ name, time, place });
  });
  test.each([
    ["Unser Hoffest findet am 3. Mai statt", "3. Mai"],
    ["The fair on 3 May is for everyone who likes cheese", "3 May"],
    ["We open at last", "3 May"],
  ])("is not “%s”", (text, date) => {
    expect(occasionIn(text, date)).toBeUndefined();
  });
});

test("an event says its name large, and day, hour and place once, in their row", () => {
  const story = storyWith({
    occasion: "event",
    headline: line("Concert de printemps le samedi 18 avril à 20 h 30 à l’église Saint-Clément", "f1"),
    support: line("Le Requiem de Fauré, samedi 18 avril à 20 h 30. Entrée libre.", "f1"),
    when: when("samedi 18 avril"),
    facts: [fact("f1", "when", "samedi 18 avril à 20 h 30")],
    language: "fr",
    spoken: "fr",
  });
  expect(fits(story, NOTHING)?.data).toMatchObject({
    headline: "Concert de printemps",
    supporting: "Le Requiem de Fauré. Entrée libre.",
    date: "samedi 18 avril",
    time: "20 h 30",
    place: "Église Saint-Clément",
  });
});

describe("a calendar leaf", () => {
  const dated = (headline: string, date: string, time: string) =>
    fits(storyWith({ occasion: "update", headline: line(headline, "f1"), when: when(date, time) }), NOTHING);
  test("stands over news that takes place on a day at an hour", () => {
    expect(dated("Annual meeting on Friday 20 March", "Friday 20 March", "7 pm")).toBeDefined();
  });
  test.each([
    ["We deliver from Monday 4 May", "Monday 4 May", "8 am"],
    ["Ab Montag, 4. Mai liefern wir", "Montag, 4. Mai", "8 Uhr"],
    ["Sessions every Wednesday", "every Wednesday", "5 pm"],
    ["The report is out, published 3 May", "3 May", ""],
  ])("does not stand over “%s”", (headline, date, time) => {
    expect(dated(headline, date, time)).toBeUndefined();
  });
});

describe("a day from which something holds", () => {
  const story = storyWith({
    occasion: "launch",
    headline: line("New trays made of straw", "f1"),
    support: line("They go in the food waste bin. All boxes have them from 11 May.", "f2"),
    when: { date: "11 May", time: "", place: "", facts: ["f3"] },
    facts: [
      fact("f1", "news", "New trays made of straw"),
      fact("f2", "news", "All boxes have them from 11 May."),
      fact("f3", "when", "11 May"),
    ],
  });
  const data = fits(story, NOTHING)?.data;

  test("is no single day", () => expect(data?.date).toBe("From 11 May"));
  test("is not torn out of its sentence", () => expect(data?.supporting ?? "").not.toMatch(/from\.?$/));
  test.each([
    ["Our fair runs from 4 May to 8 May.", "4 May"],
    ["The fair is on 11 May.", "11 May"],
  ])("is another one than that of “%s”", (said, date) => {
    const other = { ...story, when: { ...when(date), facts: ["f1"] }, facts: [fact("f1", "when", said)] };
    expect(dayOf(other)).toBe(date);
  });
});

test.each([
  ["A festa de Natal é no dia 12 de dezembro, às 15h", "12 de dezembro", "15h", "A festa de Natal"],
  ["La festa di Natale è il 12 dicembre alle 16:00", "12 dicembre", "16:00", "La festa di Natale"],
  ["The Christmas party is on 12 December at 3 pm", "12 December", "3 pm", "The Christmas party"],
])("the name of an event has no verb behind it: %s", (headline, date, time, name) => {
  const story = storyWith({ occasion: "event", headline: line(headline, "f1"), when: when(date, time) });
  expect(fits(story, NOTHING)?.data).toMatchObject({ headline: name });
});

describe("the first of many days", () => {
  const dayIn = (quote: string, date: string, spoken = "en") =>
    dayOf(storyWith({ language: spoken, spoken, facts: [fact("f1", "news", quote)], when: when(date) }));
  test.each([
    [
      "The Glass Heron opens Saturday, 5 June and plays until 4 July",
      "Saturday, 5 June",
      "en",
      "Opens Saturday, 5 June",
    ],
    ["Das Stück startet am Samstag, 5. Juni", "Samstag, 5. Juni", "de", "Startet am Samstag, 5. Juni"],
    ["La pièce débute le samedi 5 juin", "samedi 5 juin", "fr", "Débute le samedi 5 juin"],
    ["La obra se estrena el sábado 5 de junio", "sábado 5 de junio", "es", "Se estrena el sábado 5 de junio"],
    ["La mostra apre il 5 giugno", "5 giugno", "it", "Apre il 5 giugno"],
    ["Het stuk begint op zaterdag 5 juni", "zaterdag 5 juni", "nl", "Begint op zaterdag 5 juni"],
    ["A peça estreia no sábado 5 de junho", "sábado 5 de junho", "pt", "Estreia no sábado 5 de junho"],
  ])("%s", (quote, date, spoken, day) => {
    expect(dayIn(quote, date, spoken)).toBe(day);
  });
  test("a headline that says so already is enough", () => {
    const story = storyWith({
      headline: line("Glass Heron opens"),
      facts: [fact("f1", "news", "Glass Heron opens on 5 June at 18:00")],
      when: when("5 June"),
    });
    expect(dayOf(story)).toBe("5 June");
  });
  test("a day on which something takes place stays bare", () => {
    expect(dayIn("Summer fair on Saturday 5 June", "Saturday 5 June")).toBe("Saturday 5 June");
    expect(dayIn("The barn starts filling up for Saturday 5 June", "Saturday 5 June")).toBe(
      "Saturday 5 June",
    );
  });
});
