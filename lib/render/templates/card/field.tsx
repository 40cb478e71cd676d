/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { figure } from "../kit/art.ts";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, Layout } from "./data.ts";

/** A statement over a field of soft brand light, with one large ornament running off the edge. */
export const field: Layout = {
  name: "field",
  suits: () => 1,
  draw: (stage, card) => (stage.shape === "wide" ? wide(stage, card) : tall(stage, card)),
};

function wide(stage: Stage, card: Card): Node {
  const { size, theme, safe, unit } = stage;
  const surface = theme.page;
  const side = Math.round(size.height * 0.66);
  const width = Math.round(Math.max(safe.width - side + 10 * unit, safe.width * 0.56));
  const { body, nodes } = frame(stage, { surface, ask: card, askWidth: safe.width - side });
  const message = stack(stage, card, { width, height: body.height, surface });
  const art = { x: size.width - side, y: size.height - side, width: side, height: side };
  return (
    <Canvas size={size} ground={surface.ground}>
      <Light stage={stage} />
      <Ornament stage={stage} box={art} />
      <Place box={{ ...body, y: body.y + body.height - message.height, height: message.height }}>
        {message.node}
      </Place>
      {nodes}
    </Canvas>
  );
}

/** Taller pictures stack: the ornament takes what the message leaves, but never less than a good third. */
function tall(stage: Stage, card: Card): Node {
  const { size, theme, unit } = stage;
  const surface = theme.page;
  const { body, nodes } = frame(stage, { surface, ask: card, motto: "under" });
  const options = { width: body.width, surface, max: 112 };
  const short = stack(stage, card, { ...options, height: body.height * 0.62 });
  const roomy = short.size >= 58 * unit;
  const message = roomy ? short : stack(stage, card, { ...options, height: body.height });
  const left = body.y + body.height - message.height;
  const side = Math.round(Math.min(size.width * 0.66, left - body.y + 60 * unit));
  const art = { x: size.width - side, y: left - side - Math.round(40 * unit), width: side, height: side };
  return (
    <Canvas size={size} ground={surface.ground}>
      <Light stage={stage} />
      {roomy && <Ornament stage={stage} box={art} />}
      <Place box={{ ...body, y: left, height: message.height }}>{message.node}</Place>
      {nodes}
    </Canvas>
  );
}

function Ornament({ stage, box }: { stage: Stage; box: Box }): Node {
  return (
    <Place box={box}>
      <picture
        src={figure(stage.seed, stage.theme.page.art)}
        style={{ width: box.width, height: box.height }}
      />
    </Place>
  );
}
