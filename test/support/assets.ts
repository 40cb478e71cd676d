import { readFile } from "node:fs/promises";
import { dirname, extname } from "node:path";
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

const TYPES: Record<string, string> = {
  ".md": "text/markdown",
  ".txt": "text/plain",
  ".json": "application/json",
};

/** As the platform answers a request for a page. */
export async function answerAsset(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(1).replace(/\/$/, "/index");
  const page = await readAsset(path);
  const type = TYPES[extname(path)] ?? "text/html";
  return page
    ? new Response(page, { headers: { "Content-Type": `${type}; charset=utf-8`, ETag: '"page"' } })
    : new Response(null, { status: 404 });
}
