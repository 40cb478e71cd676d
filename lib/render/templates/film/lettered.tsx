/** @jsxImportSource #template */
import { fitStack, fitText } from "../../fit.ts";
import { capitals } from "../../look/finish.ts";
import type { Box } from "../../sizes.ts";
import type { FigureHeadline } from "../kit/headline-figure.ts";
import { QUOTE_MARK, quoteMark } from "../kit/quote-mark.ts";
import { BODY, FIGURE, HEADLINE } from "../kit/type-styles.ts";
import { Background } from "./background.tsx";
import { onGround, type SaidItem, type ValueGrounds } from "./band.tsx";
import { mark } from "./brand-mark.tsx";
import { type ColumnText, columnItems } from "./column.ts";
import { figureOf } from "./headline-lead.ts";
import { filmLayout } from "./layout.ts";
import { ornament } from "./ornament.tsx";
import { phraseScene } from "./say.tsx";
import type { SceneDraft } from "./scene.ts";
import { withSpare } from "./spare.ts";
import { stacked } from "./stacked.ts";
import type { Stage } from "./stage.ts";

/** In design pixels: the words around a figure, the figure, what follows them, and the mark over a quotation. */
const SIZE = {
  around: { min: 44, max: 132 },
  figure: { min: 120, max: 430 },
  body: { min: 29, max: 64, tall: 92 },
  former: { min: 44, max: 72 },
  quote: 210,
  value: { min: 60, max: 190 },
  price: { min: 76, max: 300 },
  priced: { min: 44, max: 190 },
};
/** A price with the picture for itself, in design pixels, and the share of the height that it may take. */
const PRICE = { alone: 460, share: 0.34, least: 0.75 };
const GAP = { figure: 10, body: 44 };
/** The mark over a quotation says that it is one; who said it stands under it. */
const QUOTED =
  /^["“„”»«「『]\s?(?<said>[^"“„”»«「」『』]{3,}?)(?<shut>\s?["”“«»」』][.]?)(?:\s–\s(?<by>\p{Lu}.{1,70}))?$/u;
/** "Day 4", "Schritt 2", "Tag 6 bis 14": what such a slide is about stands under its number. */
const ORDINAL =
  /^(?<word>\p{L}{2,12})[ \u00a0](?<number>\d{1,3}(?:(?: ?[–&+-] ?| (?:and|to|und|bis|et|à|y|a|e|al|en|tot|t\/m|até) )\d{1,3})?)[.:]?$/iu;

function ordinalIn(title: string): FigureHeadline | undefined {
  const { word, number } = ORDINAL.exec(title)?.groups ?? {};
  return word && number ? { before: word, figure: number, after: "" } : undefined;
}

type SlideWords = { title: string; body: string };

/** A slide whose words are its picture: around their figure, under the mark of a quotation, or as large as they go. */
export function letteredScene(stage: Stage, { title, body }: SlideWords): SceneDraft {
  const figured = figureOf(title) ?? ordinalIn(title);
  if (figured) return figuredScene(stage, figured, { title, body });
  const { said = "", shut = "", by = body } = QUOTED.exec(title)?.groups ?? {};
  if (said === "") return phraseScene(stage, { text: title, part: "statement", body });
  return {
    // The mark over the words opens them, and their own closes them.
    ...phraseScene(stage, { text: `${said}${shut}`, part: "statement", body: by, over: quoteSign(stage) }),
    texts: [title, body],
  };
}

function quoteSign({ context, surface }: Stage) {
  const height = Math.round(SIZE.quote * context.unit);
  const width = Math.round(height * QUOTE_MARK);
  return { node: <picture src={quoteMark(surface.key)} style={{ width, height }} />, height };
}

/** `isFormer`: what stands under the price is what it was. */
type Priced = { price: string; title: string; body: string; isFormer?: boolean };

/** "per person": words that go on from the price before them are no name. */
const GOES_ON = /^\p{Ll}/u;

/** A price says nothing before what it is for: the name leads, and the price stands under it. */
export function pricedScene(stage: Stage, { price, title, body, isFormer = false }: Priced): SceneDraft {
  const [before, after] = GOES_ON.test(title) ? ["", title] : [title, ""];
  return figuredScene(stage, { before, figure: price, after }, { title, body, isPrice: true, isFormer });
}

/** Sizes of a price by itself, in design pixels: the name over it may be too long to grow with it. */
function priceSize({ context, motif }: Stage, text: string, { width, height }: Box) {
  const { unit, measureText } = context;
  const { min, max } = SIZE.price;
  const most = motif.name === "lettering" ? PRICE.alone : max;
  const spec = { text, typeStyle: FIGURE, min: min * unit, max: most * unit, width, maxLines: 1 };
  const size = fitText(measureText, spec, height * PRICE.share).size / unit;
  return { min: Math.max(min, size * PRICE.least), max: size };
}

/** The name over a price is smaller than the price. */
const pricedSize = ({ max }: { max: number }) => ({
  min: SIZE.priced.min,
  max: Math.max(SIZE.priced.min, Math.min(SIZE.priced.max, max * PRICE.least)),
});

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
type FigureKind = { isPrice?: boolean; isValue?: boolean; isFormer?: boolean };

function figuredScene(
  given: Stage,
  figured: FigureHeadline,
  { title, body, ...kind }: SlideWords & FigureKind,
): SceneDraft {
  const stage = withSpare(given, `${title} ${body}`, (one, area) => {
    const set = figureTexts(one, figured, { body, available: area, ...kind });
    return fitStack(one.context.measureText, set, area.height).height;
  });
  const { context, surface, align } = stage;
  const { layers, available } = ornament(stage);
  const said = (grounds: ValueGrounds): SaidItem[] => {
    const texts = figureTexts(stage, figured, { body, available, ...kind, grounds });
    const set = fitStack(context.measureText, texts, available.height);
    const items = columnItems(context, texts, set, { available, align });
    return items.map((item) => ({
      ...item,
      isValue: item.key === "figure" || (kind.isValue === true && item.key === "after"),
    }));
  };
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      ...layers,
      ...stacked(available, onGround(stage, available, said), 0.5),
      mark(context, surface, align),
    ],
    texts: [title, body],
  };
}

/** A figure that is wide stops at the width by itself: the words beside it do not shrink with it. */
function figureSize({ context: { unit, measureText } }: Stage, text: string, width: number) {
  const { min, max } = SIZE.figure;
  const spec = { text, typeStyle: FIGURE, min: min * unit, max: max * unit, width, maxLines: 1 };
  return { min, max: Math.max(min, fitText(measureText, spec).size / unit) };
}

type FigureRoom = { body: string; available: Box; grounds?: ValueGrounds };
const plainOn = ({ surface }: Stage): ValueGrounds => ({ value: surface, after: surface });

function figureTexts(
  stage: Stage,
  { before, figure, after }: FigureHeadline,
  {
    body,
    available,
    isPrice = false,
    isValue = false,
    isFormer = false,
    grounds = plainOn(stage),
  }: FigureKind & FigureRoom,
): ColumnText<Key>[] {
  const { context, surface } = stage;
  const { unit } = context;
  const { width } = available;
  const sized = ({ min, max }: { min: number; max: number }) => ({ min: min * unit, max: max * unit, width });
  const cased = (text: string) => (filmLayout(context)?.isUpper ? capitals(text) : text);
  const price = isPrice ? priceSize(stage, figure, available) : undefined;
  const around = {
    ...sized(price ? pricedSize(price) : SIZE.around),
    ...{ typeStyle: HEADLINE, maxLines: isPrice ? 4 : 3, color: surface.title },
  };
  const tight = Math.round(GAP.figure * unit);
  return [
    { key: "before", text: cased(before), ...around, gap: 0, part: "statement" },
    {
      key: "figure",
      text: figure,
      ...sized(price ?? (isValue ? SIZE.value : figureSize(stage, figure, width))),
      typeStyle: isValue ? HEADLINE : FIGURE,
      maxLines: isValue ? 2 : 1,
      gap: tight,
      color: grounds.value.key,
      part: "statement",
    },
    {
      ...{ key: "after", text: isValue ? after : cased(after), ...around, gap: tight, part: "statement" },
      color: grounds.after.title,
      ...(isValue && { ...sized(SIZE.value), color: grounds.value.key }),
    },
    {
      key: "body",
      text: body,
      ...sized({ ...SIZE.body, max: context.shape === "story" ? SIZE.body.tall : SIZE.body.max }),
      typeStyle: BODY,
      maxLines: context.shape === "story" ? 7 : 4,
      gap: Math.round(GAP.body * unit),
      shrinkOrder: 1,
      color: grounds.after.muted,
      part: "detail",
      as: "block",
      ...(isFormer && { typeStyle: HEADLINE, ...sized(SIZE.former), isStruck: true, gap: 3 * tight }),
    },
  ];
}
