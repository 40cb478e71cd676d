import * as z from "zod/v4";
import { action, described, list, message, required, text } from "../kit/fields.ts";

/** Letters of a cell at most, and of one that says what speaks for a thing or against it. */
export const LONGEST_CELL = 52;
export const LONGEST_WEIGHED = 150;

const cell = (whose: string) =>
  z
    .union([z.string().trim().min(1).max(LONGEST_WEIGHED), z.boolean()])
    .meta(
      described(
        `What ${whose} has: true for a tick, false for a cross, or a few words; rows of pros and of cons list them.`,
        `At most ${LONGEST_WEIGHED} characters.`,
        true,
      ),
    );

/** Two things side by side, row by row. */
export const ComparisonData = z.object({
  ...message,
  first: required(40, "Name of the first column, for example your product.", "Brandrun"),
  second: required(40, "Name of the second column, for example “The old way”.", "By hand"),
  winner: z
    .enum(["first", "second", "none"])
    .meta({ description: "Which column stands on brand colour; none where the reader shall choose." })
    .default("first"),
  rows: list(
    z.object({
      label: required(60, "What is compared in this row.", "Time to first draft"),
      first: cell("the first column"),
      second: cell("the second column"),
    }),
    2,
    7,
    "The rows in the order they are read.",
  ),
  source: text(160, "Where the facts come from."),
  conclusion: text(240, "What follows from pros and cons, under them.", "Short walks: rail. Luggage: road.")
    .unwrap()
    .optional(),
  ...action,
});

export type Comparison = z.output<typeof ComparisonData>;
export type ComparisonCell = Comparison["rows"][number]["first"];
