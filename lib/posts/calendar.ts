import * as z from "zod/v4";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { isTimeZone } from "../text/zone.ts";
import { Platform, PostStatus } from "../vocab.ts";
import { type CalendarRow, findCalendar } from "./store-calendar.ts";

const MAX_DAYS = 366;
const DAY_MS = 86_400_000;
const MAX_SHOWN = 100;

const CalendarPost = z.object({
  id: z.guid().describe("The id of the post."),
  run_id: z.guid().describe("The run that is published."),
  platform: Platform.describe("The network."),
  handle: z.string().nullable().describe("The account that it is for; null while none is known."),
  status: PostStatus.describe("Where the post stands."),
  at: z.iso.datetime().describe("When it went out, else when it should or was tried."),
  text: z.string().describe("The begin of its words, at most 200 characters."),
  headline: z.string().describe("The headline of its run; empty where there is none."),
  picture_url: z.url().nullable().describe("The first picture of its run; null where there is none."),
  held: z
    .enum(["needs_review", "rejected"])
    .nullable()
    .describe("What keeps a drop from going out: the verdict of its run. Null where it is approved."),
  campaign: z.string().nullable().describe("The name of its run's campaign, or its brief."),
});
export type CalendarPost = z.infer<typeof CalendarPost>;

const Span = z.object({
  span: z.string().describe("The day, such as 2026-06-20, or the hour, such as 2026-06-20T09."),
  count: z.int().describe("How many posts it has."),
  posts: z.array(CalendarPost).describe("Some of them, the earliest first."),
});
export type CalendarSpan = z.infer<typeof Span>;

const atMost = (words: string, example: number) =>
  z
    .int()
    .min(0)
    .max(MAX_SHOWN)
    .meta({ description: words, examples: [example] });

const Range = z
  .object({
    from: MomentWithOffset.meta({
      description: "The begin of the range.",
      examples: ["2026-06-01T00:00:00+02:00"],
    }),
    to: MomentWithOffset.meta({
      description: "Its end, which is not in it: at most 366 days later.",
      examples: ["2026-07-01T00:00:00+02:00"],
    }),
    time_zone: z
      .string()
      .refine(isTimeZone, "Choose a time zone by its name, such as Europe/Berlin.")
      .meta({ description: "The zone of days and hours.", examples: ["Europe/Berlin"] }),
    by: z.enum(["day", "hour"]).meta({ description: "What posts are grouped by.", examples: ["day"] }),
    most: atMost("How many posts of each day or hour are answered, 0 to 100.", 4),
    skip: z
      .int()
      .min(0)
      .default(0)
      .meta({
        description: "How many posts of each day or hour are left out before them.",
        examples: [0],
      }),
    soonest: atMost("How many of the soonest drops are answered, 0 to 100.", 20),
  })
  .refine(({ from, to }) => to.getTime() - from.getTime() <= MAX_DAYS * DAY_MS, {
    path: ["to"],
    message: `Give a range of at most ${MAX_DAYS} days.`,
  });

export const listCalendar = operation({
  id: "list_calendar",
  summary: "List what is published and scheduled within a time range, by day or by hour.",
  effect: "read",
  input: Range,
  output: z.object({
    spans: z.array(Span).describe("The days or hours with posts, the earliest first."),
    soonest: z.array(CalendarPost).describe("The soonest drops of the range."),
    drops: z.int().describe("How many drops the range has."),
  }),
  async run(ctx, { time_zone: zone, by: span, ...range }) {
    const rows = await findCalendar(ctx.db, ctx.workspaceId, { ...range, zone, span });
    const toPost = postOf(ctx.settings.publicUrl);
    const isShown = ({ turn }: CalendarRow) => turn > range.skip && turn <= range.skip + range.most;
    const isSoon = ({ status, dropTurn }: CalendarRow) => status === "scheduled" && dropTurn <= range.soonest;
    return {
      spans: spansOf(rows.filter(isShown), toPost),
      soonest: rows.filter(isSoon).map(toPost),
      drops: rows[0]?.drops ?? 0,
    };
  },
});

function spansOf(rows: readonly CalendarRow[], toPost: (row: CalendarRow) => CalendarPost): CalendarSpan[] {
  const spans = new Map<string, CalendarSpan>();
  for (const row of rows) {
    const known = spans.get(row.span) ?? { span: row.span, count: row.count, posts: [] };
    known.posts.push(toPost(row));
    spans.set(row.span, known);
  }
  return [...spans.values()];
}

const postOf =
  (publicUrl: string) =>
  ({
    id,
    runId,
    platform,
    handle,
    status,
    at,
    text,
    headline,
    picture,
    campaign,
    held,
  }: CalendarRow): CalendarPost => ({
    id,
    run_id: runId,
    platform,
    handle,
    status,
    at,
    text,
    headline: headline ?? "",
    picture_url: picture === null ? null : `${publicUrl}/assets/${picture}`,
    campaign,
    held,
  });
