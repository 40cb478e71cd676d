/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { EdgeFigure } from "../kit/edge-figure.tsx";
import { footer } from "../kit/footer.tsx";
import { watermarkIn } from "../kit/frame.tsx";
import { header } from "../kit/header.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, CardLayout } from "./data.ts";

/** The headline takes the picture; what is said about it stands in a row at the foot, beside the call to action. */
export const oversize: CardLayout = { name: "oversize", suits: () => 0, draw };

const LARGEST = 230;

function draw(context: RenderContext, card: Card): Node {
  const { size, theme, unit, safe } = context;
  const surface = theme.page;
  const head = header(context, { surface, width: safe.width, height: safe.height });
  const top = safe.y + (head.height && head.height + Math.round(40 * unit));
  const base = foot(context, card);
  const gap = base.height && Math.round(40 * unit);
  const body = { ...safe, y: top, height: base.top - gap - top };
  const title = { kicker: card.kicker, headline: card.headline, supporting: "" };
  const message = stack(context, title, { ...body, surface, max: LARGEST });
  const room = { ...body, height: body.height - message.height - Math.round(40 * unit) };
  return (
    <Canvas size={size} background={surface.background}>
      <EdgeFigure context={context} surface={surface} room={room} />
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      <Within available={body} height={message.height} at={1}>
        {message.node}
      </Within>
      {base.nodes}
    </Canvas>
  );
}

type Foot = { nodes: Node[]; top: number; height: number };

/** What is said, and the call to action across from it or under it. */
function foot(context: RenderContext, card: Card): Foot {
  const { safe, unit, theme, shape } = context;
  const surface = theme.page;
  const mark = watermarkIn(context, safe);
  const end = safe.y + safe.height - (mark.height && mark.height + Math.round(24 * unit));
  const isRow = shape === "wide";
  const action = footer(context, isRow ? { ...card, url: "" } : card, {
    width: isRow ? safe.width * 0.4 : safe.width,
    surface,
  });
  const gap = Math.round((isRow ? 60 : 32) * unit);
  const width = isRow ? safe.width - (action.width && action.width + gap) : safe.width;
  const said = { kicker: "", headline: "", supporting: card.supporting, details: card.details };
  const words = stack(context, said, { width, height: safe.height * 0.32, surface, align: "left" });
  const both = [words.height, action.height].filter((height) => height > 0);
  const height = isRow
    ? Math.max(0, ...both)
    : both.reduce((sum, one) => sum + one, 0) + (both.length > 1 ? gap : 0);
  const top = end - height;
  const actionBox: Box = {
    x: isRow ? safe.x + safe.width - action.width : safe.x,
    y: end - action.height,
    width: action.width,
    height: action.height,
  };
  return {
    top,
    height,
    nodes: [
      <Place box={{ ...safe, y: isRow ? end - words.height : top, width, height: words.height }}>
        {words.node}
      </Place>,
      <Place box={actionBox}>{action.node}</Place>,
    ],
  };
}
