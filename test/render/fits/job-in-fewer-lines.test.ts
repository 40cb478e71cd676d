import { expect, test } from "vitest";
import { authoredJob } from "../../../lib/render/templates/hiring/authored-job.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const OPENING = "Night care assistant wanted at Orchard Lea, our residential home for 26 people in Malvern.";
const jobOf = (lines: readonly string[]) => {
  const brief = `${OPENING}\n\n${lines.join("\n")}`;
  const story = houseStory({ brief, brand: brandOf("Orchard Lea"), channel: "linkedin", assetType: "card" });
  return authoredJob(story, story.headline.text);
};
const SHIFTS = [
  "4 nights on, 4 nights off, 20:45 to 07:15.",
  "£14.20 an hour, Sundays and bank holidays time and a half.",
  "Paid breaks, paid training, paid DBS check. No agency work, no zero hours contract.",
];
const ENDING =
  "Start: February 2027. Come and see us first, any weekday between 2 and 4. Ask for Bernadette, 01632 960 731.";

test("sentences of one line share a line where there are too many, and labels and names stay", () => {
  const job = jobOf([
    ...SHIFTS,
    "Experience is welcome but patience is more important. We will teach you the rest.",
    ENDING,
  ]);
  expect(job?.terms).toContain("Start: February 2027");
  expect(job?.terms).toContain("4 nights on, 4 nights off, 20:45 to 07:15");
  expect(job?.terms).toContain(
    "Experience is welcome but patience is more important. We will teach you the rest",
  );
  expect(job).toMatchObject({ pay: { value: "£14.20 an hour" }, cta: "Ask for Bernadette, 01632 960 731" });
});

test("fewer terms keep a line each", () => {
  const job = jobOf([...SHIFTS, ENDING]);
  expect(job?.terms).toContain("Paid breaks, paid training, paid DBS check");
});
