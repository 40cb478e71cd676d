import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { buildAssets, TYPE_FOLDER } from "../../lib/local/assets/build.ts";

/** vitest globalSetup: fonts, emoji and the artwork of mascots are there before the first picture is drawn. */
export function setup() {
  buildAssets();
}

/** The static assets on disk. */
export async function readAsset(path: string): Promise<ArrayBuffer | undefined> {
  const bytes = await readFile(`${dirname(TYPE_FOLDER)}/${path}`).catch(() => undefined);
  return bytes && new Uint8Array(bytes).buffer;
}
