import type { World } from "./world.ts";

/**
 * Watches what a world's storage holds; tombstones do not count.
 * A test may replace `before` and `after` to do something around a write, or to make it fail.
 */
export function watchStorage(w: World) {
  const { files } = w.service;
  const names = new Set<string>();
  const puts: string[] = [];
  const reads: string[] = [];
  const watch = {
    /** The files that are there now. */
    names: () => [...names].sort(),
    /** How often a file of such a name was written. */
    writes: (name: RegExp) => puts.filter((one) => name.test(one)).length,
    /** The files that were read, in order. */
    reads,
    before: async (_name: string): Promise<unknown> => undefined,
    after: async (_name: string): Promise<unknown> => undefined,
  };
  const forget = (gone: readonly string[]) => {
    for (const name of gone) names.delete(name);
  };
  w.service.files = {
    ...files,
    async put(name, ...more) {
      await watch.before(name);
      await files.put(name, ...more);
      puts.push(name);
      names.add(name);
      await watch.after(name);
    },
    async putStream(name, ...more) {
      await files.putStream(name, ...more);
      names.add(name);
    },
    read(name) {
      reads.push(name);
      return files.read(name);
    },
    async tombstone(gone) {
      await files.tombstone(gone);
      forget(gone);
    },
    async delete(gone) {
      await files.delete(gone);
      forget(gone);
    },
  };
  return watch;
}
