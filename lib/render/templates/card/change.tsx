/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { DrawnChoice } from "../kit/choose.ts";
import { arrow } from "../kit/icons.ts";
import { panelOn } from "../kit/panel-on.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, STRONG } from "../kit/type-styles.ts";
import type { Card } from "./data.ts";
import { halfPage, type OnPanel } from "./half.tsx";

/** In design pixels; the old price as a share of the new one. */
const SIZE = { value: 430, least: 90, old: 0.36, label: 40, gap: 20 };
/** Share of the picture that the prices take. */
const SHARE = { wide: 0.54, tall: 0.5 };
const amountOf = (price: string): number =>
  Number(
    /\d[\d.,]*/u
      .exec(price)?.[0]
      .replace(/[.,](?=\d{3}(?!\d))/gu, "")
      .replace(",", "."),
  );

/** A price that changes: the old one small, the new one as large as an image; what it is of stands beside or under it. */
export function drawChange(context: RenderContext, card: Card, before: string): DrawnChoice | undefined {
  const { theme, shape, look } = context;
  const surface = panelOn(theme) ?? theme.flood;
  const { root, isFull } = halfPage(context, card, {
    surface,
    share: shape === "wide" ? SHARE.wide : SHARE.tall,
    edge: look.words === "over" ? "foot" : "head",
    max: 84,
    hero: (inner) => pricesOf(context, card, { before, box: inner, surface }),
  });
  const isCut = isFull || textNodes(root).some(({ attributes }) => attributes?.cut);
  return isCut ? undefined : { layout: "change", root };
}

type PriceOptions = { before: string; box: Box; surface: Surface };

function pricesOf(
  context: RenderContext,
  { stat }: Card,
  { before, box: { width, height }, surface }: PriceOptions,
): OnPanel {
  const { unit, measureText } = context;
  const gap = Math.round(SIZE.gap * unit);
  const label = fitText(measureText, {
    text: stat?.label ?? "",
    typeStyle: STRONG,
    min: 26 * unit,
    max: SIZE.label * unit,
    width,
    maxLines: 3,
  });
  const under = stat?.label ? label.height + gap : 0;
  const room = (height - under - gap) / (1 + SIZE.old);
  const figure = (text: string, max: number): FittedText =>
    fitText(measureText, {
      text,
      typeStyle: { ...FIGURE, leading: 1.04 },
      min: SIZE.least * unit * SIZE.old,
      max,
      width,
      maxLines: 1,
    });
  const value = fitText(
    measureText,
    {
      text: stat?.value ?? "",
      typeStyle: { ...FIGURE, leading: 1.04 },
      min: SIZE.least * unit,
      max: SIZE.value * unit,
      width,
      maxLines: 1,
    },
    room,
  );
  const old = figure(before, value.size * SIZE.old);
  const side = Math.round(old.size * 0.8);
  // What costs less has its old price struck out; what costs more leads to the new one.
  const isReduced = amountOf(before) > amountOf(stat?.value ?? "");
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <div style={{ position: "relative", alignItems: "center", gap, height: old.height, flexShrink: 0 }}>
        <TextLines fitted={old} color={surface.muted} part="before" isStruck={isReduced} />
        {!isReduced && <picture src={arrow(surface.muted)} style={{ width: side, height: side }} />}
      </div>
      <TextLines fitted={value} color={surface.key} part="value" />
      {under > 0 && (
        <div style={{ marginTop: gap }}>
          <TextLines fitted={label} color={surface.ink} part="label" />
        </div>
      )}
    </div>
  );
  return { node, height: old.height + value.height + under, size: value.size };
}
