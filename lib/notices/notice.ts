import type { Db } from "../core/ports.ts";
import type { EventRow } from "../hooks/store-events.ts";
import type { EventKind } from "../vocab.ts";
import { type About, type Known, linkOf, readKnown, recordOf } from "./records.ts";

/** What a customer's system is told: the same by webhook and in the log of events. */
export type Notice = { id: string; type: EventKind; timestamp: string; data: Record<string, unknown> };

/** decisions.md §3, webhooks: receivers may rely on it. */
const MAX_BYTES = 20 * 1024;
/** Longer texts are left out of a thin notice. */
const THIN_TEXT = 300;
const UTF8 = new TextEncoder();

type World = { db: Db; now: Date; publicUrl: string };

/** The notices of events of one workspace, with the records as they stand now, in the order of the events. */
export async function noticesOf(
  world: World,
  workspaceId: string,
  events: readonly EventRow[],
): Promise<Notice[]> {
  const known = await readKnown(world.db, workspaceId, events);
  return events.map((event) => noticeOf(event, known, world));
}

/** The body of a webhook call: `{type, timestamp, data}`, at most 20 KB. */
export const bodyOf = ({ type, timestamp, data }: Notice): string =>
  JSON.stringify({ type, timestamp, data });

function noticeOf(event: EventRow, known: Known, about: About): Notice {
  const { id, kind: type, livemode } = event;
  const whole = { livemode, ...(event.data ?? recordOf(event, known, about)) };
  const notice = { id, type, timestamp: event.createdAt.toISOString(), data: whole };
  if (UTF8.encode(bodyOf(notice)).byteLength <= MAX_BYTES) return notice;
  return { ...notice, data: { ...thinned(whole), thin: true, record_url: linkOf(event, about) } };
}

/** What is small of a record; the rest is read where `record_url` leads. */
const thinned = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => isSmall(value)));

const isSmall = (value: unknown) =>
  typeof value === "string" ? value.length <= THIN_TEXT : typeof value !== "object" || value === null;
