/** @jsxImportSource #template */
import { contrast } from "../../color.ts";
import { type FittedText, fitStack, type StackPart, type TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import { slogan } from "../../locks.tsx";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { plainUrl } from "../kit/footer.tsx";
import { Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, HEADLINE, STRONG } from "../kit/type-styles.ts";
import { footOf } from "../series/chrome.tsx";
import type { Series } from "../series/data.ts";
import { closingWords, isName } from "./closing-rows.ts";

const ROW = "row";
type RowKey = `row ${number}`;
type WordKey = "label" | "value" | "headline" | "prose" | RowKey;

/** The last slide: what to do or to keep from the head on, the facts in rows, and on a field at the foot where to go. */
export type ClosingSlide = {
  words: TextStack<WordKey>;
  order: WordKey[];
  box: Box;
  action: TextStack<"cta" | "url">;
  /** From edge to edge; without height where there is nothing to do. */
  field: Box;
};

/** In design pixels. */
const SIZE = {
  label: { max: 46, least: 30 },
  value: { max: 300, least: 90 },
  headline: { max: 190, least: 44 },
  overRows: { max: 124, least: 40 },
  under: { max: 92, least: 40 },
  prose: { max: 64, least: 30 },
  row: { max: 92, least: 30 },
  cta: { max: 84, least: 30 },
  url: { max: 120, least: 24 },
  gap: { value: 10, under: 24, prose: 36, rows: 26, url: 10, field: 48, drawing: 40 },
};
/** Of the height, the most for the field at the foot, also under many facts, and the least for a drawing. */
const SHARE = { action: 0.3, beside: 0.24, drawing: 0.3 };
/** So many facts need the size of the headline, in rows. */
const MANY = 4;
/** Of the width, the widest drawing. */
const WIDEST = 0.86;

/** Undefined where a word would be cut, and on wide slides. */
export function closingSlideOf(
  context: RenderContext,
  said: Series["closing"],
  area: Box,
): ClosingSlide | undefined {
  if (context.shape === "wide") return;
  const { measureText, unit, size } = context;
  const parts = wordParts(context, said, area.width);
  const share = parts.filter(({ key }) => key.startsWith(ROW)).length >= MANY ? SHARE.beside : SHARE.action;
  const action = fitStack(measureText, actionParts(context, said, area.width), area.height * share);
  const pad = Math.round(SIZE.gap.field * unit);
  const end = area.y + area.height;
  const top = action.height > 0 ? end - action.height - pad : end;
  const field = { x: 0, y: top, width: size.width, height: action.height > 0 ? size.height - top : 0 };
  const box = { ...area, height: top - area.y - (action.height && pad) };
  const words = besideDrawing(context, parts, box.height) ?? fitStack(measureText, parts, box.height);
  const isWhole = [...Object.values<FittedText | undefined>(words.parts), ...Object.values(action.parts)];
  if (isWhole.some((part) => part?.cut)) return;
  const order = parts.filter(({ text }) => text !== "").map(({ key }) => key);
  if (order.some((key) => !words.parts[key])) return;
  return { words, order, box, action, field };
}

/** Short words leave a drawing its room while they stay as large as this, in design pixels. */
const LEAST_BESIDE = 72;

/** The words over a drawing; undefined where they would be small or cut, and where nothing is drawn. */
function besideDrawing(
  { measureText, subject, size, unit }: RenderContext,
  parts: StackPart<WordKey>[],
  height: number,
): TextStack<WordKey> | undefined {
  const isPlain = parts.every(({ key, text }) => text === "" || key === "headline" || key === "prose");
  if (!subject || !isPlain) return;
  const room = height - Math.round(size.height * SHARE.drawing + SIZE.gap.drawing * unit);
  const words = fitStack(measureText, parts, room);
  const isCut = Object.values<FittedText | undefined>(words.parts).some((part) => part?.cut);
  const isLarge = (words.parts.headline?.size ?? 0) >= LEAST_BESIDE * unit;
  return !isCut && isLarge && words.height <= room ? words : undefined;
}

const sized = ({ unit }: RenderContext, { max, least }: { max: number; least: number }, width: number) => ({
  ...{ max: max * unit, min: least * unit, width },
});

function actionParts(
  context: RenderContext,
  { cta, url }: Series["closing"],
  width: number,
): StackPart<"cta" | "url">[] {
  return [
    { key: "cta", text: cta, typeStyle: HEADLINE, ...sized(context, SIZE.cta, width), maxLines: 2, gap: 0 },
    {
      ...{ key: "url", text: plainUrl(url), typeStyle: STRONG, ...sized(context, SIZE.url, width) },
      ...{ maxLines: 1, gap: SIZE.gap.url * context.unit },
    },
  ];
}

function wordParts(context: RenderContext, closing: Series["closing"], width: number): StackPart<WordKey>[] {
  const { unit, brand } = context;
  const said = closingWords(closing, brand.name);
  const { label, value, prose, rows } = said;
  // A name that the picture is signed with stands there once.
  const isTwice = context.isSigned && context.subject && isName(said.headline, brand.name);
  const headline = isTwice ? "" : said.headline;
  const of = (size: { max: number; least: number }) => sized(context, size, width);
  const title = value !== "" ? SIZE.under : rows.length < MANY ? SIZE.headline : SIZE.overRows;
  return [
    { key: "label", text: label, typeStyle: STRONG, ...of(SIZE.label), maxLines: 1, gap: 0 },
    {
      ...{ key: "value", text: value, typeStyle: FIGURE, ...of(SIZE.value), maxLines: 1 },
      gap: SIZE.gap.value * unit,
    },
    {
      ...{ key: "headline", text: headline, typeStyle: HEADLINE, ...of(title), maxLines: 8 },
      ...{ gap: value === "" ? 0 : SIZE.gap.under * unit, isLoud: true },
    },
    {
      ...{ key: "prose", text: prose, typeStyle: BODY, ...of(SIZE.prose), maxLines: 10 },
      gap: SIZE.gap.prose * unit,
    },
    ...rows.map(
      (text, i): StackPart<WordKey> => ({
        ...{ key: `row ${i}`, text, typeStyle: STRONG, ...of(SIZE.row), maxLines: 3 },
        gap: (i === 0 ? 2 : 1) * SIZE.gap.rows * unit,
      }),
    ),
  ];
}

/** The field at the foot with what to do, and the slogan. */
export function closingField(
  context: RenderContext,
  { action, field, box }: ClosingSlide,
  surface: Surface,
): Node[] {
  const on = field.height > 0 ? fieldSurface(context, surface) : surface;
  return [
    ...(field.height > 0 ? actionNodes(context, action, { field, box, surface: on }) : []),
    ...sloganNodes(context, on),
  ];
}

/** The words with the rows at their foot, the drawing in what is left where that is much, and the field. */
export const closingSlide = (context: RenderContext, closing: ClosingSlide, surface: Surface): Node[] => [
  ...closingWordNodes(context, closing, surface),
  ...closingField(context, closing, surface),
];

export function closingWordNodes(context: RenderContext, closing: ClosingSlide, surface: Surface): Node[] {
  const { box, words, order } = closing;
  const rows = order.filter((key) => key.startsWith(ROW));
  const others = order.filter((key) => !key.startsWith(ROW));
  const spare = box.height - words.height;
  const drawing = rows.length > 0 ? undefined : drawingIn(context, closing, surface, spare);
  const y = box.y + (drawing || rows.length > 0 ? 0 : Math.round(spare / 2));
  const under = y + heightOf(closing, others);
  const air = rows.length > 0 ? spare / rows.length : 0;
  return [
    ...(drawing ? [drawing] : []),
    ...column(closing, others, { ...box, y }, surface),
    ...rowNodes(context, closing, { rows, box: { ...box, y: under }, air }, surface),
  ];
}

function sloganNodes(context: RenderContext, { muted }: Surface): Node[] {
  const foot = footOf(context);
  const fitted = slogan(context, foot.width, foot.height);
  return [
    <Place box={foot} style={{ alignItems: "center" }}>
      <TextLines fitted={fitted} color={muted} part="slogan" />
    </Place>,
  ];
}

const heightOf = ({ words }: ClosingSlide, keys: readonly WordKey[]): number =>
  keys.reduce((sum, key) => sum + (words.gaps[key] ?? 0) + (words.parts[key]?.height ?? 0), 0);

function column({ words }: ClosingSlide, keys: readonly WordKey[], box: Box, surface: Surface): Node[] {
  let { y } = box;
  return keys.map((key) => {
    const fitted = words.parts[key];
    const height = fitted?.height ?? 0;
    const at = { ...box, y: y + (words.gaps[key] ?? 0), height };
    y = at.y + height;
    const color = key === "value" ? surface.key : key === "headline" ? surface.title : surface.ink;
    return (
      <Place box={at}>
        <TextLines fitted={fitted} color={color} part={partOf(key)} />
      </Place>
    );
  });
}

const partOf = (key: WordKey): string =>
  key === "label" ? "kicker" : key === "prose" ? "supporting" : key === "value" ? "value" : key;

type RowColumn = { rows: readonly WordKey[]; box: Box; air: number };

/** Facts, each with a line over it, as far apart as the room allows. */
function rowNodes(
  { unit }: RenderContext,
  { words }: ClosingSlide,
  { rows, box, air }: RowColumn,
  surface: Surface,
): Node[] {
  const most = Math.round(Math.min(air, AIRY * unit));
  const line = Math.max(2, Math.round(3 * unit));
  let y = box.y;
  return rows.map((key, i) => {
    const fitted = words.parts[key];
    const gap = words.gaps[rows.at(-1) as WordKey] ?? 0;
    const height = (fitted?.height ?? 0) + gap + most;
    const at = { ...box, y: i === 0 ? y + (words.gaps[key] ?? 0) - gap : y, height };
    y = at.y + height;
    return (
      <Place box={at} style={{ alignItems: "center", borderTop: `${line}px solid ${surface.line}` }}>
        <TextLines fitted={fitted} color={surface.ink} part="supporting" />
      </Place>
    );
  });
}
const AIRY = 90;

/** Whether the words leave a drawing its room. */
export const leavesDrawing = (context: RenderContext, { box, words, order }: ClosingSlide): boolean =>
  !order.some((key) => key.startsWith(ROW)) && drawingSide(context, box.height - words.height) > 0;

/** The side of the drawing in what words leave; 0 where it would be small, and where nothing is drawn. */
function drawingSide({ subject, size, unit }: RenderContext, spare: number): number {
  const gap = Math.round(SIZE.gap.drawing * unit);
  const side = Math.round(Math.min(spare - gap, size.width * WIDEST));
  return subject && side >= size.height * SHARE.drawing ? side : 0;
}

function drawingIn(
  context: RenderContext,
  { box, words }: ClosingSlide,
  surface: Surface,
  spare: number,
): Node | undefined {
  const { subject, unit } = context;
  const gap = Math.round(SIZE.gap.drawing * unit);
  const side = drawingSide(context, spare);
  if (!subject || side === 0) return;
  const y = box.y + words.height + gap + Math.round((spare - gap - side) / 2);
  const x = box.x + box.width - side;
  return (
    <Place box={{ x, y, width: side, height: side }}>
      <picture
        src={subjectAlone(context, subject, surface.background)}
        style={{ width: side, height: side }}
      />
    </Place>
  );
}

/** Another colour of the brand than that of the slide. */
function fieldSurface({ theme: { page, flood, wash, panel } }: RenderContext, ground: Surface): Surface {
  const apart = [panel ?? page, page, flood, wash].find(
    ({ background }) => contrast(background, ground.background) >= APART,
  );
  return apart ?? { ...wash, background: wash.fill, ink: wash.onFill, key: wash.onFill, muted: wash.onFill };
}
const APART = 1.15;

function actionNodes(
  context: RenderContext,
  { parts, gaps, height }: ClosingSlide["action"],
  { field, box: { x, width }, surface }: { field: Box; box: Box; surface: Surface },
): Node[] {
  const pad = Math.round(SIZE.gap.field * context.unit);
  return [
    <Place box={field} style={{ backgroundColor: surface.background }} />,
    <Place box={{ x, y: field.y + pad, width, height }} style={{ flexDirection: "column" }}>
      <TextLines fitted={parts.cta} color={surface.ink} part="cta" />
      <div style={{ height: parts.cta ? (gaps.url ?? 0) : 0, flexShrink: 0 }} />
      <TextLines fitted={parts.url} color={surface.key} part="url" />
    </Place>,
  ];
}
