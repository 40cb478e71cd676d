import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/hiring/fits.ts";
import { openingIn, roleUnder, startDay } from "../../../lib/render/templates/hiring/opening.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Kite", asked: [], atHand: [], faces: [] };
const jobOf = (brief: string) =>
  fits(houseStory({ brief, brand: brandOf("Kite"), channel: "instagram", assetType: "card" }), PICTURES)
    ?.data;

test("“We're hiring!” stands over the role, and the pay in a row beside the start", () => {
  const job = jobOf(
    "We're hiring! Barista, 25 hours a week, £12.80 an hour plus tips. Start Monday 4 January. Weekends included, no late evenings. Apply by 12 December with a short note to jobs@kite.example.",
  );
  expect(job).toMatchObject({ kicker: "We’re hiring", role: "Barista" });
  expect(job?.facts).toEqual([
    { label: "Salary", value: "£12.80 an hour plus tips" },
    { label: "Start", value: "Monday 4 January" },
  ]);
  expect(job?.supporting).toMatch(/^25 hours a week\. Weekends included/);
});

test("the day of the start, the last day and the pay are each said once", () => {
  const job = jobOf(
    "Wir suchen eine Zimmerin / einen Zimmerer (m/w/d), Vollzeit, ab 1. Februar 2027. 3.400 bis 3.900 € brutto, 30 Tage Urlaub, Vier-Tage-Woche. Bewerbung bis 15. Januar an job@kite.example.",
  );
  expect(job?.facts.map(({ value }) => value)).toEqual(["3.400 bis 3.900 € brutto"]);
  expect(JSON.stringify(job)).toContain("Bewerbung bis 15. Januar an job@kite.example");
  expect(JSON.stringify(job).match(/15\. Januar/g)).toHaveLength(1);
  expect(JSON.stringify(job).match(/Februar/g)).toHaveLength(1);
  expect(JSON.stringify(job).match(/brutto/g)).toHaveLength(1);
});

test.each([
  ["Wir stellen ein: Bäckerin, Vollzeit", "Bäckerin", "Vollzeit"],
  ["On recrute ! Serveur, 35 h par semaine", "Serveur", "35 h par semaine"],
  ["Join us! Graduate Engineer", "Graduate Engineer", ""],
])("“%s” names a role behind its opening", (headline, role, terms) => {
  expect(openingIn(headline)).toMatchObject({ role, terms });
});

test.each([
  ["We’re hiring a CNC setter-operator in Leeds", "We’re hiring", "CNC setter-operator in Leeds"],
  ["Nous recrutons un ajusteur à Metz", "Nous recrutons", "ajusteur à Metz"],
  ["Buscamos una cocinera para el turno de noche", "Buscamos", "cocinera para el turno de noche"],
  ["Cerchiamo un falegname", "Cerchiamo", "falegname"],
  ["Wij zoeken een fietsenmaker in Zwolle", "Wij zoeken", "fietsenmaker in Zwolle"],
  ["Procuramos um padeiro", "Procuramos", "padeiro"],
  ["Wir suchen eine Köchin in Kassel", "Wir suchen", "Köchin in Kassel"],
])("“%s” names a role behind its article", (headline, kicker, role) => {
  expect(openingIn(headline)).toEqual({ kicker, role, terms: "" });
});

test.each([
  "Wir suchen einen erfahrenen Koch",
  "Wir suchen eine Dachdeckerin oder einen Dachdecker in Kassel",
  "We’re looking for a driver and an assistant",
])("“%s” stays one sentence", (headline) => {
  expect(openingIn(headline)).toBeUndefined();
});

test("a sentence about hiring is no opening", () => {
  expect(openingIn("We’re hiring two bakers for the early shift")).toBeUndefined();
});

test.each([
  ["Wir suchen zum 1. Mai zwei Köche (m/w/d)", "Wir suchen", "zum 1. Mai", "zwei Köche (m/w/d)"],
  ["Wir suchen ab sofort eine Tischlerin, Vollzeit", "Wir suchen", "ab sofort", "Tischlerin"],
  [
    "Wir suchen ab 1. Mai eine Köchin oder einen Koch",
    "Wir suchen",
    "ab 1. Mai",
    "eine Köchin oder einen Koch",
  ],
  [
    "Nous recrutons à partir du 1er mai un ajusteur à Metz",
    "Nous recrutons",
    "à partir du 1er mai",
    "ajusteur à Metz",
  ],
  ["Wij zoeken vanaf 1 mei een fietsenmaker", "Wij zoeken", "vanaf 1 mei", "fietsenmaker"],
])("“%s” names its first day before the role", (headline, kicker, start, role) => {
  expect(openingIn(headline)).toMatchObject({ kicker, start, role });
});

test("the first day of a job stands in a line with its name", () => {
  const job = jobOf(
    "Wir suchen zum 1. Mai eine Konditorin (m/w/d), 30 Stunden die Woche, 19 € die Stunde. Bewerbung bis 20. März an job@kite.example.",
  );
  expect(job).toMatchObject({ kicker: "Wir suchen", role: "Konditorin (m/w/d)" });
  expect(job).toMatchObject({ terms: expect.arrayContaining(["Beginn: 1. Mai"]) });
  expect(job?.facts.map(({ value }) => value)).toEqual(["19 € die Stunde"]);
});

test.each([
  ["zum 1. Mai", "1. Mai"],
  ["per 1 mei", "1 mei"],
  ["pour le 1er mai", "1er mai"],
  ["ab sofort", "ab sofort"],
  ["from 1 May", "from 1 May"],
])("behind its name “%s” is “%s”", (start, day) => {
  expect(startDay(start)).toBe(day);
});

test.each([
  ["Wir suchen", "eine Köchin oder einen Koch", "eine Köchin oder einen Koch"],
  ["Wir suchen", "zwei Köche", "zwei Köche"],
  ["Nous recrutons", "un boulanger ou une boulangère", "un boulanger ou une boulangère"],
  ["Nous recrutons", "ajusteur à Metz", "Ajusteur à Metz"],
  ["Jobs", "eine Köchin oder einen Koch", "Eine Köchin oder einen Koch"],
])("under “%s” the role “%s” is set as “%s”", (kicker, role, set) => {
  expect(roleUnder(kicker, role)).toBe(set);
});

test("a job that is told as a form shows all of it, and its first day once", () => {
  const job = jobOf(
    "We're looking for a bench joiner to start on Monday 1 February 2027.\n\nThe job: making staircases and handrails, from setting out to final sanding.\nYou: time-served or 3 years at the bench, can read a drawing, careful.\nWhat you get: £17.50 an hour, 28 days holiday, tools allowance £300 a year.\nWhere: Unit 6, Tannery Lane, Wenbury.\n\nSend a few photos of things you've made to jobs@kite.example by Friday 8 January.",
  );
  expect(job).toMatchObject({ role: "Bench joiner" });
  const said = JSON.stringify(job);
  for (const part of ["The job: making", "You: time-served", "What you get: £17.50 an hour"])
    expect(said).toContain(part);
  expect(said.match(/1 February 2027/g)).toHaveLength(1);
  expect(said).not.toContain("Salary");
});

test("a month alone is no first day of its own", () => {
  expect(openingIn("We’re hiring a baker to start in January")).toMatchObject({
    role: "baker to start in January",
  });
});

test("a brand that seeks somebody is no role, and neither is its contract", () => {
  const job = jobOf(
    "Merrow Opticians is seeking a qualified Dispensing Optician to join our team of seven in Dunmere.\n\nPosition: permanent, four days per week. No weekend work.\nSalary: £31,000 to £34,000 for four days.\nStart: 1 March 2027.\n\nApplications to jobs@kite.example by Friday 8 January 2027.",
  );
  expect(job).toMatchObject({ kicker: "Merrow Opticians is seeking", role: "Qualified Dispensing Optician" });
  expect(JSON.stringify(job).match(/31,000/g)).toHaveLength(1);
});
