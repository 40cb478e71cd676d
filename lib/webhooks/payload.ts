import { toAccount } from "../accounts/account.ts";
import { type AccountRow, findAccountsById } from "../accounts/store.ts";
import { type BrandDnaRow, findBrand } from "../brand/store.ts";
import type { Db, Ports } from "../core/ports.ts";
import { type EventRow, saveEventData } from "../events/store.ts";
import { toPost } from "../posts/post.ts";
import { findPostsById, type PostRow } from "../posts/store.ts";
import { toBatch } from "../runs/batch.ts";
import { toRun } from "../runs/run.ts";
import { findRunsById, type RunView } from "../runs/store.ts";
import { type BatchRun, findBatchRuns } from "../runs/store-batch.ts";
import type { EventKind } from "../vocab.ts";
import { postAtEvent, runAtEvent } from "./as-it-was.ts";

/** An event as customers read it: the same in a webhook message and in the log of events. */
export type EventPayload = { id: string; type: EventKind; timestamp: string; data: Record<string, unknown> };

const API = "/api/v1/programmatic";
/** Receivers may rely on this limit: functions/docs/webhooks.md. */
const MAX_BYTES = 20 * 1024;
/** A thin payload leaves out longer texts. */
const THIN_TEXT_LENGTH = 300;
/** Texts of a thin notice by choice: names, times and addresses, no words for readers. */
const TINY_TEXT_LENGTH = 60;
const UTF8 = new TextEncoder();

type PayloadDeps = Pick<Ports, "db" | "now" | "settings">;

/** The payloads of one workspace's events, in their order. */
export async function payloadsOf(
  { db, now, settings }: PayloadDeps,
  workspaceId: string,
  events: readonly EventRow[],
): Promise<EventPayload[]> {
  const records = await loadRecords(db, workspaceId, events);
  const context = { records, now: now(), publicUrl: settings.publicUrl };
  return events.map((event) => payloadOf(event, context));
}

/** The payload of an event, stored with its first use, so that every attempt sends the same to every address. */
export async function storedPayload(deps: PayloadDeps, event: EventRow): Promise<EventPayload> {
  const [fresh] = await payloadsOf(deps, event.workspaceId, [event]);
  if (!fresh) throw new Error(`Event ${event.id} has no payload.`);
  if (event.data !== null) return fresh;
  const data = (await saveEventData(deps.db, event.workspaceId, event.id, fresh.data)) ?? fresh.data;
  const [stored = fresh] = await payloadsOf(deps, event.workspaceId, [{ ...event, data }]);
  return stored;
}

/** The message of an event as its endpoint asks for it: the whole payload, or a thin one. */
export const payloadFor = (
  deps: Pick<Ports, "settings">,
  { event, whole, isThin }: { event: EventRow; whole: EventPayload; isThin: boolean },
): EventPayload => (isThin ? thinPayload(deps, event, whole) : whole);

/** The stored payload of an event. Undefined before the first attempt, which stores it. */
export const payloadAsSent = ({ settings }: Pick<Ports, "settings">, event: EventRow) =>
  event.data === null ? undefined : payloadOf(event, { ...NO_RECORDS, publicUrl: settings.publicUrl });

/** The body of a webhook message: `{type, timestamp, data}`, at most 20 KB. */
export const bodyOf = ({ type, timestamp, data }: EventPayload): string =>
  JSON.stringify({ type, timestamp, data });

/** The payload as an endpoint asks for it: a thin one has no lists, no null and no long text. */
function thinPayload({ settings }: Pick<Ports, "settings">, event: EventRow, payload: EventPayload) {
  const small = Object.entries(thinned(payload.data)).filter(([, value]) => isTiny(value));
  const url = recordUrl(event, settings.publicUrl);
  return { ...payload, data: { ...Object.fromEntries(small), thin: true, record_url: url } };
}

const isTiny = (value: unknown) =>
  value !== null && (typeof value !== "string" || value.length <= TINY_TEXT_LENGTH || isAddress(value));
const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);

function payloadOf(event: EventRow, context: PayloadContext): EventPayload {
  const { id, kind: type, livemode } = event;
  const data = { livemode, ...(event.data ?? recordOf(event, context)) };
  const payload = { id, type, timestamp: event.createdAt.toISOString(), data };
  if (UTF8.encode(bodyOf(payload)).byteLength <= MAX_BYTES) return payload;
  return {
    ...payload,
    data: { ...thinned(data), thin: true, record_url: recordUrl(event, context.publicUrl) },
  };
}

/** The small fields of a record. `record_url` leads to the others. */
const thinned = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => isSmall(value)));

const isSmall = (value: unknown) =>
  typeof value === "string" ? value.length <= THIN_TEXT_LENGTH : typeof value !== "object" || value === null;

/** The records that events are about, read at once. */
type EventRecords = {
  runs: Map<string, RunView>;
  posts: Map<string, PostRow>;
  accounts: Map<string, AccountRow>;
  batches: BatchRun[];
  brand: BrandDnaRow | null;
};

type PayloadContext = { records: EventRecords; now: Date; publicUrl: string };

/** An event with stored data needs none. */
const NO_RECORDS = {
  records: { runs: new Map(), posts: new Map(), accounts: new Map(), batches: [], brand: null },
  now: new Date(0),
};

/** What an event is about: its id, the record as the API returns it, and the record's path. */
type RecordReader = {
  idOf(event: EventRow): string | null;
  read(id: string, context: PayloadContext, event: EventRow): Record<string, unknown> | undefined;
  path(id: string): string;
};

const RUN: RecordReader = {
  idOf: ({ runId }) => runId,
  read: (id, { records, publicUrl }, event) =>
    mapped(records.runs.get(id), (run) => toRun(runAtEvent(run, event), publicUrl)),
  path: (id) => `/runs/${id}`,
};
const POST: RecordReader = {
  idOf: ({ postId }) => postId,
  read: (id, { records }, event) => mapped(records.posts.get(id), (post) => toPost(postAtEvent(post, event))),
  path: (id) => `/posts/${id}`,
};
const BATCH: RecordReader = {
  idOf: ({ batchId }) => batchId,
  read(id, { records, publicUrl }) {
    const rows = records.batches.filter(({ batch }) => batch.id === id);
    return mapped(rows[0], ({ batch }) => toBatch(batch, rows, publicUrl));
  },
  path: (id) => `/render/${id}`,
};
const ACCOUNT: RecordReader = {
  idOf: ({ accountId }) => accountId,
  read: (id, { records, now }) => mapped(records.accounts.get(id), (account) => toAccount(account, now)),
  path: () => "/accounts",
};
const BRAND: RecordReader = {
  idOf: ({ workspaceId }) => workspaceId,
  read: (_, { records: { brand }, publicUrl }) => ({
    version: brand?.version ?? 0,
    updated_at: brand?.updatedAt.toISOString() ?? null,
    record_url: `${publicUrl}${API}/brand-dna`,
  }),
  path: () => "/brand-dna",
};
/** The event itself holds all of its data. */
const NONE: RecordReader = { idOf: () => null, read: () => ({}), path: () => "/me" };

const READERS: Record<EventKind, RecordReader> = {
  "run.started": RUN,
  "run.succeeded": RUN,
  "run.failed": RUN,
  "run.reviewed": RUN,
  "render.completed": BATCH,
  "post.scheduled": POST,
  "post.posted": POST,
  "post.failed": POST,
  "post.canceled": POST,
  "brand.updated": BRAND,
  "account.disconnected": ACCOUNT,
  "usage.threshold": NONE,
  "webhook.test": NONE,
};

const mapped = <T, R>(value: T | undefined, to: (value: T) => R) =>
  value === undefined ? undefined : to(value);

async function loadRecords(db: Db, workspaceId: string, events: readonly EventRow[]): Promise<EventRecords> {
  // An event with stored data needs no record.
  const open = events.filter(({ data }) => data === null);
  const idsFor = (reader: RecordReader) => [
    ...new Set(open.flatMap((event) => (READERS[event.kind] === reader ? (reader.idOf(event) ?? []) : []))),
  ];
  const [runs, posts, accounts, batches, brand] = await Promise.all([
    findRunsById(db, workspaceId, idsFor(RUN)),
    findPostsById(db, workspaceId, idsFor(POST)),
    findAccountsById(db, workspaceId, idsFor(ACCOUNT)),
    findBatchRuns(db, workspaceId, idsFor(BATCH)),
    idsFor(BRAND).length > 0 ? findBrand(db, workspaceId) : undefined,
  ]);
  return {
    runs: byId(runs),
    posts: byId(posts),
    accounts: byId(accounts),
    batches,
    brand: brand?.dna ?? null,
  };
}

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

/** The record as the API returned it then. A record that was deleted since then is only named. */
function recordOf(event: EventRow, context: PayloadContext): Record<string, unknown> {
  const reader = READERS[event.kind];
  const id = reader.idOf(event) ?? "";
  return reader.read(id, context, event) ?? { id, deleted: true };
}

/** Where the API returns the whole record. */
function recordUrl(event: EventRow, publicUrl: string): string {
  const reader = READERS[event.kind];
  return `${publicUrl}${API}${reader.path(reader.idOf(event) ?? "")}`;
}
