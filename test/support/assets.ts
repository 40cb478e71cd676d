import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { buildAssets, TYPE_FOLDER } from "../../lib/local/assets/build.ts";

/** vitest globalSetup: fonts, emoji and the artwork of mascots are there before the first picture is drawn. */
export function setup() {
  buildAssets();
}

/** The static assets on disk. A page answers under its name without .html, as on Cloudflare. */
export async function readAsset(path: string): Promise<ArrayBuffer | undefined> {
  const file = `${dirname(TYPE_FOLDER)}/${path}`;
  const bytes = await readFile(file).catch(() => readFile(`${file}.html`).catch(() => undefined));
  return bytes && new Uint8Array(bytes).buffer;
}
