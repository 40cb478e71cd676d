/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { frame, sealIn } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { CODE } from "../kit/lettering.ts";
import { Canvas, Place } from "../kit/place.tsx";
import { Words } from "../kit/words.tsx";
import type { DocsOg } from "./data.ts";
import { message } from "./message.tsx";

/** The page's headings on a sheet that lies on a panel of brand colour, the first one lit as if one read it. */
export function contents(stage: Stage, data: DocsOg): Node {
  const { size, theme, shape } = stage;
  const surface = theme.page;
  const { panel, sheet, area } = shape === "wide" ? beside(stage) : under(stage, data.sections.length);
  const motto = shape === "wide" ? "under" : "opposite";
  const { body, nodes } = frame(stage, { surface, area, ask: { cta: "", url: "" }, motto });
  const words = message(stage, data, {
    width: body.width,
    height: body.height,
    surface,
    max: shape === "wide" ? 78 : 104,
  });
  const y = body.y + Math.round((body.height - words.height) * (shape === "wide" ? 0.9 : 0.5));
  return (
    <Canvas size={size} ground={surface.ground}>
      <Panel box={panel} surface={theme.flood} />
      <Place box={{ ...body, y, height: words.height }}>{words.node}</Place>
      {list(stage, data, sheet)}
      {nodes}
    </Canvas>
  );
}

type Sides = { panel: Box; sheet: Box; area: Box };

function beside(stage: Stage): Sides {
  const { size, safe, unit } = stage;
  const width = Math.round(size.width * 0.42);
  const x = size.width - width;
  const left = x + Math.round(58 * unit);
  const right = { x: left, y: safe.y, width: safe.x + safe.width - left, height: safe.height };
  const { height } = sealIn(stage, right);
  return {
    panel: { x, y: 0, width, height: size.height },
    sheet: { ...right, height: safe.height - (height && height + Math.round(24 * unit)) },
    area: { ...safe, width: x - safe.x - Math.round(50 * unit) },
  };
}

function under(stage: Stage, count: number): Sides {
  const { size, safe, unit } = stage;
  const seal = sealIn(stage, safe).height;
  const bottom = safe.y + safe.height - (seal && seal + Math.round(24 * unit));
  const tall = Math.round((count * ROW + 2 * PAD) * unit);
  const y = bottom - tall;
  const edge = y - Math.round(50 * unit);
  return {
    panel: { x: 0, y: edge, width: size.width, height: size.height - edge },
    sheet: { ...safe, y, height: tall },
    area: { ...safe, height: edge - Math.round(40 * unit) - safe.y },
  };
}

/** Height of a heading and the space around all of them, in design pixels. */
const ROW = 62;
const PAD = 18;

function list(stage: Stage, data: DocsOg, room: Box): Node {
  const { theme, unit } = stage;
  const pad = Math.round(PAD * unit);
  const tall = Math.min(ROW * unit, (room.height - 2 * pad) / data.sections.length);
  const height = Math.round(tall * data.sections.length) + 2 * pad;
  const style = {
    flexDirection: "column",
    padding: pad,
    borderRadius: Math.round(26 * unit),
    backgroundColor: theme.sheet.ground,
    boxShadow: `0 ${Math.round(24 * unit)}px ${Math.round(60 * unit)}px rgba(8, 8, 24, 0.16)`,
  } as const;
  const box = { ...room, y: room.y + Math.round((room.height - height) / 2), height };
  return (
    <Place box={box} style={style}>
      {data.sections.map((text, i) =>
        row(stage, { text, index: i, width: room.width - 2 * pad, height: Math.floor(tall) }),
      )}
    </Place>
  );
}

type Row = { text: string; index: number; width: number; height: number };

function row({ theme, unit, ruler }: Stage, { text, index, width, height }: Row): Node {
  const { sheet, page } = theme;
  const isLit = index === 0;
  const padding = Math.round(20 * unit);
  const mark = Math.round(44 * unit);
  const wish = { lettering: CODE, min: 21 * unit, max: 27 * unit, maxLines: 1 };
  const fitted = fitText(ruler, { ...wish, text, width: width - 2 * padding - mark });
  const number = fitText(ruler, {
    ...wish,
    min: fitted.size,
    max: fitted.size,
    text: `${index + 1}`,
    width: mark,
  });
  const style = {
    width,
    height,
    padding: `0 ${padding}px`,
    borderRadius: Math.round(14 * unit),
    backgroundColor: isLit ? page.fill : sheet.ground,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <div style={{ width: mark, flexShrink: 0 }}>
        <Words fitted={number} color={isLit ? page.onFill : sheet.muted} part="index" />
      </div>
      <Words fitted={fitted} color={isLit ? page.onFill : sheet.ink} part="bullet" />
    </div>
  );
}
