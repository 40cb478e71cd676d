import { type FSWatcher, watch } from "node:fs";
import { type Bundle, bundleWorker } from "./bundle.ts";

const ROOT = `${import.meta.dirname}/../..`;
const FOLDERS = ["functions", "lib", "drizzle/schema"];
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
    await reload(bundle);
    console.log(`Reloaded in ${Math.round(performance.now() - started)} ms.`);
  }

  function notice() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(rebuild).catch(({ message }: Error) => console.error(`Not reloaded: ${message}`));
    }, SETTLE_MS);
  }

  const watchers: FSWatcher[] = FOLDERS.map((folder) =>
    watch(`${ROOT}/${folder}`, { recursive: true }, notice),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
