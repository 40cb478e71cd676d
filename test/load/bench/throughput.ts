import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { mintKey } from "../../../lib/access/mint.ts";
import { createWorkspace, type WorkspaceDeps } from "../../../lib/access/workspaces.ts";
import { connectLocal } from "../../../lib/admin/connect.ts";
import { bindingsFrom, type ConnectionInfo, credentialsOf } from "../../../lib/local/connection-info.ts";
import { freePort } from "../../../lib/local/listen.ts";
import { outboundRules } from "../../../lib/local/outbound.ts";
import { startPlatform } from "../../../lib/local/platform.ts";
import { benchWorker } from "./bench-worker.ts";
import { BRIEFS } from "./briefs.ts";
import type { LoadPlan, LoadRequest } from "./load.ts";
import { type Load, startLoad } from "./load-process.ts";
import { processorMs, workerdOf } from "./process.ts";
import { median, type Row } from "./row.ts";
import { type Keep, scratch, silentServer } from "./scope.ts";

const CONNECTIONS = 64;
const ROUNDS = 4;
const ROUND_MS = 2_500;
const WARM_UP_MS = 3_000;
/** So many that no key comes near its burst window of 3,000. */
const WORKSPACES = 12;
const POLLED = 256;
const SETTLE_MS = 20_000;
const API = "/api/v1/programmatic";
const ACTOR = { kind: "system", id: "bench" } as const;

const NOTE =
  `${CONNECTIONS} keep-alive connections from a process of their own; median of ${ROUNDS} rounds, ours and the limit in turns. ` +
  "The queue takes every message, but delivers to an address that never answers, so that nothing is rendered meanwhile. " +
  "A round of generate lasts until its last message has left the outbox. Processor: of workerd, a request. " +
  "Limit: a hand-written Worker with one Redis pipeline and one SQL statement a request, on the same servers.";

type Owner = { workspaceId: string; keyId: string; key: string };
/** `processor`: milliseconds of workerd a request; NaN on systems that do not tell. */
type Figures = { rate: number; p50: number; p95: number; processor: number };
type Side = { port: number; pid: number; settle(): Promise<void> };

/** Generate and poll under load, as ratios to the limit Worker. */
export async function throughput(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const sink = await keep(silentServer());
  const port = await freePort();
  const bindings = { PUBLIC_URL: `http://127.0.0.1:${sink.port}` };
  const { connectionInfo } = await keep(startPlatform({ port, folder, bindings }));
  // Before the limit Worker starts one too.
  const pid = await workerdOf(process.pid);
  const deps = connectLocal(connectionInfo);
  const owners = await Promise.all(Array.from({ length: WORKSPACES }, () => newOwner(deps)));
  const limit = await limitWorker(keep, connectionInfo, owners[0]);
  const load = await keep(startLoad());

  const ours: Side = { port, pid, settle: () => untilOutboxEmpty(deps) };
  const theirs: Side = { ...limit, settle: async () => {} };
  const sides = [ours, theirs];
  const generates = await inTurns(load, sides, generateRequests(owners), 202);
  const polls = await inTurns(load, sides, await pollRequests(deps, owners), 200);
  return [...rowsOf("generate", generates), ...rowsOf("poll", polls)];
}

async function newOwner(deps: WorkspaceDeps): Promise<Owner> {
  const workspaceId = await createWorkspace(deps, ACTOR, "Bench", "scale");
  return { workspaceId, ...(await mintKey(deps, ACTOR, { workspaceId, mode: "live" })) };
}

function limitWorker(keep: Keep, connectionInfo: ConnectionInfo, owner: Owner | undefined) {
  const portOf = (url: string) => Number(new URL(url).port);
  const ports = {
    database: connectionInfo.database_port,
    redis: portOf(connectionInfo.redis_url),
    qstash: portOf(connectionInfo.qstash_url),
  };
  const outside = outboundRules(ports, credentialsOf(connectionInfo));
  const ids = { WORKSPACE_ID: owner?.workspaceId ?? "", KEY_ID: owner?.keyId ?? "" };
  return benchWorker(keep, "limit-worker.ts", {
    bindings: { ...bindingsFrom(connectionInfo), ...ids },
    outside,
  });
}

/** What a caller was promised is done after the answer; a round that left it undone would look too fast. */
async function untilOutboxEmpty({ db }: WorkspaceDeps): Promise<void> {
  const deadline = performance.now() + SETTLE_MS;
  for (;;) {
    const { rows } = (await db.execute(sql`select count(*)::int as left from outbox`)) as unknown as {
      rows: { left: number }[];
    };
    if (rows[0]?.left === 0) return;
    if (performance.now() > deadline) throw new Error("Messages stay in the outbox.");
    await sleep(20);
  }
}

const headersFor = ({ key }: Owner) => ({
  authorization: `Bearer ${key}`,
  "content-type": "application/json",
});

const generateRequests = (owners: Owner[]): LoadRequest[] =>
  BRIEFS.flatMap((brief) =>
    owners.map((owner) => ({
      method: "POST",
      path: `${API}/generate`,
      headers: headersFor(owner),
      body: JSON.stringify({ brief, channel: "twitter", asset_type: "card" }),
    })),
  );

async function pollRequests({ db }: WorkspaceDeps, owners: Owner[]): Promise<LoadRequest[]> {
  const { rows } = (await db.execute(
    sql`select id, workspace_id from runs order by created_at limit ${POLLED}`,
  )) as unknown as { rows: { id: string; workspace_id: string }[] };
  const ownerOf = new Map(owners.map((owner) => [owner.workspaceId, owner]));
  return rows.flatMap(({ id, workspace_id }) => {
    const owner = ownerOf.get(workspace_id);
    return owner ? { method: "GET", path: `${API}/runs/${id}`, headers: headersFor(owner) } : [];
  });
}

/** Rounds A B A B …; a first one of each is not counted. Answers the medians of each side. */
async function inTurns(load: Load, sides: Side[], requests: LoadRequest[], expect: number) {
  const figures: Figures[][] = sides.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, side] of sides.entries()) {
      const milliseconds = round === 0 ? WARM_UP_MS : ROUND_MS;
      const plan = { port: side.port, connections: CONNECTIONS, milliseconds, requests, expect };
      const seen = await oneRound(load, side, plan);
      if (round > 0) figures[i]?.push(seen);
    }
  }
  return figures.map((rounds) => {
    const of = (what: keyof Figures) => median(rounds.map((figure) => figure[what]));
    return { rate: of("rate"), p50: of("p50"), p95: of("p95"), processor: of("processor") };
  });
}

async function oneRound(load: Load, { pid, settle }: Side, plan: LoadPlan): Promise<Figures> {
  const usedBefore = await processorMs(pid);
  const began = performance.now();
  const { count, p50, p95 } = await load.run(plan);
  await settle();
  const milliseconds = performance.now() - began;
  const processor = ((await processorMs(pid)) - usedBefore) / count;
  return { rate: (1000 * count) / milliseconds, p50, p95, processor };
}

function rowsOf(name: string, [ours, limit]: Figures[]): Row[] {
  if (!ours || !limit) return [];
  const row = (what: keyof Figures, unit: string): Row => ({
    name: `${name}, ${what}`,
    value: ours[what],
    unit,
    baseline: limit[what],
    ratio: ours[what] / limit[what],
    note: NOTE,
  });
  return [row("rate", "/s"), row("p50", "ms"), row("p95", "ms"), row("processor", "ms")];
}
