import { statSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import { type Bundle, bundleWorker } from "./bundle.ts";

/** A bundle together with what tells whether it is still the right one. */
type Kept = { bundle: Bundle; stamp: string };

/**
 * The Worker as it was built last, or built anew if any file it is made of has changed since. Building is what takes
 * longest of a start.
 */
export async function cachedBundle(file: string): Promise<Bundle> {
  const kept = await readKept(file);
  if (kept && kept.stamp === stampOf(kept.bundle.inputs)) return kept.bundle;
  const before = Date.now();
  const bundle = await bundleWorker();
  const stamp = stampOf(bundle.inputs);
  // A file that changed during the build may have been read before or after.
  if (newestOf(bundle.inputs) < before) await keep(file, { bundle, stamp });
  return bundle;
}

async function readKept(file: string): Promise<Kept | undefined> {
  try {
    return deserialize(await readFile(file));
  } catch {
    // None yet, or written by another version of Node.
    return undefined;
  }
}

async function keep(file: string, kept: Kept) {
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
