import * as z from "zod/v4";
import { ComparisonData } from "../comparison/data.ts";
import { points } from "../kit/chart/series.ts";
import { action, list, message, photo, required, text } from "../kit/fields.ts";
import { ICONS } from "../kit/icon-set.ts";
import { link } from "../kit/qr.tsx";
import { TimelineData, TimelineEntry } from "../timeline/data.ts";

/** A ring of more parts than these cannot be read. */
const MAX_PARTS = 6;

/** What a number was at another time. */
const Earlier = z.object({
  value: required(16, "What it was.", "52%"),
  label: required(40, "When that was.", "in September"),
});

const Stat = z.object({
  value: required(16, "The number as it should be read, for example 3.1× or 62%."),
  before: text(60, "What is said before the number, where it stands within its sentence.", "Waste fell by")
    .unwrap()
    .optional(),
  label: text(110, "What it counts."),
  note: z
    .string()
    .max(140)
    .meta({
      description: "A remark on the number in small type, such as what was aimed at.",
      examples: ["target 99%"],
    })
    .optional(),
  earlier: Earlier.optional().meta({ description: "What it was before; drawn beside it." }),
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
    lead: z
      .string()
      .max(24)
      .meta({
        description: "What it went from and to, large over the chart where that is what the page is about.",
        examples: ["31% → 64%"],
      })
      .optional(),
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
      title: required(90, "The step in a few words."),
      text: text(200, "One sentence more."),
      marker: z
        .string()
        .max(16)
        .meta({ description: "Stands before it in place of its number.", examples: ["Day 1"] })
        .optional(),
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .meta({ description: "The colour that it is named by, shown before it.", examples: ["#1f4e9e"] })
        .optional(),
    }),
    1,
    9,
    "The steps in order.",
  ),
  mark: z.enum(["number", "tick", "dot"]).optional().meta({
    description:
      "Numbers for steps in an order, ticks for what is included or done, else points. Without it, numbers.",
  }),
});

const Prices = z.object({
  title: text(60, "A heading for the prices.", "Workshop prices"),
  columns: z
    .object({
      name: required(32, "What the names are.", "Normal day"),
      value: required(32, "What the values are.", "New day"),
    })
    .meta({ description: "What the two columns are called." })
    .optional(),
  rows: list(
    z.object({
      name: required(70, "What is sold.", "Puncture repair"),
      price: required(32, "What it costs, as it should be read.", "£14"),
      label: z
        .string()
        .max(40)
        .meta({ description: "Its day or its course, over it in small type.", examples: ["Mon 30 Nov"] })
        .optional(),
      note: z
        .string()
        .max(80)
        .meta({ description: "A remark under it in small type.", examples: ["Valid for three months"] })
        .optional(),
    }),
    2,
    12,
    "The price list, row by row.",
  ),
});

const When = z.object({
  date: text(60, "The day.", "Saturday 18 April"),
  time: text(40, "The time.", "7 pm"),
  place: text(80, "The place.", "St Mark’s Church"),
});

const Group = z.object({
  title: required(40, "What the group is about.", "Sole trader"),
  items: list(
    required(90, "One thing to say of it.", "One tax return a year"),
    1,
    6,
    "What there is to say.",
  ),
});

const Timetable = z.object({
  rows: list(
    z.object({
      name: required(40, "The day, the place or the group.", "Monday"),
      label: z
        .string()
        .max(40)
        .meta({ description: "Who a group is for, under its name.", examples: ["age 5 to 7"] })
        .optional(),
      entries: list(
        z.object({
          time: required(24, "The time.", "16:00"),
          text: z
            .string()
            .max(60)
            .meta({ description: "What is on then; departures have none.", examples: ["Ballet 5–7 years"] })
            .optional(),
          day: z
            .string()
            .max(60)
            .meta({ description: "The days of a group at this time.", examples: ["Monday and Wednesday"] })
            .optional(),
        }),
        1,
        12,
        "Its times, in their order.",
      ),
      note: z
        .string()
        .max(60)
        .meta({ description: "What else holds for a group.", examples: ["lanes 1 and 2"] })
        .optional(),
    }),
    2,
    8,
    "The timetable, by days, by places or by groups.",
  ),
});

const { first, second, winner } = ComparisonData.shape;
const { highlight } = TimelineData.shape;

/** A page made of blocks. Only the headline is required; absent blocks give their space to the others. */
export const InfographicData = z.object({
  ...message,
  lead: z
    .string()
    .max(16)
    .meta({
      description: "The number that the headline begins with, to be drawn large. At most 16 characters.",
      examples: ["46%"],
    })
    .optional(),
  stats: list(Stat, 0, 6, "Up to six numbers.").default([]),
  earlier: Earlier.optional().meta({
    description: "What the first of the numbers was before; both are drawn as bars under it.",
  }),
  prices: Prices.optional().meta({ description: "A price list: names on the left, prices on the right." }),
  chart: Chart.optional().meta({ description: "One chart." }),
  steps: Steps.optional().meta({ description: "How something works, step by step." }),
  comparison: z
    .object({ first, second, winner, rows: ComparisonData.shape.rows })
    .optional()
    .meta({ description: "Two things compared row by row." }),
  timeline: z
    .object({
      title: text(60, "A heading for the timeline.", "How we got here"),
      entries: list(TimelineEntry, 2, 8, "The entries from first to last."),
      highlight,
    })
    .optional()
    .meta({ description: "What happened, or will, in order." }),
  timetable: Timetable.optional().meta({ description: "Times by the day or the place that they are of." }),
  when: When.optional().meta({ description: "When and where it is." }),
  groups: list(
    Group,
    2,
    3,
    "Two or three things side by side, each with what there is to say of it.",
  ).optional(),
  facts: list(
    required(200, "One sentence.", "Jobs under £25 are done while you wait"),
    1,
    6,
    "What else matters, one sentence each.",
  ).optional(),
  closing: z
    .string()
    .max(240)
    .meta({
      description: "Words that end the page, such as thanks, or what follows from pros and cons.",
      examples: ["Thank you to everyone who helped"],
    })
    .optional(),
  note: text(
    120,
    "One sentence beside the code or the call to action.",
    "Scan to open your own brand kit in two minutes.",
  ),
  link: link("What a QR code at the foot opens.").optional(),
  ...action,
  source: text(160, "Where the numbers come from."),
  photo: photo("A photograph over the top of the page; its focus stays in view.").unwrap().optional(),
});
export type Infographic = z.output<typeof InfographicData>;
/** A number with its label, as a row or a tile sets it. */
export type RowStat = Infographic["stats"][number];
