import type { World } from "./world.ts";

/** Watches what lies in a world's storage. `before` and `after` a write a test may do something, or fail. */
export function watchStorage(w: World) {
  const { put, read, remove } = w.service.files;
  const names = new Set<string>();
  const puts: string[] = [];
  const reads: string[] = [];
  const watch = {
    /** What is there now. */
    names: () => [...names].sort(),
    /** How often a file of such a name was written. */
    writes: (name: RegExp) => puts.filter((one) => name.test(one)).length,
    /** The files that were read, in order. */
    reads,
    before: async (_name: string): Promise<unknown> => undefined,
    after: async (_name: string): Promise<unknown> => undefined,
  };
  w.service.files.put = async (name, bytes, about) => {
    await watch.before(name);
    await put(name, bytes, about);
    puts.push(name);
    names.add(name);
    await watch.after(name);
  };
  w.service.files.read = (name) => {
    reads.push(name);
    return read(name);
  };
  w.service.files.remove = async (gone) => {
    await remove(gone);
    for (const name of gone) names.delete(name);
  };
  return watch;
}
