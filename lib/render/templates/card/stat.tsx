/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { factCells } from "../kit/fact-cells.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { messageBeside, NONE, number } from "../kit/number.tsx";
import { Canvas, Within } from "../kit/place.tsx";
import type { Card, CardLayout } from "./data.ts";

/** A huge number on a panel of brand colour, the message beside or under it. */
export const stat: CardLayout = { name: "stat", suits: (card) => (card.stat ? 3 : 0), draw };

function draw(context: RenderContext, card: Card): Node {
  const { size, theme, shape } = context;
  const { page, flood } = theme;
  const isWide = shape === "wide";
  const { panel, inner, area } = halves(context, panelShare(isWide, card));
  const { body, nodes } = frame(context, {
    surface: page,
    area,
    action: card,
    sloganPosition: isWide ? "under" : "opposite",
  });
  const colors = { value: flood.ink, label: flood.ink };
  const hero = number(context, card.stat ?? NONE, { ...inner, max: isWide ? 280 : 330, colors });
  const message = messageBeside(context, card, { ...body, surface: page, max: 68 }, hero.size);
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={panel} surface={flood} />
      <Within available={inner} height={hero.height} at={isWide ? 0.5 : 1}>
        {hero.node}
      </Within>
      <Within available={body} height={message.height} at={1}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** Long copy and a row of facts take space from the number. */
function panelShare(isWide: boolean, { headline, supporting, details }: Card): number {
  const hasRow = (factCells(details)?.cells.length ?? 0) > 1;
  const isLong = headline.length > 90 || supporting.length > 160 || hasRow;
  if (isWide) return isLong ? 0.42 : 0.5;
  return isLong ? 0.32 : 0.44;
}
