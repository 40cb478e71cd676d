/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { author } from "../kit/author.tsx";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { type BlogOg, factsOf } from "./data.ts";

/** The title alone on the brand's colour, over a rule and the byline. */
export function masthead(context: RenderContext, data: BlogOg): Node {
  const { size, theme, unit, safe } = context;
  const surface = theme.wash;
  const { body, nodes } = frame(context, { surface, action: { cta: "", url: "" } });
  const watermark = watermarkIn(context, safe);
  const byline = { author: data.author, role: factsOf(data) };
  const width = body.width - (watermark.width && watermark.width + Math.round(30 * unit));
  const person = author(context, byline, { surface, width });
  const end = safe.y + safe.height;
  const foot = Math.max(person.height, watermark.height);
  const rule = { ...body, y: end - foot - Math.round(32 * unit), height: 2 };
  const available = { ...body, height: (foot ? rule.y - Math.round(32 * unit) : end) - body.y };
  const words = { kicker: data.category, headline: data.title, supporting: "" };
  const message = stack(context, words, { ...available, surface, max: 124, emphasise: false });
  return (
    <Canvas size={size} background={surface.background}>
      <Place
        box={{ ...available, y: available.y + available.height - message.height, height: message.height }}
      >
        {message.node}
      </Place>
      {foot > 0 && <Place box={rule} style={{ backgroundColor: surface.line }} />}
      <Place box={{ ...body, y: end - person.height, height: person.height }}>{person.node}</Place>
      {nodes}
    </Canvas>
  );
}
