/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Stage } from "../../template.ts";
import { author } from "../kit/author.tsx";
import { frame, sealIn } from "../kit/frame.tsx";
import { Halo } from "../kit/halo.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { type BlogOg, factsOf } from "./data.ts";

/** The title alone on the brand's colour, over a rule and the byline. */
export function masthead(stage: Stage, data: BlogOg): Node {
  const { size, theme, unit, safe } = stage;
  const surface = theme.wash;
  const { body, nodes } = frame(stage, { surface, ask: { cta: "", url: "" } });
  const seal = sealIn(stage, safe);
  const byline = { author: data.author, role: factsOf(data) };
  const width = body.width - (seal.width && seal.width + Math.round(30 * unit));
  const person = author(stage, byline, { surface, width });
  const end = safe.y + safe.height;
  const foot = Math.max(person.height, seal.height);
  const rule = { ...body, y: end - foot - Math.round(32 * unit), height: 2 };
  const room = { ...body, height: (foot ? rule.y - Math.round(32 * unit) : end) - body.y };
  const words = { kicker: data.category, headline: data.title, supporting: "" };
  const message = stack(stage, words, { ...room, surface, max: 124, emphasise: false });
  const side = Math.round(Math.max(size.width, size.height) * 1.1);
  return (
    <Canvas size={size} ground={surface.ground}>
      <Halo
        surface={surface}
        field={size}
        middle={{ x: size.width * 0.96, y: size.height * 0.1 }}
        side={side}
      />
      <Place box={{ ...room, y: room.y + room.height - message.height, height: message.height }}>
        {message.node}
      </Place>
      {foot > 0 && <Place box={rule} style={{ backgroundColor: surface.line }} />}
      <Place box={{ ...body, y: end - person.height, height: person.height }}>{person.node}</Place>
      {nodes}
    </Canvas>
  );
}
