/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { chips } from "../kit/chips.tsx";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import type { DocsOg } from "./data.ts";
import { message } from "./message.tsx";

/**
 * The title is in large type, and the headings are pills at the foot. A spine in the brand colour runs along
 * the left edge. A page without headings uses the brand colour as its background, so that its few words
 * carry the picture.
 */
export function path(context: RenderContext, data: DocsOg): Node {
  const { size, theme, unit } = context;
  const isBare = data.sections.length === 0;
  const surface = isBare ? theme.wash : theme.page;
  const { body, nodes } = frame(context, { surface, action: { cta: "", url: "" } });
  const list = data.sections.map((text) => ({ text }));
  const options = { surface, width: body.width, height: body.height * 0.34, part: "bullet", size: 24 };
  const row = chips(context, list, options);
  const gap = row.height && Math.round(40 * unit);
  const words = message(context, data, {
    width: body.width,
    height: body.height - row.height - gap,
    surface,
    max: isBare ? 150 : 122,
  });
  const end = body.y + body.height;
  const y = end - row.height - gap - words.height;
  const spine = Math.round(26 * unit);
  return (
    <Canvas size={size} background={surface.background}>
      {isBare ? <Panel box={{ x: 0, y: 0, ...size }} surface={surface} /> : <Light context={context} />}
      <Place
        box={{ x: 0, y: 0, width: spine, height: size.height }}
        style={{ backgroundColor: isBare ? surface.soft : surface.fill }}
      />
      <Place
        box={{ x: 0, y, width: spine, height: words.height }}
        style={{ backgroundColor: surface.accent }}
      />
      <Place box={{ ...body, y, height: words.height }}>{words.node}</Place>
      <Place box={{ ...body, y: end - row.height, height: row.height }}>{row.node}</Place>
      {nodes}
    </Canvas>
  );
}
