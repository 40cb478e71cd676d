import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/hiring/fits.ts";
import { asksFor, jobParts } from "../../../lib/render/templates/hiring/job-parts.ts";
import { paidApart } from "../../../lib/render/templates/hiring/paid-apart.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Kite", asked: [], atHand: [], faces: [] };
const jobOf = (brief: string) =>
  fits(houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "card" }), PICTURES)
    ?.data as {
    role: string;
    supporting: string;
    facts: { label: string; value: string }[];
    terms?: string[];
    cta: string;
  };

test("a job in prose has its set facts first, then what it asks for, and last what is only welcome", () => {
  const job = jobOf(
    "We're hiring a dental nurse. 24 hours a week, $23 an hour plus health insurance after 60 days and a free parking space for you and one other person. You'd be assisting two dentists, sterilising instruments and running the recall list for both of the surgeries on our first floor. You need at least one year in a practice. Certification is a plus, we'll pay for it. Start date is Monday, January 11, 2027. Send a short note and a few words about your last position to jobs@kite.example by Friday, December 18.",
  );
  expect(job.role).toBe("Dental nurse");
  expect(job.facts).toEqual([
    { label: "", value: "$23 an hour" },
    { label: "", value: "24 hours a week" },
    { label: "Start", value: "Monday, January 11, 2027" },
  ]);
  expect(job.supporting).toBe("You need at least one year in a practice.");
  expect(job.terms).toContain(
    "Plus health insurance after 60 days and a free parking space for you and one other person",
  );
  const said = JSON.stringify(job);
  expect(said.indexOf("Plus health")).toBeLessThan(said.indexOf("Certification is a plus"));
  expect(job.cta).toMatch(/jobs@kite\.example by Friday, December 18$/);
  expect(job.cta.length).toBeLessThanOrEqual(100);
  expect(said).toContain("a short note and a few words about your last position");
});

test.each([
  [
    "Wir suchen eine Bäckerin in Kassel. Vollzeit, 38 Stunden pro Woche, 3.100 € brutto im Monat. Du brauchst eine abgeschlossene Ausbildung. Erfahrung mit Sauerteig ist ein Plus. Beginn ist der 1. Februar 2027. Bewerbung bis 15. Januar an job@kite.example.",
    ["3.100 € brutto im Monat", "Vollzeit, 38 Stunden pro Woche", "1. Februar 2027"],
    "Du brauchst eine abgeschlossene Ausbildung.",
  ],
  [
    "Nous recrutons un mécanicien vélo à Nantes. CDI, 35 heures par semaine, 2 150 € brut par mois. Il faut au moins deux ans d'expérience en atelier. Parler anglais est un plus. Début le 4 janvier 2027. Candidatures avant le 11 décembre à emploi@kite.example.",
    ["2 150 € brut par mois", "CDI, 35 heures par semaine", "4 janvier 2027"],
    "Il faut au moins deux ans d’expérience en atelier.",
  ],
  [
    "Buscamos una cocinera para el turno de noche. Jornada completa, 40 horas por semana, 1.850 € brutos al mes. Necesitas tres años de experiencia en cocina. Se valora saber de pastelería. Inicio el 1 de febrero de 2027. Manda tu currículum a cocina@kite.example antes del 10 de enero.",
    ["1.850 € brutos al mes", "Jornada completa, 40 horas por semana", "1 de febrero de 2027"],
    "Necesitas tres años de experiencia en cocina.",
  ],
])("so has one in another language: %#", (brief, facts, needs) => {
  const job = jobOf(brief);
  expect(job.facts.map(({ value }) => value)).toEqual(facts);
  expect(job.supporting).toBe(needs);
});

test("where the work is done is a fact under its name", () => {
  expect(jobParts(["Hybrid: three days in the office, two at home"], "en").cells).toEqual([
    { label: "Hybrid", value: "Three days in the office, two at home" },
  ]);
});

test.each([
  "Start of the shift is early, and you get used to it",
  "Start early, and get 3 breaks",
  "Full time staff get a van",
  "30 hours of training are paid in the first week of work",
])("“%s” says more than a fact, and stays a line", (line) => {
  expect(jobParts([line], "en")).toEqual({ cells: [], needs: [], others: [line] });
});

test.each([
  "You need no experience, we train you",
  "You need not drive",
  "Du brauchst keinen Führerschein",
  "Requirements: three years on lathes",
  "You get what you need",
])("“%s” asks for nothing in a sentence", (said) => {
  expect(asksFor(said)).toBe(false);
});

test("what is paid besides stands with the pay where it is short, else in a line of its own", () => {
  expect(paidApart(["£12.80 an hour plus tips."])).toEqual({ pay: "£12.80 an hour plus tips", lines: [] });
  expect(
    paidApart([
      "30 hours a week, $23 an hour plus health insurance after 60 days and a free membership for two people.",
    ]),
  ).toEqual({
    pay: "$23 an hour",
    lines: ["30 hours a week", "Plus health insurance after 60 days and a free membership for two people"],
  });
});
