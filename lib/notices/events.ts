import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { whole } from "../core/query.ts";
import { markOf } from "../hooks/announce.ts";
import { type EventRow, findEvents, lastPlace, placeOf } from "../hooks/store-events.ts";
import { EventKind } from "../vocab.ts";
import { noticesOf } from "./notice.ts";

const LOOK_EVERY_MS = 150;
/** How far one call looks for kinds that are rare. */
const MAX_PAGES = 20;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const EventsQuery = z.object({
  limit: whole(1, 100).default(50),
  /** The id of an event, the cursor of an earlier answer, or `latest` for what comes from now on. */
  after: z.string().max(60).optional(),
  from: MomentWithOffset.optional(),
  /** Kinds by name, or by group (`run.*`), separated by commas. */
  type: z.string().max(400).optional(),
  wait: whole(0, 30).default(0),
});

const Event = z.object({
  id: z.guid(),
  type: EventKind,
  timestamp: z.iso.datetime(),
  livemode: z.boolean(),
  data: z.record(z.string(), z.unknown()),
});

export const listEvents = operation({
  id: "list_events",
  summary: "Read what happened in the workspace, oldest first, to catch up after an outage.",
  effect: "read",
  input: EventsQuery,
  output: z.object({ events: z.array(Event), cursor: z.string() }),
  async run(ctx, { limit, after, from, type, wait }) {
    const kinds = new Set(type === undefined ? EventKind.options : kindsOf(type));
    const deadline = ctx.now().getTime() + wait * 1000;
    let place = await placeAfter(ctx, after);
    for (let pages = 0; ; pages++) {
      const read = await findEvents(ctx.db, ctx.workspaceId, { after: place, from }, limit);
      place = read.at(-1)?.position ?? place;
      const rows = read.filter(({ kind }) => kinds.has(kind));
      const isOver = read.length > 0 ? pages >= MAX_PAGES : ctx.now().getTime() >= deadline;
      if (rows.length > 0 || isOver) return { events: await toEvents(ctx, rows), cursor: String(place) };
      if (read.length === 0) await waitForNext(ctx, place, deadline);
    }
  },
});

async function toEvents(ctx: Ctx, rows: readonly EventRow[]): Promise<z.infer<typeof Event>[]> {
  const world = { db: ctx.db, now: ctx.now(), publicUrl: ctx.settings.publicUrl };
  const notices = await noticesOf(world, ctx.workspaceId, rows);
  return notices.map((notice, index) => ({ ...notice, livemode: rows[index]?.livemode ?? true }));
}

async function placeAfter(ctx: Ctx, after: string | undefined): Promise<number> {
  if (after === undefined) return 0;
  if (after === "latest") return lastPlace(ctx.db, ctx.workspaceId);
  if (/^\d{1,15}$/.test(after)) return Number(after);
  const place = UUID.test(after) ? await placeOf(ctx.db, ctx.workspaceId, after) : undefined;
  if (place !== undefined) return place;
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

/** Watches Redis, not SQL. */
async function waitForNext(ctx: Ctx, place: number, deadline: number): Promise<void> {
  while (ctx.now().getTime() < deadline) {
    if (await ctx.marks.has(markOf(ctx.workspaceId, place + 1)).catch(() => false)) return;
    await ctx.sleep(LOOK_EVERY_MS);
  }
}
