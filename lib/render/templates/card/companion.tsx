/** @jsxImportSource #template */
import type { Art } from "../../art.ts";
import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import type { Drawn } from "../kit/choose.ts";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card } from "./data.ts";

/** A mascot smaller than this, in design pixels, is a spot. */
const SMALLEST = 170;

/** The brand's mascot beside the message. Nothing where there is none, or where the words leave no room for it. */
export function drawCompanion(stage: Stage, card: Card): Drawn | undefined {
  const { mascot } = stage.brand;
  if (!mascot) return;
  const root = (stage.shape === "wide" ? beside : below)(stage, card, mascot);
  const isWhole = root && !textNodes(root).some(({ attributes }) => attributes?.cut);
  return isWhole ? { layout: "companion", root } : undefined;
}

/** The message on the left, the mascot on the right, standing on the lower margin or on the watermark. */
function beside(stage: Stage, card: Card, mascot: Art): Node | undefined {
  const { safe, sealed, unit } = stage;
  const side = Math.round(Math.min(safe.width * 0.38, safe.height * 0.76));
  const width = safe.width - side - Math.round(30 * unit);
  const { body, nodes } = frame(stage, { surface: stage.theme.page, ask: card, askWidth: width });
  const message = stack(stage, card, { width, height: body.height, surface: stage.theme.page });
  const floor = safe.y + safe.height - (sealed.height && sealed.height + Math.round(16 * unit));
  const room = Math.min(side, floor - body.y + Math.round(30 * unit));
  if (room < SMALLEST * unit) return;
  const box = { x: safe.x + safe.width - (side + room) / 2, y: floor - room, width: room, height: room };
  const text = { ...body, y: body.y + body.height - message.height, width, height: message.height };
  return page(stage, { mascot, box, text, message: message.node, nodes });
}

/** The message on top, the mascot under it, beside the call to action. */
function below(stage: Stage, card: Card, mascot: Art): Node | undefined {
  const { safe, sealed, theme, unit } = stage;
  const surface = theme.page;
  const gap = Math.round(24 * unit);
  const askWidth = Math.round(safe.width * 0.5);
  const { body, ask, nodes } = frame(stage, { surface, ask: card, askWidth, motto: "under" });
  const options = { width: body.width, surface, max: 108 };
  const message = stack(stage, card, { ...options, height: body.height * 0.5 });
  const floor = safe.y + safe.height - (sealed.height && sealed.height + Math.round(16 * unit));
  const top = body.y + message.height + gap;
  const upper = floor - (ask.height && ask.height + gap);
  // Beside the call to action or above it, wherever the mascot is larger.
  const low = Math.min(floor - top, safe.width - (ask.width && ask.width + gap));
  const high = Math.min(upper - top, safe.width);
  const room = Math.round(Math.max(low, high));
  if (room < SMALLEST * unit) return;
  const box = {
    x: safe.x + safe.width - room,
    y: (low >= high ? floor : upper) - room,
    width: room,
    height: room,
  };
  const text = { ...body, height: message.height };
  return page(stage, { mascot, box, text, message: message.node, nodes });
}

type Parts = { mascot: Art; box: Box; text: Box; message: Node; nodes: Node[] };

function page(stage: Stage, { mascot, box, text, message, nodes }: Parts): Node {
  const { size, theme } = stage;
  return (
    <Canvas size={size} ground={theme.page.ground}>
      <Light stage={stage} />
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
