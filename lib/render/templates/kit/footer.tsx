/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Action } from "./action.tsx";
import { TextLines } from "./text-lines.tsx";
import { SMALL, STRONG } from "./type-styles.ts";

/** The call to action of a card, measured. Its size decides how much space is left for the rest. */
export type Footer = { node: Node | undefined; width: number; height: number; cut: boolean };

/** `isCut` when something of it had to be left out. */
export type CallToAction = { cta: string; url: string; isCut?: boolean };
type FooterOptions = { width: number; surface: Surface; align?: "left" | "center" };
type FooterPiece = Footer & { node: Node };

const PILL = 62;
/** What the forms of a call to action are wider than its words: padding, gap and arrow. */
const CHROME = { pill: 96, block: 104, link: 38, bracket: 92 };

/** Lays out the call to action and the address, in one row if both fit, else one above the other. */
export function footer(
  context: RenderContext,
  { cta, url, isCut = false }: CallToAction,
  { width, surface, align = "left" }: FooterOptions,
): Footer {
  const button = cta ? pill(context, cta, surface, { width, isCut }) : undefined;
  if (!url) return button ?? { node: undefined, width: 0, height: 0, cut: false };
  if (!button) return address(context, url, surface.ink, width);
  const gap = Math.round(26 * context.unit);
  const available = width - button.width - gap;
  const beside = address(context, url, surface.muted, available);
  // A single letter cannot be cut, so the width is checked as well.
  if (!beside.cut && beside.width <= available) return row(button, beside, gap);
  return column(button, address(context, url, surface.muted, width), Math.round(gap * 0.6), align);
}

function row(first: FooterPiece, second: FooterPiece, gap: number): Footer {
  const height = Math.max(first.height, second.height);
  const node = (
    <div style={{ alignItems: "center", gap, height, flexShrink: 0 }}>
      {first.node}
      {second.node}
    </div>
  );
  return { node, height, width: first.width + gap + second.width, cut: first.cut };
}

function column(first: FooterPiece, second: FooterPiece, gap: number, align: "left" | "center"): Footer {
  const alignItems = align === "center" ? "center" : "flex-start";
  const node = (
    <div style={{ flexDirection: "column", alignItems, gap, flexShrink: 0 }}>
      {first.node}
      {second.node}
    </div>
  );
  const width = Math.max(first.width, second.width);
  return { node, height: first.height + gap + second.height, width, cut: first.cut || second.cut };
}

type FooterSpace = { width: number; isCut: boolean };

function pill(
  context: RenderContext,
  text: string,
  surface: Surface,
  { width, isCut }: FooterSpace,
): FooterPiece {
  const { measureText, unit, look } = context;
  const chrome = CHROME[look.action] * unit;
  const spec = {
    text,
    typeStyle: STRONG,
    min: 21 * unit,
    max: 26 * unit,
    width: width - chrome,
    maxLines: 1,
  };
  const whole = fitText(measureText, spec);
  const fitted = { ...whole, cut: whole.cut || isCut };
  const height = Math.round(PILL * unit);
  const node = <Action context={context} surface={surface} fitted={fitted} height={height} />;
  return { node, width: Math.ceil(fitted.width + chrome), height, cut: whole.cut };
}

function address(
  { measureText, unit }: RenderContext,
  url: string,
  color: string,
  width: number,
): FooterPiece {
  const spec = { text: plainUrl(url), typeStyle: SMALL, min: 21 * unit, max: 25 * unit, width, maxLines: 1 };
  const fitted = fitText(measureText, spec);
  const node = <TextLines fitted={fitted} color={color} part="url" />;
  return { node, width: Math.ceil(fitted.width), height: fitted.height, cut: fitted.cut };
}

/** An address in short form: without scheme, www and closing slash. */
function plainUrl(url: string): string {
  return url
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/\/$/, "");
}
