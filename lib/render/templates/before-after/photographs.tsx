/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { Caption } from "../kit/caption.tsx";
import { footer } from "../kit/footer.tsx";
import { frame } from "../kit/frame.tsx";
import { header } from "../kit/header.tsx";
import { KICKER, SMALL } from "../kit/lettering.ts";
import { Crop } from "../kit/masters/crop.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Change, Side } from "./data.ts";
import { Knob } from "./knob.tsx";

/** Two photos that meet at a seam and bleed off the picture, each with its label on a card. */
export const photographs: Arrangement<Change> = { name: "photographs", draw };

function draw(stage: Stage, change: Change): Node {
  const { room, words } = stage.shape === "wide" ? beside(stage, change) : above(stage, change);
  const { ground } = stage.theme.page;
  const width = Math.round(room.width / 2);
  const first = { ...room, width };
  const second = { ...room, x: room.x + width, width: room.width - width };
  const seam = {
    x: second.x,
    y: room.y + (stage.shape === "wide" ? room.height * 0.28 : UNDER_EDGE * stage.unit),
  };
  return (
    <Canvas size={stage.size} ground={ground}>
      {half(stage, change.before, first, false)}
      {half(stage, change.after, second, true)}
      <Seam stage={stage} box={second} />
      <Knob stage={stage} middle={seam} isDown={false} />
      {words}
    </Canvas>
  );
}

/** Middle of the arrow below the upper edge of photos under words, and the room that it takes there. Design pixels. */
const UNDER_EDGE = 46;
const KNOB_ROOM = 2 * UNDER_EDGE - 18;

/** Where the photos stand, and the words around them, drawn. */
type Parted = { room: Box; words: Node[] };

function beside(stage: Stage, change: Change): Parted {
  const { size, theme, safe, unit } = stage;
  const surface = theme.page;
  const x = Math.round(size.width * 0.42);
  const area = { ...safe, width: x - Math.round(56 * unit) - safe.x };
  const { body, nodes } = frame(stage, { surface, area, ask: change, motto: "under" });
  const message = stack(stage, { ...change, supporting: "" }, { ...body, surface, max: 74 });
  const title = (
    <Within room={body} height={message.height} at={0.5}>
      {message.node}
    </Within>
  );
  return { room: { x, y: 0, width: size.width - x, height: size.height }, words: [title, ...nodes] };
}

/** The words first, what to do included, so that the photos can run off the lower edge. */
function above(stage: Stage, change: Change): Parted {
  const { size, theme, safe, unit, shape } = stage;
  const surface = theme.page;
  const gap = Math.round(40 * unit);
  const head = header(stage, { surface, width: safe.width, height: safe.height });
  const ask = footer(stage, change, { width: safe.width, surface });
  const top = safe.y + head.height + gap;
  const height = size.height * (shape === "square" ? 0.24 : 0.22);
  const wish = { width: safe.width, height, surface, max: 84 };
  const message = stack(stage, { ...change, supporting: "" }, wish);
  const foot = top + message.height + (ask.height && Math.round(gap * 0.85));
  const y = foot + ask.height + gap;
  return {
    room: { x: 0, y, width: size.width, height: size.height - y },
    words: [
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>,
      <Place box={{ ...safe, y: top, height: message.height }}>{message.node}</Place>,
      <Place box={{ ...safe, y: foot, height: ask.height }}>{ask.node}</Place>,
    ],
  };
}

type SeamProps = { stage: Stage; box: Box };

/** The line between the photos. */
function Seam({ stage: { unit, theme }, box }: SeamProps): Node {
  const thick = Math.round(6 * unit);
  const line = { ...box, x: box.x - thick / 2, width: thick };
  return <Place box={line} style={{ backgroundColor: theme.page.ground }} />;
}

function half(stage: Stage, side: Side, box: Box, isAfter: boolean): Node[] {
  const photo = stage.photos.get(side.photo);
  const above = stage.shape === "wide" ? 0 : Math.round(KNOB_ROOM * stage.unit);
  const free = { ...box, y: box.y + above, height: box.height - above };
  return [
    <Place box={box} style={{ overflow: "hidden" }}>
      {photo && <Crop photo={photo} size={{ width: box.width, height: box.height }} focus="upper" />}
    </Place>,
    <Caption
      stage={stage}
      photo={free}
      surface={isAfter ? stage.theme.flood : stage.theme.sheet}
      lines={[
        { part: "label", text: side.label.toUpperCase(), lettering: KICKER, max: 23 },
        { part: "caption", text: side.text, lettering: SMALL, max: 26 },
      ]}
    />,
  ];
}
