import type { World } from "./world.ts";

/** What lies in a world's storage at the moment; tombstones do not count. */
export function watchStorage(w: World) {
  const { files } = w.service;
  const names = new Set<string>();
  w.service.files = {
    ...files,
    async put(name, ...more) {
      await files.put(name, ...more);
      names.add(name);
    },
    async take(name, ...more) {
      await files.take(name, ...more);
      names.add(name);
    },
    async bury(gone) {
      await files.bury(gone);
      for (const name of gone) names.delete(name);
    },
    async remove(gone) {
      await files.remove(gone);
      for (const name of gone) names.delete(name);
    },
  };
  return { names: () => [...names].sort() };
}
