import { type FigureHeadline, figureIn } from "../kit/headline-figure.ts";

/** A longer headline is a text. */
const LONGEST = 110;
const BLOCKS = ["chart", "prices", "comparison", "groups", "steps", "timetable", "timeline"] as const;

/** The headline of a page, the number that it begins with, and the blocks beside it. */
type HeadedPage = { headline: string; lead?: string | undefined } & {
  [K in (typeof BLOCKS)[number]]?: unknown;
};

/** The headline on either side of the number it begins with, or of one inside it where no other block shows numbers. */
export function aroundFigure(data: HeadedPage): FigureHeadline | undefined {
  const { lead = "", headline } = data;
  const after = headline.slice(lead.length).trim();
  if (lead !== "")
    return headline.startsWith(lead) && after !== "" ? { before: "", figure: lead, after } : undefined;
  const found = BLOCKS.some((key) => data[key]) ? undefined : figureIn(headline, LONGEST);
  return found?.before && found.after ? found : undefined;
}
