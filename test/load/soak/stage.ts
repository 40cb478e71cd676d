import { setTimeout as sleep } from "node:timers/promises";
import { connectLocal } from "../../../lib/admin/connect.ts";
import { createDemoAccount, type DemoAccount } from "../../../lib/admin/demo.ts";
import type { ConnectionInfo } from "../../../lib/local/connection-info.ts";
import { freePort } from "../../../lib/local/listen.ts";
import { workerdOf } from "../bench/process.ts";
import type { Keep } from "../bench/scope.ts";
import type { Stage } from "./faults.ts";
import { type PartName, type RemotePlatform, startRemotePlatform } from "./remote-platform.ts";

const BACK_WITHIN_MS = 60_000;

/** The local platform in processes and a folder of its own, with faults between all of its parts. */
export async function openStage(keep: Keep, folder: string, seed: number) {
  const port = await freePort();
  const platform = await keep(startRemotePlatform({ port, folder, seed }));
  const stage: Stage = {
    database: partOf(platform, "database"),
    redis: partOf(platform, "redis"),
    qstash: partOf(platform, "qstash"),
    deliver: (kind) => platform.send({ do: "deliver", kind }),
    flushRedis: () => flush(platform.connectionInfo()),
    killService: () => killWorkerd(platform.pid(), port),
    async killPlatform() {
      await platform.kill();
      await answering(port);
    },
  };
  return {
    stage,
    port,
    pid: platform.pid,
    wake: () => platform.send({ do: "wake" }),
    connectionInfo: platform.connectionInfo,
    /** The database's port changes with each start. */
    deps: () => connectLocal(platform.connectionInfo()),
  };
}

export type OpenStage = Awaited<ReturnType<typeof openStage>>;

const partOf = ({ send }: RemotePlatform, part: PartName): Stage[PartName] => ({
  slow: (milliseconds) => send({ do: "slow", part, milliseconds }),
  refuse: (isRefusing) => send({ do: "refuse", part, isRefusing }),
  cut: () => send({ do: "cut", part }),
});

async function flush({ redis_url, redis_token }: ConnectionInfo): Promise<void> {
  const headers = { authorization: `Bearer ${redis_token}` };
  const answer = await fetch(redis_url, { method: "POST", headers, body: JSON.stringify(["FLUSHALL"]) });
  if (!answer.ok) throw new Error(`Redis did not take the flush: ${answer.status}.`);
}

async function killWorkerd(nodePid: number, port: number): Promise<void> {
  process.kill(await workerdOf(nodePid), "SIGKILL");
  await answering(port);
}

/** Waits for the Worker itself, in whatever health: the reverse proxy before it answers 503 meanwhile. */
async function answering(port: number): Promise<void> {
  for (const until = Date.now() + BACK_WITHIN_MS; Date.now() < until; await sleep(100)) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`).catch(() => undefined);
    if (answer?.headers.has("X-Request-Id")) return;
  }
  throw new Error("The service has not come back after its crash.");
}

/** Workspaces on the largest plan, as the demo's. */
export async function openOwners({ deps, connectionInfo }: OpenStage, count: number): Promise<DemoAccount[]> {
  const owners: DemoAccount[] = [];
  for (let i = 0; i < count; i++) {
    owners.push(await createDemoAccount(deps(), `${connectionInfo().base_url}/assets/none/logo.svg`));
  }
  return owners;
}
