/** @jsxImportSource #template */
import { alpha } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
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
  const { size, theme, unit, shape } = stage;
  const { wash, sheet } = theme;
  const isWide = shape === "wide";
  const { body, nodes } = frame(stage, { surface: wash, ask: data });
  const pad = Math.round((isLong(data) ? 30 : PAD) * unit);
  const side = Math.round((isLong(data) && !isWide ? FACE * 0.7 : FACE) * unit);
  const inner = body.width - 2 * pad;
  // Wide sheets have the portrait at their left, so that the words keep the height.
  const left = isWide ? side + pad : 0;
  const over = isWide ? 0 : Math.round(side * 0.5);
  const width = inner - left;
  const who = speaker(stage, data, sheet, width);
  const gap = Math.round((isLong(data) ? 18 : 32) * unit);
  const chrome = 2 * pad + gap + who.height + over;
  const words = said(stage, data, {
    width,
    height: body.height - chrome - over,
    surface: sheet,
    max: isWide ? 50 : 58,
  });
  const height = words.height + chrome;
  const y = body.y + over + Math.round((body.height - over - height) * 0.5);
  const box = { x: body.x, y, width: body.width, height };
  const text = { x: body.x + pad + left, y: y + pad + over, width, height: words.height };
  const face = { x: body.x + pad, y: isWide ? y + pad : y - over, width: side, height: side };
  return (
    <Canvas size={size} ground={wash.ground}>
      <Halo
        surface={wash}
        field={size}
        middle={{ x: size.width * 0.96, y: size.height * 0.1 }}
        side={Math.round(Math.max(size.width, size.height) * 1.1)}
      />
      <Place box={box} style={paper(stage)} />
      <Portrait
        stage={stage}
        photo={stage.photos.get(data.photo)}
        name={data.name}
        box={face}
        surface={sheet}
        form="disc"
        {...(isWide ? {} : { ring: sheet.ground })}
      />
      <Place box={text}>{words.node}</Place>
      <Place box={{ ...text, y: text.y + words.height + gap, height: who.height }}>{who.node}</Place>
      {nodes}
    </Canvas>
  );
}

function paper({ theme, unit }: Stage) {
  return {
    borderRadius: Math.round(34 * unit),
    backgroundColor: theme.sheet.ground,
    boxShadow: `0 ${Math.round(22 * unit)}px ${Math.round(54 * unit)}px ${alpha("#0a0a1e", 0.2)}`,
  };
}
