/** @jsxImportSource #template */
import type { Child, Node, Style } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";

type PlaceProps = { box: Box; style?: Style; part?: string; children?: Child };

/** Puts something at an exact place of the picture. */
export function Place({ box, style = {}, part, children }: PlaceProps): Node {
  const at = { position: "absolute", left: box.x, top: box.y, width: box.width, height: box.height } as const;
  return (
    <div {...(part && { part })} style={{ ...at, ...style }}>
      {children}
    </div>
  );
}

type WithinProps = { available: Box; height: number; at: number; style?: Style; children: Child };

/** Places something lower than its area at a share of the spare height: 0 is the top, 1 the bottom. */
export function Within({ available, height, at, style = {}, children }: WithinProps): Node {
  const y = available.y + Math.round((available.height - height) * at);
  return (
    <Place box={{ ...available, y, height }} style={style}>
      {children}
    </Place>
  );
}

type CanvasProps = { size: Size; background: string; children: Child };

/** The whole picture, in one colour, clipped at its edges. */
export function Canvas({ size, background, children }: CanvasProps): Node {
  return (
    <div style={{ position: "relative", ...size, backgroundColor: background, overflow: "hidden" }}>
      {children}
    </div>
  );
}
