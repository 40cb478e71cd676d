/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { figure } from "../kit/art.ts";
import { Panel } from "../kit/halo.tsx";
import { Light } from "../kit/light.tsx";
import { Place } from "../kit/place.tsx";
import { CARDS } from "./compose.ts";
import type { Flow } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";

type BackgroundProps = {
  context: RenderContext;
  look: InfographicStyle;
  end: number;
  first: Flow["places"][number] | undefined;
};

/** Light on paper, a crown of brand colour that the first tiles overlap, or the plain night. */
export function Background({ context, look, end, first }: BackgroundProps): Node {
  const { size, unit } = context;
  if (look.name === "paper") return <Light context={context} />;
  if (look.name === "night") return <div />;
  const height = Math.round(first ? bandEnd(first, unit, end) : end + AIR * unit);
  return <Panel box={{ x: 0, y: 0, width: size.width, height }} surface={look.title} />;
}

const AIR = 34;

/** Under the first block where it stands on the band, behind the first card, else over the first block. */
function bandEnd({ block, box }: Flow["places"][number], unit: number, end: number): number {
  if (block.isOpen) return box.y + box.height;
  return CARDS.includes(block.key) ? box.y + Math.min(box.height * 0.5, 130 * unit) : end + AIR * unit;
}

/** Fills a page of few words with one large ornament in the corner, between the last block and the foot. */
export function Ornament({
  context,
  look,
  flowed,
  body,
}: {
  context: RenderContext;
  look: InfographicStyle;
  flowed: Flow;
  body: Box;
}): Node {
  const { size, unit, seed } = context;
  const foot = flowed.places.find(({ block }) => block.key === "foot");
  const gap = Math.round(44 * unit);
  const side = Math.round(
    Math.min(size.width * 0.86, flowed.spare - gap + (foot ? 0 : size.height - body.y - body.height)),
  );
  if (side < 250 * unit) return <div />;
  const bottom = foot ? foot.box.y - gap : size.height;
  return (
    <Place box={{ x: size.width - side, y: bottom - side, width: side, height: side }}>
      <picture src={figure(seed, look.page.art)} style={{ width: side, height: side }} />
    </Place>
  );
}
