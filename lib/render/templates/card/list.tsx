/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { rows } from "../kit/rows.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, Layout } from "./data.ts";

/** Ticked points on a raised sheet beside, or under, the message. */
export const list: Layout = { name: "list", suits: ({ bullets }) => (bullets.length > 1 ? 3 : 0), draw };

function draw(stage: Stage, card: Card): Node {
  const { size, theme } = stage;
  const surface = theme.page;
  const { body, nodes } = frame(stage, { surface, ask: card });
  const crowded = card.bullets.length > 5;
  const arrange = stage.shape === "wide" && !crowded ? beside : above;
  return (
    <Canvas size={size} ground={surface.ground}>
      <Light stage={stage} />
      {arrange(stage, card, body)}
      {nodes}
    </Canvas>
  );
}

function beside(stage: Stage, card: Card, body: Box): Node[] {
  const { theme, unit } = stage;
  const gap = Math.round(60 * unit);
  const width = Math.round(body.width * 0.45);
  const message = stack(stage, card, { width, height: body.height, surface: theme.page, max: 74 });
  const y = body.y + Math.round((body.height - message.height) / 2);
  const sheet = { ...body, x: body.x + width + gap, width: body.width - width - gap };
  return [
    <Place box={{ ...body, y, width, height: message.height }}>{message.node}</Place>,
    raised(stage, card.bullets, sheet),
  ];
}

/** Many points need the whole width, and leave no room for a supporting line. */
function above(stage: Stage, card: Card, body: Box): Node[] {
  const { theme, unit } = stage;
  const gap = Math.round(36 * unit);
  const crowded = card.bullets.length > 5;
  const said = crowded ? { ...card, supporting: "" } : card;
  const height = Math.round(body.height * (crowded ? 0.3 : 0.42));
  const message = stack(stage, said, {
    width: body.width,
    height,
    surface: theme.page,
    max: crowded ? 56 : 88,
  });
  const used = message.height + gap;
  const sheet = { ...body, y: body.y + used, height: body.height - used };
  return [
    <Place box={{ ...body, height: message.height }}>{message.node}</Place>,
    raised(stage, card.bullets, sheet),
  ];
}

function raised(stage: Stage, points: string[], room: Box): Node {
  const { theme, unit, shape } = stage;
  const padding = Math.round(40 * unit);
  const columns = points.length > 5 && shape === "wide" ? 2 : 1;
  const inner = { width: room.width - 2 * padding, height: room.height - 2 * padding };
  const content = rows(stage, points, {
    ...inner,
    surface: theme.sheet,
    columns,
    max: shape === "wide" ? 33 : 38,
    mark: "tick",
  });
  const height = content.height + 2 * padding;
  const y = room.y + Math.round((room.height - height) * (shape === "wide" ? 0.5 : 0));
  return (
    <Place
      box={{ ...room, y, height }}
      style={{
        padding,
        borderRadius: Math.round(28 * unit),
        backgroundColor: theme.sheet.ground,
        boxShadow: `0 ${Math.round(24 * unit)}px ${Math.round(60 * unit)}px rgba(10, 10, 30, 0.10)`,
      }}
    >
      {content.node}
    </Place>
  );
}
