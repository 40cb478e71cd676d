import type { JsonFile } from "./json-file.ts";

export type SavedState<T> = {
  content: T;
  /** Returns once the content survives a power cut. A failed save throws, and undoes what it could not save. */
  save(): void;
};

/** State in memory that is saved as a whole. Throws a Problem when its file is damaged. */
export function savedState<T extends object>(file: JsonFile<T>, initial: T): SavedState<T> {
  const content = file.read() ?? initial;
  let saved = JSON.stringify(content);
  return {
    content,
    save() {
      try {
        file.write(content);
      } catch (error) {
        // Else a repeated request would be answered from what no restart knows.
        Object.assign(content, JSON.parse(saved));
        throw error;
      }
      saved = JSON.stringify(content);
    },
  };
}
