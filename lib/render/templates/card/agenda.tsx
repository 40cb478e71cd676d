/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { Canvas, Within } from "../kit/place.tsx";
import { rows } from "../kit/rows.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, CardLayout } from "./data.ts";

/** Points on a panel of brand colour, numbered where nothing else marks them. */
export const agenda: CardLayout = {
  name: "agenda",
  suits: ({ bullets }) => (bullets.length > 1 ? 3 : 0),
  draw,
};

function draw(context: RenderContext, card: Card): Node {
  const { size, theme, shape } = context;
  const { page, flood } = theme;
  const isWide = shape === "wide";
  const { panel, inner, area } = halves(context, panelShare(context, card), "foot");
  const { body, nodes } = frame(context, {
    surface: page,
    area,
    action: card,
    sloganPosition: isWide ? "under" : "opposite",
  });
  const message = stack(context, card, { ...body, surface: page, max: isWide ? 72 : 84 });
  const max = isWide ? 34 : 40;
  const { mark = "number" } = card;
  const points = rows(context, card.bullets, { ...inner, surface: flood, columns: 1, max, mark });
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={panel} surface={flood} />
      <Within available={inner} height={points.height} at={0.5}>
        {points.node}
      </Within>
      <Within available={body} height={message.height} at={0.5}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** Many points take space from the message, as far as the watermark allows. */
function panelShare({ shape, watermark }: RenderContext, { bullets }: Card): number {
  const isMany = bullets.length > 5;
  if (shape === "wide") return isMany ? 0.56 : 0.5;
  if (!isMany) return 0.46;
  return watermark.height > 0 ? 0.53 : 0.58;
}
