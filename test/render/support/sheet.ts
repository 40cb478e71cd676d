import { draw } from "../../../lib/render/engine.ts";
import type { Node } from "../../../lib/render/jsx-runtime.ts";

/** One drawn picture and what the lint found on it. */
export type Shown = {
  template: string;
  file: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  layout: string;
  faults: string[];
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page that shows every picture, template by template; it asks for nothing outside its own folder. */
export function pageOf(shown: readonly Shown[]): string {
  const names = [...new Set(shown.map(({ template }) => template))];
  const sections = names.map((name) => {
    const figures = shown.filter(({ template }) => template === name).map(figureOf);
    return `<section><h2 id="${name}">${name}</h2><div>${figures.join("")}</div></section>`;
  });
  const links = names.map((name) => `<a href="#${name}">${name}</a>`).join(" ");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Templates</title><style>
body{font:15px system-ui;margin:2rem;background:Canvas;color:CanvasText;color-scheme:light dark}
section>div{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}figure{margin:0}
img{height:300px;display:block;border:1px solid #8884}figcaption{max-width:34rem}em{color:#c33}nav a{margin-right:.6rem}
</style><h1>Templates</h1><nav>${links}</nav>${sections.join("\n")}</html>\n`;
}

function figureOf({ file, layout, faults, width, height }: Shown): string {
  const notes = faults.map((fault) => `<br><em>${escaped(fault)}</em>`).join("");
  const image = `<a href="gallery/${file}"><img src="gallery/${file}" alt="${file}" loading="lazy"></a>`;
  return `<figure>${image}<figcaption>${file} · ${layout} · ${width}×${height}${notes}</figcaption></figure>`;
}

const TALL = 240;
const WIDE = 2400;
const GAP = 14;

/** All pictures of ordinary data at once, small, in rows as wide as the sheet. */
export async function contactSheet(shown: readonly Shown[]): Promise<Uint8Array> {
  const samples = shown.filter(({ file }) => file.includes("-sample"));
  const chosen = samples.length > 0 ? samples : shown;
  const thumbs: { key: string; width: number; bytes: Uint8Array }[] = [];
  for (const { file, bytes, width, height } of chosen) {
    const wide = Math.round((TALL * width) / height);
    thumbs.push({ key: file, width: wide, bytes: await scaled(bytes, wide, TALL) });
  }
  const rows = inRows(thumbs.map(({ width }) => width));
  const height = GAP + (Math.max(0, ...rows.map(({ row }) => row)) + 1) * (TALL + GAP);
  const children = thumbs.map(({ key, width }, i) => {
    const { x = 0, row = 0 } = rows[i] ?? {};
    return picture(key, { left: x, top: GAP + row * (TALL + GAP), width, height: TALL });
  });
  const style = {
    display: "flex",
    position: "relative",
    width: WIDE,
    height,
    backgroundColor: "#d8d8d8",
  } as const;
  const root: Node = { type: "container", style, children };
  return draw(
    { width: WIDE, height, root, images: new Map(thumbs.map(({ key, bytes }) => [key, bytes])) },
    "png",
  );
}

function inRows(widths: number[]): { x: number; row: number }[] {
  let [x, row] = [GAP, 0];
  return widths.map((width) => {
    if (x + width + GAP > WIDE) [x, row] = [GAP, row + 1];
    const place = { x, row };
    x += width + GAP;
    return place;
  });
}

const picture = (src: string, box: { left: number; top: number; width: number; height: number }): Node => ({
  type: "image",
  src,
  style: { display: "flex", position: "absolute", ...box },
});

/** A picture at another size. */
function scaled(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const root = { type: "image" as const, src: "picture", style: { display: "flex" as const, width, height } };
  return draw({ width, height, root, images: new Map([["picture", bytes]]) }, "png");
}
