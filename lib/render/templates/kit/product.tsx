/** @jsxImportSource #template */
import { contrast, type Hex } from "../../color.ts";
import type { Node, Style } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { Place } from "./place.tsx";

type Cut = NonNullable<Photo["cut"]>;
type ProductProps = { context: RenderContext; photo: Cut; box: Box };

export const productOf = (photo: Photo | undefined): Cut | undefined => photo?.cut;

/** A product without its ground, on a field of the brand's colour with a disc behind it. */
export function Product({ context, photo, box }: ProductProps): Node {
  const { flood } = context.theme;
  const side = Math.round(Math.min(box.width, box.height) * 0.84);
  const disc = {
    x: box.x + Math.round((box.width - side) / 2),
    y: box.y + Math.round((box.height - side) / 2),
    width: side,
    height: side,
  };
  const at = contained(photo, box, 0.8);
  return (
    <Place box={box} style={{ backgroundColor: flood.background, overflow: "hidden" }}>
      <Place box={disc} style={{ borderRadius: side / 2, backgroundColor: discColor(context) }} />
      {productNode(context, photo, at)}
    </Place>
  );
}

/** A product that stands in a mask of the brand's colour and over its upper edge. */
export function PopOut({ context, photo, box, round }: ProductProps & { round: Style }): Node {
  const low = { ...box, y: box.y + Math.round(box.height * 0.16), height: Math.round(box.height * 0.84) };
  return (
    <Place box={{ x: 0, y: 0, ...context.size }}>
      <Place box={low} style={{ ...round, backgroundColor: context.theme.flood.background }} />
      {productNode(context, photo, contained(photo, box, 0.9))}
    </Place>
  );
}

const discColor = ({ theme: { flood } }: RenderContext): Hex =>
  contrast(flood.accent, flood.background) >= 1.2 ? flood.accent : flood.art.tint;

/** The largest box of the product's proportions in the middle of a share of another. */
function contained({ width, height }: Size, box: Box, share: number): Box {
  const scale = Math.min((box.width * share) / width, (box.height * share) / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    x: box.x + Math.round((box.width - size.width) / 2),
    y: box.y + Math.round((box.height - size.height) / 2),
    ...size,
  };
}

function productNode({ unit }: RenderContext, { key }: Cut, at: Box): Node {
  const shadow = `drop-shadow(0px ${Math.round(14 * unit)}px ${Math.round(18 * unit)}px rgba(10, 10, 30, 0.28))`;
  return (
    <Place box={at}>
      <picture src={key} style={{ width: at.width, height: at.height, flexShrink: 0, filter: shadow }} />
    </Place>
  );
}
