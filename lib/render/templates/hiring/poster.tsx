/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { chips } from "../kit/chips.tsx";
import { frame } from "../kit/frame.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { type Hiring, iconOf } from "./data.ts";

/** The role across a flood of brand colour, the facts as pills under it; on wide pictures beside it. */
export function poster(context: RenderContext, data: Hiring): Node {
  const { size, theme, unit, shape } = context;
  const surface = theme.wash;
  const { body, nodes } = frame(context, { surface, action: data });
  const isBeside = shape === "wide" && data.facts.length > 1;
  const gap = data.facts.length && Math.round((isBeside ? 50 : 38) * unit);
  const column = isBeside ? Math.round(body.width * 0.3) : body.width;
  const facts = data.facts.map(pillOf);
  const height = isBeside ? body.height : body.height * 0.36;
  const row = chips(context, facts, { surface, width: column, height, part: "fact" });
  const message = stack(
    context,
    { kicker: data.kicker, headline: data.role, supporting: data.supporting, details: data.details },
    {
      width: isBeside ? body.width - column - gap : body.width,
      height: isBeside ? body.height : body.height - row.height - gap,
      surface,
      max: 158,
      emphasise: false,
    },
  );
  const end = body.y + body.height;
  const y = end - message.height - (isBeside ? 0 : row.height + gap);
  const pills = { x: body.x + body.width - column, y: end - row.height, width: column, height: row.height };
  return (
    <Canvas size={size} background={surface.background}>
      <Place box={{ ...body, y, height: message.height }}>{message.node}</Place>
      <Place box={pills}>{row.node}</Place>
      {nodes}
    </Canvas>
  );
}

/** Place and pay are known by their icon. A day alone may be the first one or the last to apply. */
function pillOf(fact: Hiring["facts"][number]) {
  const icon = iconOf(fact);
  return { text: icon === "calendar" && fact.label ? `${fact.label}: ${fact.value}` : fact.value, icon };
}
