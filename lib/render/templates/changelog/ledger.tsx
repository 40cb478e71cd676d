/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { frame, sealIn } from "../kit/frame.tsx";
import { CODE } from "../kit/lettering.ts";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { Words } from "../kit/words.tsx";
import { type Changelog, rowsOf } from "./data.ts";
import { rows } from "./rows.tsx";

/** A sheet of changes under, or beside, its headline; the version as a tag in typewriter type. */
export function ledger(stage: Stage, data: Changelog): Node {
  const { size, theme, shape } = stage;
  const { room, nodes } = (shape === "wide" ? beside : under)(stage, data);
  return (
    <Canvas size={size} ground={theme.page.ground}>
      <Light stage={stage} />
      {paper(stage, data, room)}
      {nodes}
    </Canvas>
  );
}

type Parts = { room: Box; nodes: Node[] };

function beside(stage: Stage, data: Changelog): Parts {
  const { safe, unit, theme } = stage;
  const area = { ...safe, width: Math.round(safe.width * 0.37) };
  const { body, nodes } = frame(stage, { surface: theme.page, area, ask: data, motto: "under" });
  const heading = title(stage, data, { ...body, y: 0 }, 82);
  const down = body.y + Math.round((body.height - heading.height) / 2);
  const x = area.x + area.width + Math.round(50 * unit);
  const right = { ...safe, x, width: safe.x + safe.width - x };
  const { height } = sealIn(stage, right);
  return {
    room: { ...right, height: right.height - (height && height + Math.round(24 * unit)) },
    nodes: [...nodes, ...title(stage, data, { ...body, y: down }, 82).nodes],
  };
}

function under(stage: Stage, data: Changelog): Parts {
  const { body, nodes } = frame(stage, { surface: stage.theme.page, ask: data });
  const heading = title(stage, data, { ...body, height: body.height * 0.26 }, 88);
  const used = heading.height + Math.round(38 * stage.unit);
  return {
    room: { ...body, y: body.y + used, height: body.height - used },
    nodes: [...nodes, ...heading.nodes],
  };
}

/** Version, date and headline from the top of a box. */
function title(stage: Stage, data: Changelog, box: Box, max: number): { nodes: Node[]; height: number } {
  const tag = versionTag(stage, data, box.width);
  const gap = Math.round(20 * stage.unit);
  const headline = data.headline || data.date || data.version;
  const words = { width: box.width, height: box.height - tag.height - gap, surface: stage.theme.page, max };
  const message = stack(stage, { kicker: "", headline, supporting: "" }, words);
  return {
    height: tag.height + gap + message.height,
    nodes: [
      <Place box={{ ...box, height: tag.height }}>{tag.node}</Place>,
      <Place box={{ ...box, y: box.y + tag.height + gap, height: message.height }}>{message.node}</Place>,
    ],
  };
}

function versionTag({ unit, ruler, theme }: Stage, { version, date, headline }: Changelog, width: number) {
  const { page } = theme;
  const wish = { lettering: CODE, min: 22 * unit, max: 25 * unit, maxLines: 1 };
  const said = fitText(ruler, { ...wish, text: version, width: width * 0.48 });
  const when =
    headline && date ? fitText(ruler, { ...wish, text: date, width: width * 0.45 - 36 * unit }) : undefined;
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
        <Words fitted={said} color={page.onFill} part="value" />
      </div>
      <Words fitted={when} color={page.muted} part="date" />
    </div>
  );
  return { node, height };
}

function paper(stage: Stage, data: Changelog, room: Box): Node[] {
  const { unit, theme, shape } = stage;
  const [x, y] = [Math.round(40 * unit), Math.round(34 * unit)];
  const inner = { x: room.x + x, y: room.y + y, width: room.width - 2 * x, height: room.height - 2 * y };
  const list = rowsOf(data);
  const { height } = rows(stage, list, inner, theme.sheet);
  const spare = Math.max(0, inner.height - height);
  const down = shape === "wide" ? Math.round(spare / 2) : 0;
  const style = {
    borderRadius: Math.round(28 * unit),
    backgroundColor: theme.sheet.ground,
    boxShadow: `0 ${Math.round(24 * unit)}px ${Math.round(60 * unit)}px rgba(10, 10, 30, 0.10)`,
  } as const;
  const sheet = { ...room, y: room.y + down, height: Math.min(room.height, height + 2 * y) };
  return [
    <Place box={sheet} style={style} />,
    ...rows(stage, list, { ...inner, y: inner.y + down }, theme.sheet).nodes,
  ];
}
