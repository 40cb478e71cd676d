import { sha256 } from "../text/sha256.ts";
import { coverOf, holds } from "./coverage.ts";
import { layOut } from "./engine.ts";
import { SLICES, type Slice, sliceOf } from "./fonts.ts";
import type { Node } from "./jsx-runtime.ts";

const LETTERS = "Hamburgefonts";

/** Whether the engine sets letters in a font file: it takes the file, and they have a width. */
export async function canSetLetters(data: Uint8Array<ArrayBuffer>, covers: string): Promise<boolean> {
  const cover = coverOf(covers);
  const isLatin = [...LETTERS].every((letter) => holds(cover, letter.codePointAt(0) ?? 0));
  const text = isLatin ? LETTERS : String.fromCodePoint(cover.at(-1) ?? 0);
  const name = `trial-${(await sha256(data)).slice(0, 16)}`;
  const font: Slice = { ...sliceOf(name, name, cover, data.slice().buffer), isOwn: true };
  const size = { width: 4_000, height: 400 };
  const style = { display: "flex", ...size } as const;
  const line: Node = { type: "text", text, style: { fontFamily: name, fontSize: 100, color: "#000000" } };
  const root: Node = { type: "container", style, children: [line] };
  try {
    const { children } = await layOut({ ...size, root, images: new Map(), fonts: [...SLICES, font] });
    return (children[0]?.runs[0]?.width ?? 0) > 0;
  } catch {
    // What the engine says about a broken font is too technical for its sender.
    return false;
  }
}
