/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { drawnOverStack, drawnStack } from "../kit/drawn-stack.tsx";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { fitPanels, panelNodes, type SidePanel } from "../kit/side-panels.tsx";
import { sidesOf } from "../kit/story/sides.ts";
import type { Card, CardLayout } from "./data.ts";

/** Two things that are compared, each on a sheet of its own under its name. */
export const sides: CardLayout = {
  name: "sides",
  suits: ({ bullets, headline }) => (sidesOf(bullets, headline).length > 0 ? 4 : 0),
  draw,
};

/** In design pixels: between sheets, within them, between the message and them; the corners; the largest type. */
const SPACE = { gap: 22, pad: 36, message: 36, beside: 56, corner: 28 };
const LARGEST = 46;
/** Type beside each other may be so much smaller before sheets stand under each other. */
const ROW = 0.8;

function draw(context: RenderContext, card: Card): Node {
  const { size, theme } = context;
  const surface = theme.page;
  const { body, nodes } = frame(context, { surface, action: card });
  const { words, box } = context.shape === "wide" ? beside(context, card, body) : above(context, card, body);
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      {words}
      {sheets(context, roomy(context, sidesOf(card.bullets, card.headline), box), box)}
      {nodes}
    </Canvas>
  );
}

type Arranged = { words: Node; box: Box };

function beside(context: RenderContext, card: Card, body: Box): Arranged {
  const gap = Math.round(SPACE.beside * context.unit);
  const width = Math.round(body.width * 0.38);
  const message = drawnOverStack(context, card, {
    width,
    height: body.height,
    surface: context.theme.page,
    max: 70,
  });
  const y = body.y + Math.round((body.height - message.height) / 2);
  return {
    words: <Place box={{ ...body, y, width, height: message.height }}>{message.node}</Place>,
    box: { ...body, x: body.x + width + gap, width: body.width - width - gap },
  };
}

function above(context: RenderContext, card: Card, body: Box): Arranged {
  const height = Math.round(body.height * (context.shape === "square" ? 0.36 : 0.4));
  const message = drawnStack(context, card, {
    width: body.width,
    height,
    surface: context.theme.page,
    max: 92,
  });
  const used = message.height + Math.round(SPACE.message * context.unit);
  return {
    words: <Place box={{ ...body, height: message.height }}>{message.node}</Place>,
    box: { ...body, y: body.y + used, height: body.height - used },
  };
}

const specOf = ({ unit }: RenderContext) => ({
  gap: Math.round(SPACE.gap * unit),
  pad: Math.round(SPACE.pad * unit),
  maximum: LARGEST * unit,
});

/** Times of two directions stand in rows of two or three where one under the other is more than the box holds, or is small there. */
function roomy(context: RenderContext, panels: readonly SidePanel[], box: Box): readonly SidePanel[] {
  const spec = { ...specOf(context), isRow: true };
  const isRead = (some: readonly SidePanel[]) => {
    const set = fitPanels(context, some, box, spec);
    return set.height <= box.height && set.type >= TIMES * context.unit;
  };
  const areTimes = panels.every(({ items }) => items.every((text) => TIMED.test(text)));
  const inRows = [1, 2, 3].map((count) =>
    panels.map((panel) => ({ ...panel, items: rowsOf(panel.items, count) })),
  );
  return areTimes ? (inRows.find(isRead) ?? inRows.at(-1) ?? panels) : panels;
}
const TIMED = /^\d{1,2}[.:h]\d{2}(?: ·|$)/u;
/** Of times in rows, in design pixels. */
const TIMES = 20;
const rowsOf = (items: readonly string[], count: number): string[] =>
  items.flatMap((_, i) => (i % count === 0 ? items.slice(i, i + count).join(" · ") : []));

/** Side by side, or under each other where that is read much better. */
function sheets(context: RenderContext, panels: readonly SidePanel[], box: Box): Node[] {
  const { theme } = context;
  const spec = specOf(context);
  const [inRow, inColumn] = [true, false].map((isRow) => ({
    isRow,
    set: fitPanels(context, panels, box, { ...spec, isRow }),
  }));
  // Times are compared from column to column, in whatever size.
  const areTimes = panels.some(({ items }) => TIMED.test(items[0] ?? ""));
  const isRow =
    inRow &&
    inColumn &&
    (areTimes
      ? inRow.set.height <= box.height
      : inRow.set.isWhole && inRow.set.type >= ROW * inColumn.set.type);
  const chosen = isRow ? inRow : inColumn;
  if (!chosen) return [];
  const ground = (place: Box) => ({ node: sheet(context, place), surface: theme.sheet });
  const height = Math.min(box.height, chosen.set.height * FILLED);
  return panelNodes(chosen.set, { ...box, height }, { ...spec, isRow: chosen.isRow, ground });
}

/** Sheets with little to say do not grow to the end of the picture. */
const FILLED = 1.7;

function sheet({ theme, unit }: RenderContext, box: Box): Node {
  return (
    <Place
      box={box}
      style={{
        borderRadius: Math.round(SPACE.corner * unit),
        backgroundColor: theme.sheet.background,
        boxShadow: `0 ${Math.round(24 * unit)}px ${Math.round(60 * unit)}px rgba(10, 10, 30, 0.10)`,
      }}
    />
  );
}
