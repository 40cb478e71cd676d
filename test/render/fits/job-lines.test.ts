import { expect, test } from "vitest";
import { authoredJob } from "../../../lib/render/templates/hiring/authored-job.ts";
import { isOfFullTime } from "../../../lib/render/templates/hiring/pay.ts";
import { payOf } from "../../../lib/render/templates/hiring/terms-block.tsx";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

function termsOf(brief: string, role: string) {
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" });
  return authoredJob(story, role)?.terms.map((term) => term.replaceAll("\u00a0", " "));
}

test("a bracket behind the role is a line of terms, and each point of a list stays a term of its own", () => {
  const brief = `We're hiring a bench joiner for the north round (Leeds, Otley, Ilkley).

- 12 sites, mostly old houses
- £33,500 plus van
- On call one week in five, £150 for that week
- Level 3, or in your last year of it

Applications to jobs@kite.example by Friday 8 January 2027.`;
  expect(termsOf(brief, "bench joiner for the north round")).toEqual([
    "Leeds · Otley · Ilkley",
    "12 sites, mostly old houses",
    "On call one week in five, £150 for that week",
    "Level 3, or in your last year of it",
  ]);
});

test("how much and from when is one line, a clause behind a semicolon is a term, and whom to ask stands last", () => {
  const brief =
    "Hiring: workshop technician, 60%, permanent, starting 3 May 2027.\n\nYou mend what comes back. You need patience and basic training; Dutch or German is a plus.\n\nSalary £24,000 a year at full time. Apply by 21 March to jobs@kite.example. Questions: Ruth Mossop, 01632 960 014. A degree is not asked for.";
  expect(termsOf(brief, "workshop technician")).toEqual([
    "60% · permanent · starting 3 May 2027",
    "You mend what comes back",
    "You need patience and basic training",
    "Dutch or German is a plus",
    "A degree is not asked for",
    "Questions: Ruth Mossop, 01632 960 014",
  ]);
});

test.each([
  "29,400 kr a month at full time",
  "£24,000 pro rata",
  "3.050 € im Monat bei voller Stelle",
  "2 100 € brut par mois à temps plein",
  "1.900 € al mes a jornada completa",
  "1.700 € al mese a tempo pieno",
  "€ 2.650 bruto per maand bij 36 uur",
  "1.200 € por mês a tempo inteiro",
])("what a whole week would pay is not the pay of the job: %s", (value) => {
  expect(isOfFullTime(value)).toBe(true);
  expect(payOf([{ label: "", value }])).toBeUndefined();
});

test.each([
  "£27,300 a year for a five-day week",
  "3.120 € brutto im Monat",
  "€27.50 an hour",
  "£44,500 plus van",
])("a pay stays one: %s", (value) => {
  expect(isOfFullTime(value)).toBe(false);
  expect(payOf([{ label: "", value }])).toBeDefined();
});
