/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { EdgeFigure } from "../kit/edge-figure.tsx";
import { frame } from "../kit/frame.tsx";
import { Canvas, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, CardLayout } from "./data.ts";

/** The message alone, as large as it goes, where the brand's direction has it. */
export const statement: CardLayout = { name: "statement", suits: () => 0, draw };

const LARGEST = 132;

function draw(context: RenderContext, card: Card): Node {
  const { size, theme, look, unit } = context;
  const surface = theme.page;
  const { body, nodes } = frame(context, { surface, action: card, align: look.headline.align });
  const message = stack(context, card, { ...body, surface, max: LARGEST, align: look.headline.align });
  const gap = Math.round(40 * unit);
  const room = { ...body, height: body.height - message.height - gap };
  return (
    <Canvas size={size} background={surface.background}>
      {look.headline.at === 1 && <EdgeFigure context={context} surface={surface} room={room} />}
      <Within available={body} height={message.height} at={look.headline.at}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
}
