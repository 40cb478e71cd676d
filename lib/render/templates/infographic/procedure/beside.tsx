/** @jsxImportSource #template */
import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";
import { drawnOverStack } from "../../kit/drawn-stack.tsx";
import { Panel } from "../../kit/halo.tsx";
import { header } from "../../kit/header.tsx";
import { isWhole } from "../../kit/photo-pages.tsx";
import { Canvas, Place } from "../../kit/place.tsx";
import { actionBar, barBox } from "./bar.tsx";
import {
  bottomOf,
  type Candidate,
  isApart,
  pictureWidths,
  type StepsPage,
  scoreOf,
  stepsIn,
  stepsNodes,
  undrawn,
} from "./parts.ts";

/** Widths of the column of the title, as shares of the page. */
const SHARES = [0.28, 0.32, 0.36, 0.41];
/** Between the columns, and the parts of the first, in design pixels. */
const AIR = { column: 34, head: 26, foot: 26 };
/** Largest type of a title in a column, in design pixels. */
const LARGEST = 84;

/** Pages with their title in a column of brand colour beside their steps. */
export function pagesBeside(page: StepsPage): Candidate[] {
  return SHARES.flatMap((share) => pageBeside(page, share) ?? []);
}

function pageBeside(page: StepsPage, share: number): Candidate | undefined {
  const { context, data, look } = page;
  const { safe, size, unit } = context;
  const surface = columnSurface(page);
  const gap = Math.round(AIR.column * unit);
  const edge = Math.round(size.width * share);
  const bottom = bottomOf(context);
  const left = { ...safe, width: edge - gap - safe.x, height: bottom - safe.y };
  const own = { ...context, safe: left };
  const head = header(own, { surface, width: left.width, height: left.height, sloganPosition: "under" });
  const foot = actionBar(own, data, { ...look, name: "paper", page: surface, foot: surface });
  const top = left.y + head.height + (head.height > 0 ? Math.round(AIR.head * unit) : 0);
  const end = bottom - (foot ? foot.block.ideal + Math.round(AIR.foot * unit) : 0);
  const words = drawnOverStack(own, data, { width: left.width, height: end - top, surface, max: LARGEST });
  const x = edge + gap;
  const box = { ...safe, x, width: safe.x + safe.width - x, height: bottom - safe.y };
  if (foot?.isCut) return undefined;
  const set = isWhole(words) && words.height <= end - top ? stepsIn(page, undrawn(context), box) : undefined;
  if (!set) return undefined;
  const drawing = Math.max(0, ...pictureWidths(words.node)) / size.width;
  const draw = (): Node => {
    const stripes = { ...box, x: edge, width: size.width - edge };
    const { nodes } = stepsNodes(page, { context: undrawn(context), set, box, stripes, bar: undefined });
    const y = Math.round(top + (end - top - words.height) / 2);
    return (
      <Canvas size={size} background={look.page.background}>
        <Panel box={{ x: 0, y: 0, width: edge, height: size.height }} surface={surface} />
        <Place box={{ ...left, height: head.height }}>{head.node}</Place>
        <Place box={{ ...left, y, height: words.height }}>{words.node}</Place>
        {nodes}
        {foot?.block.draw(barBox(foot, left, bottom))}
      </Canvas>
    );
  };
  return { score: scoreOf(context, { words, set, drawing }), title: words.size, drawing, set, draw };
}

/** The first surface that stands out from the page. */
function columnSurface({ context: { theme }, look }: StepsPage): Surface {
  const all = [look.title, theme.flood, theme.page, ...look.tiles];
  return all.find((one) => isApart(one, look.page)) ?? look.title;
}
