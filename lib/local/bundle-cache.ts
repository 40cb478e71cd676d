import { statSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import { type Bundle, bundleWorker } from "./bundle.ts";

/** A bundle, with a stamp of its inputs that shows whether it is still current. */
type CachedBundle = { bundle: Bundle; stamp: string };

/**
 * The last built Worker; built again if any of its input files has changed. The build is the slowest part of
 * a start.
 */
export async function cachedBundle(file: string): Promise<Bundle> {
  const kept = await readCached(file);
  if (kept && kept.stamp === stampOf(kept.bundle.inputs)) return kept.bundle;
  const before = Date.now();
  const bundle = await bundleWorker();
  const stamp = stampOf(bundle.inputs);
  // A file that changed during the build may have been read before or after.
  if (newestOf(bundle.inputs) < before) await writeCached(file, { bundle, stamp });
  return bundle;
}

async function readCached(file: string): Promise<CachedBundle | undefined> {
  try {
    return deserialize(await readFile(file));
  } catch {
    // None yet, or written by another version of Node.
    return undefined;
  }
}

async function writeCached(file: string, kept: CachedBundle) {
  const draft = `${file}.new`;
  await writeFile(draft, serialize(kept));
  await rename(draft, file);
}

const stampOf = (paths: string[]) => paths.map((path) => stateOf(path).join(" ")).join("\n");
const newestOf = (paths: string[]) => Math.max(...paths.map((path) => stateOf(path)[0]));

function stateOf(path: string): [changedMs: number, bytes: number] {
  const state = statSync(path, { throwIfNoEntry: false });
  return state ? [state.mtimeMs, state.size] : [0, 0];
}
