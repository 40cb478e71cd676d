/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { onAccentByTurns } from "../card/compose/grounds.ts";
import { inOneText } from "../kit/fact-cells.ts";
import { inSize, isWhole } from "../kit/fit-largest.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { type PricedItem, priceRows, pricesHeight } from "../kit/price-rows.tsx";
import { inARow } from "../kit/story/clip.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, NAME } from "../kit/type-styles.ts";
import { type Listicle, rowsOf } from "./data.ts";

/** Of the picture, what the price that leads may take, the largest share first. */
const SHARES = { wide: [0.46, 0.4, 0.36], other: [0.4, 0.36, 0.32, 0.28, 0.24] };
/** In design pixels. */
const SIZE = {
  title: { least: 30, most: 40 },
  price: 420,
  name: { least: 30, most: 76 },
  rows: { least: 23, most: 46 },
  terms: { least: 20, most: 34 },
};
const GAP = { title: 8, column: 40, edge: 40, rows: 26, terms: 22 };
/** Rows of prices are larger than the terms under them. */
const OVER_TERMS = 1.12;
const VALUE = { ...FIGURE, leading: 1 };
/** Of the width, what a name beside its price takes. */
const NAME_SHARES = [0.5, 0.44, 0.38];

/**
 * A list of prices of which one leads: its name beside the price as large as its field allows, every other price as a row
 * under it, and the terms under these. Undefined where none leads, or where they have no room in legible type.
 */
export function ledPrices(given: RenderContext, data: Listicle): Node | undefined {
  const first = data.items.find(({ title }) => title === data.leads);
  if (!first?.price || !hasRows(data)) return undefined;
  const context = onAccentByTurns(given, data.headline);
  const list = listOf(data, first);
  const isWide = context.shape === "wide";
  for (const share of SHARES[isWide ? "wide" : "other"]) {
    const drawn = isWide ? beside(context, data, list, share) : under(context, data, list, share);
    if (drawn) return drawn;
  }
  return undefined;
}

/** The price that leads, the others, and what is said under them. A headline that is the line of that price would say it twice. */
function listOf(
  { headline, items, supporting = "", details = "" }: Listicle,
  first: Listicle["items"][number],
): LedList {
  const { title: name, price = "" } = first;
  const isSaid = headline.includes(price) && headline.includes(name);
  return {
    title: isSaid ? "" : headline,
    name,
    price,
    items: rowsOf({ items: items.filter((item) => item !== first) }),
    terms: sentencesOf(inARow([supporting, inOneText(details)].filter(Boolean))),
  };
}

const hasRows = ({ items }: Listicle): boolean =>
  items.every(({ price, body, label }) => price && !body && !label);

type LedList = {
  title: string;
  name: string;
  price: string;
  items: readonly PricedItem[];
  terms: readonly string[];
};

/** The field over the rows, as wide as the picture. */
function under(context: RenderContext, card: Listicle, list: LedList, share: number): Node | undefined {
  const { size, theme, unit } = context;
  const { body, nodes } = frame(context, { surface: theme.page, action: card });
  const [head] = frame(context, { surface: theme.flood, action: card }).nodes;
  const hero = { ...body, height: Math.round(size.height * share) - Math.round(body.y * 0.4) };
  const edge = hero.y + hero.height + Math.round(GAP.edge * 0.6 * unit);
  const top = edge + Math.round(GAP.edge * unit);
  const led = ledIn(context, list, hero);
  const rest = restIn(context, list, { ...body, y: top, height: body.y + body.height - top });
  if (!led || !rest) return undefined;
  return (
    <Canvas size={size} background={theme.page.background}>
      <Panel box={{ x: 0, y: 0, width: size.width, height: edge }} surface={theme.flood} />
      {led}
      {rest}
      {head}
      {nodes.slice(1)}
    </Canvas>
  );
}

/** The field at the left of the rows. */
function beside(context: RenderContext, card: Listicle, list: LedList, share: number): Node | undefined {
  const { size, safe, theme, unit } = context;
  const gap = Math.round(GAP.column * unit);
  const panel = { x: 0, y: 0, width: Math.round(size.width * share), height: size.height };
  const column = { ...safe, width: panel.width - safe.x - gap };
  const x = panel.width + gap;
  const page = { ...safe, x, width: safe.x + safe.width - x };
  const none = { cta: "", url: "" };
  const title = frame(context, { surface: theme.flood, area: column, action: none, sloganPosition: "under" });
  const foot = frame({ ...context, isSigned: true }, { surface: theme.page, area: page, action: card });
  const led = ledIn(context, list, title.body);
  const rest = restIn(context, list, foot.body);
  if (!led || !rest) return undefined;
  return (
    <Canvas size={size} background={theme.page.background}>
      <Panel box={panel} surface={theme.flood} />
      {led}
      {rest}
      {title.nodes}
      {foot.nodes}
    </Canvas>
  );
}

/** The name at the left and the price at the right, both as large as they go; else one over the other. */
function ledIn(context: RenderContext, list: LedList, whole: Box): Node[] | undefined {
  const over = titleIn(context, list.title, whole);
  const box = { ...whole, y: whole.y + over.height, height: whole.height - over.height };
  const led = apartIn(context, list, box) ?? stackedIn(context, list, box);
  return led && [...over.nodes, ...led];
}

/** What the list is of, in a line or two over the price that leads. */
function titleIn({ measureText, unit, theme }: RenderContext, text: string, box: Box) {
  if (text === "") return { nodes: [], height: 0 };
  const { least, most } = SIZE.title;
  const sizes = { min: least * unit, max: most * unit, width: box.width, maxLines: 2 };
  const fitted = fitText(measureText, { text, typeStyle: { ...NAME, leading: 1.2 }, ...sizes });
  const node = (
    <Place box={{ ...box, height: fitted.height }}>
      <TextLines fitted={fitted} color={theme.flood.ink} part="headline" />
    </Place>
  );
  return { nodes: [node], height: fitted.height + Math.round(GAP.title * unit) };
}

/** The name at the left of its price; undefined where the price would be larger under it. */
function apartIn(context: RenderContext, { name, price }: LedList, box: Box): Node[] | undefined {
  const gap = Math.round(GAP.column * context.unit);
  for (const share of NAME_SHARES) {
    const width = Math.round(box.width * share);
    const words = nameIn(context, name, { width, height: box.height, maxLines: 4 });
    const value = priceIn(context, price, { width: box.width - width - gap, height: box.height });
    if (!words || !value || value.height < box.height * BESIDE || value.size < 2 * words.size) continue;
    const middle = (height: number) => Math.round(box.y + (box.height - height) / 2);
    const x = box.x + box.width - Math.ceil(value.width);
    return [
      <Place box={{ ...box, y: middle(words.height), width, height: words.height }}>
        <TextLines fitted={words} color={context.theme.flood.ink} part="label" />
      </Place>,
      <Place
        box={{ ...box, x, y: middle(value.height), width: Math.ceil(value.width), height: value.height }}
      >
        <TextLines fitted={value} color={context.theme.flood.key} part="value" />
      </Place>,
    ];
  }
  return undefined;
}
/** A price that is lower than this share of its field is larger under its name. */
const BESIDE = 0.6;

/** The name over the price, both across the field. */
function stackedIn(context: RenderContext, { name, price }: LedList, box: Box): Node[] | undefined {
  const { unit, theme } = context;
  const words = nameIn(context, name, { width: box.width, height: box.height * 0.4, maxLines: 3 });
  const gap = Math.round(10 * unit);
  const value = words && priceIn(context, price, { ...box, height: box.height - words.height - gap });
  if (!value || value.size < 1.4 * words.size) return undefined;
  const height = words.height + gap + value.height;
  const y = Math.round(box.y + (box.height - height) / 2);
  return [
    <Place box={{ ...box, y, height: words.height }}>
      <TextLines fitted={words} color={theme.flood.ink} part="label" />
    </Place>,
    <Place box={{ ...box, y: y + words.height + gap, height: value.height }}>
      <TextLines fitted={value} color={theme.flood.key} part="value" />
    </Place>,
  ];
}

type LedRoom = { width: number; height: number };

function nameIn(
  { measureText, unit }: RenderContext,
  text: string,
  { width, height, maxLines }: LedRoom & { maxLines: number },
): FittedText | undefined {
  const { least, most } = SIZE.name;
  const sizes = { min: least * unit, max: most * unit, width, maxLines };
  const fitted = fitText(measureText, { text, typeStyle: NAME, ...sizes }, height);
  return isWhole(text, fitted) && fitted.height <= height ? fitted : undefined;
}

function priceIn({ measureText, unit }: RenderContext, text: string, room: LedRoom): FittedText | undefined {
  const sizes = { min: 60 * unit, max: SIZE.price * unit, width: room.width, maxLines: 1 };
  const fitted = fitText(measureText, { text, typeStyle: VALUE, ...sizes }, room.height);
  return isWhole(text, fitted) && fitted.height <= room.height ? fitted : undefined;
}

/** The other prices as rows over the terms, both as large as the room allows; undefined without room. */
function restIn(context: RenderContext, { items, terms }: LedList, box: Box): Node[] | undefined {
  const { unit, theme } = context;
  const gap = Math.round(GAP.rows * unit);
  const { least, most } = SIZE.terms;
  for (let size = most; size >= least; size -= 1) {
    const set = termsIn(context, terms, box.width, Math.round(size * unit));
    const height = box.height - set.height - (set.height && gap);
    const smallest = Math.max(SIZE.rows.least, size * OVER_TERMS) * unit;
    if (!set.isWhole || tightHeight(context, items, box.width, smallest) > height) continue;
    const rows = priceRows(context, items, {
      surface: theme.page,
      width: box.width,
      height,
      minimum: smallest,
      maximum: SIZE.rows.most * unit,
    });
    const under = { ...box, y: box.y + box.height - set.height, height: set.height };
    return [
      <Place box={{ ...box, height: rows.height }}>{rows.node}</Place>,
      <Place box={under} style={{ flexDirection: "column", gap: Math.round(GAP.terms * 0.3 * unit) }}>
        {set.texts.map((text) => (
          <TextLines fitted={text} color={theme.page.ink} part="supporting" />
        ))}
      </Place>,
    ];
  }
  return undefined;
}

/** Rows may move closer by so much, in sizes of their type. */
const CLOSER = 0.34;
const tightHeight = (
  context: RenderContext,
  items: readonly PricedItem[],
  width: number,
  type: number,
): number => pricesHeight(context, items, width, type) - items.length * type * CLOSER;

type SetTerms = { texts: FittedText[]; height: number; isWhole: boolean };

/** The first sentence in strong type, the others as one text. */
function termsIn(context: RenderContext, terms: readonly string[], width: number, size: number): SetTerms {
  const [first = "", ...others] = terms;
  const parts = [first, inARow(others)].filter(Boolean);
  const texts = parts.map((text, i) =>
    inSize(context, text, {
      typeStyle: i === 0 ? { ...NAME, leading: 1.24 } : TERMS,
      size,
      width,
      maxLines: 5,
    }),
  );
  const gaps = Math.round(GAP.terms * 0.3 * context.unit) * Math.max(0, texts.length - 1);
  return {
    texts,
    height: texts.reduce((sum, text) => sum + text.height, gaps),
    isWhole: texts.every((text, i) => isWhole(parts[i] ?? "", text)),
  };
}
const TERMS = { ...BODY, leading: 1.3 };
