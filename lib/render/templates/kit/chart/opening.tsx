/** @jsxImportSource #template */
import { fitStack, fitText, type StackPart } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { drawnOverStack, drawnStack } from "../drawn-stack.tsx";
import { withDetails } from "../fields.ts";
import { number } from "../number.tsx";
import { stack } from "../stack.tsx";
import { supportingInk } from "../supporting-ink.ts";
import { TextLines } from "../text-lines.tsx";
import { FIGURE, HEADLINE, KICKER, SENTENCE, STRONG } from "../type-styles.ts";
import { tellsWhole } from "./series.ts";

/** The number a picture is about, with what it counts. */
export type ChartFigure = { value: string; label: string };
export type ChartMessage = {
  kicker: string;
  headline: string;
  supporting: string;
  details?: string | undefined;
  figure?: ChartFigure | undefined;
  points?: readonly { label: string; value: number }[] | undefined;
};

type OpeningOptions = { width: number; height: number; surface: Surface; max: number; isColumn: boolean };
export type Opening = { node: Node; height: number };

/** The message and its key figure: the figure under the message in columns, in a row of its own elsewhere. */
export function opening(context: RenderContext, message: ChartMessage, options: OpeningOptions): Opening {
  const { figure } = message;
  const emphasise = !tellsWhole(message.headline, message.points ?? []);
  if (!figure)
    return (options.isColumn ? drawnOverStack : drawnStack)(context, message, { ...options, emphasise });
  const arrange = options.isColumn ? column : context.shape === "square" ? pair : rows;
  return arrange(context, withDetails(message), figure, options);
}

/** Digits have no descenders and accents; words and prices do. */
const digits = (value: string) => (/[gjpqyQ,;()]/.test(value) ? { ...FIGURE, leading: 1.12 } : FIGURE);

/** Kicker, headline, number and label sized together, so that the number stays the largest of them. */
function column(
  context: RenderContext,
  message: ChartMessage,
  figure: ChartFigure,
  options: OpeningOptions,
): Opening {
  const { surface, width, height } = options;
  const {
    parts,
    gaps,
    height: used,
  } = fitStack(context.measureText, columnParts(context, message, figure, options), height);
  const top = (key: keyof typeof gaps) => ({ marginTop: gaps[key] ?? 0, flexShrink: 0 });
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <TextLines fitted={parts.kicker} color={surface.key} part="kicker" />
      <div style={top("headline")}>
        <TextLines fitted={parts.headline} color={surface.title} part="headline" />
      </div>
      <div style={top("value")}>
        <TextLines fitted={parts.value} color={surface.key} part="value" />
      </div>
      <div style={top("label")}>
        <TextLines fitted={parts.label} color={surface.ink} part="label" />
      </div>
      <div style={top("supporting")}>
        <TextLines
          fitted={parts.supporting}
          color={supportingInk(surface, parts.supporting)}
          part="supporting"
        />
      </div>
    </div>
  );
  return { node, height: used };
}

type OpeningTextKey = "kicker" | "headline" | "value" | "label" | "supporting";

function columnParts(
  { unit }: RenderContext,
  message: ChartMessage,
  figure: ChartFigure,
  { width, max }: OpeningOptions,
): StackPart<OpeningTextKey>[] {
  const { kicker, headline, supporting } = message;
  const sizes = (minimum: number, maximum: number, above: number) => ({
    min: minimum * unit,
    max: maximum * unit,
    gap: above * unit,
    width,
  });
  const title = headline.length > 70 ? SENTENCE : HEADLINE;
  return [
    {
      key: "kicker",
      text: kicker.toUpperCase(),
      typeStyle: KICKER,
      ...sizes(24, 25, 0),
      maxLines: 2,
      shrinkOrder: 2,
    },
    { key: "headline", text: headline, typeStyle: title, ...sizes(30, max * 0.86, 20), maxLines: 6 },
    { key: "value", text: figure.value, typeStyle: digits(figure.value), ...sizes(58, 150, 34), maxLines: 1 },
    {
      key: "label",
      text: figure.label,
      typeStyle: STRONG,
      ...sizes(24, 28, 14),
      maxLines: 3,
      shrinkOrder: 1,
    },
    {
      key: "supporting",
      text: supporting,
      typeStyle: { ...STRONG, face: { ...STRONG.face, weight: 400 } },
      ...sizes(24, 26, 18),
      maxLines: 4,
      shrinkOrder: 3,
    },
  ];
}

/** Squares are short of height: the number stands beside the message. */
function pair(
  context: RenderContext,
  message: ChartMessage,
  figure: ChartFigure,
  options: OpeningOptions,
): Opening {
  const { height, width, surface } = options;
  const gap = Math.round(40 * context.unit);
  const right = Math.round(width * 0.36);
  const words = stack(context, message, { ...options, width: width - right - gap, max: options.max * 0.92 });
  const colors = { value: surface.key, label: surface.ink };
  const hero = number(context, figure, { width: right, height, max: 128, colors });
  const node = (
    <div style={{ gap, width, alignItems: "flex-end" }}>
      <div style={{ width: width - right - gap, flexShrink: 0 }}>{words.node}</div>
      {hero.node}
    </div>
  );
  return { node, height: Math.max(words.height, hero.height) };
}

function rows(
  context: RenderContext,
  message: ChartMessage,
  figure: ChartFigure,
  options: OpeningOptions,
): Opening {
  const { height, max, width } = options;
  const gap = Math.round(26 * context.unit);
  const tall = Math.min(Math.round(112 * context.unit), Math.round(height * 0.36));
  const words = stack(context, message, { ...options, height: height - gap - tall, max });
  const hero = figureRow(context, figure, { ...options, height: tall });
  const node = (
    <div style={{ flexDirection: "column", gap, width }}>
      {words.node}
      {hero.node}
    </div>
  );
  return { node, height: words.height + gap + hero.height };
}

/** Number and label side by side. */
function figureRow(
  context: RenderContext,
  { value, label }: ChartFigure,
  { width, height, surface }: OpeningOptions,
): Opening {
  const { measureText, unit } = context;
  const gap = Math.round(26 * unit);
  const amount = fitText(
    measureText,
    {
      text: value,
      typeStyle: digits(value),
      min: 30 * unit,
      max: 118 * unit,
      width: width * 0.56,
      maxLines: 1,
    },
    height,
  );
  const available = Math.min(width - amount.width - gap, 380 * unit);
  const spec = {
    text: label,
    typeStyle: STRONG,
    min: 24 * unit,
    max: 31 * unit,
    width: available,
    maxLines: 3,
  };
  const name = fitText(measureText, spec, Math.max(height, 40 * unit));
  const node = (
    <div style={{ alignItems: "center", gap, width, flexShrink: 0 }}>
      <TextLines fitted={amount} color={surface.key} part="value" />
      <TextLines fitted={name} color={surface.ink} part="label" />
    </div>
  );
  return { node, height: Math.max(amount.height, name.height) };
}
