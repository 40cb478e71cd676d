import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type KeyRequest, mintKey } from "../../../lib/access/mint.ts";
import { createWorkspace, type WorkspaceDeps } from "../../../lib/access/workspaces.ts";
import { connectLocal } from "../../../lib/admin/connect.ts";
import { bindingsFrom, type ConnectionInfo, credentialsOf } from "../../../lib/local/connection-info.ts";
import { freePort } from "../../../lib/local/listen.ts";
import { outboundRules } from "../../../lib/local/outbound.ts";
import { startPlatform } from "../../../lib/local/platform.ts";
import { startReverseProxy } from "../../../lib/local/reverse-proxy.ts";
import { benchWorker } from "./bench-worker.ts";
import { BRIEFS } from "./briefs.ts";
import type { LoadRequest } from "./load.ts";
import { type Load, startLoad } from "./load-process.ts";
import { workerdOf } from "./process.ts";
import { type Keep, scratch, silentServer } from "./scope.ts";

/** So many that no key comes near its burst window of 3,000. */
const WORKSPACES = 12;
const POLLED = 256;
const SETTLE_MS = 20_000;
const API = "/api/v1/programmatic";
const ACTOR = { kind: "system", id: "bench" } as const;

export type Owner = { workspaceId: string; keyId: string; key: string };
/** `settle`: until what callers were promised is done; a round that left it undone would look too fast. */
export type Side = { port: number; inspectorPort: number; pid: number; settle(): Promise<void> };
/** The service and the limit Worker, mounted in the same way over the same servers, and callers of both. */
export type Arena = { ours: Side; limit: Side; load: Load; owners: Owner[]; deps: WorkspaceDeps };

/**
 * The queue takes every message, but delivers to an address that never answers, so that nothing is rendered meanwhile.
 * Each side has a workerd of its own behind a reverse proxy of its own, with the same helpers in front and behind.
 */
export async function startArena(keep: Keep): Promise<Arena> {
  const { folder } = await keep(scratch());
  const sink = await keep(silentServer());
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const bindings = { PUBLIC_URL: `http://127.0.0.1:${sink.port}` };
  const { connectionInfo } = await keep(startPlatform({ port, inspectorPort, folder, bindings }));
  // Before the limit Worker starts one too.
  const pid = await workerdOf(process.pid);
  const deps = connectLocal(connectionInfo);
  const owners = await Promise.all(Array.from({ length: WORKSPACES }, () => newOwner(deps)));
  return {
    ours: { port, inspectorPort, pid, settle: () => untilOutboxEmpty(deps) },
    limit: await limitWorker(keep, connectionInfo, owners[0]),
    load: await keep(startLoad()),
    owners,
    deps,
  };
}

export async function newOwner(deps: WorkspaceDeps, key: Partial<KeyRequest> = {}): Promise<Owner> {
  const workspaceId = await createWorkspace(deps, ACTOR, "Bench", "scale");
  return { workspaceId, ...(await mintKey(deps, ACTOR, { workspaceId, mode: "live", ...key })) };
}

async function limitWorker(
  keep: Keep,
  connectionInfo: ConnectionInfo,
  owner: Owner | undefined,
): Promise<Side> {
  const portOf = (url: string) => Number(new URL(url).port);
  const ports = {
    database: connectionInfo.database_port,
    redis: portOf(connectionInfo.redis_url),
    qstash: portOf(connectionInfo.qstash_url),
  };
  const inspectorPort = await freePort();
  const { port: workerdPort, pid } = await benchWorker(keep, "limit-worker.ts", {
    bindings: {
      ...bindingsFrom(connectionInfo),
      WORKSPACE_ID: owner?.workspaceId ?? "",
      KEY_ID: owner?.keyId ?? "",
    },
    outside: outboundRules(ports, credentialsOf(connectionInfo)),
    inspectorPort,
  });
  const port = await freePort();
  await keep(startReverseProxy({ port, workerdPort }));
  return { port, inspectorPort, pid, settle: async () => {} };
}

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

const headersFor = ({ key }: Pick<Owner, "key">) => ({
  authorization: `Bearer ${key}`,
  "content-type": "application/json",
});

type Body = { brief?: string; channel: string; asset_type: string };
const generateRequest = (owner: Pick<Owner, "key">, body: Body): LoadRequest => ({
  method: "POST",
  path: `${API}/generate`,
  headers: headersFor(owner),
  body: JSON.stringify(body),
});

export const generateRequests = (owners: Pick<Owner, "key">[], fields: Partial<Body> = {}): LoadRequest[] =>
  BRIEFS.flatMap((brief) =>
    owners.map((owner) =>
      generateRequest(owner, { brief, channel: "twitter", asset_type: "card", ...fields }),
    ),
  );

/** Runs that were there before. */
export async function pollRequests({ deps: { db }, owners }: Arena): Promise<LoadRequest[]> {
  const { rows } = (await db.execute(
    sql`select id, workspace_id from runs order by created_at limit ${POLLED}`,
  )) as unknown as { rows: { id: string; workspace_id: string }[] };
  const ownerOf = new Map(owners.map((owner) => [owner.workspaceId, owner]));
  return rows.flatMap(({ id, workspace_id }) => {
    const owner = ownerOf.get(workspace_id);
    return owner ? { method: "GET", path: `${API}/runs/${id}`, headers: headersFor(owner) } : [];
  });
}
