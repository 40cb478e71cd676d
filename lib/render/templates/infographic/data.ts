import * as z from "zod/v4";
import { ComparisonData } from "../comparison/data.ts";
import { points } from "../kit/chart/series.ts";
import { action, list, message, required, text } from "../kit/fields.ts";
import { ICONS } from "../kit/icon-set.ts";
import { link } from "../kit/qr.tsx";
import { TimelineData } from "../timeline/data.ts";

/** A ring of more parts than these cannot be read. */
const MAX_PARTS = 6;

const Stat = z.object({
  value: required(16, "The number as it should be read, for example 3.1× or 62%."),
  label: text(70, "What it counts."),
  icon: z
    .enum(["none", ...Object.keys(ICONS)])
    .meta({ description: "A small icon above the number." })
    .default("none"),
});

const Chart = z
  .object({
    kind: z
      .enum(["donut", "bar", "line"])
      .meta({ description: "Parts of a whole, a comparison, or a course over time." })
      .default("line"),
    title: text(80, "What is measured, above the chart."),
    points: points(1, 24, "The points in order; a donut takes up to six, none of them below zero."),
    prefix: text(6, "Written before every number, for example $.", "$"),
    suffix: text(8, "Written after every number, for example % or ms.", " ms"),
    highlight: text(40, "Label of the point to point out. Without it, the chart decides.", "March"),
  })
  .superRefine(({ kind, points: all }, issues) => {
    if (kind !== "donut") return;
    const refuse = (message: string, ...path: (string | number)[]) =>
      issues.addIssue({ code: "custom", message, path: ["points", ...path] });
    if (all.length > MAX_PARTS) refuse(`A donut shows at most ${MAX_PARTS} parts: add up the small ones.`);
    for (const [i, { value }] of all.entries())
      if (value < 0) refuse("A part of a whole is not below zero: choose bar instead.", i, "value");
  });

const Steps = z.object({
  title: text(60, "A heading for the steps."),
  items: list(
    z.object({
      title: required(50, "The step in a few words."),
      text: text(110, "One sentence more."),
    }),
    1,
    5,
    "The steps in order.",
  ),
});

const { first, second, winner } = ComparisonData.shape;
const { entries, highlight } = TimelineData.shape;

/** A page made of blocks. Only the headline is required; absent blocks give their space to the others. */
export const InfographicData = z.object({
  ...message,
  stats: list(Stat, 0, 4, "Up to four numbers.").default([]),
  chart: Chart.optional().meta({ description: "One chart." }),
  steps: Steps.optional().meta({ description: "How something works, step by step." }),
  comparison: z
    .object({ first, second, winner, rows: ComparisonData.shape.rows.max(5, "At most 5 fit.") })
    .optional()
    .meta({ description: "Two things compared row by row." }),
  timeline: z
    .object({
      title: text(60, "A heading for the timeline.", "How we got here"),
      entries: entries.max(5, "At most 5 fit."),
      highlight,
    })
    .optional()
    .meta({ description: "What happened, or will, in order." }),
  note: text(120, "One sentence beside the code or the call to action."),
  link: link("What a QR code at the foot opens.").optional(),
  ...action,
  source: text(160, "Where the numbers come from."),
});
export type Infographic = z.output<typeof InfographicData>;
