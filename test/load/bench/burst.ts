import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { mintKey } from "../../../lib/access/mint.ts";
import { createWorkspace, type WorkspaceDeps } from "../../../lib/access/workspaces.ts";
import { connectLocal } from "../../../lib/admin/connect.ts";
import { queryRows } from "../../../lib/core/statement.ts";
import { generateRequests, startArena } from "./arena.ts";
import { startLoad } from "./load-process.ts";
import { residentMb } from "./process.ts";
import type { Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";
import { type Service, startService } from "./service.ts";

const AT_ONCE = 1_000;
const WORKSPACES = 3;
/** A picture takes about 50 ms of one isolate; behind this time what is left is counted, not waited for. */
const MOST_WAITING_MS = 180_000;
const LOOK_EVERY_MS = 2_000;
const MINUTE_MS = 60_000;
const IN_A_MINUTE = 10_000;
const ACTOR = { kind: "system", id: "bench" } as const;

const NOTE =
  `${AT_ONCE} og_image orders of ${WORKSPACES} workspaces on the scale plan, sent at once, each over a connection of its own. One isolate accepts and draws them. ` +
  `Finished within ${MOST_WAITING_MS / 1000} s; fairness: the mean time from order to end of the slowest workspace beside that of the quickest.`;
const MINUTE_NOTE = `${IN_A_MINUTE.toLocaleString("en")} orders of twelve workspaces, evenly over a minute. The queue takes the messages and delivers none.`;

/** A thousand orders at once until they are drawn, and ten thousand over a minute until they are accepted. */
export async function burst(keep: Keep): Promise<Row[]> {
  return [...(await atOnce(keep)), ...(await overAMinute(keep))];
}

async function atOnce(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const service = await keep(startService(folder));
  const deps = connectLocal(JSON.parse(await readFile(join(folder, "data", "platform.json"), "utf8")));
  const owners = await Promise.all(
    Array.from({ length: WORKSPACES }, async () => {
      const workspaceId = await createWorkspace(deps, ACTOR, "Bench", "scale");
      return { workspaceId, ...(await mintKey(deps, ACTOR, { workspaceId, mode: "live" })) };
    }),
  );
  const load = await keep(startLoad());
  const before = await residentMb(service.workerdPid);
  const requests = generateRequests(owners, { asset_type: "og_image", channel: "web" });
  const sent = await load.send({ port: portOf(service), requests, expect: [202], count: AT_ONCE });
  const { most, made, left, times } = await untilDrawn(deps, service, owners);
  const slowest = Math.max(...times);
  const quickest = Math.min(...times);
  const row = (name: string, value: number, unit: string, rest: Partial<Row> = {}): Row => ({
    name: `burst of ${AT_ONCE}, ${name}`,
    value,
    unit,
    note: NOTE,
    ...rest,
  });
  return [
    row("accepted", sent.count, "", { baseline: AT_ONCE, ratio: sent.count / AT_ONCE, aim: "1×" }),
    row("accepted, p50", sent.p50, "ms"),
    row("accepted, p99", sent.p99, "ms"),
    row("finished", made - left, "", { baseline: made, ratio: 1 - left / made, aim: "1×" }),
    row("fairness", slowest / 1000, "s", {
      baseline: quickest / 1000,
      ratio: slowest / quickest,
      aim: "≤ 1.5×",
    }),
    row("workerd, most", most, "MB", { baseline: before, ratio: most / before }),
  ];
}

async function overAMinute(keep: Keep): Promise<Row[]> {
  const { load, ours, owners } = await startArena(keep);
  const requests = generateRequests(owners);
  await load.send({ port: ours.port, requests, expect: [202], count: 200, milliseconds: 5_000 });
  const plan = { port: ours.port, requests, expect: [202], count: IN_A_MINUTE, milliseconds: MINUTE_MS };
  const before = await residentMb(ours.pid);
  const sent = await load.send(plan);
  const after = await residentMb(ours.pid);
  const row = (name: string, value: number, unit: string, rest: Partial<Row> = {}): Row => ({
    name: `${IN_A_MINUTE.toLocaleString("en")} over a minute, ${name}`,
    value,
    unit,
    note: MINUTE_NOTE,
    ...rest,
  });
  return [
    row("accepted", sent.count, "", { baseline: IN_A_MINUTE, ratio: sent.count / IN_A_MINUTE, aim: "1×" }),
    row("accepted, p50", sent.p50, "ms"),
    row("accepted, p99", sent.p99, "ms"),
    row("workerd afterwards", after, "MB", { baseline: before, ratio: after / before }),
  ];
}

const portOf = ({ url }: Service) => Number(new URL(url).port);

/** A busy database may miss a look. Waits until every run has ended, or for the longest time; the most memory meanwhile, and the mean time of each workspace. */
async function untilDrawn({ db }: WorkspaceDeps, { workerdPid }: Service, owners: { workspaceId: string }[]) {
  const until = performance.now() + MOST_WAITING_MS;
  const ids = sql`${`{${owners.map(({ workspaceId }) => workspaceId).join(",")}}`}::uuid[]`;
  let most = 0;
  for (;;) {
    most = Math.max(most, await residentMb(workerdPid));
    const rows = await queryRows<{ made: number; left: number; ms: number }>(
      db,
      sql`select count(*)::int as made, count(*) filter (where finished_at is null)::int as left,
        coalesce(avg(extract(epoch from finished_at - created_at)) * 1000, 0)::float8 as ms
      from runs where workspace_id = any(${ids}) group by workspace_id`,
    ).catch(() => []);
    const made = rows.reduce((sum, row) => sum + row.made, 0);
    const left = rows.reduce((sum, row) => sum + row.left, 0);
    if ((rows.length > 0 && left === 0) || performance.now() > until)
      return { most, made, left, times: rows.map(({ ms }) => ms) };
    await sleep(LOOK_EVERY_MS);
  }
}
