/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { inset, Paper } from "../kit/chart/plate.tsx";
import { drawnOverStack, drawnStack } from "../kit/drawn-stack.tsx";
import { inOneText } from "../kit/fact-cells.ts";
import { buttoned } from "../kit/footer.tsx";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { areAmounts } from "../kit/price-parts.ts";
import { priceRows, pricesHeight } from "../kit/price-rows.tsx";
import { stack } from "../kit/stack.tsx";
import type { MessageColumn } from "../kit/stack-column.tsx";
import type { StackMessage, StackOptions } from "../kit/stack-texts.ts";
import { inARow } from "../kit/story/clip.ts";
import { termsUnder } from "../kit/terms-under.tsx";
import { type Listicle, rowsOf } from "./data.ts";
import { besideDrawing, besideTitle, type MenuLayout } from "./menu-drawn.tsx";

/** A price list: the message, and names and prices in two columns on a sheet beside or under it. */
export function menu(context: RenderContext, data: Listicle): Node {
  const { size, theme, seed, shape } = context;
  const isFlood = seed % 2 === 1;
  const surface = isFlood ? theme.wash : theme.page;
  const { nodes, sheet } = (shape === "wide" ? beside : under)(context, data, surface);
  return (
    <Canvas size={size} background={surface.background}>
      {isFlood ? <Panel box={{ x: 0, y: 0, ...size }} surface={surface} /> : <Light context={context} />}
      <Paper context={context} box={sheet} />
      {prices(context, data, sheet)}
      {nodes}
    </Canvas>
  );
}

const messageOf = ({ kicker, headline, supporting = "", details }: Listicle) => ({
  kicker,
  headline,
  supporting,
  details,
});

function beside(context: RenderContext, data: Listicle, surface: Surface): MenuLayout {
  const { safe, unit } = context;
  const area = { ...safe, width: Math.round(safe.width * 0.43) };
  const { body, nodes } = frame(context, { surface, area, action: data, sloganPosition: "under" });
  const message = drawnOverStack(context, messageOf(data), { ...body, surface, max: 84 });
  const y = body.y + Math.round((body.height - message.height) / 2);
  const x = area.x + area.width + Math.round(46 * unit);
  const right = { ...safe, x, width: safe.x + safe.width - x };
  const { height } = watermarkIn(context, right);
  const available = { ...right, height: right.height - (height && height + Math.round(16 * unit)) };
  const tall = Math.min(available.height, tallest(context, data, available.width));
  return {
    nodes: [...nodes, <Place box={{ ...body, y, height: message.height }}>{message.node}</Place>],
    sheet: { ...available, y: available.y + Math.round((available.height - tall) / 2), height: tall },
  };
}

/** Shares of the height: of the message over the rows, at least that much with a line over its headline, and of the terms under them. */
const SHARE = { least: 0.2, headed: 0.3, crowded: 0.13, most: 0.42, terms: 0.28, few: 0.1 };
/** Of the height, what a message may have where it would be cut in less. */
const LARGER = [0.18, 0.24, 0.32, SHARE.most];
/** More rows need the room of a loud headline and of a plate under them. */
const MANY = 5;
/** So many rows leave their terms the least type. */
const CROWD = 7;
/** Type of rows that the message makes room for, in design pixels. */
const ROWS = 34;
/** Space between the parts, in design pixels. */
const GAP = 34;

/** The rows come first, then on what terms, then what to do: who looks for a price reads no text before it. */
function under(context: RenderContext, data: Listicle, surface: Surface): MenuLayout {
  const { unit } = context;
  const isMany = data.items.length > MANY;
  const { body, nodes } = frame(context, { surface: buttoned(surface), action: data, isPlate: !isMany });
  const gap = Math.round((isMany ? GAP * 0.7 : GAP) * unit);
  const terms = termsUnder(context, termsOf(data), {
    surface,
    width: body.width,
    height: body.height * (data.items.length > CROWD ? SHARE.few : SHARE.terms),
  });
  const below = terms ? terms.height + gap : 0;
  const least =
    pricesHeight(context, rowsOf(data), body.width - 2 * padOf(context), ROWS * unit) + padOf(context);
  const room = body.height - below - gap;
  const height = Math.max(room * leastShare(data), Math.min(room * SHARE.most, room - least));
  const said = { ...messageOf(data), supporting: "", details: "" };
  const over = drawnOver(context, said, { width: body.width, height: room - least * LOOSE, surface });
  // Prices have the whole width, and are as large as that allows.
  const isPriced = areAmounts(data.items);
  const options = { surface, terms: termsOf(data), pad: padOf(context) };
  const drawn = over || isPriced ? undefined : besideDrawing(context, data, options);
  if (drawn) return drawn;
  const width = body.width;
  const asideIn = { width, height: Math.min(room * SHARE.most, room - least), surface };
  const message =
    over ??
    (isPriced ? besideTitle(context, said, asideIn) : undefined) ??
    wholeOver(context, said, { width, height, surface }, room);
  const y = body.y + message.height + gap;
  const rest = body.y + body.height - y - below;
  const tall = Math.min(rest, tallest(context, data, body.width));
  const sheet = { ...body, y: y + Math.round((rest - tall) / 2), height: tall };
  const termsAt = { ...body, y: sheet.y + tall + gap, height: terms?.height ?? 0 };
  return {
    nodes: [
      ...nodes,
      <Place box={{ ...body, height: message.height }}>{message.node}</Place>,
      ...(terms ? [<Place box={termsAt}>{terms.node}</Place>] : []),
    ],
    sheet,
  };
}

const leastShare = ({ items, kicker }: Listicle): number =>
  items.length > MANY ? SHARE.crowded : kicker ? SHARE.headed : SHARE.least;

/** Rows come before a loud headline: it takes only the room in which it is whole. */
function wholeOver(
  context: RenderContext,
  said: StackMessage,
  { height, ...column }: Pick<StackOptions, "width" | "height" | "surface">,
  room: number,
): { node: Node; height: number } {
  const saidIn = (height: number) => drawnStack(context, said, { ...column, height, max: 96 });
  const heights = [height, ...LARGER.map((more) => room * more).filter((more) => more > height)];
  return heights.map(saidIn).find(({ node }) => !isCut(node)) ?? saidIn(room * SHARE.most);
}

/** Rows under a drawing stand so much looser than the least. */
const LOOSE = 1.3;
/** Of the shorter side, a drawing over a headline at least. */
const OVER = 0.4;

/** In a tall picture whose rows leave the room, the drawing over the headline; undefined elsewhere. */
function drawnOver(
  context: RenderContext,
  said: StackMessage,
  options: Pick<StackOptions, "width" | "height" | "surface">,
): MessageColumn | undefined {
  const { shape, unit, size } = context;
  if (shape === "wide" || shape === "square") return undefined;
  const plain = stack(context, said, { ...options, max: 96 });
  const least = plain.height + OVER * size.width + GAP * unit;
  return options.height < least ? undefined : drawnOverStack(context, said, { ...options, max: 96 });
}

const isCut = (node: Node) => textNodes(node).some(({ attributes }) => attributes?.cut);

/** What holds for all rows, as one text. */
const termsOf = ({ supporting = "", details = "" }: Listicle) => inARow([supporting, inOneText(details)]);

const padOf = ({ unit }: RenderContext) => Math.round(32 * unit);

/** The height at which the rows are as large and as far apart as they may be. */
const tallest = (context: RenderContext, data: Listicle, width: number) =>
  pricesHeight(context, rowsOf(data), width - 2 * padOf(context), largest(context, data) * context.unit) +
  data.items.length * 46 * context.unit +
  padOf(context);

/** Of the type, in design pixels: sheets under the message have the whole width. */
const LARGEST = { wide: 38, other: 48, prices: 58 };

const largest = ({ shape }: RenderContext, { items }: Listicle) =>
  shape === "wide" ? LARGEST.wide : areAmounts(items) ? LARGEST.prices : LARGEST.other;

function prices(context: RenderContext, data: Listicle, sheet: Box): Node {
  const { theme, unit } = context;
  const pad = padOf(context);
  const inner = { ...inset(sheet, pad), y: sheet.y + pad / 2, height: sheet.height - pad };
  const { node, height } = priceRows(context, rowsOf(data), {
    surface: theme.sheet,
    width: inner.width,
    height: inner.height,
    minimum: context.smallest,
    maximum: largest(context, data) * unit,
  });
  const y = inner.y + Math.round((inner.height - height) / 2);
  return <Place box={{ ...inner, y, height }}>{node}</Place>;
}
