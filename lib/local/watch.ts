import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { type Bundle, bundleWorker } from "./bundle.ts";
import { buildLicences } from "./licences/build.ts";

const ROOT = join(import.meta.dirname, "../..");
const SOURCE = ["functions", "lib", "drizzle/schema"].map((name) => join(ROOT, name));
/** Editors save in several steps. */
const SETTLE_MS = 30;

/** Rebuilds the service after edits and hands over every bundle that differs. Returns the function that ends it. */
export function watchSource(first: Bundle, reload: (bundle: Bundle) => Promise<void>): () => void {
  let { hash } = first;
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  async function rebuild() {
    const started = performance.now();
    const bundle = await bundleWorker();
    if (bundle.hash === hash) return;
    hash = bundle.hash;
    buildLicences(bundle.inputs);
    await reload(bundle);
    console.log(`Reloaded in ${Math.round(performance.now() - started)} ms.`);
  }

  function onEdit() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(rebuild).catch(({ message }: Error) => console.error(`Not reloaded: ${message}`));
    }, SETTLE_MS);
  }

  return watchFolders(onEdit);
}

/**
 * Watches each folder on its own. Node's recursive watch on Linux loses a file that is replaced, and many
 * editors save that way.
 */
function watchFolders(onEdit: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function follow() {
    for (const folder of SOURCE.flatMap(foldersIn)) {
      if (!watchers.has(folder))
        watchers.set(
          folder,
          watch(folder, onEvent).on("error", () => unwatch(folder)),
        );
    }
  }

  function onEvent(event: string) {
    if (event === "rename") follow();
    onEdit();
  }

  function unwatch(folder: string) {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  follow();
  return () => {
    for (const folder of watchers.keys()) unwatch(folder);
  };
}

function foldersIn(folder: string): string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.flatMap(({ name }) => foldersIn(join(folder, name)))];
}
