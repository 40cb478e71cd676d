import { readdirSync, readFileSync } from "node:fs";
import { sentencesOfLine } from "../../../lib/story/addressee/layout.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import type { Span } from "../../../lib/story/schema.ts";
import { brandOf } from "../../copy/brands.ts";

/**
 * How well ordinary briefs are read, without drawing anything: `npm run eval -- --reading`. In the briefs each remark to
 * the maker or to a colleague is marked, "[[m: Keep the date large.]]", and all that is not marked is for readers. What an
 * order is about stands inside its mark too, so that a title counts as published there.
 */
const FOLDER = new URL("briefs/", import.meta.url);
const MARK = /\[\[[mc]:\s*(?<words>.*?)\]\]/gu;
/** The days of the briefs lie after it. */
const TODAY = "2026-01-05";

type Marked = { brief: string; remarks: Span[] };

/** The brief without its marks, and where the remarks stand in it. */
export function unmarked(text: string): Marked {
  const remarks: Span[] = [];
  let brief = "";
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    brief += text.slice(from, mark.index);
    const start = brief.length;
    brief += mark.groups?.words ?? "";
    remarks.push({ start, end: brief.length });
    from = mark.index + mark[0].length;
  }
  return { brief: brief + text.slice(from), remarks };
}

const shared = (one: Span, other: Span) => Math.min(one.end, other.end) - Math.max(one.start, other.start);

/** How much of a place is remarks, from 0 to 1. */
export const remarkShare = (place: Span, remarks: readonly Span[]): number =>
  remarks.reduce((sum, remark) => sum + Math.max(0, shared(remark, place)), 0) /
  Math.max(1, place.end - place.start);

/** The sentences that are for readers, each with its place. */
function readersIn({ brief, remarks }: Marked): (Span & { text: string })[] {
  let from = 0;
  return brief
    .split("\n")
    .flatMap(sentencesOfLine)
    .flatMap((text) => {
      const start = brief.indexOf(text, from);
      if (start < 0) return [];
      from = start + text.length;
      const place = { start, end: from, text };
      const isRemark = remarks.some((remark) => shared(remark, place) > text.length / 2);
      return isRemark || !/\p{L}{3}/u.test(text) ? [] : [place];
    });
}

/** Fewer letters of a remark in a fact are a mark or a joint. */
const FEWEST_SHARED = 6;
const LABEL = /^[^.!?]{1,40}[:：]$/u;

type Read = { published: string[]; lost: string[]; verdict: string; says: string };

/** What is published of the remarks, what is lost for readers, and why a person is asked. */
function readBrief(marked: Marked): Read {
  const request = {
    brief: marked.brief,
    brand: brandOf("Halvorsen"),
    channel: "linkedin",
    assetType: "card",
  } as const;
  const story = houseStory(request);
  const facts = story.facts.filter(({ from }) => from === "brief");
  const published = facts.filter(({ span }) => marked.remarks.some((r) => shared(r, span) >= FEWEST_SHARED));
  const isPublished = (place: Span) =>
    facts.some(({ span }) => shared(span, place) >= Math.min(8, (place.end - place.start) / 2));
  const lost = readersIn(marked).filter((place) => !isPublished(place) && !LABEL.test(place.text));
  const { verdict, summary } = reviewStory({ story, ...request, lint: [], today: TODAY });
  return {
    published: published.map(({ quote }) => quote),
    lost: lost.map(({ text }) => text),
    verdict,
    says: summary,
  };
}

/** Prints what went wrong in each brief, and one row for each file. */
export function printReadings(): void {
  const rows = readdirSync(FOLDER)
    .sort()
    .map((file) => {
      const texts = readFileSync(new URL(file, FOLDER), "utf8")
        .split(/^%%%$/mu)
        .map((text) => text.trim());
      const read = texts.filter(Boolean).map((text) => readBrief(unmarked(text.replace(/^lang:.*\n/u, ""))));
      for (const [i, { published, lost, verdict, says }] of read.entries()) {
        const problems = [
          ...published.map((words) => `published: ${words}`),
          ...lost.map((words) => `lost: ${words}`),
        ];
        if (verdict !== "approved") problems.push(says);
        for (const problem of problems) console.log(`${file} ${i + 1}: ${problem}`);
      }
      const count = (list: readonly Read[]) => list.length;
      return {
        file,
        briefs: read.length,
        approved: count(read.filter(({ verdict }) => verdict === "approved")),
        "with words of a remark": count(read.filter(({ published }) => published.length > 0)),
        "with a sentence lost": count(read.filter(({ lost }) => lost.length > 0)),
      };
    });
  console.table(rows);
}
