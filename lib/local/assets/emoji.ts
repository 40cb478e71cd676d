import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { own } from "../../text/own.ts";

type Icons = {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
  width: number;
  height: number;
};
type Emoji = { code: string; svg: string };
/** A file with the pictures of some emoji, each on a line of its own: name, tab, SVG. */
type Pack = { file: string; codes: string };

const require = createRequire(import.meta.url);
const read = (name: string) =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/noto/${name}`), "utf8"));

/** Characters of a pack: thousands of small files would slow every start of the local service down. */
const PACK_SIZE = 100_000;

/** Every emoji, named by its code points in hexadecimal without variation selectors: `1f469-200d-1f4bb`. */
function allEmoji(): Emoji[] {
  const { icons, aliases = {}, width, height }: Icons = read("icons.json");
  const chars: Record<string, string> = read("chars.json");
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return Object.entries(chars).flatMap(([code, name]) => {
    const icon = own(icons, name) ?? own(icons, own(aliases, name)?.parent ?? "");
    // The pack's names of keycaps have leading zeros.
    return icon
      ? [{ code: code.replace(/^0+/, ""), svg: `${head}${icon.body.replaceAll("\n", " ")}</svg>` }]
      : [];
  });
}

/** Writes the emoji to `folder`/emoji, several to a file, under names that change with their content. */
export function copyEmoji(folder: string): { hash: string; packs: Pack[] } {
  mkdirSync(join(folder, "emoji"), { recursive: true });
  const packs: Pack[] = [];
  let waiting: Emoji[] = [];
  const flush = () => {
    if (waiting.length > 0) packs.push(writePack(folder, waiting, packs.length));
    waiting = [];
  };
  for (const emoji of allEmoji()) {
    if (sizeOf(waiting) + emoji.svg.length > PACK_SIZE) flush();
    waiting.push(emoji);
  }
  flush();
  const hash = createHash("sha256").update(JSON.stringify(packs)).digest("hex").slice(0, 16);
  return { hash, packs };
}

const sizeOf = (emoji: readonly Emoji[]) => emoji.reduce((sum, { svg }) => sum + svg.length, 0);

function writePack(folder: string, emoji: readonly Emoji[], index: number): Pack {
  const text = emoji.map(({ code, svg }) => `${code}\t${svg}\n`).join("");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  const file = `emoji/${index}-${hash}.txt`;
  writeFileSync(join(folder, file), text);
  return { file, codes: emoji.map(({ code }) => code).join(" ") };
}
