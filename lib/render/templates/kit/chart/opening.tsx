/** @jsxImportSource #template */
import { fitStack, fitText, type Part } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";
import type { Stage } from "../../../template.ts";
import { FIGURE, HEADLINE, KICKER, SENTENCE, STRONG } from "../lettering.ts";
import { number } from "../number.tsx";
import { stack } from "../stack.tsx";
import { Words } from "../words.tsx";

/** The number a picture is about, with what it counts. */
export type Figure = { value: string; label: string };
export type Message = { kicker: string; headline: string; supporting: string; figure?: Figure | undefined };

type OpeningOptions = { width: number; height: number; surface: Surface; max: number; isColumn: boolean };
type Opening = { node: Node; height: number };

/** What the picture says, and the number that says it shortest: under the message in columns, in a row of its own elsewhere. */
export function opening(stage: Stage, message: Message, options: OpeningOptions): Opening {
  const { figure } = message;
  if (!figure) return stack(stage, message, options);
  const arrange = options.isColumn ? column : stage.shape === "square" ? pair : rows;
  return arrange(stage, message, figure, options);
}

/** Digits need no room for tails and accents; words and prices do. */
const digits = (value: string) => (/[gjpqyQ,;()]/.test(value) ? { ...FIGURE, leading: 1.12 } : FIGURE);

/** Kicker, headline, number and label sized together, so that the number stays the largest of them. */
function column(stage: Stage, message: Message, figure: Figure, options: OpeningOptions): Opening {
  const { surface, width, height } = options;
  const {
    parts,
    gaps,
    height: used,
  } = fitStack(stage.ruler, columnParts(stage, message, figure, options), height);
  const top = (key: keyof typeof gaps) => ({ marginTop: gaps[key] ?? 0, flexShrink: 0 });
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <Words fitted={parts.kicker} color={surface.key} part="kicker" />
      <div style={top("headline")}>
        <Words fitted={parts.headline} color={surface.title} part="headline" />
      </div>
      <div style={top("value")}>
        <Words fitted={parts.value} color={surface.key} part="value" />
      </div>
      <div style={top("label")}>
        <Words fitted={parts.label} color={surface.ink} part="label" />
      </div>
      <div style={top("supporting")}>
        <Words fitted={parts.supporting} color={surface.muted} part="supporting" />
      </div>
    </div>
  );
  return { node, height: used };
}

type Key = "kicker" | "headline" | "value" | "label" | "supporting";

function columnParts(
  { unit }: Stage,
  message: Message,
  figure: Figure,
  { width, max }: OpeningOptions,
): Part<Key>[] {
  const { kicker, headline, supporting } = message;
  const sizes = (least: number, most: number, above: number) => ({
    min: least * unit,
    max: most * unit,
    gap: above * unit,
    width,
  });
  const title = headline.length > 70 ? SENTENCE : HEADLINE;
  return [
    {
      key: "kicker",
      text: kicker.toUpperCase(),
      lettering: KICKER,
      ...sizes(20, 22, 0),
      maxLines: 2,
      gives: 2,
    },
    { key: "headline", text: headline, lettering: title, ...sizes(30, max * 0.86, 20), maxLines: 6 },
    { key: "value", text: figure.value, lettering: digits(figure.value), ...sizes(58, 150, 34), maxLines: 1 },
    { key: "label", text: figure.label, lettering: STRONG, ...sizes(20, 27, 14), maxLines: 3, gives: 1 },
    {
      key: "supporting",
      text: supporting,
      lettering: { ...STRONG, face: { ...STRONG.face, weight: 400 } },
      ...sizes(20, 25, 18),
      maxLines: 4,
      gives: 3,
    },
  ];
}

/** Squares are short of height: the number stands beside the message. */
function pair(stage: Stage, message: Message, figure: Figure, options: OpeningOptions): Opening {
  const { height, width, surface } = options;
  const gap = Math.round(40 * stage.unit);
  const right = Math.round(width * 0.36);
  const words = stack(stage, message, { ...options, width: width - right - gap, max: options.max * 0.92 });
  const colors = { value: surface.key, label: surface.ink };
  const hero = number(stage, figure, { width: right, height, max: 128, colors });
  const node = (
    <div style={{ gap, width, alignItems: "flex-end" }}>
      <div style={{ width: width - right - gap, flexShrink: 0 }}>{words.node}</div>
      {hero.node}
    </div>
  );
  return { node, height: Math.max(words.height, hero.height) };
}

function rows(stage: Stage, message: Message, figure: Figure, options: OpeningOptions): Opening {
  const { height, max, width } = options;
  const gap = Math.round(26 * stage.unit);
  const tall = Math.min(Math.round(112 * stage.unit), Math.round(height * 0.36));
  const words = stack(stage, message, { ...options, height: height - gap - tall, max });
  const hero = figureRow(stage, figure, { ...options, height: tall });
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
  stage: Stage,
  { value, label }: Figure,
  { width, height, surface }: OpeningOptions,
): Opening {
  const { ruler, unit } = stage;
  const gap = Math.round(26 * unit);
  const amount = fitText(
    ruler,
    {
      text: value,
      lettering: digits(value),
      min: 30 * unit,
      max: 118 * unit,
      width: width * 0.56,
      maxLines: 1,
    },
    height,
  );
  const room = Math.min(width - amount.width - gap, 380 * unit);
  const wish = { text: label, lettering: STRONG, min: 18 * unit, max: 31 * unit, width: room, maxLines: 3 };
  const name = fitText(ruler, wish, Math.max(height, 40 * unit));
  const node = (
    <div style={{ alignItems: "center", gap, width, flexShrink: 0 }}>
      <Words fitted={amount} color={surface.key} part="value" />
      <Words fitted={name} color={surface.ink} part="label" />
    </div>
  );
  return { node, height: Math.max(amount.height, name.height) };
}
