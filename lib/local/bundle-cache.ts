import { statSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import * as z from "zod/v4";
import { BUNDLER, Bundle, bundleWorker, hashOf } from "./bundle.ts";
import { sayRemade } from "./disk/damage.ts";
import { readBytes, replaceFile } from "./disk/durable.ts";

/** What `npm ci` and `npm run assets` build; a new data folder takes it over while it is current. */
export const BUILT_BUNDLE: string = join(import.meta.dirname, "../../.data/bundle.cache");

/** A bundle, with a stamp of its inputs that shows whether it is still current. */
const CachedBundle = z.object({ bundle: Bundle, stamp: z.string() });
type CachedBundle = z.infer<typeof CachedBundle>;

/**
 * The last built Worker; built again if any of its input files has changed, or if the cache is damaged. The
 * build is the slowest part of a start.
 */
export async function cachedBundle(path: string, builtIn = BUILT_BUNDLE): Promise<Bundle> {
  const kept = currentIn(path);
  if (kept) return kept.bundle;
  const built = path === builtIn ? undefined : currentIn(builtIn);
  if (built) {
    writeCached(path, built);
    return built.bundle;
  }
  const before = Date.now();
  const bundle = await bundleWorker();
  const stamp = stampOf(bundle.inputs);
  // A file that changed during the build may have been read before or after.
  if (newestOf(bundle.inputs) < before) writeCached(path, { bundle, stamp });
  return bundle;
}

function currentIn(path: string): CachedBundle | undefined {
  const kept = readCached(path);
  const isCurrent = kept && isOfThisTree(kept.bundle) && kept.stamp === stampOf(kept.bundle.inputs);
  return isCurrent ? kept : undefined;
}

/** A copied folder brings a cache along whose sources are those of the original, and unchanged there. */
const isOfThisTree = ({ inputs }: Bundle) => inputs.includes(BUNDLER);

function readCached(path: string): CachedBundle | undefined {
  const bytes = readBytes(path);
  const kept = bytes && whole(bytes);
  if (bytes && !kept) sayRemade(path);
  return kept;
}

/** The cache in these bytes; undefined when one of them has changed, or another version of Node wrote them. */
function whole(bytes: Uint8Array): CachedBundle | undefined {
  try {
    const kept = CachedBundle.parse(deserialize(bytes));
    return kept.bundle.hash === hashOf(kept.bundle.modules) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Without room for the cache the next start takes longer, and that is all. */
function writeCached(path: string, kept: CachedBundle): void {
  try {
    replaceFile(path, [serialize(kept)]);
  } catch (error) {
    console.error(`${path} was not written: ${(error as Error).message}`);
  }
}

const stampOf = (paths: string[]) => paths.map((path) => stateOf(path).join(" ")).join("\n");
const newestOf = (paths: string[]) => Math.max(...paths.map((path) => stateOf(path)[0]));

function stateOf(path: string): [changedMs: number, bytes: number] {
  const state = statSync(path, { throwIfNoEntry: false });
  return state ? [state.mtimeMs, state.size] : [0, 0];
}
