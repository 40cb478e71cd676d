/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { CODE } from "../kit/type-styles.ts";
import { type Changelog, rowsOf } from "./data.ts";
import { rows } from "./rows.tsx";

/** A sheet of changes under, or beside, its headline; the version as a tag in typewriter type. */
export function ledger(context: RenderContext, data: Changelog): Node {
  const { size, theme, shape } = context;
  const { available, nodes } = (shape === "wide" ? beside : under)(context, data);
  return (
    <Canvas size={size} background={theme.page.background}>
      <Light context={context} />
      {paper(context, data, available)}
      {nodes}
    </Canvas>
  );
}

type LedgerLayout = { available: Box; nodes: Node[] };

function beside(context: RenderContext, data: Changelog): LedgerLayout {
  const { safe, unit, theme } = context;
  const area = { ...safe, width: Math.round(safe.width * 0.37) };
  const { body, nodes } = frame(context, {
    surface: theme.page,
    area,
    action: data,
    sloganPosition: "under",
  });
  const heading = title(context, data, { ...body, y: 0 }, 82);
  const down = body.y + Math.round((body.height - heading.height) / 2);
  const x = area.x + area.width + Math.round(50 * unit);
  const right = { ...safe, x, width: safe.x + safe.width - x };
  const { height } = watermarkIn(context, right);
  return {
    available: { ...right, height: right.height - (height && height + Math.round(24 * unit)) },
    nodes: [...nodes, ...title(context, data, { ...body, y: down }, 82).nodes],
  };
}

function under(context: RenderContext, data: Changelog): LedgerLayout {
  const { body, nodes } = frame(context, { surface: context.theme.page, action: data });
  const share = Math.max(0.26, 0.5 - 0.06 * (data.entries.length - 1));
  const heading = title(context, data, { ...body, height: body.height * share }, 100);
  const used = heading.height + Math.round(38 * context.unit);
  return {
    available: { ...body, y: body.y + used, height: body.height - used },
    nodes: [...nodes, ...heading.nodes],
  };
}

/** Version, date and headline from the top of a box. */
function title(
  context: RenderContext,
  data: Changelog,
  box: Box,
  max: number,
): { nodes: Node[]; height: number } {
  const headline = data.headline || data.date || data.version;
  // The version alone is the headline, and needs no tag that says it again.
  const tag = headline === data.version ? undefined : versionTag(context, data, box.width);
  const above = tag ? tag.height + Math.round(20 * context.unit) : 0;
  const words = { width: box.width, height: box.height - above, surface: context.theme.page, max };
  const message = stack(context, { kicker: "", headline, supporting: "" }, words);
  return {
    height: above + message.height,
    nodes: [
      ...(tag ? [<Place box={{ ...box, height: tag.height }}>{tag.node}</Place>] : []),
      <Place box={{ ...box, y: box.y + above, height: message.height }}>{message.node}</Place>,
    ],
  };
}

function versionTag(
  { unit, measureText, theme }: RenderContext,
  { version, date, headline }: Changelog,
  width: number,
) {
  const { page } = theme;
  const spec = { typeStyle: CODE, min: 24 * unit, max: 25 * unit, maxLines: 1 };
  const said = fitText(measureText, { ...spec, text: version, width: width * 0.48 });
  const when =
    headline && date
      ? fitText(measureText, { ...spec, text: date, width: width * 0.45 - 36 * unit })
      : undefined;
  const height = Math.round(48 * unit);
  const style = {
    height,
    padding: `0 ${Math.round(18 * unit)}px`,
    borderRadius: Math.round(12 * unit),
    backgroundColor: page.fill,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  const node = (
    <div style={{ alignItems: "center", gap: Math.round(18 * unit), height }}>
      <div style={style}>
        <TextLines fitted={said} color={page.onFill} part="value" />
      </div>
      <TextLines fitted={when} color={page.muted} part="date" />
    </div>
  );
  return { node, height };
}

function paper(context: RenderContext, data: Changelog, available: Box): Node[] {
  const { unit, theme, shape } = context;
  const [x, y] = [Math.round(40 * unit), Math.round(38 * unit)];
  const inner = {
    x: available.x + x,
    y: available.y + y,
    width: available.width - 2 * x,
    height: available.height - 2 * y,
  };
  const list = rowsOf(data);
  const { height } = rows(context, list, inner, theme.sheet);
  const spare = Math.max(0, inner.height - height);
  const down = Math.round(spare * (shape === "wide" ? 0.5 : 0.25));
  const style = {
    borderRadius: Math.round(28 * unit),
    backgroundColor: theme.sheet.background,
    boxShadow: `0 ${Math.round(24 * unit)}px ${Math.round(60 * unit)}px rgba(10, 10, 30, 0.10)`,
  } as const;
  const sheet = { ...available, y: available.y + down, height: Math.min(available.height, height + 2 * y) };
  return [
    <Place box={sheet} style={style} />,
    ...rows(context, list, { ...inner, y: inner.y + down }, theme.sheet).nodes,
  ];
}
