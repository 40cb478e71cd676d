import { setTimeout as sleep } from "node:timers/promises";
import { connectLocal } from "../../../lib/admin/connect.ts";
import { createDemoAccount, type DemoAccount } from "../../../lib/admin/demo.ts";
import type { ConnectionInfo } from "../../../lib/local/connection-info.ts";
import { logView } from "../../../lib/local/log-view.ts";
import { startPlatform } from "../../../lib/local/platform.ts";
import { workerdOn } from "../bench/process.ts";
import { freePort, type Keep } from "../bench/scope.ts";
import type { Stage } from "./faults.ts";
import { openLine } from "./line.ts";
import { openQueueProxy } from "./queue-proxy.ts";
import type { Chance } from "./random.ts";

const BACK_WITHIN_MS = 30_000;
/** Steps that fail are tried again sooner than in production, so that a minute tells something. */
const BINDINGS = { RETRY_BASE_SECONDS: "2" };

type Lines = Pick<Stage, "database" | "redis" | "qstash">;

/** The local platform in this process, in a folder of its own, with something bad between all of its parts. */
export async function openStage(keep: Keep, folder: string, random: Chance) {
  const port = await freePort();
  let lines: Lines | undefined;
  let queueProxy: Stage["queueProxy"] | undefined;
  const platform = await keep(
    startPlatform({
      port,
      folder,
      bindings: BINDINGS,
      // Troubles make thousands of lines; what nothing excuses is shown.
      view: logView((text) => text.includes("internal_error") && console.error(text), false),
      faultInjection: {
        async deliveries(to) {
          queueProxy = await keep(openQueueProxy(to, random));
          return queueProxy.port;
        },
        async outbound(ports) {
          const [database, redis, qstash] = await Promise.all(
            [ports.database, ports.redis, ports.qstash].map((to) => keep(openLine(to))),
          );
          lines = { database: database!, redis: redis!, qstash: qstash! };
          return { ...ports, database: database!.port, redis: redis!.port, qstash: qstash!.port };
        },
      },
    }),
  );
  if (!lines || !queueProxy) throw new Error("The detours were not taken.");
  const { connectionInfo, worker } = platform;
  const stage: Stage = {
    ...lines,
    queueProxy,
    flushRedis: () => flush(connectionInfo),
    killService: () => kill(port),
  };
  return { stage, port, connectionInfo, worker, deps: connectLocal(connectionInfo) };
}

export type OpenStage = Awaited<ReturnType<typeof openStage>>;

async function flush({ redis_url, redis_token }: ConnectionInfo): Promise<void> {
  const headers = { authorization: `Bearer ${redis_token}` };
  const answer = await fetch(redis_url, { method: "POST", headers, body: JSON.stringify(["FLUSHALL"]) });
  if (!answer.ok) throw new Error(`Redis did not take the flush: ${answer.status}.`);
}

async function kill(port: number): Promise<void> {
  process.kill(await workerdOn(port), "SIGKILL");
  for (const until = Date.now() + BACK_WITHIN_MS; Date.now() < until; await sleep(100)) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`).catch(() => undefined);
    if (answer) return;
  }
  throw new Error("The service has not come back after its crash.");
}

/** Workspaces on the largest plan, as the demo's. */
export async function openOwners({ deps, connectionInfo }: OpenStage, count: number): Promise<DemoAccount[]> {
  const owners: DemoAccount[] = [];
  for (let i = 0; i < count; i++) {
    owners.push(await createDemoAccount(deps, `${connectionInfo.base_url}/assets/none/logo.svg`));
  }
  return owners;
}
