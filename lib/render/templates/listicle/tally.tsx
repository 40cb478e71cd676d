/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { EntryWords, endOf, entryColumn, type SetEntry } from "../kit/entries.tsx";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { header } from "../kit/header.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, NAME } from "../kit/type-styles.ts";
import { afterCount } from "./counted.ts";
import { entriesOf, type Listicle } from "./data.ts";

/** The count and its subject are the hero of a panel. The points are on the page beside or under it. */
export function tally(context: RenderContext, data: Listicle): Node {
  const { size, theme, shape } = context;
  const { panel, available, nodes } = (shape === "wide" ? beside : over)(context, data);
  return (
    <Canvas size={size} background={theme.page.background}>
      <Panel box={panel} surface={theme.flood} />
      {points(context, data, available)}
      {nodes}
    </Canvas>
  );
}

/** The panel, what is drawn on it and around the points, and the area of the points. */
type TallyLayout = { panel: Box; available: Box; nodes: Node[] };

/** The number stands large already: a headline that begins with it goes on from there. */
function said({ kicker, headline, details, items }: Listicle) {
  const rest = afterCount(headline, items.length) ?? headline;
  return { kicker, headline: rest, supporting: "", details };
}

function count({ measureText, unit }: RenderContext, data: Listicle, height: number) {
  const spec = {
    text: `${data.items.length}`,
    typeStyle: FIGURE,
    min: 60 * unit,
    max: 420 * unit,
    maxLines: 1,
  };
  return fitText(measureText, { ...spec, width: 600 * unit }, height);
}

/** On the right: the number over the headline, and the call to action. The points have the left from logo to foot. */
function beside(context: RenderContext, data: Listicle): TallyLayout {
  const { theme, unit, safe } = context;
  const { panel, inner, area } = halves(context, 0.42);
  const head = header(context, {
    surface: theme.page,
    width: area.width,
    height: area.height,
    sloganPosition: "under",
  });
  const right = { ...inner, height: safe.height };
  const { action, nodes } = frame(context, { surface: theme.flood, area: right, action: data });
  const foot = Math.max(
    action.height ? right.y + right.height - action.y : 0,
    watermarkIn(context, right).height,
  );
  const height = right.height - (foot && foot + Math.round(36 * unit));
  const digit = count(context, data, height * 0.46);
  const gap = Math.round(14 * unit);
  const words = { width: inner.width, height: height - digit.height - gap, surface: theme.flood, max: 62 };
  const message = stack(context, said(data), { ...words, emphasise: false });
  const y = right.y + Math.round((height - digit.height - gap - message.height) / 2);
  const top = area.y + head.height + Math.round(40 * unit);
  return {
    panel,
    available: { ...area, y: top, height: area.y + area.height - top },
    nodes: [
      <Place box={{ ...area, height: head.height }}>{head.node}</Place>,
      <Place box={{ ...inner, y, height: digit.height }}>
        <TextLines fitted={digit} color={theme.flood.key} part="value" />
      </Place>,
      <Place box={{ ...inner, y: y + digit.height + gap, height: message.height }}>{message.node}</Place>,
      ...nodes.slice(1),
    ],
  };
}

/** Of the height: few points leave more of it to the number. */
const panelShare = ({ shape }: RenderContext, { items }: Listicle) =>
  items.length > 5 ? 0.2 : Math.max(0.2, (shape === "square" ? 0.4 : 0.46) - 0.05 * (items.length - 1));

/** At the head: the logo, and the number beside the headline. */
function over(context: RenderContext, data: Listicle): TallyLayout {
  const { theme, unit, safe, size } = context;
  const surface = theme.flood;
  const head = header(context, { surface, width: safe.width, height: safe.height });
  const { body, nodes } = frame(context, { surface: theme.page, action: data });
  const height = Math.round(body.height * panelShare(context, data));
  const digit = count(context, data, height);
  const column = Math.round(digit.width + 40 * unit);
  const words = { width: body.width - column, height, surface, max: 84 };
  const message = stack(context, said(data), { ...words, emphasise: false });
  const at = (tall: number) => body.y + Math.round((height - tall) / 2);
  const end = body.y + height + Math.round(44 * unit);
  const top = end + Math.round(34 * unit);
  return {
    panel: { x: 0, y: 0, width: size.width, height: end },
    available: { ...body, y: top, height: body.y + body.height - top },
    nodes: [
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>,
      <Place box={{ ...body, y: at(digit.height), height: digit.height }}>
        <TextLines fitted={digit} color={surface.key} part="value" />
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

function points(context: RenderContext, data: Listicle, available: Box): Node[] {
  const { unit, measureText, theme } = context;
  const many = data.items.length > 5;
  const indent = Math.round(68 * unit);
  const look = {
    title: { typeStyle: NAME, min: 24 * unit, max: (many ? 38 : 56) * unit, lines: 2 },
    body: { typeStyle: BODY, min: 24 * unit, max: (many ? 28 : 38) * unit, lines: 3 },
    width: available.width - indent,
    height: available.height,
    gap: Math.round((many ? 22 : 34) * unit),
    between: Math.round(2 * unit),
    stretch: 60 * unit,
  };
  const { sets, height } = entryColumn(measureText, entriesOf(data), look);
  const box = { ...available, y: available.y + Math.round((available.height - height) / 2) };
  return sets.flatMap((set, i) => [
    ...numbered(context, set, i, { ...box, width: indent }),
    ...(i > 0 ? [rule(box, endOf(sets[i - 1]), set, theme.page.line)] : []),
    <Place box={{ ...box, x: box.x + indent, y: box.y + set.y, width: look.width, height: set.height }}>
      <EntryWords set={set} surface={theme.page} />
    </Place>,
  ]);
}

/** The number of a point, as large as its title. */
function numbered(
  { measureText, theme, unit }: RenderContext,
  set: SetEntry,
  index: number,
  box: Box,
): Node[] {
  const size = set.title?.size ?? 22 * unit;
  const typeStyle = { ...FIGURE, leading: 1.15 };
  const spec = {
    text: `${index + 1}`,
    typeStyle,
    maxLines: 1,
    width: box.width,
    min: size,
    max: size * 1.12,
  };
  const digit = fitText(measureText, spec);
  return [
    <Place box={{ ...box, y: box.y + set.y, height: digit.height }}>
      <TextLines fitted={digit} color={theme.page.key} part="index" />
    </Place>,
  ];
}

/** A hairline halfway between two points. */
function rule(box: Box, above: number, { y }: SetEntry, backgroundColor: string): Node {
  return (
    <Place box={{ ...box, y: box.y + Math.round((above + y) / 2), height: 2 }} style={{ backgroundColor }} />
  );
}
