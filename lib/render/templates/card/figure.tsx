/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { messageBeside, NONE, number } from "../kit/number.tsx";
import { percentage } from "../kit/percentage.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { ShareBar } from "../kit/share-bar.tsx";
import type { Card, CardLayout } from "./data.ts";

/** A number in brand colour on an open page, with a bar that shows it when it is a percentage. */
export const figure: CardLayout = { name: "figure", suits: (card) => (card.stat ? 3 : 0), draw };

function draw(context: RenderContext, card: Card): Node {
  const { size, theme, unit, shape } = context;
  const surface = theme.page;
  const { body, nodes } = frame(context, { surface, action: card });
  const isWide = shape === "wide";
  const gap = Math.round(60 * unit);
  const left = isWide
    ? { ...body, width: Math.round(body.width * 0.54) }
    : { ...body, height: Math.round(body.height * 0.5) };
  const hero = value(context, card, left);
  const right = isWide
    ? { ...body, x: left.x + left.width + gap, width: body.width - left.width - gap }
    : { ...body, y: body.y + hero.height + gap, height: body.height - hero.height - gap };
  const message = messageBeside(
    context,
    card,
    { ...right, surface, max: isWide ? 54 : 72, emphasise: false },
    hero.size,
  );
  const rule = { ...body, x: right.x - gap / 2, width: 2 };
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      <Within available={left} height={hero.height} at={isWide ? 0.5 : 0}>
        {hero.node}
      </Within>
      {isWide && <Place box={rule} style={{ backgroundColor: surface.line }} />}
      <Within available={right} height={message.height} at={isWide ? 0.5 : 1}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

function value(
  context: RenderContext,
  card: Card,
  { width, height }: Box,
): { node: Node; height: number; size: number } {
  const { page } = context.theme;
  const stat = card.stat ?? NONE;
  const share = percentage(stat.value);
  const between =
    share === undefined
      ? undefined
      : {
          node: (
            <div style={{ marginTop: Math.round(38 * context.unit) }}>
              <ShareBar surface={page} share={share} width={width} height={Math.round(20 * context.unit)} />
            </div>
          ),
          height: Math.round(58 * context.unit),
        };
  const colors = { value: page.key, label: page.ink };
  return number(context, stat, { width, height, max: 300, colors, between });
}
