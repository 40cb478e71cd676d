import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import WebSocket from "ws";
import * as z from "zod/v4";

const Frame = z.object({
  functionName: z.string(),
  url: z.string(),
  lineNumber: z.int(),
});
/** What V8's sampling profiler reports (Chrome DevTools protocol, Profiler.Profile). Times in microseconds. */
const CpuProfile = z.object({
  nodes: z.array(z.object({ id: z.int(), callFrame: Frame, children: z.array(z.int()).optional() })),
  samples: z.array(z.int()),
  timeDeltas: z.array(z.number()),
});
export type CpuProfile = z.infer<typeof CpuProfile>;

const Targets = z.array(z.object({ id: z.string(), webSocketDebuggerUrl: z.string() }));
/** The runtime itself answers some calls, without a result. */
const Answer = z.object({ id: z.int(), result: z.unknown().optional() });

/** miniflare names the helpers of a Worker after it, in other ways. */
const isService = ({ id }: { id: string }) => id.startsWith("core:user:") && id.endsWith(":brandrun");

const INTERVAL_US = 200;
const TRIES = 20;
const LOOK_AGAIN_MS = 100;
const TIMEOUT_MS = 20_000;

/** The processor profile of one isolate of a workerd while `work` runs. Other isolates and the runtime are not in it. */
export async function profiled<T>(
  inspectorPort: number,
  work: () => Promise<T>,
): Promise<{ profile: CpuProfile; result: T }> {
  const { call, close } = await connected(await addressOf(inspectorPort));
  await call("Profiler.enable");
  await call("Profiler.setSamplingInterval", { interval: INTERVAL_US });
  await call("Profiler.start");
  const result = await work();
  const { profile } = z.object({ profile: CpuProfile }).parse(await call("Profiler.stop"));
  close();
  return { profile, result };
}

const HeapUsage = z.object({
  usedSize: z.number(),
  totalSize: z.number(),
  embedderHeapUsedSize: z.number(),
  backingStorageSize: z.number(),
});

/** What the service's isolate holds at this moment, with buffers and what is not collected yet, in MB (10⁶ bytes). */
export async function heapMb(inspectorPort: number): Promise<number> {
  const usage = await heapUsage(await addressOf(inspectorPort));
  return (usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize) / 1e6;
}

/** The pages that V8 has taken for the service's isolate, and for all other isolates of its workerd together, in MB. */
export async function pagesMb(inspectorPort: number): Promise<{ ours: number; others: number }> {
  const sum = { ours: 0, others: 0 };
  for (const target of await targetsOf(inspectorPort)) {
    const { totalSize } = await heapUsage(target.webSocketDebuggerUrl);
    sum[isService(target) ? "ours" : "others"] += totalSize / 1e6;
  }
  return sum;
}

async function heapUsage(address: string) {
  const { call, close } = await connected(address);
  const usage = HeapUsage.parse(await call("Runtime.getHeapUsage"));
  close();
  return usage;
}

async function connected(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  let last = 0;
  async function call(method: string, params: object = {}): Promise<unknown> {
    const id = ++last;
    const answered = new Promise((resolve, reject) => {
      const lost = () => reject(new Error(`The inspector does not answer ${method}.`));
      const timer = setTimeout(lost, TIMEOUT_MS);
      socket.on("message", function read(data) {
        const answer = Answer.safeParse(JSON.parse(String(data)));
        if (answer.data?.id !== id) return;
        socket.off("message", read);
        clearTimeout(timer);
        resolve(answer.data.result);
      });
    });
    socket.send(JSON.stringify({ id, method, params }));
    return answered;
  }
  return { call, close: () => socket.close() };
}

/** The runtime lists its isolates under the names that miniflare gives their Workers. */
async function targetsOf(inspectorPort: number) {
  for (let left = TRIES; left > 0; left--) {
    const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`).catch(() => undefined);
    const targets = answer && Targets.parse(await answer.json());
    if (targets?.some(isService)) return targets;
    await sleep(LOOK_AGAIN_MS);
  }
  throw new Error("The runtime's inspector lists no isolate of the service.");
}

const addressOf = async (inspectorPort: number): Promise<string> =>
  (await targetsOf(inspectorPort)).find(isService)?.webSocketDebuggerUrl ?? "";
