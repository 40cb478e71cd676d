/** @jsxImportSource #template */
import { contrast } from "../../../color.ts";
import { fitText } from "../../../fit.ts";
import type { Box } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { buttoned } from "../../kit/footer.tsx";
import { Place } from "../../kit/place.tsx";
import { TextLines } from "../../kit/text-lines.tsx";
import { STRONG } from "../../kit/type-styles.ts";
import type { Infographic } from "../data.ts";
import { endBlock } from "../end.tsx";
import type { Block } from "../flow.ts";
import type { InfographicStyle } from "../look.ts";

/** What ends a page, and the colours of its bar where it is one. */
export type Bar = { block: Block; surface: Surface | undefined; isCut: boolean };

/** Words of the bar, and the room around them, in design pixels. */
const TYPE = { most: 38, least: 24, address: 29 };
const PAD = { x: 26, y: 17, address: 11 };
const GAP = 22;

/** What to do, on a bar over the whole width; with a code, closing words or a note the usual end of a page. */
export function actionBar(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
): Bar | undefined {
  if (data.link || data.closing || data.note || !(data.cta || data.url)) {
    const block = endBlock(context, data, look);
    return block && { block, surface: undefined, isCut: false };
  }
  const { unit, safe } = context;
  const room = safe.width - 2 * PAD.x * unit;
  const does = words(context, data.cta, room, { most: TYPE.most, lines: 3, least: TYPE.least });
  const where = words(context, plain(data.url), room, { most: TYPE.address, lines: 1 });
  const all = [does, where].filter((one) => one !== undefined);
  const isRow =
    all.reduce((sum, { width }) => sum + width, 0) + GAP * unit <= room && (does?.lines.length ?? 1) === 1;
  const tall = isRow
    ? Math.max(...all.map(({ height }) => height))
    : all.reduce((sum, { height }) => sum + height, 0);
  const height = Math.round(tall + 2 * (data.cta ? PAD.y : PAD.address) * unit);
  const ground = look.name === "crown" ? look.page : look.foot;
  const surface = buttoned(ground);
  const draw = (box: Box) => (
    <Place
      box={box}
      style={{
        backgroundColor: surface.fill,
        borderRadius: Math.round(18 * unit),
        padding: `0 ${Math.round(PAD.x * unit)}px`,
        flexDirection: isRow ? "row" : "column",
        alignItems: isRow ? "center" : "flex-start",
        justifyContent: isRow ? "space-between" : "center",
        ...(contrast(surface.fill, ground.background) < SEEN && { border: `3px solid ${ground.ink}` }),
      }}
    >
      {does && <TextLines fitted={does} color={surface.onFill} part="cta" />}
      {where && <TextLines fitted={where} color={surface.onFill} part="url" />}
    </Place>
  );
  const block = { key: "foot", minimum: height, ideal: height, maximum: height, growShare: 0, draw };
  return {
    block,
    surface: { ...surface, background: surface.fill, ink: surface.onFill },
    isCut: all.some(({ cut }) => cut),
  };
}

const SEEN = 1.2;

/** Where a bar stands that ends a column at `bottom`. */
export const barBox = ({ block }: Bar, column: Box, bottom: number): Box => ({
  ...column,
  y: Math.round(bottom - block.ideal),
  height: Math.round(block.ideal),
});

function words(
  { measureText, unit, smallest }: RenderContext,
  text: string,
  width: number,
  { most, lines, least = 0 }: { most: number; lines: number; least?: number },
) {
  if (!text) return undefined;
  const min = Math.max(smallest, least * unit);
  const spec = { text, typeStyle: STRONG, min, max: Math.max(min, most * unit), width };
  const single = fitText(measureText, { ...spec, maxLines: 1 });
  return single.cut ? fitText(measureText, { ...spec, maxLines: lines }) : single;
}

const plain = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
