import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type * as miniflare from "miniflare";
import type { Bundle } from "./bundle.ts";
import { loadMiniflare } from "./miniflare.ts";
import type { OutboundRules } from "./outbound.ts";
import { Problem } from "./problem.ts";
import { SIGNALS } from "./signals.ts";
import { STATIC_FILES } from "./static-files.ts";
import { watchWorkerd } from "./workerd.ts";

const { Log, LogLevel, Miniflare } = loadMiniflare();

export type WorkerOptions = {
  /** A free one. */
  port: number;
  bundle: Bundle;
  /** The origin the service believes to live at. */
  publicUrl: string;
  /** Variables and secrets, as in production. */
  bindings: Record<string, string>;
  outbound: OutboundRules;
  /** Where stored files live; without it in memory. */
  folder?: string | undefined;
  /** Lets HTTP call the cron trigger: `/cdn-cgi/handler/scheduled`. */
  cronOverHttp?: boolean | undefined;
  /** Where a profiler of processor time finds the runtime (Chrome DevTools protocol). */
  inspectorPort?: number | undefined;
  /** Receives the service's output; without it the output goes to the terminal. */
  onOutput?: ((streams: Readable[]) => void) | undefined;
};

/** Puts a file into the service's own storage. */
export type StoreFile = (name: string, content: string, mimeType: string) => Promise<void>;

export type LocalWorker = {
  /** Replaces the code on the same port. If the new code does not start, the old code continues. */
  reload(bundle: Bundle): Promise<void>;
  /** Wakes the service as its cron trigger would. */
  wake(): Promise<void>;
  store: StoreFile;
  close(): Promise<void>;
};

const EGRESS = readFileSync(join(import.meta.dirname, "egress.mjs"), "utf8");
const CRON = "* * * * *";

/**
 * The settings of wrangler.toml for the local runtime, with outgoing requests routed to the embedded
 * servers.
 */
function toMiniflare(options: WorkerOptions): miniflare.MiniflareOptions {
  const {
    port,
    bundle,
    publicUrl,
    bindings,
    outbound,
    folder,
    cronOverHttp = false,
    inspectorPort,
    onOutput,
  } = options;
  const runtime = { compatibilityDate: "2026-04-01" };
  return {
    host: "127.0.0.1",
    port,
    upstream: publicUrl,
    cf: false,
    log: new Log(LogLevel.WARN),
    r2Persist: folder === undefined ? false : `${folder}/files`,
    unsafeTriggerHandlers: cronOverHttp,
    ...(inspectorPort !== undefined && { inspectorPort }),
    ...(onOutput && { handleRuntimeStdio: (...streams: [Readable, Readable]) => onOutput(streams) }),
    workers: [
      {
        ...runtime,
        name: "brandrun",
        compatibilityFlags: ["nodejs_compat", "global_fetch_strictly_public"],
        modules: bundle.modules,
        bindings,
        r2Buckets: { FILES: "brandrun-files" },
        assets: {
          directory: STATIC_FILES,
          binding: "ASSETS",
          routerConfig: {
            has_user_worker: true,
            // As `run_worker_first` in wrangler.toml.
            static_routing: {
              user_worker: ["/docs/*"],
              asset_worker: ["/docs/images/*", "/docs/*.js", "/docs/*.css", "/docs/*.html"],
            },
          },
        },
        outboundService: "egress",
      },
      {
        ...runtime,
        name: "egress",
        modules: [{ type: "ESModule", path: "egress.mjs", contents: EGRESS }],
        bindings: { vendors: outbound.vendors, open: outbound.open },
        serviceBindings: Object.fromEntries(
          Object.entries(outbound.servers).map(([name, port]) => [
            name,
            { external: { address: `127.0.0.1:${port}`, http: {} } },
          ]),
        ),
      },
    ],
  };
}

/** The service in workerd. Rejects with a MiniflareCoreError when the bundle does not start. */
export async function startWorker(options: WorkerOptions): Promise<LocalWorker> {
  let runtime: miniflare.Miniflare | undefined;
  let { bundle } = options;
  // True while this process itself stops or starts workerd.
  let ours = false;

  const guard = watchWorkerd({ ...options, onExit: () => !ours && setTimeout(revive, GRACE_MS) });

  async function revive() {
    if (ours) return;
    console.error("The service's process has ended; starting it again.");
    await run(bundle).catch(exitAfterFailedRestart);
  }

  async function run(next: Bundle) {
    ours = true;
    const settings = toMiniflare({ ...options, bundle: next });
    if (runtime) await runtime.setOptions(settings);
    else runtime = await create(settings);
    bundle = next;
    ours = false;
  }

  async function close() {
    ours = true;
    await runtime?.dispose();
    await guard.close();
  }

  await run(bundle).catch((error) => close().then(() => Promise.reject(explained(error))));
  return {
    close,
    reload: (next) => run(next).catch((error) => run(bundle).then(() => Promise.reject(error))),
    async store(name, content, contentType) {
      const bucket = await runtime?.getR2Bucket("FILES", "brandrun");
      await bucket?.put(name, content, { httpMetadata: { contentType } });
    },
    async wake() {
      const worker = await runtime?.getWorker("brandrun");
      await worker?.scheduled({ cron: CRON });
    },
  };
}

/**
 * Ctrl-C reaches workerd and this process together, so an apparent crash is often the start of our own
 * shutdown.
 */
const GRACE_MS = 200;

/** The runtime's own reasons are on the terminal by then. */
const explained = (error: Error & { code?: string }) =>
  error.code === "ERR_RUNTIME_FAILURE"
    ? new Problem("The Workers runtime does not start, for the reasons above.")
    : error;

function exitAfterFailedRestart(error: unknown): never {
  console.error("The service could not be started again.", error);
  process.exit(1);
}

/** Starts miniflare without its own signal listeners, which end the process before it can clean up. */
async function create(settings: miniflare.MiniflareOptions): Promise<miniflare.Miniflare> {
  const before = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));
  const runtime = new Miniflare(settings);
  for (const [signal, kept] of before) {
    const added = process.listeners(signal).filter((listener) => !kept.includes(listener));
    for (const listener of added) process.removeListener(signal, listener);
  }
  await runtime.ready;
  return runtime;
}
