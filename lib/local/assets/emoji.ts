import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

type Icons = {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
  width: number;
  height: number;
};

const require = createRequire(import.meta.url);
const read = (name: string) =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/noto/${name}`), "utf8"));

/**
 * Writes one SVG file for each emoji to `folder`/emoji-VERSION. Files are named after the code points in hexadecimal,
 * without the variation selector: `1f469-200d-1f4bb.svg`.
 */
export function copyEmoji(folder: string): { folder: string; codes: string } {
  const { icons, aliases = {}, width, height }: Icons = read("icons.json");
  const chars: Record<string, string> = read("chars.json");
  const { version }: { version: string } = read("package.json");
  const into = `emoji-${version}`;
  mkdirSync(join(folder, into), { recursive: true });
  const codes: string[] = [];
  for (const [code, name] of Object.entries(chars)) {
    const icon = icons[name] ?? icons[aliases[name]?.parent ?? ""];
    if (!icon) continue;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
    // Keycaps stand there with leading zeros.
    const bare = code.replace(/^0+/, "");
    writeFileSync(join(folder, into, `${bare}.svg`), `${head}${icon.body}</svg>`);
    codes.push(bare);
  }
  return { folder: into, codes: codes.join(" ") };
}
