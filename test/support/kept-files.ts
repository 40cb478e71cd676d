import type { World } from "./world.ts";

/** Watches what lies in a world's storage. `before` may fail or do something at a moment of a test's choice. */
export function watchFiles(w: World) {
  const { put, remove } = w.service.files;
  const names = new Set<string>();
  const puts: string[] = [];
  const watch = {
    /** What is there now. */
    names: () => [...names].sort(),
    /** How often a file of such a name was written. */
    writes: (name: RegExp) => puts.filter((one) => name.test(one)).length,
    before: async (_name: string): Promise<unknown> => undefined,
  };
  w.service.files.put = async (name, bytes, about) => {
    await watch.before(name);
    await put(name, bytes, about);
    puts.push(name);
    names.add(name);
  };
  w.service.files.remove = async (gone) => {
    await remove(gone);
    for (const name of gone) names.delete(name);
  };
  return watch;
}
