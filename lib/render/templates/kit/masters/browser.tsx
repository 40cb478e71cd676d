/** @jsxImportSource #template */
import { alpha, mix } from "../../../color.ts";
import { fitText } from "../../../fit.ts";
import type { Node, Style } from "../../../jsx-runtime.ts";
import type { RenderContext } from "../../../template.ts";
import { Place } from "../place.tsx";
import { TextLines } from "../text-lines.tsx";
import { SMALL } from "../type-styles.ts";
import type { Outline } from "./outline.ts";

const colorsOf = ({ theme }: RenderContext) => {
  const { background, ink } = theme.sheet;
  return theme.kind === "dark"
    ? { bar: mix(background, ink, 0.08), field: mix(background, ink, 0.02), word: mix(background, ink, 0.66) }
    : { bar: "#eff0f4", field: "#ffffff", word: "#5d616e" };
};

export function browserStyle(context: RenderContext, { radius }: Outline): Style {
  const edge = context.theme.kind === "dark" ? alpha("#ffffff", 0.14) : alpha("#0a0a1e", 0.1);
  return { borderRadius: radius, backgroundColor: colorsOf(context).bar, border: `1px solid ${edge}` };
}

type BarProps = { context: RenderContext; shape: Outline; url: string };

/** Three dots and an address. The address is decoration, not something to read. */
export function BrowserBar({ context, shape, url }: BarProps): Node {
  const { glass, width } = shape;
  const dot = Math.round(glass.y * 0.26);
  const row = { alignItems: "center", paddingLeft: Math.round(glass.y * 0.42), gap: Math.round(dot * 0.62) };
  const round = { width: dot, height: dot, borderRadius: dot / 2, flexShrink: 0 };
  return (
    <Place box={{ x: 0, y: 0, width, height: glass.y }} style={row}>
      {["#ff5f57", "#febc2e", "#28c840"].map((backgroundColor) => (
        <div style={{ ...round, backgroundColor }} />
      ))}
      <Field context={context} shape={shape} url={url} />
    </Place>
  );
}

function Field({ context, shape: { glass, width }, url }: BarProps): Node {
  const colors = colorsOf(context);
  const field = { width: Math.round(width * 0.42), height: Math.round(glass.y * 0.6) };
  const text = url.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
  const sizes = { min: field.height * 0.5, max: field.height * 0.56, width: field.width * 0.84, maxLines: 1 };
  const style = {
    ...field,
    marginLeft: Math.round(glass.y * 0.26),
    paddingLeft: Math.round(field.height * 0.5),
    borderRadius: Math.round(field.height * 0.36),
    backgroundColor: colors.field,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  const fitted = text ? fitText(context.measureText, { ...sizes, text, typeStyle: SMALL }) : undefined;
  return (
    <div style={style}>
      <TextLines fitted={fitted} color={colors.word} part="ornament" />
    </div>
  );
}
