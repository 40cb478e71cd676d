/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { CODE } from "../kit/type-styles.ts";
import type { DocsOg } from "./data.ts";
import { message } from "./message.tsx";

/**
 * The page's headings on a sheet that lies on a panel in the brand colour. The first heading is highlighted.
 */
export function contents(context: RenderContext, data: DocsOg): Node {
  const { size, theme, shape } = context;
  const surface = theme.page;
  const { panel, sheet, area } = shape === "wide" ? beside(context) : under(context, data.sections.length);
  const sloganPosition = shape === "wide" ? "under" : "opposite";
  const { body, nodes } = frame(context, { surface, area, action: { cta: "", url: "" }, sloganPosition });
  const words = message(context, data, {
    width: body.width,
    height: body.height,
    surface,
    max: shape === "wide" ? 78 : 104,
  });
  const y = body.y + Math.round((body.height - words.height) * (shape === "wide" ? 0.9 : 0.5));
  return (
    <Canvas size={size} background={surface.background}>
      <Panel box={panel} surface={theme.flood} />
      <Place box={{ ...body, y, height: words.height }}>{words.node}</Place>
      {list(context, data, sheet)}
      {nodes}
    </Canvas>
  );
}

type ContentsAreas = { panel: Box; sheet: Box; area: Box };

function beside(context: RenderContext): ContentsAreas {
  const { size, safe, unit } = context;
  const width = Math.round(size.width * 0.42);
  const x = size.width - width;
  const left = x + Math.round(58 * unit);
  const right = { x: left, y: safe.y, width: safe.x + safe.width - left, height: safe.height };
  const { height } = watermarkIn(context, right);
  return {
    panel: { x, y: 0, width, height: size.height },
    sheet: { ...right, height: safe.height - (height && height + Math.round(24 * unit)) },
    area: { ...safe, width: x - safe.x - Math.round(50 * unit) },
  };
}

function under(context: RenderContext, count: number): ContentsAreas {
  const { size, safe, unit } = context;
  const watermark = watermarkIn(context, safe).height;
  const bottom = safe.y + safe.height - (watermark && watermark + Math.round(24 * unit));
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

function list(context: RenderContext, data: DocsOg, available: Box): Node {
  const { theme, unit } = context;
  const pad = Math.round(PAD * unit);
  const tall = Math.min(ROW * unit, (available.height - 2 * pad) / data.sections.length);
  const height = Math.round(tall * data.sections.length) + 2 * pad;
  const style = {
    flexDirection: "column",
    padding: pad,
    borderRadius: Math.round(26 * unit),
    backgroundColor: theme.sheet.background,
    boxShadow: `0 ${Math.round(24 * unit)}px ${Math.round(60 * unit)}px rgba(8, 8, 24, 0.16)`,
  } as const;
  const box = { ...available, y: available.y + Math.round((available.height - height) / 2), height };
  return (
    <Place box={box} style={style}>
      {data.sections.map((text, i) =>
        row(context, { text, index: i, width: available.width - 2 * pad, height: Math.floor(tall) }),
      )}
    </Place>
  );
}

type ContentsRow = { text: string; index: number; width: number; height: number };

function row({ theme, unit, measureText }: RenderContext, { text, index, width, height }: ContentsRow): Node {
  const { sheet, page } = theme;
  const isLit = index === 0;
  const padding = Math.round(20 * unit);
  const mark = Math.round(44 * unit);
  const spec = { typeStyle: CODE, min: 24 * unit, max: 27 * unit, maxLines: 1 };
  const fitted = fitText(measureText, { ...spec, text, width: width - 2 * padding - mark });
  const number = fitText(measureText, {
    ...spec,
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
    backgroundColor: isLit ? page.fill : sheet.background,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <div style={{ width: mark, flexShrink: 0 }}>
        <TextLines fitted={number} color={isLit ? page.onFill : sheet.muted} part="index" />
      </div>
      <TextLines fitted={fitted} color={isLit ? page.onFill : sheet.ink} part="bullet" />
    </div>
  );
}
