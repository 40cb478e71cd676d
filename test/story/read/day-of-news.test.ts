import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const whenOf = (brief: string) => readStory({ brief, brand: brandOf("Acme") }).when;

test.each([
  "Ana Ruiz joins us on Monday, January 4, from the community clinic in Dayton, where she worked for nine years.",
  "Ana Ruiz kommt am Montag, 4. Januar, zu uns, und wechselt aus der Praxis in Jena.",
])("where a person comes from is no place of the news: %s", (brief) => {
  expect(whenOf(brief)?.place ?? "").toBe("");
});

test("a walk starts from its place", () => {
  const brief = "Winter walk on Sunday 13 December, 11am, from the pier in Carrick. Everyone is welcome.";
  expect(whenOf(brief)?.place).toContain("Carrick");
});

test("of two years the later one is the day of the news", () => {
  const brief =
    "The band first played here on Thursday 5 May 1966. Open rehearsal on Tuesday 5 May 2026 at 7pm in the chapel.";
  expect(whenOf(brief)?.date).toContain("2026");
});

test.each([
  "A library of tools. Membership costs $60 for the whole year. We are open Wed 4-8 and Sat 9-2.",
  "Printing course. Four Saturdays, January 16, 23 and 30 and February 6, 2027, 10 am to 1 pm, at the Old Mill.",
  "Ten thousand loans! On Saturday 21 November at 11.20 am Ana took home a drill, and that was loan 10,000. Open Wednesdays 4 to 7 in the old hall.",
])("one of several days, a day that is over and weekly hours are no day of the news: %s", (brief) => {
  expect(whenOf(brief)?.date ?? "").toBe("");
});

test("a town of two words is whole", () => {
  const brief = "Winter concert on Saturday, January 16, 7 pm, at 212 Canal Street, Tolland Falls.";
  expect(whenOf(brief)?.place).toContain("Tolland Falls");
});

test.each(["Gift cards until midnight on the 24th.", "We open again on the 4th."])(
  "a day without its month is no date: %s",
  (brief) => {
    expect(whenOf(brief)?.date ?? "").toBe("");
  },
);
