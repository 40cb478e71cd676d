import { sha256 } from "../text/sha256.ts";
import { coverOf, holds } from "./coverage.ts";
import { withPixels } from "./engine.ts";
import { SLICES, type Slice, sliceOf } from "./fonts.ts";
import type { Node } from "./jsx-runtime.ts";

const LETTERS = "Hamburgefonts";

/** Whether the engine sets letters in a font file: it takes the file, and they leave ink. */
export async function canSetLetters(data: Uint8Array<ArrayBuffer>, covers: string): Promise<boolean> {
  const cover = coverOf(covers);
  const isLatin = [...LETTERS].every((letter) => holds(cover, letter.codePointAt(0) ?? 0));
  const text = isLatin ? LETTERS : String.fromCodePoint(cover.at(-1) ?? 0);
  const name = `trial-${(await sha256(data)).slice(0, 16)}`;
  const font: Slice = { ...sliceOf(name, name, cover, data.slice().buffer), isOwn: true };
  const size = { width: 400, height: 80 };
  const style = { display: "flex", ...size } as const;
  const line: Node = { type: "text", text, style: { fontFamily: name, fontSize: 40, color: "#000000" } };
  const root: Node = { type: "container", style, children: [line] };
  try {
    const scene = { ...size, root, images: new Map(), fonts: [...SLICES, font] };
    return await withPixels(scene, (rgba) => rgba.some((value) => value > 0));
  } catch {
    // What the engine says about a broken font is too technical for its sender.
    return false;
  }
}
