/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { frame, sealIn } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { FIGURE } from "../kit/lettering.ts";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { Words } from "../kit/words.tsx";
import { type Changelog, rowsOf } from "./data.ts";
import { rows } from "./rows.tsx";

/** The version on a flood of brand colour, the changes on the page beside or under it. */
export function release(stage: Stage, data: Changelog): Node {
  const { size, theme } = stage;
  const { panel, room, nodes } = (stage.shape === "wide" ? beside : under)(stage, data);
  const list = rows(stage, rowsOf(data), room, theme.page);
  const down = Math.round(Math.max(0, room.height - list.height) * (stage.shape === "wide" ? 0.5 : 0.35));
  const placed = rows(stage, rowsOf(data), { ...room, y: room.y + down }, theme.page);
  return (
    <Canvas size={size} ground={theme.page.ground}>
      <Panel box={panel} surface={theme.flood} />
      {nodes}
      {(down > 0 ? placed : list).nodes}
    </Canvas>
  );
}

type Parts = { panel: Box; room: Box; nodes: Node[] };

function beside(stage: Stage, data: Changelog): Parts {
  const { size, safe, unit, theme } = stage;
  const width = Math.round(size.width * 0.38);
  const area = { ...safe, width: width - safe.x - Math.round(44 * unit) };
  const { body, nodes } = frame(stage, { surface: theme.flood, area, ask: data, motto: "under" });
  const x = width + Math.round(54 * unit);
  const right = { ...safe, x, width: safe.x + safe.width - x };
  const { height } = sealIn(stage, right);
  return {
    panel: { x: 0, y: 0, width, height: size.height },
    room: { ...right, height: right.height - (height && height + Math.round(24 * unit)) },
    nodes: [...nodes, ...title(stage, data, body, 1)],
  };
}

function under(stage: Stage, data: Changelog): Parts {
  const { size, unit, theme, safe } = stage;
  const { body, nodes } = frame(stage, { surface: theme.page, ask: data });
  const share = data.entries.length > 5 ? 0.27 : 0.34;
  const height = Math.round(body.height * share);
  const onPanel = frame(stage, { surface: theme.flood, area: safe, ask: { cta: "", url: "" } });
  const end = body.y + height + Math.round(40 * unit);
  const top = end + Math.round(44 * unit);
  return {
    panel: { x: 0, y: 0, width: size.width, height: end },
    room: { ...body, y: top, height: body.y + body.height - top },
    nodes: [...onPanel.nodes.slice(0, 1), ...nodes.slice(1), ...title(stage, data, { ...body, height }, 1)],
  };
}

/** Version as the hero, with the date over it and what it is about under it, standing on the foot of the box. */
function title(stage: Stage, data: Changelog, box: Box, at: number): Node[] {
  const { unit, ruler, theme } = stage;
  const surface = theme.flood;
  const message = { kicker: data.date, headline: data.headline, supporting: "" };
  const gap = Math.round(10 * unit);
  const words =
    data.headline || data.date
      ? stack(stage, message, {
          width: box.width,
          height: box.height * 0.5,
          surface,
          max: 54,
          emphasise: false,
        })
      : undefined;
  const under = words ? words.height + gap : 0;
  const lettering = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(data.version) ? 1.12 : 0.96 };
  const wish = {
    text: data.version,
    lettering,
    min: 44 * unit,
    max: 270 * unit,
    width: box.width,
    maxLines: 2,
  };
  const hero = fitText(ruler, wish, box.height - under);
  const y = box.y + Math.round((box.height - under - hero.height) * at);
  return [
    <Place box={{ ...box, y, height: hero.height }}>
      <Words fitted={hero} color={surface.key} part="value" />
    </Place>,
    words && <Place box={{ ...box, y: y + hero.height + gap, height: words.height }}>{words.node}</Place>,
  ].filter((node) => node !== undefined);
}
