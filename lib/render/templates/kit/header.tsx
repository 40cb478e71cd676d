/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import { slogan } from "../../locks.tsx";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { isNameShort, isWordmark, LOCKUP, Lockup } from "./lockup.tsx";
import { TextLines } from "./text-lines.tsx";

export type SloganPosition = "opposite" | "under" | "below" | "compact";

type HeaderOptions = {
  surface: Surface;
  width: number;
  /** Height of the column that the header stands in: a long slogan may take a sixth of it. */
  height: number;
  /**
   * Where the slogan stands: across from the logo, under the name, or centred below both. `compact` puts a
   * short slogan under the name in a centred lockup.
   */
  sloganPosition?: SloganPosition;
};
type Header = { node: Node; height: number };

/** Below this width, in design pixels, a slogan opposite the logo would crowd it. */
export const WIDE = 700;

/** Logo and slogan. */
export function header(context: RenderContext, options: HeaderOptions): Header {
  const { surface, width, sloganPosition = "opposite" } = options;
  if (context.isSigned) return { node: <div />, height: 0 };
  if (sloganPosition === "compact") return twoLine(context, options) ?? below(context, options);
  if (sloganPosition === "below") return below(context, options);
  if (!context.brand.tagline) {
    return {
      node: <Lockup context={context} surface={surface} width={width} />,
      height: Math.round(LOCKUP * context.unit),
    };
  }
  return sloganPosition === "under" || width < WIDE * context.unit
    ? under(context, options)
    : opposite(context, options);
}

function below(context: RenderContext, { surface, width }: HeaderOptions): Header {
  const { unit } = context;
  const sloganPosition = slogan(context, width, 64 * unit);
  const gap = sloganPosition ? Math.round(13 * unit) : 0;
  const node = (
    <div style={{ flexDirection: "column", alignItems: "center", gap, width }}>
      <Lockup context={context} surface={surface} width={width} />
      <TextLines fitted={sloganPosition} color={surface.muted} part="slogan" align="center" />
    </div>
  );
  return { node, height: Math.round(LOCKUP * unit) + gap + (sloganPosition?.height ?? 0) };
}

function opposite(context: RenderContext, { surface, width }: HeaderOptions): Header {
  const { unit } = context;
  const height = Math.round(LOCKUP * unit);
  const side = Math.round(width * 0.42);
  const node = (
    <div style={{ width, alignItems: "center", justifyContent: "space-between" }}>
      <Lockup context={context} surface={surface} width={width - side - 30 * unit} />
      <TextLines
        fitted={slogan(context, side, height * 1.25)}
        color={surface.muted}
        part="slogan"
        align="right"
      />
    </div>
  );
  return { node, height };
}

function under(context: RenderContext, options: HeaderOptions): Header {
  const { surface, width, height } = options;
  const compact = twoLine(context, options);
  if (compact) return compact;
  const { unit } = context;
  const lines = slogan(context, width, Math.min(92 * unit, height / 6));
  const gap = lines ? Math.round(14 * unit) : 0;
  const node = (
    <div style={{ flexDirection: "column", gap, width }}>
      <Lockup context={context} surface={surface} width={width} />
      <TextLines fitted={lines} color={surface.muted} part="slogan" />
    </div>
  );
  return { node, height: Math.round(LOCKUP * unit) + gap + (lines?.height ?? 0) };
}

/**
 * Name and slogan share the height of the mark. Only when the slogan is one line and the logo does not hold
 * the name.
 */
function twoLine(
  context: RenderContext,
  { surface, width, sloganPosition: position }: HeaderOptions,
): Header | undefined {
  const { unit } = context;
  const sloganPosition = slogan(context, width - (LOCKUP + 17) * unit, 60 * unit);
  if (sloganPosition?.lines.length !== 1 || isWordmark(context, surface)) return;
  if (!isNameShort(context, width)) return;
  const words = <TextLines fitted={sloganPosition} color={surface.muted} part="slogan" />;
  const isCentered = position === "compact";
  const node = (
    <Lockup context={context} surface={surface} width={width} below={words} isCentered={isCentered} />
  );
  return { node, height: Math.round((LOCKUP + 4) * unit) };
}
