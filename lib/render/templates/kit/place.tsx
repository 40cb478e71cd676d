/** @jsxImportSource #template */
import type { Child, Node, Style } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";

type Props = { box: Box; style?: Style; children?: Child };

/** Puts something at an exact place of the picture. */
export function Place({ box, style = {}, children }: Props): Node {
  const at = { position: "absolute", left: box.x, top: box.y, width: box.width, height: box.height } as const;
  return <div style={{ ...at, ...style }}>{children}</div>;
}

type WithinProps = { room: Box; height: number; at: number; style?: Style; children: Child };

/** Puts something lower than its room at a share of the spare height: 0 is the top, 1 the bottom. */
export function Within({ room, height, at, style = {}, children }: WithinProps): Node {
  const y = room.y + Math.round((room.height - height) * at);
  return (
    <Place box={{ ...room, y, height }} style={style}>
      {children}
    </Place>
  );
}

type CanvasProps = { size: Size; ground: string; children: Child };

/** The whole picture, in one colour, clipped at its edges. */
export function Canvas({ size, ground, children }: CanvasProps): Node {
  return (
    <div style={{ position: "relative", ...size, backgroundColor: ground, overflow: "hidden" }}>
      {children}
    </div>
  );
}
