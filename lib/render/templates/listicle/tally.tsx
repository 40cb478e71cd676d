/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { EntryWords, endOf, entryColumn, type SetEntry } from "../kit/entries.tsx";
import { frame, sealIn } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { header } from "../kit/header.tsx";
import { BODY, FIGURE, NAME } from "../kit/lettering.ts";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { Words } from "../kit/words.tsx";
import { entriesOf, type Listicle } from "./data.ts";

/** The count as the hero of a panel, with what is counted; the points on the page beside or under it. */
export function tally(stage: Stage, data: Listicle): Node {
  const { size, theme, shape } = stage;
  const { panel, room, nodes } = (shape === "wide" ? beside : over)(stage, data);
  return (
    <Canvas size={size} ground={theme.page.ground}>
      <Panel box={panel} surface={theme.flood} />
      {points(stage, data, room)}
      {nodes}
    </Canvas>
  );
}

/** The panel, what is drawn on it and around the points, and the room for them. */
type Parts = { panel: Box; room: Box; nodes: Node[] };

const said = ({ kicker, headline }: Listicle) => ({ kicker, headline, supporting: "" });

function count({ ruler, unit }: Stage, data: Listicle, height: number) {
  const wish = {
    text: `${data.items.length}`,
    lettering: FIGURE,
    min: 60 * unit,
    max: 420 * unit,
    maxLines: 1,
  };
  return fitText(ruler, { ...wish, width: 600 * unit }, height);
}

/** On the right: the number over the headline, and the call to action. The points have the left from logo to foot. */
function beside(stage: Stage, data: Listicle): Parts {
  const { theme, unit, safe } = stage;
  const { panel, inner, area } = halves(stage, 0.42);
  const head = header(stage, { surface: theme.page, width: area.width, height: area.height, motto: "under" });
  const right = { ...inner, height: safe.height };
  const { ask, nodes } = frame(stage, { surface: theme.flood, area: right, ask: data });
  const foot = Math.max(ask.height ? right.y + right.height - ask.y : 0, sealIn(stage, right).height);
  const height = right.height - (foot && foot + Math.round(36 * unit));
  const digit = count(stage, data, height * 0.46);
  const gap = Math.round(14 * unit);
  const words = { width: inner.width, height: height - digit.height - gap, surface: theme.flood, max: 62 };
  const message = stack(stage, said(data), { ...words, emphasise: false });
  const y = right.y + Math.round((height - digit.height - gap - message.height) / 2);
  const top = area.y + head.height + Math.round(40 * unit);
  return {
    panel,
    room: { ...area, y: top, height: area.y + area.height - top },
    nodes: [
      <Place box={{ ...area, height: head.height }}>{head.node}</Place>,
      <Place box={{ ...inner, y, height: digit.height }}>
        <Words fitted={digit} color={theme.flood.key} part="value" />
      </Place>,
      <Place box={{ ...inner, y: y + digit.height + gap, height: message.height }}>{message.node}</Place>,
      ...nodes.slice(1),
    ],
  };
}

/** At the head: the logo, and the number beside the headline. */
function over(stage: Stage, data: Listicle): Parts {
  const { theme, unit, safe, size, shape } = stage;
  const surface = theme.flood;
  const head = header(stage, { surface, width: safe.width, height: safe.height });
  const { body, nodes } = frame(stage, { surface: theme.page, ask: data });
  const height = Math.round(body.height * (data.items.length > 5 || shape === "square" ? 0.2 : 0.25));
  const digit = count(stage, data, height);
  const column = Math.round(digit.width + 40 * unit);
  const words = { width: body.width - column, height, surface, max: 84 };
  const message = stack(stage, said(data), { ...words, emphasise: false });
  const at = (tall: number) => body.y + Math.round((height - tall) / 2);
  const end = body.y + height + Math.round(44 * unit);
  const top = end + Math.round(34 * unit);
  return {
    panel: { x: 0, y: 0, width: size.width, height: end },
    room: { ...body, y: top, height: body.y + body.height - top },
    nodes: [
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>,
      <Place box={{ ...body, y: at(digit.height), height: digit.height }}>
        <Words fitted={digit} color={surface.key} part="value" />
      </Place>,
      <Place
        box={{
          ...body,
          x: body.x + column,
          y: at(message.height),
          width: words.width,
          height: message.height,
        }}
      >
        {message.node}
      </Place>,
      ...nodes.slice(1),
    ],
  };
}

function points(stage: Stage, data: Listicle, room: Box): Node[] {
  const { unit, ruler, theme } = stage;
  const many = data.items.length > 5;
  const indent = Math.round(68 * unit);
  const look = {
    title: { lettering: NAME, min: 22 * unit, max: (many ? 34 : 40) * unit, lines: 2 },
    body: { lettering: BODY, min: 21 * unit, max: 28 * unit, lines: 3 },
    width: room.width - indent,
    height: room.height,
    gap: Math.round((many ? 22 : 34) * unit),
    between: Math.round(2 * unit),
    stretch: 34 * unit,
  };
  const { sets, height } = entryColumn(ruler, entriesOf(data), look);
  const box = { ...room, y: room.y + Math.round((room.height - height) / 2) };
  return sets.flatMap((set, i) => [
    ...numbered(stage, set, i, { ...box, width: indent }),
    ...(i > 0 ? [rule(box, endOf(sets[i - 1]), set, theme.page.line)] : []),
    <Place box={{ ...box, x: box.x + indent, y: box.y + set.y, width: look.width, height: set.height }}>
      <EntryWords set={set} surface={theme.page} />
    </Place>,
  ]);
}

/** The number of a point, as large as its title. */
function numbered({ ruler, theme, unit }: Stage, set: SetEntry, index: number, box: Box): Node[] {
  const size = set.title?.size ?? 22 * unit;
  const lettering = { ...FIGURE, leading: 1.15 };
  const wish = {
    text: `${index + 1}`,
    lettering,
    maxLines: 1,
    width: box.width,
    min: size,
    max: size * 1.12,
  };
  const digit = fitText(ruler, wish);
  return [
    <Place box={{ ...box, y: box.y + set.y, height: digit.height }}>
      <Words fitted={digit} color={theme.page.key} part="index" />
    </Place>,
  ];
}

/** A hairline halfway between two points. */
function rule(box: Box, above: number, { y }: SetEntry, backgroundColor: string): Node {
  return (
    <Place box={{ ...box, y: box.y + Math.round((above + y) / 2), height: 2 }} style={{ backgroundColor }} />
  );
}
