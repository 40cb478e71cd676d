/** @jsxImportSource #template */
import { alpha } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { frame } from "../kit/frame.tsx";
import { Halo } from "../kit/halo.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { isLong, type Testimonial } from "./data.ts";
import { said, speaker } from "./said.tsx";

const PAD = 46;
const FACE = 150;

/** The words on a sheet of paper that lies on the brand's colour, the portrait over its upper edge. */
export const note: Arrangement<Testimonial> = { name: "note", draw };

function draw(stage: Stage, data: Testimonial): Node {
  const { size, theme } = stage;
  const { wash } = theme;
  const { body, nodes } = frame(stage, { surface: wash, ask: data });
  return (
    <Canvas size={size} ground={wash.ground}>
      <Halo
        surface={wash}
        field={size}
        middle={{ x: size.width * 0.96, y: size.height * 0.1 }}
        side={Math.round(Math.max(size.width, size.height) * 1.1)}
      />
      {written(stage, data, body)}
      {nodes}
    </Canvas>
  );
}

/** Lengths of the sheet, in pixels. Wide sheets have the portrait at their left, so that the words keep the height. */
function measures({ unit, shape }: Stage, data: Testimonial) {
  const isWide = shape === "wide";
  const pad = Math.round((isLong(data) ? 30 : PAD) * unit);
  const side = Math.round((isLong(data) && !isWide ? FACE * 0.7 : FACE) * unit);
  const gap = Math.round((isLong(data) ? 18 : 32) * unit);
  return { isWide, pad, side, gap, left: isWide ? side + pad : 0, over: isWide ? 0 : Math.round(side * 0.5) };
}

/** The sheet in the middle of a room, with the words, who said them, and the portrait. */
function written(stage: Stage, data: Testimonial, room: Box): Node[] {
  const { sheet } = stage.theme;
  const { isWide, pad, side, gap, left, over } = measures(stage, data);
  const width = room.width - 2 * pad - left;
  const who = speaker(stage, data, sheet, width);
  const chrome = 2 * pad + gap + who.height + over;
  const wish = { width, height: room.height - chrome - over, surface: sheet, max: isWide ? 50 : 58 };
  const words = said(stage, data, wish);
  const height = words.height + chrome;
  const y = room.y + over + Math.round((room.height - over - height) * 0.5);
  const text = { x: room.x + pad + left, y: y + pad + over, width, height: words.height };
  const face = { x: room.x + pad, y: isWide ? y + pad : y - over, width: side, height: side };
  return [
    <Place box={{ ...room, y, height }} style={paper(stage)} />,
    portrait(stage, data, face),
    <Place box={text}>{words.node}</Place>,
    <Place box={{ ...text, y: text.y + words.height + gap, height: who.height }}>{who.node}</Place>,
  ];
}

function portrait(stage: Stage, { photo, name }: Testimonial, box: Box): Node {
  const { sheet } = stage.theme;
  const ring = stage.shape === "wide" ? {} : { ring: sheet.ground };
  const given = { stage, name, box, surface: sheet, photo: stage.photos.get(photo), ...ring };
  return <Portrait {...given} form="disc" />;
}

function paper({ theme, unit }: Stage) {
  return {
    borderRadius: Math.round(34 * unit),
    backgroundColor: theme.sheet.ground,
    boxShadow: `0 ${Math.round(22 * unit)}px ${Math.round(54 * unit)}px ${alpha("#0a0a1e", 0.2)}`,
  };
}
