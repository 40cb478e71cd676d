import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { datedTopic } from "../../../lib/story/read/dated-topic.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Kestrel"), channel: "linkedin", assetType: "card" });

describe("the topic behind the day of an event leads, under its kind", () => {
  test.each([
    [
      "Webinar on Monday 3 May 2027, 10.15: your first tax return. Free, 60 places.",
      "Webinar",
      "Your first tax return",
      "10.15",
    ],
    [
      "Vortrag am Montag, 3. Mai 2027, 19 Uhr: Die Mühlen der Ilm. Eintritt frei.",
      "Vortrag",
      "Die Mühlen der Ilm",
      "19 Uhr",
    ],
    [
      "Atelier le lundi 3 mai 2027 à 18 h : les bases de la reliure. 12 places.",
      "Atelier",
      "Les bases de la reliure",
      "18 h",
    ],
    [
      "Taller el lunes 3 de mayo de 2027, a las 18:00: tres nudos de pescador. 20 plazas.",
      "Taller",
      "Tres nudos de pescador",
      "18:00",
    ],
    [
      "Lezing op maandag 3 mei 2027, 19.30 uur: de molens van de Zaan. Gratis.",
      "Lezing",
      "De molens van de Zaan",
      "19.30 uur",
    ],
  ])("%s", (brief, kicker, headline, time) => {
    const story = storyOf(brief);
    expect(story.kicker?.text).toBe(kicker);
    expect(story.headline.text).toBe(headline);
    expect(story.when).toMatchObject({ time, place: "" });
    expect(story.when?.date).toMatch(/2027$/);
  });

  test("with a list as its topic it still takes place", () => {
    const story = storyOf(
      "Webinar on Monday 3 May 2027, 10.15: three slips in payroll. First, paying twice. Second, paying late. Third, paying nobody. Sign up at kestrel.example.",
    );
    expect(story.occasion).toBe("event");
    expect(story.points).toHaveLength(3);
  });
});

test.each([
  "Workshop on Saturday 5 June 2027, 2 pm: £45, tools included.",
  "Workshop on Saturday 5 June 2027, 2 pm: come and throw your first bowl.",
  "Workshop on Saturday 5 June 2027, 2 pm: we bring the clay.",
  "Our shop on Saturday 5 June 2027, 2 pm: the new autumn mugs.",
  "Workshop with Ann on Saturday 5 June, and again in July: the same two bowls.",
  "Kurs am Samstag, 5. Juni, 14 Uhr: Wir bringen den Ton mit.",
])("what is told of a day is no topic: %s", (sentence) => {
  expect(datedTopic(sentence, /^Kurs/.test(sentence) ? "de" : "en")).toBeUndefined();
});
