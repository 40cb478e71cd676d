import { readdirSync } from "node:fs";
import { join } from "node:path";

export const STATIC_FILES = join(import.meta.dirname, "../../functions/public");

/** Whether a static file of this folder answers a request for `url`, before the Worker sees it. */
export function staticFilesIn(folder: string): (url: string) => boolean {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`);
  const known = new Set(paths.map(withoutEnding));
  return (url) => known.has(withoutEnding(url.replace(/[?#].*/s, "")));
}

/** A page answers under its name, with and without `.html`. */
const withoutEnding = (path: string) => path.replace(/\/$/, "").replace(/\.html$/, "");
