/** @jsxImportSource #template */
import type { Art } from "../../art.ts";
import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { DrawnChoice } from "../kit/choose.ts";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card } from "./data.ts";

/** A mascot smaller than this, in design pixels, is a spot. */
const SMALLEST = 170;

/**
 * The brand's mascot beside the message. Undefined without a mascot, or where it does not fit beside the
 * words.
 */
export function drawCompanion(context: RenderContext, card: Card): DrawnChoice | undefined {
  const { mascot } = context.brand;
  // A day, a place or a price is what such a message has to show.
  if (!mascot || card.details !== "" || card.day !== undefined) return;
  const root = (context.shape === "wide" ? beside : below)(context, card, mascot);
  const isWhole = root && !textNodes(root).some(({ attributes }) => attributes?.cut);
  return isWhole ? { layout: "companion", root } : undefined;
}

/** The message on the left, the mascot on the right, standing on the lower margin or on the watermark. */
function beside(context: RenderContext, card: Card, mascot: Art): Node | undefined {
  const { safe, watermark, unit } = context;
  const side = Math.round(Math.min(safe.width * 0.38, safe.height * 0.76));
  const width = safe.width - side - Math.round(30 * unit);
  const { body, nodes } = frame(context, { surface: context.theme.page, action: card, actionWidth: width });
  const message = stack(context, card, { width, height: body.height, surface: context.theme.page });
  const floor = safe.y + safe.height - (watermark.height && watermark.height + Math.round(16 * unit));
  const available = Math.min(side, floor - body.y + Math.round(30 * unit));
  if (available < SMALLEST * unit) return;
  const box = {
    x: safe.x + safe.width - (side + available) / 2,
    y: floor - available,
    width: available,
    height: available,
  };
  const text = { ...body, y: body.y + body.height - message.height, width, height: message.height };
  return page(context, { mascot, box, text, message: message.node, nodes });
}

/** The message on top, the mascot under it, beside the call to action. */
function below(context: RenderContext, card: Card, mascot: Art): Node | undefined {
  const { safe, watermark, theme, unit } = context;
  const surface = theme.page;
  const gap = Math.round(24 * unit);
  const actionWidth = Math.round(safe.width * 0.5);
  const { body, action, nodes } = frame(context, {
    surface,
    action: card,
    actionWidth,
    sloganPosition: "under",
  });
  const options = { width: body.width, surface, max: 108 };
  const message = stack(context, card, { ...options, height: body.height * 0.5 });
  const floor = safe.y + safe.height - (watermark.height && watermark.height + Math.round(16 * unit));
  const top = body.y + message.height + gap;
  const upper = floor - (action.height && action.height + gap);
  // Beside the call to action or above it, wherever the mascot is larger.
  const low = Math.min(floor - top, safe.width - (action.width && action.width + gap));
  const high = Math.min(upper - top, safe.width);
  const available = Math.round(Math.max(low, high));
  if (available < SMALLEST * unit) return;
  const box = {
    x: safe.x + safe.width - available,
    y: (low >= high ? floor : upper) - available,
    width: available,
    height: available,
  };
  const text = { ...body, height: message.height };
  return page(context, { mascot, box, text, message: message.node, nodes });
}

type CompanionLayout = { mascot: Art; box: Box; text: Box; message: Node; nodes: Node[] };

function page(context: RenderContext, { mascot, box, text, message, nodes }: CompanionLayout): Node {
  const { size, theme } = context;
  return (
    <Canvas size={size} background={theme.page.background}>
      <Light context={context} />
      <Spot box={box} color={theme.page.soft} />
      <Place box={box}>
        <picture src={mascot.key} style={{ width: box.width, height: box.height }} />
      </Place>
      <Place box={text}>{message}</Place>
      {nodes}
    </Canvas>
  );
}

/** A quiet disc behind the figure, down to where it stands. */
function Spot({ box, color }: { box: Box; color: string }): Node {
  const side = Math.round(box.width * 0.86);
  const x = box.x + (box.width - side) / 2;
  const y = box.y + box.height * 0.97 - side;
  const disc = { x, y, width: side, height: side };
  return <Place box={disc} style={{ borderRadius: side / 2, backgroundColor: color }} />;
}
