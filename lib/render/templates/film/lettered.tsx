/** @jsxImportSource #template */
import { capitals } from "../../look/finish.ts";
import type { FigureHeadline } from "../kit/headline-figure.ts";
import { QUOTE_MARK, quoteMark } from "../kit/quote-mark.ts";
import { BODY, FIGURE, LOUD } from "../kit/type-styles.ts";
import { Background } from "./background.tsx";
import { mark } from "./brand-mark.tsx";
import { type ColumnText, column } from "./column.ts";
import { figureOf } from "./hook.ts";
import { filmLayout } from "./layout.ts";
import { ornament } from "./ornament.tsx";
import { phraseScene } from "./say.tsx";
import type { SceneDraft } from "./scene.ts";
import type { Stage } from "./stage.ts";

/** In design pixels: the words around a figure, the figure, what follows them, and the mark over a quotation. */
const SIZE = {
  around: { min: 44, max: 132 },
  figure: { min: 120, max: 430 },
  body: { min: 29, max: 64 },
  quote: 210,
  value: { min: 60, max: 190 },
  price: { min: 76, max: 400 },
  priced: { min: 44, max: 190 },
};
const GAP = { figure: 10, body: 44 };
/** The mark over a quotation says that it is one. */
const QUOTED = /^["“„”»«「『]\s?(?<said>[^"“„”»«「」『』]{3,}?)\s?["”“«»」』][.]?$/u;
/** "Day 4", "Schritt 2": what such a slide is about stands under its number. */
const ORDINAL = /^(?<word>\p{L}{2,12})[ \u00a0](?<number>\d{1,3})[.:]?$/u;

function ordinalIn(title: string): FigureHeadline | undefined {
  const { word, number } = ORDINAL.exec(title)?.groups ?? {};
  return word && number ? { before: word, figure: number, after: "" } : undefined;
}

type SlideWords = { title: string; body: string };

/** A slide whose words are its picture: around their figure, under the mark of a quotation, or as large as they go. */
export function letteredScene(stage: Stage, { title, body }: SlideWords): SceneDraft {
  const figured = figureOf(title) ?? ordinalIn(title);
  if (figured) return figuredScene(stage, figured, { title, body });
  const quoted = QUOTED.exec(title)?.groups?.said;
  if (quoted === undefined) return phraseScene(stage, { text: title, part: "statement", body });
  return {
    ...phraseScene(stage, { text: quoted, part: "statement", body, over: quoteSign(stage) }),
    texts: [title, body],
  };
}

function quoteSign({ context, surface }: Stage) {
  const height = Math.round(SIZE.quote * context.unit);
  const width = Math.round(height * QUOTE_MARK);
  return { node: <picture src={quoteMark(surface.key)} style={{ width, height }} />, height };
}

type Priced = { price: string; title: string; body: string };

/** A price says nothing before what it is for: the name leads, and the price stands under it. */
export const pricedScene = (stage: Stage, { price, title, body }: Priced): SceneDraft =>
  figuredScene(stage, { before: title, figure: price, after: "" }, { title, body, isPrice: true });

type Valued = { value: string; title: string };

/** Hours and the like, large under what they are of. */
export function valuedScene(stage: Stage, { value, title }: Valued): SceneDraft {
  const { from = value, to = "" } = RANGE.exec(value)?.groups ?? {};
  return figuredScene(stage, { before: title, figure: from, after: to }, { title, body: "", isValue: true });
}

/** "de 10:00 a 21:00", "9–12 Uhr": from when, and until when. */
const RANGE =
  /^(?<from>.*?\d{1,2}(?:[:.]\d{2})?(?: ?(?:[ap]m|Uhr|h|uur))?)\s?(?<to>(?:[–-]|(?:to|till|until|bis|à|au|a|al|alle|tot|às|até)\s)\s?.*\d.*)$/iu;

type Key = "before" | "figure" | "after" | "body";

/** A price stands under its name, and so does a value, which may take two lines. */
type FigureKind = { isPrice?: boolean; isValue?: boolean };

function figuredScene(
  stage: Stage,
  figured: FigureHeadline,
  { title, body, isPrice = false, isValue = false }: SlideWords & FigureKind,
): SceneDraft {
  const { context, surface, align } = stage;
  const { layers, available } = ornament(stage);
  const texts = figureTexts(stage, figured, { body, width: available.width, isPrice, isValue });
  const said = column(context, texts, { available, align, at: 0.5 });
  return {
    background: <Background context={context} surface={surface} />,
    layers: [...layers, ...said.layers, mark(context, surface, align)],
    texts: [title, body],
  };
}

function figureTexts(
  { context, surface }: Stage,
  { before, figure, after }: FigureHeadline,
  { body, width, isPrice, isValue }: FigureKind & { body: string; width: number },
): ColumnText<Key>[] {
  const { unit } = context;
  const sized = ({ min, max }: { min: number; max: number }) => ({ min: min * unit, max: max * unit, width });
  const cased = (text: string) => (filmLayout(context)?.isUpper ? capitals(text) : text);
  const around = {
    ...sized(isPrice ? SIZE.priced : SIZE.around),
    ...{ typeStyle: LOUD, maxLines: isPrice ? 4 : 3, color: surface.title },
  };
  const tight = Math.round(GAP.figure * unit);
  return [
    { key: "before", text: cased(before), ...around, gap: 0, part: "statement" },
    {
      key: "figure",
      text: figure,
      ...sized(isPrice ? SIZE.price : isValue ? SIZE.value : SIZE.figure),
      typeStyle: isValue ? LOUD : FIGURE,
      maxLines: isValue ? 2 : 1,
      gap: tight,
      color: surface.key,
      part: "statement",
    },
    {
      ...{ key: "after", text: isValue ? after : cased(after), ...around, gap: tight, part: "statement" },
      ...(isValue && { ...sized(SIZE.value), color: surface.key }),
    },
    {
      key: "body",
      text: body,
      ...sized(SIZE.body),
      typeStyle: BODY,
      maxLines: 4,
      gap: Math.round(GAP.body * unit),
      shrinkOrder: 1,
      color: surface.muted,
      part: "detail",
      as: "block",
    },
  ];
}
