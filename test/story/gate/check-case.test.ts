import { expect, test } from "vitest";
import { GATE_CASES } from "./all.ts";
import { type Made, problemsOf } from "./check-case.ts";
import { passes } from "./gate.ts";
import type { GateCase } from "./gate-case.ts";
import { holds, holdsTogether } from "./words.ts";

const alone = (text: string) => ({ text, beside: text });
const rules: GateCase = { ...(GATE_CASES[0] as GateCase), verdict: "approved", tells: [], neverTogether: [] };
const made = (part: Partial<Made> & { post?: string } = {}): Made => ({
  verdict: "approved",
  says: "",
  posts: [{ channel: "linkedin", text: part.post ?? "", verdict: "approved" }],
  slots: [],
  altText: "",
  date: "",
  offer: "",
  ...part,
});

test("words are found whole, in any spelling of dashes, spaces and quotation marks", () => {
  expect(holds("Now £79 – until 31 January.", "£79")).toBe(true);
  expect(holds("Now £795", "£79")).toBe(false);
  expect(holds("Version 5.2.1", "5.2")).toBe(false);
  expect(holds("St Swithun’s hall", "St Swithun's")).toBe(true);
  expect(holds("栗のモンブランを1個650円で", "650円")).toBe(true);
  expect(holds("The mobiles work", "mo")).toBe(false);
});

test("a value belongs to the words that follow it, not to those behind the next value", () => {
  expect(holdsTogether("74 hours a month", ["74", "hours"])).toBe(true);
  expect(holdsTogether("Of 74 charities, 3 hours a month", ["74", "hours"])).toBe(false);
  expect(holdsTogether("Entry is £2. The workshop is free", ["£2", "workshop"])).toBe(false);
});

test("an approved post has to tell what the case names; one that is left to a person has not", () => {
  const case_ = { ...rules, tells: ["£79|79 pounds"] };
  expect(problemsOf(case_, made({ post: "79 pounds" }))).toEqual([]);
  expect(problemsOf(case_, made({ post: "£95" }))).toEqual(["linkedin does not tell “£79|79 pounds”"]);
  const open = made({ posts: [{ channel: "twitter", text: "", verdict: "needs_review" }] });
  expect(problemsOf(case_, open)).toEqual([]);
});

test("words of colleagues are found in posts that wait for approval, on pictures and in alternative texts", () => {
  const case_ = { ...rules, neverTells: ["Sally"] };
  const post = made({ posts: [{ channel: "twitter", text: "Cheers, Sally", verdict: "needs_review" }] });
  expect(problemsOf(case_, post)).toEqual(["“Sally” is published: twitter"]);
  const picture = made({ slots: [alone("Sally")], altText: "Sally" });
  expect(problemsOf(case_, picture)).toEqual(["“Sally” is published: picture, alternative text"]);
});

test("a bug needs its label, in the line or in the heading above it", () => {
  const case_: GateCase = { ...rules, onlyWith: [["secrets were printed", "fixed"]] };
  expect(problemsOf(case_, made({ post: "Fixed:\n- secrets were printed" }))).toEqual([]);
  expect(problemsOf(case_, made({ post: "Fixed: a typo\nSecrets were printed" }))).toHaveLength(1);
});

test("a deadline is not the date, and the price before is not the offer", () => {
  const case_ = { ...rules, notTheDate: ["27 November"], notTheOffer: ["£95"] };
  expect(problemsOf(case_, made({ date: "27 November", offer: "£95" }))).toHaveLength(2);
});

test("the verdict is the expected one, and never a rejection", () => {
  expect(problemsOf(rules, made({ verdict: "needs_review" }))).toHaveLength(1);
  const { verdict: _, ...any } = rules;
  expect(problemsOf(any, made({ verdict: "needs_review" }))).toEqual([]);
  expect(problemsOf(any, made({ verdict: "rejected" }))).toHaveLength(1);
});

test("a gate passes when no case has a problem", () => {
  const one = (problems: string[] = []) => ({ rules, made: made(), problems });
  expect(passes([one(), one()])).toBe(true);
  expect(passes([one(), one(["x"])])).toBe(false);
  expect(passes([])).toBe(false);
});

test("every case has a name of its own, and its brief holds what has to be told and what must not be", () => {
  expect(new Set(GATE_CASES.map(({ id }) => id)).size).toBe(GATE_CASES.length);
  for (const { id, brief, tells = [], neverTells = [] } of GATE_CASES) {
    const absent = [...tells, ...neverTells].filter((words) => !holds(brief, words));
    expect({ id, absent }).toEqual({ id, absent: [] });
  }
});
