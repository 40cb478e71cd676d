import { buildAssets } from "./build.ts";

/** `npm run assets`: what wrangler runs before it builds the Worker. */
const started = performance.now();
if (buildAssets()) console.log(`Static assets made in ${Math.round(performance.now() - started)} ms.`);
