import type { Check } from "../../../vocab.ts";
import { size, words } from "../../text.ts";
import { hideAddresses } from "../addresses.ts";
import { check, seen } from "../check.ts";
import type { Subject } from "../subject.ts";

/** Characters that can be read at feed size; wide scripts count double. */
const HEADLINE = 62;
const SUPPORTING = 125;
const BULLET = 90;
const SLIDE_TITLE = 64;
const SLIDE_BODY = 190;
const LONGEST_WORD = 28;

const width = ({ spaced }: Subject, text: string) => size(text) * (spaced ? 1 : 2);
/** Loses everything once it is `over` characters too long. */
const within = (length: number, limit: number, over: number) =>
  length <= limit ? 1 : 1 - (length - limit) / over;

function headlineLength(s: Subject): Check {
  const length = width(s, s.copy.headline);
  return check({
    id: "headline_length",
    group: "legibility",
    label: "The headline is short enough to read at feed size",
    share: length ? within(length, HEADLINE, 50) : 0,
    evidence: [seen("headline", s.copy.headline)],
    fix: length ? "Shorten the headline to about eight words." : "Write a headline.",
  });
}

function supportingLength(s: Subject): Check {
  return check({
    id: "supporting_length",
    group: "legibility",
    label: "The supporting line fits two lines",
    share: within(width(s, s.copy.supporting), SUPPORTING, 90),
    evidence: [seen("supporting", s.copy.supporting)],
    fix: "Cut the supporting line to one sentence.",
  });
}

function blocksLength(s: Subject): Check {
  const { bullets, slides } = s.copy;
  const long = [
    ...bullets.filter((b) => width(s, b) > BULLET).map((b) => seen("bullet", b.slice(0, 140))),
    ...slides
      .filter((x) => width(s, x.body) > SLIDE_BODY || width(s, x.title) > SLIDE_TITLE)
      .map((x) => seen("slide", `${x.title} ${x.body}`.slice(0, 140))),
  ];
  return check({
    id: "blocks_length",
    group: "legibility",
    label: "Bullets and slides hold one thought each",
    share: 1 - long.length * 0.41,
    evidence: long.length ? long : [seen("copy", `${bullets.length} bullets, ${slides.length} slides`)],
    fix: "Split the long bullets and slides, or shorten them to one thought.",
  });
}

function breakable(s: Subject): Check {
  const monster = s.spaced
    ? words(hideAddresses(s.everything).replace(/[#@]\S+/g, "")).find((w) => size(w) > LONGEST_WORD)
    : undefined;
  return check({
    id: "breakable",
    group: "legibility",
    label: "No word is too long for a line",
    share: monster ? 0 : 1,
    evidence: [seen("copy", monster?.slice(0, 80) ?? "no word over 28 letters")],
    fix: `Break or replace “${monster?.slice(0, 40)}…”.`,
  });
}

/** Judged from the text alone; the lint of the finished picture replaces or joins these. */
export const LEGIBILITY: readonly ((s: Subject) => Check)[] = [
  headlineLength,
  supportingLength,
  blocksLength,
  breakable,
];
