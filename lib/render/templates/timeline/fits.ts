import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import type { Pictures } from "../../fits.ts";
import { clip } from "../kit/story/clip.ts";
import { datedEntries } from "../kit/story/dated.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { withRestrictions } from "../kit/story/restricted.ts";

const MOST = { entries: 6, title: 60, text: 140, supporting: 200 };

/** What a list of dates is called in front of its first: "Our story: 1986 first barrel". */
const CALLED = /^\s*(?<name>[^:：]{3,60}?)\s?[:：]\s+(?<first>\S.*)$/su;

type Course = { entries: ReturnType<typeof datedEntries>; headline?: string };

/** Dated steps, else a list of which each line has its year; where its first line stands in place of the headline, what the list is called. */
function courseOf(story: Story): Course {
  const { steps, points, headline, facts } = story;
  if (steps.length > 0) return { entries: datedEntries(steps) };
  if (story.series || points.length < LEAST) return { entries: [] };
  const lines = points.map(({ text }) => ({ title: text, body: "" }));
  const whole = byYear([{ title: headline.text, body: "" }, ...lines]);
  const { quote = "" } = facts.find(({ id }) => headline.facts.includes(id)) ?? {};
  const { name = "", first = "" } = CALLED.exec(quote)?.groups ?? {};
  const isCalled = first.toLowerCase().startsWith(headline.text.toLowerCase());
  if (whole.length > 0) return isCalled ? { entries: whole, headline: capitalized(name) } : { entries: [] };
  return { entries: byYear(lines) };
}

const YEAR = /^(?:19|20)\d{2}$/;

/** Lines that each begin with a year are a history; those with days may be courses that run side by side. */
function byYear(lines: Parameters<typeof datedEntries>[0]): Course["entries"] {
  const entries = datedEntries(lines);
  return entries.every(({ date }) => YEAR.test(date)) ? entries : [];
}

/** Fewer dated lines are no course of events. */
const LEAST = 3;

/** What happens when, in order. */
export function fits(story: Story, pictures: Pictures) {
  const { entries: dated, headline } = courseOf(story);
  const entries = dated.map(({ date, title, text }) => ({
    date,
    title: clip(capitalized(title), MOST.title),
    text: clip(text, MOST.text),
  }));
  if (entries.length < 2 || entries.length > MOST.entries) return undefined;
  const words = withRestrictions(story, wordsOf(story, pictures), entries, MOST.supporting);
  return fitWithDetails(story, 0.88, { ...words, ...(headline && { headline }), entries });
}
