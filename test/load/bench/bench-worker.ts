import { basename } from "node:path";
import { build } from "esbuild";
import type { Bundle, Module } from "../../../lib/local/bundle.ts";
import { freePort } from "../../../lib/local/listen.ts";
import type { OutboundRules } from "../../../lib/local/outbound.ts";
import { startWorker } from "../../../lib/local/worker.ts";
import { workerdOf } from "./process.ts";
import type { Keep } from "./scope.ts";

const KINDS: [ending: string, type: Module["type"]][] = [
  [".js", "ESModule"],
  [".wasm", "CompiledWasm"],
  [".woff2", "Data"],
  [".woff", "Data"],
];

/** Bundles a Worker of this folder exactly as lib/local/bundle.ts bundles the service. */
async function bundleOf(entry: string, nodePaths: string[]): Promise<Bundle> {
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    nodePaths,
    entryPoints: { index: entry },
    outdir: "bundle",
    write: false,
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
    loader: { ".wasm": "copy", ".woff2": "copy", ".woff": "copy" },
    assetNames: "[name]-[hash]",
    keepNames: false,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const modules = KINDS.flatMap(([ending, type]) =>
    outputFiles
      .filter(({ path }) => path.endsWith(ending))
      .map(({ path, contents }) => ({ type, path: basename(path), contents })),
  );
  return { modules, hash: entry, inputs: [] };
}

type Surroundings = {
  bindings?: Record<string, string>;
  outside?: OutboundRules;
  inspectorPort?: number;
  /** Folders of packages that only this Worker needs. */
  packages?: string[];
};

/** A Worker of this folder in a workerd of its own, set up like the service's. Its port and its process id. */
export async function benchWorker(keep: Keep, entry: string, surroundings: Surroundings = {}) {
  const {
    bindings = {},
    outside = { servers: {}, vendors: [], open: [] },
    inspectorPort,
    packages = [],
  } = surroundings;
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const bundle = await bundleOf(entry, packages);
  await keep(startWorker({ port, bundle, publicUrl, bindings, outbound: outside, inspectorPort }));
  return { port, pid: await workerdOf(process.pid) };
}
