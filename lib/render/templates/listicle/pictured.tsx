/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { drawOnPhotos } from "../card/pictured.ts";
import type { DrawnChoice } from "../kit/choose.ts";
import { EntryWords, entryColumn } from "../kit/entries.tsx";
import { photosOf } from "../kit/fields.ts";
import { isTypeAtLeast } from "../kit/least-type.ts";
import type { WordsColumn, WordsOptions } from "../kit/photo-page.ts";
import { Place } from "../kit/place.tsx";
import { priceRows } from "../kit/price-rows.tsx";
import { stack } from "../kit/stack.tsx";
import { BODY, NAME } from "../kit/type-styles.ts";
import { entriesOf, isPriceList, type Listicle, rowsOf } from "./data.ts";

/** A photograph with a list, or with names and prices, beside or under it. */
export function pictured(context: RenderContext, data: Listicle): DrawnChoice | undefined {
  const words = (options: WordsOptions) => column(context, data, options);
  const photos = photosOf(context, data);
  // A drawing shows none of the entries, and takes the room in which they would be large.
  if (photos.length === 0 && !data.photo_treatment && !isPriceList(data) && data.items.length > FEW)
    return undefined;
  const drawn = drawOnPhotos(context, { action: data, words }, photos, {
    treatment: data.photo_treatment ?? (photos.length > 0 ? "split" : undefined),
    isMuch: true,
  });
  const isOver = photos.length === 0 && !data.photo_treatment && isPriceList(data);
  return drawn && isOver && !isTypeAtLeast(context, drawn.root, ROWS) ? undefined : drawn;
}

/** Rows beside a drawing take their room first. */
const ROWS = { parts: new Set(["label"]), least: { wide: 30, other: 38 } };

/** So few entries leave room for a drawing. */
const FEW = 3;

function column(context: RenderContext, data: Listicle, options: WordsOptions): WordsColumn {
  const { width, height, surface, max } = options;
  const { kicker, headline, supporting = "", details } = data;
  const gap = Math.round(30 * context.unit);
  const said = { kicker, headline, supporting, details };
  const message = stack(context, said, {
    width,
    height: height * 0.44,
    surface,
    max: max * 0.7,
    emphasise: false,
  });
  const rest = { ...options, height: height - message.height - gap };
  const list = isPriceList(data) ? priced(context, data, rest) : entries(context, data, rest);
  const node = (
    <div style={{ flexDirection: "column", width, gap, flexShrink: 0 }}>
      {message.node}
      <div style={{ position: "relative", width, height: list.height, flexShrink: 0 }}>{list.node}</div>
    </div>
  );
  return { node, width, height: message.height + gap + list.height };
}

type Drawn = { node: Node; height: number };

function priced(
  context: RenderContext,
  { items }: Listicle,
  { width, height, surface }: WordsOptions,
): Drawn {
  const range = { minimum: context.smallest, maximum: 42 * context.unit };
  return priceRows(context, rowsOf({ items }), { surface, width, height, ...range });
}

function entries(context: RenderContext, data: Listicle, { width, height, surface }: WordsOptions): Drawn {
  const { measureText, unit } = context;
  const isNumbered = data.numbered !== false;
  const list = entriesOf(data).map(({ title, body }, i) => ({
    title: isNumbered ? `${i + 1}. ${title}` : title,
    body,
  }));
  const { sets, height: tall } = entryColumn(measureText, list, {
    title: { typeStyle: NAME, min: 24 * unit, max: 33 * unit, lines: 2 },
    body: { typeStyle: BODY, min: 24 * unit, max: 25 * unit, lines: 2 },
    width,
    height,
    gap: Math.round(18 * unit),
    between: Math.round(2 * unit),
  });
  const drawn = sets.map((set) => (
    <Place box={{ x: 0, y: set.y, width, height: set.height }}>
      <EntryWords set={set} surface={surface} />
    </Place>
  ));
  return { node: <div style={{ position: "relative", width, height: tall }}>{drawn}</div>, height: tall };
}
