/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Stage } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { Canvas, Within } from "../kit/place.tsx";
import { rows } from "../kit/rows.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, Layout } from "./data.ts";

/** Numbered points on a panel of brand colour. */
export const agenda: Layout = { name: "agenda", suits: ({ bullets }) => (bullets.length > 1 ? 3 : 0), draw };

function draw(stage: Stage, card: Card): Node {
  const { size, theme, shape } = stage;
  const { page, flood } = theme;
  const isWide = shape === "wide";
  const { panel, inner, area } = halves(stage, panelShare(stage, card), "foot");
  const { body, nodes } = frame(stage, {
    surface: page,
    area,
    ask: card,
    motto: isWide ? "under" : "opposite",
  });
  const message = stack(stage, card, { ...body, surface: page, max: isWide ? 72 : 84 });
  const max = isWide ? 34 : 40;
  const points = rows(stage, card.bullets, { ...inner, surface: flood, columns: 1, max, mark: "number" });
  return (
    <Canvas size={size} ground={page.ground}>
      <Panel box={panel} surface={flood} />
      <Within room={inner} height={points.height} at={0.5}>
        {points.node}
      </Within>
      <Within room={body} height={message.height} at={0.5}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** Many points take room from the message, as far as the watermark leaves it some. */
function panelShare({ shape, sealed }: Stage, { bullets }: Card): number {
  const isMany = bullets.length > 5;
  if (shape === "wide") return isMany ? 0.56 : 0.5;
  if (!isMany) return 0.46;
  return sealed.height > 0 ? 0.53 : 0.58;
}
