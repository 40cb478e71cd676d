/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { QUOTE_MARK, quoteMark } from "../kit/quote-mark.ts";
import { isLong, type Testimonial } from "./data.ts";
import { said, speaker } from "./said.tsx";

/** A tall portrait with a mark of brand colour on its edge, the words beside or under it. */
export const column: Arrangement<Testimonial> = {
  name: "column",
  draw: (context, data) => (context.shape === "wide" ? beside(context, data) : under(context, data)),
};

function beside(context: RenderContext, data: Testimonial): Node {
  const { size, theme, safe, unit } = context;
  const { page } = theme;
  const share = isLong(data) ? 0.28 : 0.35;
  const panel = { x: 0, y: 0, width: Math.round(size.width * share), height: size.height };
  const tile = Math.round(108 * unit);
  const x = panel.width + Math.round(tile * 0.5 + 40 * unit);
  const area = { ...safe, x, width: safe.x + safe.width - x };
  const { body, nodes } = frame(context, { surface: page, area, action: data });
  const words = wordsIn(context, data, body, 46);
  return (
    <Canvas size={size} background={page.background}>
      <Light context={context} />
      {face(context, data, panel)}
      {mark(context, { x: panel.width - tile / 2, y: body.y, side: tile })}
      <Within available={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** The speaker's name stands beside the portrait, so that nothing is empty there; the words have the full width. */
function under(context: RenderContext, data: Testimonial): Node {
  const { size, theme, unit, shape } = context;
  const { page } = theme;
  const { body, nodes } = frame(context, { surface: page, action: data });
  const gap = Math.round(44 * unit);
  const minimum = isLong(data) ? 0.28 : shape === "square" ? 0.38 : 0.44;
  const available = { width: body.width, height: body.height * (1 - minimum) - gap };
  const words = said(context, data, { ...available, surface: page, max: 60 });
  const height = Math.round(body.height - words.height - gap);
  const panel = { ...body, width: Math.round(Math.min(body.width * 0.54, height * 0.95)), height };
  const tile = Math.round(Math.min(108 * unit, height * 0.34));
  const x = panel.x + panel.width + gap;
  const who = speaker(context, data, page, body.x + body.width - x);
  const name = { x, y: panel.y + height - who.height, width: body.x + body.width - x, height: who.height };
  return (
    <Canvas size={size} background={page.background}>
      <Light context={context} />
      {face(context, data, panel)}
      {mark(context, { x: x - gap - tile * 0.36, y: panel.y + Math.round(tile * 0.3), side: tile })}
      <Place box={name}>{who.node}</Place>
      <Place box={{ ...body, y: panel.y + height + gap, height: words.height }}>{words.node}</Place>
      {nodes}
    </Canvas>
  );
}

function face(context: RenderContext, { photo, name }: Testimonial, box: Box): Node {
  const form = context.shape === "wide" ? "field" : "tile";
  return (
    <Portrait
      context={context}
      photo={context.photos.get(photo)}
      name={name}
      box={box}
      surface={context.theme.flood}
      form={form}
    />
  );
}

/** Words and speaker as one column. */
function wordsIn(context: RenderContext, data: Testimonial, { width, height }: Box, max: number) {
  const { page } = context.theme;
  const gap = Math.round((isLong(data) ? 18 : 34) * context.unit);
  const who = speaker(context, data, page, width);
  const words = said(context, data, { width, height: height - gap - who.height, surface: page, max });
  const node = (
    <div style={{ flexDirection: "column", gap, width, flexShrink: 0 }}>
      {words.node}
      {who.node}
    </div>
  );
  return { node, height: words.height + gap + who.height };
}

/** A quotation mark on a tile of brand colour. */
function mark({ theme, unit }: RenderContext, { x, y, side }: { x: number; y: number; side: number }): Node {
  const { fill, onFill } = theme.page;
  const icon = Math.round(side * 0.62);
  const style = {
    borderRadius: Math.round(26 * unit),
    backgroundColor: fill,
    alignItems: "center",
    justifyContent: "center",
  } as const;
  return (
    <Place box={{ x: Math.round(x), y: Math.round(y), width: side, height: side }} style={style}>
      <picture src={quoteMark(onFill)} style={{ width: icon, height: Math.round(icon / QUOTE_MARK) }} />
    </Place>
  );
}
