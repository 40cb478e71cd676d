import { expect, test } from "vitest";
import { guardStory } from "../../../lib/story/guard/guard.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { brandOf } from "../../copy/brands.ts";
import { factOf, factsOf, storyOf } from "../stories.ts";

const acme = brandOf("Certa", { one_liner: "Supplier checks for manufacturers." });
const findings = (brief: string, its: Partial<Story> = {}) =>
  guardStory(storyOf(brief, its), { brief, brand: acme }).findings;
const onSlot = (slot: string, brief: string, its: Partial<Story>) =>
  findings(brief, its).filter((f) => f.slot === slot);
const post = (brief: string, text: string, its: Partial<Story> = {}) =>
  onSlot("posts.linkedin", brief, { ...its, posts: { linkedin: text } });

const DUTY =
  "Under the new rule, large firms must file statements from 30 December 2026. Certa now files them for you. Webinar on 3 December at 14:00.";
const SALE = "The hat kit was £34, now £25.50. Ends Sunday midnight.";
const NOTES = "2.9 is out\nAdded: sign-in with keys\nFixed: comments vanished when a document was renamed";
const SURVEY =
  "22% of you asked for a cheaper plan, but we would rather raise the price than sell your data.";
const WEEK = "On Friday Mara bakes rye bread. On Saturday Tom teaches knitting.";
const APPEAL = "We raised £12,400 at the fair. The roof still needs £18,600.";
const EGGS = "Sign up before the 15th and get six eggs free for the first month. The small box is £18.";
const OATS = "Our oat milk foams at 60 degrees. It is £2.10. Don't mention the price.";
const ROTA =
  "“It takes me twenty minutes now,” says Denise Akintola, manager at Rosewood Care Home. Robert Lane is director of Staffly.";

test("the legal deadline is not the event's date", () => {
  const when = (date: string) => ({ date, time: "14:00", place: "", facts: ["f1", "f3"] });
  expect(onSlot("when", DUTY, { when: when("30 December 2026") })).toMatchObject([
    { problem: "wrong_date", severity: "refuse" },
  ]);
  expect(onSlot("when", DUTY, { when: when("3 December") })).toEqual([]);
  expect(post(DUTY, "Join our webinar on 30 December 2026.")).toMatchObject([{ problem: "binding" }]);
  expect(post(DUTY, "Join our webinar on 3 December.")).toEqual([]);
});

test("the old price is not the offer", () => {
  const offer = (value: string) => ({ value, before: "", ends: "", code: "", terms: "", facts: ["f1"] });
  expect(onSlot("offer", SALE, { offer: offer("£34") })).toMatchObject([
    { problem: "former_price", severity: "refuse" },
  ]);
  expect(onSlot("offer", SALE, { offer: offer("£25.50") })).toEqual([]);
  expect(post(SALE, "Hat kit for £34, until Sunday midnight.")).toMatchObject([{ problem: "former_price" }]);
  expect(post(SALE, "The hat kit was £25.50, now £34.").length).toBeGreaterThan(0);
  expect(post(SALE, "Now £25.50 (was £34), until Sunday at midnight.")).toEqual([]);
});

test("a repaired bug keeps its label", () => {
  for (const text of [
    "Comments vanished when a document was renamed",
    "New: comments vanished when a document was renamed.",
  ])
    expect(post(NOTES, text)).toMatchObject([{ problem: "label_lost", severity: "refuse" }]);
  for (const text of [
    "Fixed: comments vanished when a document was renamed",
    "Comments no longer vanish when a document is renamed.",
    "Fixed in 2.9:\ncomments vanished when a document was renamed",
  ])
    expect(post(NOTES, text)).toEqual([]);
});

test("a figure keeps the words of its own clause", () => {
  const figures = (label: string) => [{ value: "22%", unit: "%", label, fact: "f1" }];
  expect(
    onSlot("figures.0", SURVEY, { figures: figures("rather raise the price than sell data") }),
  ).toMatchObject([{ problem: "torn_figure", severity: "refuse" }]);
  expect(onSlot("figures.0", SURVEY, { figures: figures("asked for a cheaper plan") })).toEqual([]);
});

test("weekdays keep their events", () => {
  expect(
    post(WEEK, "Rye bread with Mara on Saturday, knitting with Tom on Friday.").map((f) => f.problem),
  ).toContain("binding");
  expect(post(WEEK, "Rye bread with Mara on Friday, knitting with Tom on Saturday.")).toEqual([]);
});

test("raised and needed keep their amounts", () => {
  expect(
    post(APPEAL, "We raised £18,600 at the fair and still need £12,400 for the roof.").map((f) => f.problem),
  ).toContain("binding");
  expect(post(APPEAL, "The fair raised £12,400. For the roof we still need £18,600.")).toEqual([]);
});

test("free for a month is not free for ever", () => {
  expect(post(EGGS, "Sign up before the 15th: six eggs, free for ever.")).toMatchObject([
    { problem: "absolute", severity: "refuse" },
  ]);
  expect(post(EGGS, "Sign up before the 15th: six free eggs for the first month.")).toEqual([]);
});

test("an offer for the first buyers says so", () => {
  const brief = "Pre-orders open Monday. The first 500 get free seeds for a year.";
  expect(post(brief, "Pre-orders open Monday, with free seeds for a year.")).toMatchObject([
    { problem: "condition_lost" },
  ]);
  expect(post(brief, "Pre-orders open Monday: free seeds for a year for the first 500.")).toEqual([]);
});

test.each([
  ["Save up to 40% this week.", "Save 40% this week."],
  ["Benches from £890.", "Benches for £890."],
  ["Search answers in under 2 seconds.", "Search answers in 2 seconds."],
  ["We serve 4,000 homes.", "We serve over 4,000 homes."],
])("%s is more than %s says", (brief, text) => {
  expect(post(brief, text)).toMatchObject([{ problem: "condition_lost", severity: "refuse" }]);
});

test("an empty post is none", () => {
  expect(post(SALE, " \n")).toMatchObject([{ problem: "empty", severity: "refuse" }]);
  expect(post(SALE, "🎉 ✨")).toMatchObject([{ problem: "empty", severity: "refuse" }]);
});

test("a price that the author forbids stays out, whether a reader saw the wish or not", () => {
  const text = "Oat milk that foams at 60 degrees, £2.10.";
  const quote = "Don't mention the price.";
  const wishes = [{ rule: "leave_out_kind" as const, value: "price", quote, span: { start: 45, end: 69 } }];
  for (const its of [{}, { wishes }])
    expect(post(OATS, text, its)).toMatchObject([{ problem: "wish", severity: "refuse" }]);
  expect(post(OATS, "Oat milk that foams at 60 degrees.", { wishes })).toEqual([]);
});

test("a customer keeps her own role and company", () => {
  expect(post(ROTA, "Denise Akintola is director of Staffly.")).toContainEqual(
    expect.objectContaining({ problem: "mixed_people", severity: "refuse" }),
  );
  expect(
    post(ROTA, "Denise Akintola, manager at Staffly, needs twenty minutes.").map((f) => f.problem),
  ).toContain("mixed_people");
  expect(post(ROTA, "Denise Akintola, manager at Rosewood Care Home, needs twenty minutes.")).toEqual([]);
});

test("name, role and company of a quotation stand beside its words", () => {
  const quotation = (role: string, company: string) => ({
    text: "It takes me twenty minutes now",
    name: "Denise Akintola",
    role,
    company,
    fact: "f1",
  });
  const far = `${ROTA} He founded it in Leeds. We meet on Monday. See you there. Our investor is Norden Capital.`;
  expect(onSlot("quotation", far, { quotation: quotation("manager", "Rosewood Care Home") })).toEqual([]);
  expect(
    onSlot("quotation", far, { quotation: quotation("investor", "Norden Capital") }).map((f) => f.problem),
  ).toContain("mixed_people");
  expect(
    onSlot("quotation", far, {
      quotation: { ...quotation("manager", "Rosewood Care Home"), text: "It takes two minutes" },
    }),
  ).toContainEqual(expect.objectContaining({ problem: "quotation" }));
});

test("a quotation in a post is word for word", () => {
  expect(
    post(ROTA, "“It takes me hardly twenty minutes now,” says Denise Akintola.").map((f) => f.problem),
  ).toContain("quotation");
});

test("the opposite of the brief is refused", () => {
  const brief = "No appointment needed. Gym owners don't need to do anything.";
  expect(post(brief, "Appointment needed.")).toMatchObject([{ problem: "negation", severity: "refuse" }]);
  expect(post(brief, "You need no appointment.")).toEqual([]);
});

test("a fact whose quote stands nowhere is refused, whatever dashes and quotation marks it has", () => {
  const brief = "“Mon–Fri 8 to 6” is when we answer.";
  const odd = { ...factOf(brief, brief, "f1"), quote: '"Mon-Fri 8 to 6"  is when WE answer.' };
  expect(findings(brief, { facts: [odd] })).toEqual([]);
  expect(findings(brief, { facts: [{ ...odd, quote: "Mon-Sat 8 to 6" }] })).toMatchObject([
    { slot: "facts.f1", problem: "quote_not_found" },
  ]);
});

test("values that were held back do not appear", () => {
  const brief = "TODO Marc: fix the crash by 12 May. We open on 18 May.";
  const heldBack = [
    { quote: "TODO Marc: fix the crash by 12 May.", span: { start: 0, end: 35 }, why: "internal" as const },
  ];
  const facts = factsOf(brief).slice(1);
  expect(post(brief, "We open on 12 May.", { heldBack, facts }).map((f) => f.problem)).toContain("held_back");
  expect(post(brief, "We open on 18 May.", { heldBack, facts })).toEqual([]);
});

test.each([
  ["The app is used by 40 schools.", "The best app, used by 40 schools."],
  ["The app is used by 40 schools.", "Used by 40 schools. Results guaranteed."],
  ["The app is used by 40 schools.", "Used by 40 schools, unlimited."],
])("a boast that no source makes is refused: %s / %s", (brief, text) => {
  expect(post(brief, text)).toMatchObject([{ problem: "absolute", severity: "refuse" }]);
});

test.each([
  ["link", "Visit us at certa.example/other."],
  ["name", "Now trusted by Netflix."],
  ["phone", "Call 0113 555 0199."],
  ["code", "Use code CERTA20."],
])("an invented %s is refused", (_, text) => {
  expect(post("Certa checks suppliers.", text)[0]).toMatchObject({ severity: "refuse" });
});

test("a share keeps its direction", () => {
  const brief = "Agency spend is down 22% since March.";
  expect(post(brief, "Agency spend is up 22% since March.")).toMatchObject([{ problem: "negation" }]);
  expect(post(brief, "They spend 22% less on agencies since March.")).toEqual([]);
});

test("a place in a row is no count", () => {
  const brief = "Buy 3 tyres and get the 4th half price.";
  expect(post(brief, "Buy 4 tyres and get the 3rd half price.")).toMatchObject([
    { problem: "unknown_value" },
    { problem: "unknown_value" },
  ]);
  expect(post(brief, "Buy three tyres, get the 4th at half price.")).toEqual([]);
});

test("a superlative is the author's own, not another", () => {
  const brief = "The biggest culprit is standby, says our survey of 212 schools.";
  expect(post(brief, "The leading survey of 212 schools.")).toMatchObject([{ problem: "absolute" }]);
  expect(post(brief, "Standby is the biggest culprit in 212 schools.")).toEqual([]);
});

test("what becomes of a removed thing needs no label", () => {
  const brief =
    "Kite 4.8 is out today.\nRemoved: the old report designer. Reports made with it stay readable until 31 March 2027.";
  expect(post(brief, "Reports made with it stay readable until 31 March 2027.")).toEqual([]);
  expect(post(brief, "The old report designer.")).toMatchObject([{ problem: "label_lost" }]);
});
