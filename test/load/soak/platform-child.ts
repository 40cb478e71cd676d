import { disposables } from "../../../lib/local/disposables.ts";
import { logView } from "../../../lib/local/log-view.ts";
import { startPlatform } from "../../../lib/local/platform.ts";
import { type Line, openLine } from "./line.ts";
import { openQueueProxy, type QueueProxy } from "./queue-proxy.ts";
import { chance } from "./random.ts";
import type { Command, FromChild, PartName, ToChild } from "./remote-platform.ts";

/** Steps that fail are tried again sooner than in production, so that a minute tells something. */
const BINDINGS = { RETRY_BASE_SECONDS: "2" };

const [port, folder, seed] = process.argv.slice(2);
if (!port || !folder || !seed || !process.send) throw new Error("The soak starts this process.");
const tell = (message: FromChild) => process.connected && process.send?.(message);

const { keep } = disposables();
const lines = {} as Record<PartName, Line>;
let queueProxy: QueueProxy | undefined;

/** The local platform with a proxy that injects faults between all of its parts. */
const platform = await startPlatform({
  port: Number(port),
  folder,
  bindings: BINDINGS,
  // Faults make thousands of lines; what nothing excuses is shown.
  view: logView((text) => text.includes("internal_error") && console.error(text), false),
  faultInjection: {
    async deliveries(to) {
      queueProxy = await keep(openQueueProxy(to, chance(Number(seed))));
      return queueProxy.port;
    },
    async outbound(ports) {
      for (const part of ["database", "redis", "qstash"] as const)
        lines[part] = await keep(openLine(ports[part]));
      const proxied = Object.fromEntries(Object.entries(lines).map(([part, line]) => [part, line.port]));
      return { ...ports, ...proxied };
    },
  },
});

function carryOut(command: Command): unknown {
  if (command.do === "wake") return platform.worker.wake();
  if (command.do === "deliver") return queueProxy?.be(command.kind);
  const line = lines[command.part];
  if (command.do === "slow") return line.slow(command.milliseconds);
  return command.do === "refuse" ? line.refuse(command.isRefusing) : line.cut();
}

process.on("message", async ({ id, command }: ToChild) => {
  try {
    await carryOut(command);
    tell({ done: id });
  } catch (error) {
    tell({ done: id, error: String(error) });
  }
});
// Without the soak there is nothing left to do.
process.on("disconnect", () => void platform.close().finally(() => process.exit(0)));
tell({ connectionInfo: platform.connectionInfo });
