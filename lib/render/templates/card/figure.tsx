/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { NONE, number } from "../kit/number.tsx";
import { percentage } from "../kit/percentage.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, Layout } from "./data.ts";

/** A number in brand colour on an open page, with a bar that shows it when it is a percentage. */
export const figure: Layout = { name: "figure", suits: (card) => (card.stat ? 3 : 0), draw };

function draw(stage: Stage, card: Card): Node {
  const { size, theme, unit, shape } = stage;
  const surface = theme.page;
  const { body, nodes } = frame(stage, { surface, ask: card });
  const isWide = shape === "wide";
  const gap = Math.round(60 * unit);
  const left = isWide
    ? { ...body, width: Math.round(body.width * 0.54) }
    : { ...body, height: Math.round(body.height * 0.5) };
  const hero = value(stage, card, left);
  const right = isWide
    ? { ...body, x: left.x + left.width + gap, width: body.width - left.width - gap }
    : { ...body, y: body.y + hero.height + gap, height: body.height - hero.height - gap };
  const message = stack(stage, card, { ...right, surface, max: isWide ? 54 : 72, emphasise: false });
  const rule = { ...body, x: right.x - gap / 2, width: 2 };
  return (
    <Canvas size={size} ground={surface.ground}>
      <Light stage={stage} />
      <Within room={left} height={hero.height} at={isWide ? 0.5 : 0}>
        {hero.node}
      </Within>
      {isWide && <Place box={rule} style={{ backgroundColor: surface.line }} />}
      <Within room={right} height={message.height} at={isWide ? 0.5 : 1}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

function value(stage: Stage, card: Card, { width, height }: Box): { node: Node; height: number } {
  const { page } = stage.theme;
  const stat = card.stat ?? NONE;
  const share = percentage(stat.value);
  const between =
    share === undefined
      ? undefined
      : { node: <Bar stage={stage} share={share} width={width} />, height: Math.round(58 * stage.unit) };
  const colors = { value: page.key, label: page.ink };
  return number(stage, stat, { width, height, max: 300, colors, between });
}

function Bar({ stage: { unit, theme }, share, width }: { stage: Stage; share: number; width: number }): Node {
  const height = Math.round(20 * unit);
  const { fill, accent, line } = theme.page;
  const inner = Math.max(height, Math.round(width * share));
  const track = { height, borderRadius: height / 2, flexShrink: 0 };
  return (
    <div style={{ ...track, width, marginTop: Math.round(38 * unit), backgroundColor: line }}>
      <div
        style={{ ...track, width: inner, backgroundImage: `linear-gradient(90deg, ${fill}, ${accent})` }}
      />
    </div>
  );
}
