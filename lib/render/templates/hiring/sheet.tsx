/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { ICONS } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { NAME, SMALL } from "../kit/type-styles.ts";
import { type Fact, type Hiring, iconOf } from "./data.ts";

/** Height of a fact, and the paper around all of them, in design pixels. */
const ROW = 94;
const PAD = { x: 38, y: 26 };

/** The role on the page, the facts on a sheet beside or under it. */
export function sheet(context: RenderContext, data: Hiring): Node {
  const { size, theme, shape } = context;
  const surface = theme.page;
  const { area, paper } = (shape === "wide" ? beside : below)(context, data.facts);
  const sloganPosition = shape === "wide" ? "under" : "opposite";
  const { body, nodes } = frame(context, { surface, area, action: data, sloganPosition });
  const foot = shape === "wide" ? 0 : paper.height + Math.round(44 * context.unit);
  const message = stack(
    context,
    { kicker: data.kicker, headline: data.role, supporting: data.supporting, details: data.details },
    {
      width: body.width,
      height: body.height - foot,
      surface,
      max: shape === "wide" ? 104 : 150,
      emphasise: false,
    },
  );
  const y = body.y + Math.round((body.height - foot - message.height) * (shape === "wide" ? 0.5 : 0.6));
  const place = shape === "wide" ? paper : { ...paper, y: body.y + body.height - paper.height };
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      <Place box={{ ...body, y, height: message.height }}>{message.node}</Place>
      {paperWith(context, data.facts, place)}
      {nodes}
    </Canvas>
  );
}

type SheetHalves = { area: Box; paper: Box };

/** On the right, clear of the watermark. */
function beside({ safe, unit, watermark }: RenderContext, { length: count }: readonly Fact[]): SheetHalves {
  const width = Math.round(safe.width * 0.4);
  const available = safe.height - (watermark.height && watermark.height + Math.round(24 * unit));
  const height = Math.min(available, Math.round((count * ROW + 2 * PAD.y) * unit));
  const x = safe.x + safe.width - width;
  return {
    area: { ...safe, width: safe.width - width - Math.round(56 * unit) },
    paper: { x, y: safe.y + Math.round((available - height) / 2), width, height },
  };
}

function below(context: RenderContext, facts: readonly Fact[]): SheetHalves {
  const { safe, unit, shape } = context;
  const each = shape === "story" ? 92 : ROW;
  const height = Math.round((Math.ceil(facts.length / columnsOf(context, facts)) * each + 2 * PAD.y) * unit);
  return { area: safe, paper: { ...safe, height } };
}

/** Letters of a fact that stands in half of the width. */
const HALF = 26;

/** Two columns where each fact fits on its line. */
const columnsOf = ({ shape }: RenderContext, facts: readonly Fact[]) =>
  facts.length > 2 &&
  (shape === "square" || shape === "tall") &&
  facts.every(({ value }) => value.length <= HALF)
    ? 2
    : 1;

function paperWith(context: RenderContext, facts: readonly Fact[], box: Box): Node {
  const { theme, unit } = context;
  const [x, y] = [Math.round(PAD.x * unit), Math.round(PAD.y * unit)];
  const style = {
    padding: `${y}px ${x}px`,
    borderRadius: Math.round(30 * unit),
    backgroundColor: theme.sheet.background,
    boxShadow: `0 ${Math.round(24 * unit)}px ${Math.round(60 * unit)}px rgba(10, 10, 30, 0.10)`,
    flexWrap: "wrap",
    columnGap: x,
  } as const;
  const columns = columnsOf(context, facts);
  const width = Math.floor((box.width - 2 * x - (columns - 1) * x) / columns);
  const height = Math.floor((box.height - 2 * y) / Math.ceil(facts.length / columns));
  const isRuled = (i: number) => columns === 1 && i < facts.length - 1;
  return (
    <Place box={box} style={style}>
      {facts.map((fact, i) => row(context, fact, { width, height }, isRuled(i)))}
    </Place>
  );
}

function row(context: RenderContext, fact: Fact, { width, height }: Size, isRuled: boolean): Node {
  const { unit, theme, measureText } = context;
  const { sheet: surface } = theme;
  const side = Math.round(58 * unit);
  const gap = Math.round(22 * unit);
  const line = { width: width - side - gap, maxLines: 1 };
  const sizes = (minimum: number, maximum: number) => ({ ...line, min: minimum * unit, max: maximum * unit });
  const value = fitText(measureText, { ...sizes(24, 32), text: fact.value, typeStyle: NAME });
  const label = fact.label
    ? fitText(measureText, { ...sizes(24, 25), text: fact.label, typeStyle: SMALL })
    : undefined;
  const border = isRuled ? { borderBottom: `2px solid ${surface.line}` } : {};
  return (
    <div style={{ width, height, alignItems: "center", gap, flexShrink: 0, ...border }}>
      {tile(context, fact, side)}
      <div style={{ flexDirection: "column" }}>
        <TextLines fitted={label} color={surface.muted} part="label" />
        <TextLines fitted={value} color={surface.ink} part="fact" />
      </div>
    </div>
  );
}

/** The icon of a fact in a tile of brand colour. */
function tile({ theme: { page } }: RenderContext, fact: Fact, side: number): Node {
  const icon = Math.round(side * 0.48);
  const style = {
    width: side,
    height: side,
    borderRadius: Math.round(side * 0.3),
    backgroundColor: page.fill,
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <picture
        src={lucideIcon(ICONS[iconOf(fact)], page.onFill, 2.1)}
        style={{ width: icon, height: icon }}
      />
    </div>
  );
}
