import { toAccount } from "../accounts/account.ts";
import { type AccountRow, findAccountsById } from "../accounts/store.ts";
import { type BrandDnaRow, findBrand } from "../brand/store.ts";
import type { Db } from "../core/ports.ts";
import type { EventRow } from "../hooks/store-events.ts";
import { toPost } from "../posts/post.ts";
import { findPostsById, type PostRow } from "../posts/store.ts";
import { toBatch } from "../runs/render.ts";
import { toRun } from "../runs/run.ts";
import { findRunsById, type RunView } from "../runs/store.ts";
import { type BatchRun, findBatchRuns } from "../runs/store-batch.ts";
import type { EventKind } from "../vocab.ts";

const API = "/api/v1/programmatic";

export type About = { now: Date; publicUrl: string };

/** The records that events are about, read at once. */
export type Known = {
  runs: Map<string, RunView>;
  posts: Map<string, PostRow>;
  accounts: Map<string, AccountRow>;
  batches: BatchRun[];
  brand: BrandDnaRow | null;
};

/** What an event can be about: its id, the record as the API answers it, and where. */
type Subject = {
  idOf(event: EventRow): string | null;
  read(id: string, known: Known, about: About): Record<string, unknown> | undefined;
  path(id: string): string;
};

const RUN: Subject = {
  idOf: ({ runId }) => runId,
  read: (id, { runs }, { publicUrl }) => mapped(runs.get(id), (run) => toRun(run, publicUrl)),
  path: (id) => `/runs/${id}`,
};
const POST: Subject = {
  idOf: ({ postId }) => postId,
  read: (id, { posts }) => mapped(posts.get(id), toPost),
  path: (id) => `/posts/${id}`,
};
const BATCH: Subject = {
  idOf: ({ batchId }) => batchId,
  read: (id, { batches }) =>
    toBatch(
      id,
      batches.filter(({ batchId }) => batchId === id),
    ),
  path: (id) => `/render/${id}`,
};
const ACCOUNT: Subject = {
  idOf: ({ accountId }) => accountId,
  read: (id, { accounts }, { now }) => mapped(accounts.get(id), (account) => toAccount(account, now)),
  path: () => "/accounts",
};
const BRAND: Subject = {
  idOf: ({ workspaceId }) => workspaceId,
  read: (_, { brand }, { publicUrl }) => ({
    version: brand?.version ?? 0,
    updated_at: brand?.updatedAt.toISOString() ?? null,
    record_url: `${publicUrl}${API}/brand-dna`,
  }),
  path: () => "/brand-dna",
};
/** Everything there is to say is kept with the event. */
const NOTHING: Subject = { idOf: () => null, read: () => ({}), path: () => "/me" };

const SUBJECTS: Record<EventKind, Subject> = {
  "run.started": RUN,
  "run.succeeded": RUN,
  "run.failed": RUN,
  "render.completed": BATCH,
  "post.scheduled": POST,
  "post.posted": POST,
  "post.failed": POST,
  "post.canceled": POST,
  "brand.updated": BRAND,
  "account.disconnected": ACCOUNT,
  "usage.threshold": NOTHING,
  "webhook.test": NOTHING,
};

const mapped = <T, R>(value: T | undefined, to: (value: T) => R) =>
  value === undefined ? undefined : to(value);

export async function readKnown(db: Db, workspaceId: string, events: readonly EventRow[]): Promise<Known> {
  // What was kept with an event needs no record.
  const open = events.filter(({ data }) => data === null);
  const idsFor = (subject: Subject) => [
    ...new Set(
      open.flatMap((event) => (SUBJECTS[event.kind] === subject ? (subject.idOf(event) ?? []) : [])),
    ),
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

/** The record as the API answers it; what was deleted since then is only named. */
export function recordOf(event: EventRow, known: Known, about: About): Record<string, unknown> {
  const subject = SUBJECTS[event.kind];
  const id = subject.idOf(event) ?? "";
  return subject.read(id, known, about) ?? { id, deleted: true };
}

/** Where the API answers the whole record. */
export function linkOf(event: EventRow, { publicUrl }: About): string {
  const subject = SUBJECTS[event.kind];
  return `${publicUrl}${API}${subject.path(subject.idOf(event) ?? "")}`;
}
