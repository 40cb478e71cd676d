import { existsSync } from "node:fs";
import { buildDocs } from "./build.ts";
import { getViewer, viewerMissing } from "./get-viewer.ts";
import { VIEWER } from "./viewer.ts";

/** How the viewer comes here, and what is made with it. */
const WAY = { isThere: () => existsSync(VIEWER), get: getViewer, build: (): Promise<unknown> => buildDocs() };

/** Fetches the viewer beside the running service, where an install did not. Returns the function that gives it up. */
export function bringViewer({ isThere, get, build } = WAY): () => void {
  if (isThere()) return () => {};
  const ending = new AbortController();
  get(ending.signal)
    .then(build)
    .catch((error) => ending.signal.aborted || console.warn(viewerMissing(error)));
  return () => ending.abort();
}
