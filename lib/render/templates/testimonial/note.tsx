/** @jsxImportSource #template */
import { alpha } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { frame } from "../kit/frame.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { isLong, type Testimonial } from "./data.ts";
import { said, speaker } from "./said.tsx";

const PAD = 46;
const FACE = 150;

/** The words on a sheet of paper that lies on the brand's colour, the portrait over its upper edge. */
export const note: Arrangement<Testimonial> = { name: "note", draw };

function draw(context: RenderContext, data: Testimonial): Node {
  const { size, theme } = context;
  const { wash } = theme;
  const { body, nodes } = frame(context, { surface: wash, action: data });
  return (
    <Canvas size={size} background={wash.background}>
      {written(context, data, body)}
      {nodes}
    </Canvas>
  );
}

/** Lengths of the sheet, in pixels. Wide sheets have the portrait at their left, so that the words keep the height. */
function measures({ unit, shape }: RenderContext, data: Testimonial) {
  const isWide = shape === "wide";
  const pad = Math.round((isLong(data) ? 30 : isWide ? PAD * 0.85 : PAD) * unit);
  const side = Math.round((isLong(data) && !isWide ? FACE * 0.7 : FACE) * unit);
  const gap = Math.round((isLong(data) ? 18 : isWide ? 24 : 32) * unit);
  return { isWide, pad, side, gap, left: isWide ? side + pad : 0, over: isWide ? 0 : Math.round(side * 0.5) };
}

/** The sheet in the middle of an area, with the quote, its author and the portrait. */
function written(context: RenderContext, data: Testimonial, available: Box): Node[] {
  const { sheet } = context.theme;
  const { isWide, pad, side, gap, left, over } = measures(context, data);
  const width = available.width - 2 * pad - left;
  const who = speaker(context, data, sheet, width);
  const chrome = 2 * pad + gap + who.height + over;
  const spec = { width, height: available.height - chrome - over, surface: sheet, max: isWide ? 66 : 72 };
  const words = said(context, data, spec);
  const height = words.height + chrome;
  const y = available.y + over + Math.round((available.height - over - height) * 0.5);
  const text = { x: available.x + pad + left, y: y + pad + over, width, height: words.height };
  const face = { x: available.x + pad, y: isWide ? y + pad : y - over, width: side, height: side };
  return [
    <Place box={{ ...available, y, height }} style={paper(context)} />,
    portrait(context, data, face),
    <Place box={text}>{words.node}</Place>,
    <Place box={{ ...text, y: text.y + words.height + gap, height: who.height }}>{who.node}</Place>,
  ];
}

function portrait(context: RenderContext, { photo, name }: Testimonial, box: Box): Node {
  const { sheet } = context.theme;
  const ring = context.shape === "wide" ? {} : { ring: sheet.background };
  const given = { context, name, box, surface: sheet, photo: context.photos.get(photo), ...ring };
  return <Portrait {...given} form="disc" />;
}

function paper({ theme, unit }: RenderContext) {
  return {
    borderRadius: Math.round(34 * unit),
    backgroundColor: theme.sheet.background,
    boxShadow: `0 ${Math.round(22 * unit)}px ${Math.round(54 * unit)}px ${alpha("#0a0a1e", 0.2)}`,
  };
}
