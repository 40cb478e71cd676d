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

const LABELLED = [
  [
    "We are hiring.\n\nPosition: Lathe operator, second shift\nLocation: Dayton, on site\nHours: Monday to Thursday, 2:30 pm to 1:00 am\nPay: $31 to $37 an hour depending on experience, plus a $2.50 shift premium\nRequirements: three years on lathes and able to read drawings\n\nApply by January 15 at kilnyard.example/jobs.",
    "Lathe operator",
    "$31 to $37 an hour depending on experience, plus a $2.50 shift premium",
    "Hours: Monday to Thursday, 2:30 pm to 1:00 am",
  ],
  [
    "Stelle: Tischlergeselle (m/w/d)\nOrt: Lüneburg, Werkstatt am Hafen\nArbeitszeit: Montag bis Donnerstag, 7 bis 16:30 Uhr\nLohn: 19,50 bis 23 Euro die Stunde, je nach Erfahrung\nWir bieten: 30 Tage Urlaub und eigenes Werkzeug\n\nBewerbung bis zum 31. Januar an post@kilnyard.example.",
    "Tischlergeselle (m/w/d)",
    "19,50 bis 23 Euro die Stunde, je nach Erfahrung",
    "Ort: Lüneburg, Werkstatt am Hafen",
  ],
  [
    "Stiamo assumendo.\n\nPosizione: tecnico audioprotesista\nSede: Parma, via Farini\nOrario: dal lunedì al venerdì, 9-18\nStipendio: da 1.900 a 2.300 € lordi al mese\n\nCandidature entro il 31 gennaio a lavoro@kilnyard.example.",
    "Tecnico audioprotesista",
    "da 1.900 a 2.300 € lordi al mese",
    "Sede: Parma, via Farini",
  ],
] as const;

test.each(LABELLED)(
  "facts under names are terms, and the role is the title: %#",
  (brief, role, pay, term) => {
    const job = jobOf(brief) as { role: string; facts: { value: string }[]; terms?: string[] } | undefined;
    expect(job?.role).toBe(role);
    expect(job?.facts.map(({ value }) => value)).toEqual([pay]);
    expect(job?.terms).toContain(term);
  },
);

test("a list is whole on the picture, also where one of its lines is long", () => {
  const list = [
    "Was du bei uns machst: Möbel, Treppen, Innenausbau, ab dem zweiten Lehrjahr eigene kleine Aufträge.",
    "Was du mitbringst: Hauptschulabschluss oder mehr, Lust auf Holz, früh aufstehen können (wir fangen um 6:45 Uhr an, freitags ist um 12:30 Uhr Schluss).",
    "Vergütung im ersten Lehrjahr: 930 Euro brutto.",
  ];
  const job = jobOf(
    `Wir suchen zum 1. August 2027 eine Auszubildende oder einen Auszubildenden zum Tischler (m/w/d).\n\n${list.join("\n")}\n\nBewerbung bis 28. Februar 2027 an Frau Hellwig, ausbildung@kilnyard.example`,
  ) as { role: string; kicker: string; terms?: string[] } | undefined;
  expect(job?.kicker).toBe("Wir suchen");
  expect(job?.role).toBe("eine Auszubildende oder einen Auszubildenden zum Tischler (m/w/d)");
  expect(job?.terms?.join("\n")).toContain("freitags ist um 12:30 Uhr Schluss");
});

test("a sentence behind the list that nothing shows is no term", () => {
  const job = jobOf(
    "Stelle: Tischlergeselle (m/w/d)\nOrt: Lüneburg, Werkstatt am Hafen\nLohn: 19,50 bis 23 Euro die Stunde\n\nUnsere Werkstatt wurde im Jahr 1921 von zwei Brüdern gegründet, und die Hobelbank, an der sie begonnen haben, steht noch immer am Fenster zum Hafen und wird jeden Tag benutzt.\n\nBewerbung bis zum 31. Januar an post@kilnyard.example.",
  ) as { terms?: string[] } | undefined;
  expect(job?.terms?.join("\n") ?? "").not.toContain("Hobelbank");
});
