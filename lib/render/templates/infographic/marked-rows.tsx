/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole, type SettledText } from "../kit/fit-largest.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { SMALL, STRONG } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import type { InfographicStyle } from "./look.ts";
import { type Dressing, type Marker, markerHeight, markerNode, markerWidth, standBeside } from "./marker.tsx";
import { Card } from "./panel.tsx";

type Steps = NonNullable<Infographic["steps"]>;
type StepItem = Steps["items"][number];
type EntrySet = { marker: Marker; title: FittedText; text: FittedText | undefined; height: number };
type RowSet = SettledText & { type: number; rows: EntrySet[]; marker: number };

const TITLE = { ...STRONG, leading: 1.16 };
/** The name of an entry, and what is said of it, in sizes of the type. */
const SIZE = { title: 1.08, text: 0.95 };
/** Room between marker and words; around the words and between entries in each dressing, and how far entries move apart, in sizes of the type. */
const AIR = {
  marker: 0.72,
  rail: { x: 0, y: 0, gap: 0.84 },
  plates: { x: 0.8, y: 0.46, gap: 0.4 },
  rules: { x: 0, y: 0.5, gap: 0 },
};
const SPREAD = 1.9;

/** Entries with an order lead from one to the next; others part, as the direction of the brand has it. */
export function dressingOf({ look }: RenderContext, markers: readonly Marker[]): Dressing {
  const isPlain = markers.every(({ kind }) => kind === "dot");
  if (look.page === "nameplate" || look.page === "grid" || look.page === "mat") return "rules";
  if (look.page === "strip" || look.page === "sheet") return "plates";
  return isPlain ? "rules" : "rail";
}

/** What stands before each entry. */
export const markersOf = ({ items, mark = "number" }: Steps): Marker[] =>
  items.map(({ marker, color }, i) => {
    if (color) return { kind: "swatch", color };
    if (marker) return { kind: "label", text: marker };
    return mark === "number" ? { kind: "number", text: `${i + 1}` } : { kind: mark };
  });

type RowSpec = { items: readonly StepItem[]; markers: readonly Marker[]; dressing: Dressing };

/** Height of all entries in one size of type. */
export const rowsHeight = (context: RenderContext, spec: RowSpec, width: number, type: number): number =>
  setAt(context, spec, width, Math.round(type)).height;

/** Entries under each other over the whole width, each behind its marker, all in the largest size that fits. */
export function markedRows(
  context: RenderContext,
  spec: RowSpec,
  look: InfographicStyle,
  box: Box,
  maximum: number,
): Node[] {
  const range = { maximum, minimum: context.smallest, height: box.height };
  const set = fitLargestType(range, (type) => setAt(context, spec, box.width, type));
  const { type, rows } = set;
  const air = AIR[spec.dressing];
  const spare = Math.max(0, Math.min((box.height - set.height) / rows.length, type * SPREAD));
  const isRail = spec.dressing === "rail";
  let y = box.y;
  const places = rows.map(({ height }) => {
    const place = { ...box, y: Math.round(y), height: Math.round(height + (isRail ? 0 : spare)) };
    y += height + spare + type * air.gap;
    return place;
  });
  const drawn = rows.map((row, i) => rowNodes(context, row, i, { set, spec, look, box: places[i] ?? box }));
  return [...(isRail ? railNodes(set, places, look) : []), ...drawn.flat()];
}

/** The way from the first marker to the last. */
function railNodes({ type, rows, marker }: RowSet, places: readonly Box[], look: InfographicStyle): Node[] {
  const [first, last, row] = [places[0], places.at(-1), rows[0]];
  if (!first || !last || !row || row.marker.kind !== "number") return [];
  const wide = Math.max(3, Math.round(type * 0.12));
  const y = Math.round(first.y + type);
  const at = { x: Math.round(first.x + (marker - wide) / 2), y, width: wide, height: last.y - first.y };
  return [<Place box={at} style={{ backgroundColor: look.page.line }} />];
}

type DrawnRow = { set: RowSet; spec: RowSpec; look: InfographicStyle; box: Box };

function rowNodes(
  context: RenderContext,
  row: EntrySet,
  index: number,
  { set, spec, look, box }: DrawnRow,
): Node[] {
  const { dressing } = spec;
  const { type, marker: width } = set;
  const air = AIR[dressing];
  const surface = dressing === "plates" ? look.panel : look.page;
  const pad = Math.round(air.x * type);
  const side = markerHeight(row.marker, type);
  const line = row.title.height / Math.max(1, row.title.lines.length);
  const isTop = dressing === "rail";
  const marker = width > 0 && markerNode(context, { marker: row.marker, surface, type, dressing, width });
  const words = (
    <div
      style={{
        flexDirection: "column",
        gap: Math.round(type * 0.16),
        ...(isTop && { paddingTop: Math.max(0, Math.round((side - line) / 2)) }),
      }}
    >
      <TextLines fitted={row.title} color={surface.ink} part="title" />
      {row.text && <TextLines fitted={row.text} color={surface.muted} part="supporting" />}
    </div>
  );
  const inner = { ...box, x: box.x + pad, width: box.width - 2 * pad };
  const content = (
    <Place
      box={inner}
      style={{
        alignItems: isTop ? "flex-start" : "center",
        gap: width > 0 ? Math.round(type * AIR.marker) : 0,
        ...(dressing === "rules" && index > 0 && { borderTop: `2px solid ${surface.line}` }),
      }}
    >
      {marker}
      {words}
    </Place>
  );
  if (dressing !== "plates") return [content];
  return [<Card context={context} look={look} box={box} />, content];
}

function setAt(
  context: RenderContext,
  { items, markers, dressing }: RowSpec,
  whole: number,
  type: number,
): RowSet {
  const air = AIR[dressing];
  const inner = whole - 2 * Math.round(air.x * type);
  const widest = markerWidth(context, markers, { type, dressing });
  const width = inner - (widest > 0 ? widest + type * AIR.marker : 0);
  const rows = items.map(({ title, text }, i): EntrySet => {
    const marker = markers[i] ?? { kind: "dot" };
    const name = inSize(context, title, {
      typeStyle: TITLE,
      size: Math.round(type * SIZE.title),
      width,
      maxLines: 4,
    });
    const more = text
      ? inSize(context, text, {
          typeStyle: SMALL,
          size: Math.max(context.smallest, Math.round(type * SIZE.text)),
          width,
          maxLines: 4,
        })
      : undefined;
    const words = name.height + (more ? more.height + type * 0.16 : 0);
    const height = Math.max(widest > 0 ? markerHeight(marker, type) : 0, words) + 2 * type * air.y;
    return { marker, title: name, text: more, height: Math.round(height) };
  });
  const height = rows.reduce((sum, row) => sum + row.height, 0) + (rows.length - 1) * type * air.gap;
  const isAllSaid = rows.every(
    ({ title, text }, i) =>
      isWhole(items[i]?.title ?? "", title) &&
      isWhole(items[i]?.text ?? "", text ?? { lines: [], cut: false }),
  );
  const isNarrow = standBeside(widest, inner);
  return { type, rows, marker: widest, height: Math.round(height), isWhole: isAllSaid && isNarrow };
}
