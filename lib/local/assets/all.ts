import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { stopBundler } from "../bundle.ts";
import { BUILT_BUNDLE, cachedBundle } from "../bundle-cache.ts";
import { buildDocs } from "../docs/build.ts";
import { buildLicences } from "../licences/build.ts";
import { buildAssets } from "./build.ts";

/** Makes every static file and the Worker's bundle, unless they are current. Returns whether a static file was made. */
export async function makeAll(): Promise<boolean> {
  const changes = [buildAssets(), await buildDocs()];
  mkdirSync(dirname(BUILT_BUNDLE), { recursive: true });
  const { inputs } = await cachedBundle(BUILT_BUNDLE);
  await stopBundler();
  return buildLicences(inputs) || changes.includes(true);
}
