import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { BUNDLE_OPTIONS } from "../../../lib/local/bundle.ts";
import type { Row } from "./row.ts";

const NOTE =
  "Packages, folders and files of the bundle that have at least 1 % of it, after gzip. A part of the code has its share of the code's gzip; " +
  "wasm and fonts are packed by themselves. Lazy: only what asks for it runs it.";
const LEAST = 0.01;

type Part = { name: string; bytes: number; gzip: number };

/** What of the bundle weighs what. */
export async function bundleParts(): Promise<Row[]> {
  const { outputFiles, metafile } = await build(BUNDLE_OPTIONS);
  const atStart = startedWith(metafile.inputs);
  const packed = new Map(
    outputFiles.map(({ path, contents }) => [path.slice(path.lastIndexOf("/")), gzipSync(contents).length]),
  );
  const parts = new Map<string, Part>();
  for (const [path, { bytes, inputs }] of Object.entries(metafile.outputs)) {
    const share = (packed.get(path.slice(path.lastIndexOf("/"))) ?? 0) / bytes;
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const name = `${partOf(input)}${atStart.has(input) ? "" : ", lazy"}`;
      const known = parts.get(name) ?? { name, bytes: 0, gzip: 0 };
      parts.set(name, { name, bytes: known.bytes + bytesInOutput, gzip: known.gzip + bytesInOutput * share });
    }
  }
  const all = [...parts.values()].sort((a, b) => b.gzip - a.gzip);
  const total = all.reduce((sum, { gzip }) => sum + gzip, 0);
  const shown = all.filter(({ gzip }) => gzip >= total * LEAST);
  const rest = total - shown.reduce((sum, { gzip }) => sum + gzip, 0);
  return [...shown, { name: "all else", gzip: rest }].map(({ name, gzip }) => ({
    name: `  ${name}`,
    value: gzip / 1024,
    unit: "KiB",
    note: NOTE,
  }));
}

type Inputs = Record<string, { imports: { path: string; kind: string; external?: boolean }[] }>;

/** The inputs that run when the Worker starts: those that lead to no part behind an `import()`. */
export function startedWith(inputs: Inputs, entry = "functions/index.ts"): Set<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const next = inputs[path]?.imports ?? [];
    waiting.push(
      ...next.filter(({ kind, external }) => kind !== "dynamic-import" && !external).map(({ path }) => path),
    );
  }
  return reached;
}

/** A package, a large file, or a folder of ours. */
export function partOf(input: string): string {
  const file = input.slice(input.lastIndexOf("/") + 1);
  if (/\.(wasm|woff2)$/.test(input)) return file;
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input) ?? [];
  return name ?? input.split("/").slice(0, 2).join("/");
}
