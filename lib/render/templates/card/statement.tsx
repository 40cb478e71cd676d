/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Halo } from "../kit/halo.tsx";
import { Canvas, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, CardLayout } from "./data.ts";

/** The message alone, as large as it goes, where the brand's direction has it. */
export const statement: CardLayout = { name: "statement", suits: () => 0, draw };

const LARGEST = 132;

function draw(context: RenderContext, card: Card): Node {
  const { size, theme, look } = context;
  const surface = theme.page;
  const { body, nodes } = frame(context, { surface, action: card, align: look.headline.align });
  const message = stack(context, card, { ...body, surface, max: LARGEST, align: look.headline.align });
  const middle = { x: size.width, y: look.headline.at < 0.5 ? size.height : 0 };
  return (
    <Canvas size={size} background={surface.background}>
      {look.ornament !== "plain" && look.ornament !== "grid" && (
        <Halo surface={surface} field={size} middle={middle} side={Math.max(size.width, size.height)} />
      )}
      <Within available={body} height={message.height} at={look.headline.at}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
}
