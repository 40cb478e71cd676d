import { getViewer, viewerMissing } from "./get-viewer.ts";

/** Runs after `npm ci`. */
await getViewer().catch((error) => console.warn(viewerMissing(error)));
