/** @jsxImportSource #template */
import { contrast } from "../../color.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { TextLines } from "./text-lines.tsx";
import { STRONG } from "./type-styles.ts";

/** The call to action of a card, measured. Its size decides how much space is left for the rest. */
export type Footer = { node: Node | undefined; width: number; height: number; cut: boolean };

/** `isCut` when something of it had to be left out. */
export type CallToAction = { cta: string; url: string; isCut?: boolean };
type FooterOptions = {
  width: number;
  surface: Surface;
  align?: "left" | "center";
  /** Puts the sign-off on a field of the brand's colour, over a photograph that has no other. */
  isPlate?: boolean;
};
type FooterPiece = Footer & { node: Node };

/** What to do and where, in one row if both fit, else one above the other: as words: a picture cannot be pressed. */
export function footer(context: RenderContext, said: CallToAction, options: FooterOptions): Footer {
  return options.isPlate ? plated(context, said, options) : signedOff(context, said, options);
}

/** A surface whose buttons are in the accent, where that is seen on the ground. */
export const buttoned = (surface: Surface): Surface =>
  contrast(surface.accent, surface.background) < BUTTON
    ? surface
    : { ...surface, fill: surface.accent, onFill: surface.onAccent };
const BUTTON = 1.5;

/** Around the words on a field, in design pixels. */
const PLATE = { x: 26, y: 17 };

function plated(context: RenderContext, said: CallToAction, options: FooterOptions): Footer {
  const { surface, width } = options;
  const [x, y] = [Math.round(PLATE.x * context.unit), Math.round(PLATE.y * context.unit)];
  const inner = { ...surface, background: surface.fill, ink: surface.onFill, key: surface.onFill };
  const words = signedOff(context, said, { ...options, width: width - 2 * x, surface: inner });
  if (!words.node) return words;
  const [wide, height] = [words.width + 2 * x, words.height + 2 * y];
  const node = (
    <div
      style={{
        width: wide,
        height,
        padding: `${y}px ${x}px`,
        borderRadius: Math.round(14 * context.unit),
        backgroundColor: surface.fill,
        flexShrink: 0,
      }}
    >
      {words.node}
    </div>
  );
  return { node, width: wide, height, cut: words.cut };
}

/** Words of a sign-off in design pixels, and the space between what to do and where. */
const SIGN_OFF = { size: 32, least: 24, gap: 16 };

function signedOff(
  context: RenderContext,
  { cta, url, isCut = false }: CallToAction,
  { width, surface, align = "left" }: FooterOptions,
): Footer {
  const { unit } = context;
  const line = (text: string, color: string, part: string, lines: number): FooterPiece | undefined => {
    if (text === "") return undefined;
    const sizes = { min: SIGN_OFF.least * unit, max: SIGN_OFF.size * unit, width, maxLines: lines };
    const spec = { text, typeStyle: STRONG, ...sizes };
    const single = fitText(context.measureText, { ...spec, maxLines: 1 });
    const fitted = single.cut ? fitText(context.measureText, spec) : single;
    const cut = fitted.cut || (isCut && part === "cta");
    const node = <TextLines fitted={{ ...fitted, cut }} color={color} part={part} align={align} />;
    return { node, width: Math.ceil(fitted.width), height: fitted.height, cut: fitted.cut };
  };
  const does = line(cta, surface.ink, "cta", 2);
  const where = line(plainUrl(url), surface.key, "url", 1);
  const gap = Math.round(SIGN_OFF.gap * unit);
  if (!does || !where) return does ?? where ?? { node: undefined, width: 0, height: 0, cut: false };
  return does.width + gap + where.width <= width
    ? row(does, where, gap)
    : column(does, where, Math.round(gap * 0.4), align);
}

function row(first: FooterPiece, second: FooterPiece, gap: number): Footer {
  const height = Math.max(first.height, second.height);
  const node = (
    <div style={{ alignItems: "center", gap, height, flexShrink: 0 }}>
      {first.node}
      {second.node}
    </div>
  );
  return { node, height, width: first.width + gap + second.width, cut: first.cut || second.cut };
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

/** An address in short form: without scheme, www and closing slash. */
export function plainUrl(url: string): string {
  return url
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/\/$/, "");
}
