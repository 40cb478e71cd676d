import { freshCredentials, recordRefusal } from "../accounts/credentials.ts";
import { networkFor } from "../accounts/network.ts";
import { findAccountById } from "../accounts/store.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Job } from "../core/job.ts";
import { type Credentials, type Figures, NetworkFailure } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { nextMetricsAt } from "./metrics-schedule.ts";
import { deferFigures, findDueFigures, insertFigures, type Measurable } from "./store-metrics.ts";

type PullJob = Extract<Job, { kind: "metrics.pull" }>;

const { unavailableSeconds, refusedSeconds } = RETRIES.metrics;

/** Fetches the figures of an account's posts that are due. Running twice only measures twice. */
export async function pullMetrics(ports: Ports, { workspaceId, accountId }: PullJob): Promise<void> {
  const now = ports.now();
  const due = await findDueFigures(ports.db, workspaceId, accountId, now);
  if (due.length === 0) return;
  // Deferred before anything is asked, so that an error does not make the next minute ask again.
  await defer(ports, workspaceId, due, addSeconds(now, unavailableSeconds));
  try {
    const figures = await fetchFigures(ports, { workspaceId, accountId }, due);
    const rows = due.flatMap(({ id, externalPostId }) => rowOf(id, figures.get(externalPostId ?? "")));
    await insertFigures(ports.db, workspaceId, rows, now);
    for (const [until, posts] of byNextTime(due, now)) await defer(ports, workspaceId, posts, until);
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    const { retryAt } = error.details;
    const until =
      retryAt ?? addSeconds(now, error.kind === "transient" ? unavailableSeconds : refusedSeconds);
    ports.log("metrics_refused", { account_id: accountId, kind: error.kind });
    await defer(ports, workspaceId, due, until);
  }
}

async function fetchFigures(
  ports: Ports,
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
  due: readonly Measurable[],
): Promise<Map<string, Figures>> {
  const row = await findAccountById(ports.db, workspaceId, accountId);
  const network = row && networkFor(ports, row);
  if (!network) return new Map();
  const account: Credentials = await freshCredentials(ports, workspaceId, accountId);
  try {
    return await network.metrics(
      account,
      due.flatMap(({ externalPostId }) => externalPostId ?? []),
    );
  } catch (failure) {
    if (failure instanceof NetworkFailure) {
      const { accessToken } = account;
      await recordRefusal(ports, workspaceId, { accountId, accessToken, failure });
    }
    throw failure;
  }
}

const rowOf = (postId: string, figures: Figures | undefined) =>
  figures && Object.values(figures).some((count) => count !== undefined) ? [{ postId, ...figures }] : [];

const defer = (ports: Ports, workspaceId: string, posts: readonly Measurable[], until: Date | null) =>
  deferFigures(
    ports.db,
    workspaceId,
    posts.map(({ id }) => id),
    until,
  );

function byNextTime(due: readonly Measurable[], now: Date): [Date | null, Measurable[]][] {
  const groups = new Map<number, [Date | null, Measurable[]]>();
  for (const post of due) {
    const until = nextMetricsAt(post.postedAt ?? now, now);
    const group = groups.get(until?.getTime() ?? 0) ?? [until, []];
    group[1].push(post);
    groups.set(until?.getTime() ?? 0, group);
  }
  return [...groups.values()];
}
