import { expect, test } from "vitest";
import { quotationIn } from "../../../lib/story/read/quotation.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string, name = "Kite") => readStory({ brief, brand: brandOf(name) });
const kindsOf = (brief: string) =>
  new Set(
    read(brief)
      .facts.filter((f) => f.from === "brief")
      .map((f) => f.kind),
  );

test("a series needs one unit and one kind of label", () => {
  expect(read("Median load time: 2021 900 ms, 2022 620 ms, 2023 310 ms.").series).toMatchObject({
    label: "Median load time",
    unit: "ms",
    points: [
      { x: "2021", y: 900 },
      { x: "2022", y: 620 },
      { x: "2023", y: 310 },
    ],
  });
  expect(read("In 2021 we had 9 people, in 2022 we opened 3 shops.").series).toBeNull();
  expect(read("2021 900 ms, 2022 4 shops, 2023 31%.").series).toBeNull();
});

test("steps are read from lines and from inside a line", () => {
  const titles = (brief: string) => read(brief).steps.map((s) => s.title);
  expect(titles("How to start:\n1. Open the app\n2. Scan the code")).toEqual([
    "Open the app",
    "Scan the code",
  ]);
  expect(titles("Three mistakes: 1 - no backup. 2 - no plan. 3 - no help. Save this.")).toEqual([
    "No backup",
    "No plan",
    "No help",
  ]);
  expect(titles("Two changes: 1) towels are free 2) lockers need a coin")).toEqual([
    "Towels are free",
    "Lockers need a coin",
  ]);
});

test("changelog entries keep their label, and housekeeping is held back", () => {
  const { changes, version, facts } = read(
    "## v3.2.0\n### Added\n- Remote cache (#41)\n### Fixed\n- Logs cut off after 10 MB\n- chore: bump deps",
  );
  expect(changes.map((c) => `${c.label}: ${c.text}`)).toEqual([
    "added: Remote cache",
    "fixed: Logs cut off after 10 MB",
  ]);
  expect(version).toBe("3.2.0");
  expect(facts.find((f) => f.says.includes("Logs"))?.says).toBe("Fixed: Logs cut off after 10 MB.");
});

test("a quotation carries name, role and company from one stretch", () => {
  expect(read('"It paid for itself in a month," says Mia Wong, owner of Café Sol.').quotation).toMatchObject({
    name: "Mia Wong",
    role: "owner",
    company: "Café Sol",
  });
  expect(
    read(
      'Use this quote from Ida Holm (manager at Rosewood, Leeds): "I used to do it on Sundays. Now it takes me minutes."',
    ).quotation,
  ).toMatchObject({ name: "Ida Holm", role: "manager", company: "Rosewood, Leeds" });
  expect(read('Our new book "Ferment Everything" is out today.').quotation).toBeNull();
});

test("an offer has its price now and before, its end and its code", () => {
  expect(read("Hat kit was £34 now £25.50 with code WOOLLY25, ends Sunday midnight.").offer).toMatchObject({
    value: "£25.50",
    before: "£34",
    ends: "Sunday midnight",
    code: "WOOLLY25",
  });
  expect(read("Energy use fell by 41% compared with last year.").offer).toBeNull();
});

test("a date that a law sets is not the event's", () => {
  const brief =
    "Under the new regulation, operators must file from 30 December 2026. Join our webinar on 3 December at 14:00 CET.";
  expect(read(brief).when).toMatchObject({ date: "3 December", time: "14:00 CET" });
});

test.each([
  "Open day on 2026-12-20: come and see.",
  "Fernway 3.0 ships on 2026-12-20 with offline maps.",
  "Open day on 2026-12-20, 10-16.",
])("the end of a date in figures is no span of hours: %s", (brief) => {
  expect(read(brief).when?.date).toBe("2026-12-20");
});

test("a closing's date is when it is closed", () => {
  expect(read("Nous sommes fermés du 1er au 15 août. Réouverture le 16 août à 7h.").when?.date).toBe(
    "1er au 15 août",
  );
});

test("price lists, tables and before-after pairs", () => {
  expect(read("Espresso 2,60 €\nCappuccino 3,40 €\nFlat White 3,80 €").prices).toHaveLength(3);
  expect(read("| | Us | Sheets |\n|---|---|---|\n| Time | 2 h | 11 h |")).toMatchObject({
    columns: ["Us", "Sheets"],
    rows: [{ label: "Time", first: "2 h", second: "11 h" }],
  });
  expect(read("Before: three sheets. After: one list.")).toMatchObject({
    columns: ["Before", "After"],
    rows: [{ first: "three sheets", second: "one list" }],
  });
});

test("a figure is a whole sentence or list item, never a price or a date", () => {
  const figures = (brief: string) => read(brief).figures.map((f) => `${f.value} ${f.label}`);
  expect(figures("Our year in numbers: 7 new countries, 12 engineers, 99.98% uptime on average.")).toEqual([
    "7 new countries",
    "12 engineers",
    "99.98% uptime on average",
  ]);
  expect(figures("Entry is £95 incl. lunch. We meet on 24 Dec till 1pm. 3 months for 2.")).toEqual([]);
});

test.each([
  ["Cobbler’s Yard, Gold Street, Kettering", "Our print fair is on Saturday 21 November. Entry is £2."],
  ["The Old Mill, Corn Row, York YO1 7HH", "Join our tasting on 3 May at 7 pm."],
])("a line that is an address is the place of an event: %s", (address, event) => {
  expect(read(`${event} ${address}.`).when?.place).toBe(address);
});

test("names between commas are no address without a street or a building", () => {
  expect(read("Our quiz night is on 3 May. Anna, Bea, Carl.").when?.place).toBe("");
});

test("the quote of a value leaves out how a dictated clause begins", () => {
  const { facts } = read("She starts on Monday, and um appointments are £52 for forty minutes.");
  expect(facts.find(({ kind }) => kind === "price")?.quote).toMatch(/^appointments are £52/);
});

test("each price, date, place, condition, code, contact and link in a sentence is a fact of its own", () => {
  const kinds = kindsOf(
    "Doors open Saturday 7 June at 12 Mill Lane, £15 with code ROCK10, first 50 only, call 0161 555 0144 or book at rock.example.",
  );
  for (const kind of ["price", "when", "where", "condition", "promo_code", "contact", "link"] as const)
    expect(kinds).toContain(kind);
});

test("code keeps its lines", () => {
  expect(read("Retries are one line:\n\n```ts\nawait kit(url);\n```").snippet).toMatchObject({
    language: "ts",
    code: "await kit(url);",
  });
});

test("capitals are calmed, acronyms and codes stay", () => {
  const says = read(
    "FULL MOT £45. USE CODE MOT10 FOR 10% OFF. OFFER ENDS 30 NOV. 14 HOLDERNESS RD HULL.",
  ).facts.map((f) => f.says);
  expect([...new Set(says)].slice(0, 4)).toEqual([
    "Full MOT £45.",
    "Use code MOT10 for 10% off.",
    "Offer ends 30 Nov.",
    "14 Holderness Rd Hull.",
  ]);
});

/** The least processor time of a few readings, in microseconds: other work on the machine only adds to it. */
function leastTime(brief: string): number {
  const times = Array.from({ length: 5 }, (_, i) => {
    const before = process.cpuUsage();
    read(`${brief.slice(0, -1)}${i}`);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

test("four thousand characters are read in time that grows with their number", () => {
  const brief = "We open on 4 March at 9am, £5, and the first 50 get a free coffee. ".repeat(60);
  read(brief.slice(0, 4_000));
  // Four times the characters; a pattern that compares each with each takes sixteen times as long.
  expect(leastTime(brief.slice(0, 4_000))).toBeLessThan(12 * leastTime(brief.slice(0, 1_000)));
});

test("a price list keeps rows with a comma, a number or no charge, and prose is none", () => {
  const brief =
    "Our prices from 4 January:\n- Cut: £48\n- Colour, 30 minutes: £62\n- Beard: from £9\n- Children under 10: free";
  expect(read(brief).prices.map(({ name, price }) => `${name}: ${price}`)).toEqual([
    "Cut: £48",
    "Colour, 30 minutes: £62",
    "Beard: from £9",
    "Children under 10: free",
  ]);
  expect(read("Le petit pot coûte 11 €, le grand pot 19 €.").prices).toEqual([]);
});

test("values a line are a series under the line that says what they count", () => {
  const { series } = read("Trees planted each year:\n2023: 210\n2024: 540\n2025: 1,460\nThank you, diggers.");
  expect(series?.label).toBe("Trees planted each year");
  expect(series?.points.map((p) => p.y)).toEqual([210, 540, 1460]);
});

test("a closing has both ends of its dates", () => {
  expect(read("The pool is closed from Monday 7 to Friday 11 December.").when?.date).toBe(
    "Monday 7 to Friday 11 December",
  );
});

test("short lines without a full stop are one list, in their order", () => {
  const { items, facts } = read(
    "Our new hours from Monday:\nMon–Thu 10:00–23:00\nFri 10:00–22:00\nSat and Sun 9:00–21:00\nLast entry is at eight.",
  );
  expect(items.map((id) => facts.find((fact) => fact.id === id)?.quote)).toEqual([
    "Mon–Thu 10:00–23:00",
    "Fri 10:00–22:00",
    "Sat and Sun 9:00–21:00",
  ]);
  expect(read("One line\nAnother line").items).toEqual([]);
});

test("labelled values in a row are one list", () => {
  const { items } = read(
    "We asked 412 members. Company of others: 64 %. Better internet: 31 %. The coffee: 19 %.",
  );
  expect(items).toHaveLength(3);
});

test("lines with labels of a changelog are its entries", () => {
  const { changes } = read(
    "Kite 3.4 is out.\n\nNew: drag an edge\nFaster: the week opens in 0.4 s\nFixed: timers",
  );
  expect(changes.map(({ label }) => label)).toEqual(["added", "improved", "fixed"]);
});

test("a price that has risen is news and no offer", () => {
  const { offer, occasion } = read(
    "From 1 June the box costs £14.50 (was £13). It is our first increase in years.",
  );
  expect([offer?.before ?? "", occasion]).toEqual(["", "update"]);
});

test("the sentence behind a quotation names who spoke", () => {
  const brief =
    "“Payroll is done before the kettle boils a second time.” Mirela Vossen, Office Manager at Tannhill Joinery, runs wages for 31 people.";
  expect(read(brief).quotation).toMatchObject({
    name: "Mirela Vossen",
    role: "Office Manager",
    company: "Tannhill Joinery",
  });
});

test("a sentence heads the list behind it, and is told", () => {
  const { heldBack } = read(
    "Safety tip of the month: batteries at work.\n- Charge on stone\n- Keep clear of paper\n- Never charge in the escape route",
  );
  expect(heldBack).toEqual([]);
});

test.each([
  ["Position: Night baker\nLocation: Leeds\nPay: £14.20 an hour\nApply to jobs@acme.example.", "Night baker"],
  ["Stelle: Bäcker (m/w/d)\nOrt: Leipzig\nGehalt: 3.100 €\nBewerbung an job@acme.example.", "Bäcker"],
])("a position is a vacancy, and what it is about: %s", (brief, about) => {
  const found = readStory({ brief, brand: brandOf("Acme") });
  expect([found.occasion, found.about]).toEqual(["hiring", about]);
});

test.each([
  'Please post this: "We are closed on Friday 4 December for stocktaking. On Saturday we are back."',
  "Text for the post: “We are closed on Friday 4 December for stocktaking. On Saturday we are back.”",
])("a text that is given in quotation marks is the post, and no quotation: %s", (brief) => {
  const { quotation, facts, occasion } = readStory({ brief, brand: brandOf("Acme") });
  expect(quotation).toBeNull();
  expect(occasion).not.toBe("testimonial");
  expect(facts.filter(({ from, kind }) => from === "brief" && kind !== "when").length).toBeGreaterThan(1);
});

test("days of a month inside a line are no steps", () => {
  const brief = "Rezepte, die Sie bis zum 1. April bestellen, liegen am 2. April bereit.";
  expect(read(brief, "Praxis").steps).toEqual([]);
});

test("what something cost in each year is a series, with a note behind a value, and no price list", () => {
  const cost = read(
    "What a roof cost:\n2018 – $25,100\n2020 – $22,400\n2022 – $23,900 (short supply)\n2024 – $19,800",
  );
  expect(cost.series?.points.map(({ y }) => y)).toEqual([25_100, 22_400, 23_900, 19_800]);
  expect(cost.prices).toEqual([]);
});

test.each([
  ["Priya Nandra, Head of Operations", "Head of Operations", ""],
  ["Priya Nandra, Head of Operations, Ashcombe School", "Head of Operations", "Ashcombe School"],
  ["Jana Roth, Leiterin der Küche", "Leiterin der Küche", ""],
  ["Priya Nandra, manager at Rosewood, Leeds", "manager", "Rosewood, Leeds"],
  ["Priya Nandra, owner of Rosewood", "owner", "Rosewood"],
])("what somebody leads belongs to the role: %s", (who, role, company) => {
  const said = `“The alerts paid for the system by Easter.” – ${who}.`;
  expect(quotationIn(said)).toMatchObject({ role, company });
});
