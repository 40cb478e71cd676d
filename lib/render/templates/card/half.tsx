/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { messageBeside } from "../kit/number.tsx";
import { Canvas, Within } from "../kit/place.tsx";
import type { Card } from "./data.ts";

/** What stands on the panel; `size` of its number decides how large the message may be. */
export type OnPanel = { node: Node; height: number; size: number };

type HalfPage = {
  surface: Surface;
  /** Share of the picture that the panel takes. */
  share: number;
  edge?: "head" | "foot";
  /** The largest headline, in design pixels. */
  max: number;
  hero: (inner: Box) => OnPanel;
};

/** Something large on a panel, the message beside or under it. `isFull` when it is higher than its panel has room for. */
export function halfPage(
  context: RenderContext,
  card: Card,
  { surface, share, edge = "head", max, hero: draw }: HalfPage,
): { root: Node; isFull: boolean } {
  const { size, theme, shape } = context;
  const { page } = theme;
  const isWide = shape === "wide";
  const { panel, inner, area } = halves(context, share, edge);
  const { body, nodes } = frame(context, {
    surface: page,
    area,
    action: card,
    sloganPosition: isWide ? "under" : "opposite",
  });
  const hero = draw(inner);
  const message = messageBeside(context, card, { ...body, surface: page, max }, hero.size);
  const root = (
    <Canvas size={size} background={page.background}>
      <Panel box={panel} surface={surface} />
      <Within available={inner} height={hero.height} at={isWide ? 0.5 : 1}>
        {hero.node}
      </Within>
      <Within available={body} height={message.height} at={1}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
  return { root, isFull: hero.height > inner.height };
}
