/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { drawnOverStack, drawnStack } from "../kit/drawn-stack.tsx";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { rows } from "../kit/rows.tsx";
import type { Card, CardLayout } from "./data.ts";

/** Points on a raised sheet beside, or under, the message. */
export const list: CardLayout = { name: "list", suits: ({ bullets }) => (bullets.length > 1 ? 3 : 0), draw };

function draw(context: RenderContext, card: Card): Node {
  const { size, theme } = context;
  const surface = theme.page;
  const { body, nodes } = frame(context, { surface, action: card });
  const crowded = card.bullets.length > 5;
  const arrange = context.shape === "wide" && !crowded ? beside : above;
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      {arrange(context, card, body)}
      {nodes}
    </Canvas>
  );
}

function beside(context: RenderContext, card: Card, body: Box): Node[] {
  const { theme, unit } = context;
  const gap = Math.round(60 * unit);
  const width = Math.round(body.width * 0.45);
  const message = drawnOverStack(context, card, { width, height: body.height, surface: theme.page, max: 74 });
  const y = body.y + Math.round((body.height - message.height) / 2);
  const sheet = { ...body, x: body.x + width + gap, width: body.width - width - gap };
  return [
    <Place box={{ ...body, y, width, height: message.height }}>{message.node}</Place>,
    raised(context, card, sheet),
  ];
}

/** Many points take the whole width, and leave no space for a supporting line. */
function above(context: RenderContext, card: Card, body: Box): Node[] {
  const { theme, unit } = context;
  const gap = Math.round(36 * unit);
  const crowded = card.bullets.length > 5;
  const said = crowded ? { ...card, supporting: "" } : card;
  const height = Math.round(body.height * (crowded ? 0.3 : 0.42));
  const message = drawnStack(context, said, {
    width: body.width,
    height,
    surface: theme.page,
    max: crowded ? 56 : 88,
  });
  const used = message.height + gap;
  const sheet = { ...body, y: body.y + used, height: body.height - used };
  return [
    <Place box={{ ...body, height: message.height }}>{message.node}</Place>,
    raised(context, card, sheet),
  ];
}

function raised(context: RenderContext, { bullets: points, mark = "tick" }: Card, available: Box): Node {
  const { theme, unit, shape } = context;
  const padding = Math.round(40 * unit);
  const columns = points.length > 5 && shape === "wide" ? 2 : 1;
  const inner = { width: available.width - 2 * padding, height: available.height - 2 * padding };
  const content = rows(context, points, {
    ...inner,
    surface: theme.sheet,
    columns,
    max: shape === "wide" ? 33 : 38,
    mark,
  });
  const height = content.height + 2 * padding;
  const y = available.y + Math.round((available.height - height) * (shape === "wide" ? 0.5 : 0));
  return (
    <Place
      box={{ ...available, y, height }}
      style={{
        padding,
        borderRadius: Math.round(28 * unit),
        backgroundColor: theme.sheet.background,
        boxShadow: `0 ${Math.round(24 * unit)}px ${Math.round(60 * unit)}px rgba(10, 10, 30, 0.10)`,
      }}
    >
      {content.node}
    </Place>
  );
}
