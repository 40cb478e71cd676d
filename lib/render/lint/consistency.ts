import type { Check, Evidence } from "../../vocab.ts";
import type { DrawnText } from "../scene.ts";
import { checkOf, evidenceOf, type Inspection, pixels } from "./inspection.ts";

const RULE = {
  id: "picture_consistency",
  group: "brand",
  label: "The pages look like one series",
  weight: 3,
} as const;

/** Pixels that a mark may move from page to page without a visible jump. */
const STILL = 3;
/** The largest headline of the inner pages may be so many times the smallest. */
const SPREAD = 1.6;

/**
 * Checks that logo and page marks keep their place from page to page. Inner headlines have to share a size
 * class.
 */
export function consistency(pages: readonly Inspection[]): Check {
  const evidence = [...jumpingLogos(pages), ...jumpingMarks(pages), ...unevenTitles(pages)];
  return checkOf(RULE, {
    share: evidence.length === 0 ? 1 : 0.4,
    passed: evidence.length === 0,
    evidence,
    fix: "Keep logo, page marks and headline sizes the same on every page.",
  });
}

const named = (page: number, evidence: Evidence): Evidence => ({
  ...evidence,
  where: evidence.where.replace(/^picture\b/, `page ${page + 1}`),
});

/** A logo this many times as high as the others is the subject of its page. It is no mark in its corner. */
const SUBJECT = 1.5;

function jumpingLogos(pages: readonly Inspection[]): Evidence[] {
  const places = pages.flatMap(({ logos: [logo] }, page) => (logo ? [{ page, logo }] : []));
  const lowest = Math.min(...places.map(({ logo }) => logo.height));
  const marks = places.filter(({ logo }) => logo.height < SUBJECT * lowest);
  const [first] = marks;
  return marks.flatMap(({ page, logo }) =>
    first && (Math.abs(logo.x - first.logo.x) > STILL || Math.abs(logo.y - first.logo.y) > STILL)
      ? [{ where: `page ${page + 1}.logo`, quote: "", source: "the logo jumps", box: pixels(logo) }]
      : [],
  );
}

/** Page marks ("2/6") end at the same edge on the same line. */
function jumpingMarks(pages: readonly Inspection[]): Evidence[] {
  const marks = pages.flatMap(({ texts }, page) => {
    const mark = texts.find(({ part }) => part === "page");
    return mark ? [{ page, mark }] : [];
  });
  const [first] = marks;
  return marks.flatMap(({ page, mark }) =>
    first && Math.abs(mark.line - first.mark.line) > STILL
      ? [named(page, evidenceOf(mark, "the page mark jumps"))]
      : [],
  );
}

function unevenTitles(pages: readonly Inspection[]): Evidence[] {
  const inner = pages.slice(1, -1).flatMap(({ texts }, i) => {
    const title = texts.find(({ part }) => part === "headline");
    return title ? [{ page: i + 1, title }] : [];
  });
  const largest = Math.max(...inner.map(({ title }) => title.size));
  const isSmall = ({ size }: DrawnText) => size * SPREAD < largest;
  return inner
    .filter(({ title }) => isSmall(title))
    .map(({ page, title }) => named(page, evidenceOf(title, "set far smaller than its neighbours")));
}
