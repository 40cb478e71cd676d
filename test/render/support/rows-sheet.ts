import { draw } from "../../../lib/render/engine.ts";
import { imageSize } from "../../../lib/render/image-size.ts";
import type { Node } from "../../../lib/render/jsx-runtime.ts";

const GAP = 12;

/** Pictures in rows, each as high as `tall` pixels. */
export async function rowsSheet(rows: readonly (readonly Uint8Array[])[], tall: number): Promise<Uint8Array> {
  const images = new Map<string, Uint8Array>();
  const children: Node[] = [];
  let right = 0;
  for (const [y, row] of rows.entries()) {
    let x = GAP;
    for (const [i, bytes] of row.entries()) {
      const size = imageSize(bytes);
      if (!size) continue;
      const width = Math.round((tall * size.width) / size.height);
      const key = `${y}-${i}`;
      images.set(key, await small(bytes, width, tall));
      const box = { left: x, top: GAP + y * (tall + GAP), width, height: tall };
      children.push({ type: "image", src: key, style: { display: "flex", position: "absolute", ...box } });
      x += width + GAP;
    }
    right = Math.max(right, x);
  }
  const size = { width: right, height: GAP + rows.length * (tall + GAP) };
  const style = { display: "flex", position: "relative", ...size, backgroundColor: "#c9c9cf" } as const;
  return draw({ ...size, root: { type: "container", style, children }, images }, "png");
}

/** A picture at another size. */
function small(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const root = { type: "image" as const, src: "picture", style: { display: "flex" as const, width, height } };
  return draw({ width, height, root, images: new Map([["picture", bytes]]) }, "png");
}
