import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { whole } from "../core/query.ts";
import { waitForFlags } from "../core/wait.ts";
import { type EventRow, findEvents, lastPosition, positionOf } from "../events/store.ts";
import { EventKind } from "../vocab.ts";
import { payloadsOf } from "./payload.ts";
import { eventFlag } from "./publish-events.ts";

/** Bounds one call that filters for rare kinds. */
const MAX_PAGES = 20;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const EventsQuery = z.object({
  limit: whole(1, 100)
    .default(50)
    .meta({ description: "Events on a page: 1 to 100, by default 50.", examples: ["100"] }),
  after: z
    .string()
    .max(60)
    .optional()
    .meta({
      description:
        "Read on after this event id or X-Next-Cursor; `latest` reads only what happens from now on. Without it: from the oldest kept event.",
      examples: ["1042", "latest"],
    }),
  from: MomentWithOffset.optional().meta({
    description: "Only events recorded at this time or later. ISO 8601 with an offset.",
    examples: ["2026-11-20T08:00:00+01:00"],
  }),
  type: z
    .string()
    .max(400)
    .optional()
    .meta({
      description:
        "Event types, or groups like `run.*`, separated by commas: at most 400 characters. Without it every type.",
      examples: ["run.*,post.failed"],
    }),
  wait: whole(0, 30)
    .default(0)
    .meta({ description: "Seconds to wait for the first event: 0 to 30, by default 0.", examples: ["30"] }),
});

const Event = z
  .object({
    id: z.guid().describe("The event's id, which is the `webhook-id` header of its messages."),
    type: EventKind.describe("What happened."),
    timestamp: z.iso.datetime().describe("When it was recorded."),
    livemode: z.boolean().describe("False for events of test keys."),
    data: z.record(z.string(), z.unknown()).describe("The record as the API returns it, at most 20 KB."),
  })
  .meta({ title: "Event" });

export const listEvents = operation({
  id: "list_events",
  summary: "List the workspace's events, the oldest first, and wait for new ones.",
  effect: "read",
  input: EventsQuery,
  output: z.object({
    events: z.array(Event).describe("Events in the order of the log."),
    cursor: z.string().describe("Pass it as `after` to read on."),
  }),
  async run(ctx, { limit, after, from, type, wait }) {
    const kinds = new Set(type === undefined ? EventKind.options : kindsOf(type));
    const deadline = ctx.now().getTime() + wait * 1000;
    let position = await positionAfter(ctx, after);
    for (let pages = 0; ; pages++) {
      const read = await findEvents(ctx.db, ctx.workspaceId, { after: position, from }, limit);
      position = read.at(-1)?.position ?? position;
      const rows = read.filter(({ kind }) => kinds.has(kind));
      const isOver = read.length > 0 ? pages >= MAX_PAGES : ctx.now().getTime() >= deadline;
      if (rows.length > 0 || isOver) return { events: await toEvents(ctx, rows), cursor: String(position) };
      if (read.length === 0) await waitForNext(ctx, position, deadline);
    }
  },
});

async function toEvents(ctx: Ctx, rows: readonly EventRow[]): Promise<z.infer<typeof Event>[]> {
  const payloads = await payloadsOf(ctx, ctx.workspaceId, rows);
  return payloads.map((payload, index) => ({ ...payload, livemode: rows[index]?.livemode ?? true }));
}

async function positionAfter(ctx: Ctx, after: string | undefined): Promise<number> {
  if (after === undefined) return 0;
  if (after === "latest") return lastPosition(ctx.db, ctx.workspaceId);
  if (/^\d{1,15}$/.test(after)) return Number(after);
  const position = UUID.test(after) ? await positionOf(ctx.db, ctx.workspaceId, after) : undefined;
  if (position !== undefined) return position;
  throw invalidField(
    ["query", "after"],
    "Use the id of an event, the X-Next-Cursor of an earlier answer, or latest.",
  );
}

function kindsOf(type: string): EventKind[] {
  const wanted = type.split(",").map((name) => name.trim());
  const chosen = (name: string) =>
    EventKind.options.filter(
      (kind) => kind === name || (name.endsWith(".*") && kind.startsWith(name.slice(0, -1))),
    );
  const unknown = wanted.find((name) => chosen(name).length === 0);
  if (unknown === undefined) return wanted.flatMap(chosen);
  throw invalidField(
    ["query", "type"],
    `Use any of: ${EventKind.options.join(", ")}, or a group like run.*.`,
  );
}

/** Polls a Redis flag instead of the database. */
const waitForNext = (ctx: Ctx, position: number, deadline: number): Promise<void> =>
  waitForFlags(ctx, [eventFlag(ctx.workspaceId, position + 1)], (deadline - ctx.now().getTime()) / 1000);
