import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/hiring/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Kiln Yard", asked: [], atHand: [], faces: [] };
const jobOf = (brief: string) =>
  fits(houseStory({ brief, brand: brandOf("Kiln Yard"), channel: "linkedin", assetType: "card" }), PICTURES)
    ?.data;

const JOB =
  "Job: Weekend Kiln Assistant, part time\nKiln Yard, Bath\n14 hours/week, Sat–Sun 9:30–4:30 pm\n£13.80 an hour plus a free wheel course for you and one friend of yours\nYou need: a steady back and some first aid. We'll train you on the gas kiln.\nStart May 4, 2027. Apply by April 9: one page to jobs@kilnyard.example.";

test("a pay keeps what it includes, and the first few words of a job share a line", () => {
  const job = jobOf(JOB);
  expect(job?.facts).toEqual([
    { label: "", value: "£13.80 an hour plus a free wheel course for you and one friend of yours" },
  ]);
  expect("terms" in (job ?? {}) && job).toMatchObject({ role: "Weekend Kiln Assistant" });
  const { terms = [] } = job as { terms?: string[] };
  expect(terms[0]?.replace(/\u00a0/gu, " ")).toBe("Part time · Kiln Yard, Bath");
});

test("numbers and few terms have lines of their own", () => {
  const { terms = [] } = jobOf(
    "Job: Weekend Kiln Assistant, 14 hours a week\nKiln Yard, Bath\n£13.80 an hour\nApply by April 9 to jobs@kilnyard.example.",
  ) as { terms?: string[] };
  expect(terms.every((term) => !term.includes("·"))).toBe(true);
});
