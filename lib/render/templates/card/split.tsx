/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { tiles } from "../kit/art.ts";
import { frame } from "../kit/frame.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, CardLayout } from "./data.ts";

/** The message beside, or under, a wall of brand-coloured shapes. */
export const split: CardLayout = { name: "split", suits: () => 1, draw };

type TileWall = { box: Box; columns: number; rows: number };

function draw(context: RenderContext, card: Card): Node {
  const { size, theme, seed, shape } = context;
  const surface = theme.page;
  const isWide = shape === "wide";
  const { box, columns, rows } = isWide ? besideWall(context) : aboveWall(context);
  const area = beyond(context, box);
  const { body, nodes } = frame(context, {
    surface,
    area,
    action: card,
    sloganPosition: isWide ? "under" : "opposite",
  });
  const message = stack(context, card, { ...body, surface, max: isWide ? 92 : 104 });
  const { width, height } = box;
  return (
    <Canvas size={size} background={surface.background}>
      <Place box={box} style={{ backgroundColor: theme.flood.background }}>
        <picture src={tiles(seed, columns, rows, theme.flood.art)} style={{ width, height }} />
      </Place>
      <Within available={body} height={message.height} at={0.55}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** The column that the wall leaves: to its left on wide pictures, under it on others. */
function beyond({ safe, shape, unit }: RenderContext, wall: Box): Box {
  const gap = Math.round(56 * unit);
  if (shape === "wide") return { ...safe, width: wall.x - gap - safe.x };
  return { ...safe, y: wall.height + gap, height: safe.y + safe.height - wall.height - gap };
}

/** Square cells that fill the picture's height exactly, about two fifths of its width. */
function besideWall({ size }: RenderContext): TileWall {
  const rows = 2;
  const cell = size.height / rows;
  const columns = Math.max(1, Math.round((size.width * 0.41) / cell));
  const width = Math.round(columns * cell);
  return { box: { x: size.width - width, y: 0, width, height: size.height }, columns, rows };
}

function aboveWall({ size, shape }: RenderContext): TileWall {
  const columns = shape === "square" ? 3 : 2;
  const cell = size.width / columns;
  const rows = shape === "story" ? 2 : 1;
  return { box: { x: 0, y: 0, width: size.width, height: Math.round(rows * cell) }, columns, rows };
}
