import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { writeStory } from "../../../lib/story/write/write-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Acme") });

test.each([
  [
    "Santa Specials on our steam railway, Saturday 12 December, 10am to 4pm, Leyburn station. Tickets are £8.",
    { date: "Saturday 12 December", time: "10am to 4pm", place: "Leyburn station" },
  ],
  [
    "Adventsmarkt auf dem Hof: Sonntag, 6. Dezember, 11 bis 18 Uhr. Eintritt 4 €.",
    { date: "Sonntag, 6. Dezember", time: "11 bis 18 Uhr", place: "" },
  ],
])("a name with its day and its hours is an event: %s", (brief, when) => {
  expect(read(brief)).toMatchObject({ occasion: "event", when });
});

test.each([
  "Opening hours at the counter: Monday 4 January, 9am to 5pm. We sell screws.",
  "Road works on Mill Lane: Monday 7 December, 8am to 4pm. Buses stop at the station.",
  "Planned maintenance, Sunday 6 December, 2am to 4am. Log in later.",
])("hours and works are none: %s", (brief) => expect(read(brief).occasion).not.toBe("event"));

test("a weekday gives way to the one day that the same paragraph tells", () => {
  const { when } = read("Saturday workshop: throw your first bowl. 16 January, 10am to 1pm, 3 Dock Lane.");
  expect(when).toMatchObject({ date: "16 January", time: "10am to 1pm" });
});

test("of several days with their hours none is the day, least of all a closed one", () => {
  const brief =
    "Christmas opening hours. Thursday 24 December 8am to 1pm. Friday 25 December closed. Sunday 27 December 10am to 4pm.";
  expect(read(brief).when).toBeNull();
});

test("the day of the news comes before the day on which something else closes", () => {
  const brief =
    "From Monday 11 January you will find us at 14 Mill Street. The old building closes on Saturday 2 January at noon.";
  expect(read(brief).when?.date).toBe("Monday 11 January");
});

test("a verb before the name of who spoke is no part of it", () => {
  const brief =
    '"They swept the chimney, fitted the stove and left the carpet clean." Says Moira Petrie, a customer from Crieff.';
  expect(read(brief).quotation).toMatchObject({ name: "Moira Petrie", role: "a customer" });
});

const headlineOf = (brief: string) => {
  const brand = brandOf("Acme");
  const reading = readStory({ brief, brand });
  return writeStory(reading, { brand, channel: "instagram", assetType: "card" }).headline.text;
};

test("when and that it is online is no headline, and what one does at a workshop is", () => {
  expect(
    headlineOf(
      "Free webinar: Making Tax Digital without tears. Tuesday 8 December, 12:30 to 13:15, online. Register at acme.example.",
    ),
  ).toContain("Making Tax Digital");
  expect(
    headlineOf("Saturday workshop: throw your first bowl. 16 January, 10am to 1pm, 3 Dock Lane."),
  ).toMatch(/throw your first bowl/i);
});
