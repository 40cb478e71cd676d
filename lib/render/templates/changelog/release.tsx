/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";
import { type Changelog, rowsOf } from "./data.ts";
import { rows } from "./rows.tsx";

/** The version on a flood of brand colour, the changes on the page beside or under it. */
export function release(context: RenderContext, data: Changelog): Node {
  const { size, theme } = context;
  const { panel, available, nodes } = (context.shape === "wide" ? beside : under)(context, data);
  const list = rows(context, rowsOf(data), available, theme.page);
  const down = Math.round(
    Math.max(0, available.height - list.height) * (context.shape === "wide" ? 0.5 : 0.35),
  );
  const placed = rows(context, rowsOf(data), { ...available, y: available.y + down }, theme.page);
  return (
    <Canvas size={size} background={theme.page.background}>
      <Panel box={panel} surface={theme.flood} />
      {nodes}
      {(down > 0 ? placed : list).nodes}
    </Canvas>
  );
}

type ReleaseLayout = { panel: Box; available: Box; nodes: Node[] };

function beside(context: RenderContext, data: Changelog): ReleaseLayout {
  const { size, safe, unit, theme } = context;
  const width = Math.round(size.width * 0.38);
  const area = { ...safe, width: width - safe.x - Math.round(44 * unit) };
  const { body, nodes } = frame(context, {
    surface: theme.flood,
    area,
    action: data,
    sloganPosition: "under",
  });
  const x = width + Math.round(54 * unit);
  const right = { ...safe, x, width: safe.x + safe.width - x };
  const { height } = watermarkIn(context, right);
  return {
    panel: { x: 0, y: 0, width, height: size.height },
    available: { ...right, height: right.height - (height && height + Math.round(24 * unit)) },
    nodes: [...nodes, ...title(context, data, body, 1)],
  };
}

function under(context: RenderContext, data: Changelog): ReleaseLayout {
  const { size, unit, theme, safe } = context;
  const { body, nodes } = frame(context, { surface: theme.page, action: data });
  const height = Math.round(body.height * panelShare(data));
  const onPanel = frame(context, { surface: theme.flood, area: safe, action: { cta: "", url: "" } });
  const end = body.y + height + Math.round(40 * unit);
  const top = end + Math.round(44 * unit);
  return {
    panel: { x: 0, y: 0, width: size.width, height: end },
    available: { ...body, y: top, height: body.y + body.height - top },
    nodes: [...onPanel.nodes.slice(0, 1), ...nodes.slice(1), ...pair(context, data, { ...body, height })],
  };
}

/** Of the height: few changes leave more of it to the version. */
const panelShare = ({ entries }: Changelog) => Math.max(0.2, 0.48 - 0.06 * (entries.length - 1));

/** The version with date and summary beside it, so that the changes keep the height. A long version stands over them. */
function pair(context: RenderContext, data: Changelog, box: Box): Node[] {
  const isShort = data.version.length <= LONGEST && data.entries.length > FEW;
  if (!(data.headline || data.date) || !isShort) return title(context, data, box, 1);
  const { unit, measureText, theme } = context;
  const surface = theme.flood;
  const typeStyle = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(data.version) ? 1.12 : 0.96 };
  const sizes = { min: 44 * unit, max: 230 * unit, maxLines: 1 };
  const hero = fitText(
    measureText,
    { ...sizes, text: data.version, typeStyle, width: box.width * 0.42 },
    box.height,
  );
  const x = Math.round(hero.width + 40 * unit);
  const message = { kicker: data.date, headline: data.headline, supporting: "" };
  const room = { width: box.width - x, height: box.height };
  const words = stack(context, message, { ...room, surface, max: 66, emphasise: false });
  return [
    <Within available={box} height={hero.height} at={0.5}>
      <TextLines fitted={hero} color={surface.key} part="value" />
    </Within>,
    <Within available={{ ...box, x: box.x + x, width: room.width }} height={words.height} at={0.5}>
      {words.node}
    </Within>,
  ];
}

/** Characters of a version that stands beside its summary, and changes that leave it room over it. */
const LONGEST = 8;
const FEW = 3;

/** The version as the hero, with the date above and the summary below, at the foot of the box. */
function title(context: RenderContext, data: Changelog, box: Box, at: number): Node[] {
  const { unit, measureText, theme } = context;
  const surface = theme.flood;
  const message = { kicker: data.date, headline: data.headline, supporting: "" };
  const gap = Math.round(10 * unit);
  const words =
    data.headline || data.date
      ? stack(context, message, {
          width: box.width,
          height: box.height * 0.5,
          surface,
          max: 54,
          emphasise: false,
        })
      : undefined;
  const under = words ? words.height + gap : 0;
  const typeStyle = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(data.version) ? 1.12 : 0.96 };
  const spec = {
    text: data.version,
    typeStyle,
    min: 44 * unit,
    max: 420 * unit,
    width: box.width,
    maxLines: 2,
  };
  const hero = fitText(measureText, spec, box.height - under);
  const y = box.y + Math.round((box.height - under - hero.height) * at);
  return [
    <Place box={{ ...box, y, height: hero.height }}>
      <TextLines fitted={hero} color={surface.key} part="value" />
    </Place>,
    words && <Place box={{ ...box, y: y + hero.height + gap, height: words.height }}>{words.node}</Place>,
  ].filter((node) => node !== undefined);
}
