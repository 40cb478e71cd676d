/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { figure } from "../kit/art.ts";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, CardLayout } from "./data.ts";

/** A statement over a field of soft brand light, with one large ornament running off the edge. */
export const field: CardLayout = {
  name: "field",
  suits: () => 1,
  draw: (context, card) => (context.shape === "wide" ? wide(context, card) : tall(context, card)),
};

function wide(context: RenderContext, card: Card): Node {
  const { size, theme, safe, unit } = context;
  const surface = theme.page;
  const side = Math.round(size.height * 0.66);
  const width = Math.round(Math.max(safe.width - side + 10 * unit, safe.width * 0.56));
  const { body, nodes } = frame(context, { surface, action: card, actionWidth: safe.width - side });
  const message = stack(context, card, { width, height: body.height, surface });
  const art = { x: size.width - side, y: Math.round((size.height - side) / 2), width: side, height: side };
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      <Ornament context={context} box={art} />
      <Place box={{ ...body, y: body.y + body.height - message.height, height: message.height }}>
        {message.node}
      </Place>
      {nodes}
    </Canvas>
  );
}

/** Taller pictures stack: the ornament takes what the message leaves, but never less than a good third. */
function tall(context: RenderContext, card: Card): Node {
  const { size, theme, unit } = context;
  const surface = theme.page;
  const { body, nodes } = frame(context, { surface, action: card, sloganPosition: "under" });
  const options = { width: body.width, surface, max: 112 };
  const short = stack(context, card, { ...options, height: body.height * 0.62 });
  const roomy = short.size >= 58 * unit;
  const message = roomy ? short : stack(context, card, { ...options, height: body.height });
  const left = body.y + body.height - message.height;
  const side = Math.round(Math.min(size.width * 0.66, left - body.y + 60 * unit));
  const art = { x: size.width - side, y: left - side - Math.round(40 * unit), width: side, height: side };
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      {roomy && <Ornament context={context} box={art} />}
      <Place box={{ ...body, y: left, height: message.height }}>{message.node}</Place>
      {nodes}
    </Canvas>
  );
}

function Ornament({ context, box }: { context: RenderContext; box: Box }): Node {
  return (
    <Place box={box}>
      <picture
        src={figure(context.seed, context.theme.page.art)}
        style={{ width: box.width, height: box.height }}
      />
    </Place>
  );
}
