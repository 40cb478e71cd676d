import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";
import { dressingOf, markedRows, markersOf, rowsHeight } from "./marked-rows.tsx";
import { headed } from "./panel.tsx";
import { steps, stepsHeight } from "./steps.tsx";
import { stressedSurface } from "./stressed.ts";

type Steps = NonNullable<Infographic["steps"]>;

/** Type of entries that have the page to themselves, and of entries beside other blocks, in design pixels. */
const TYPE = { alone: { ideal: 27, enough: 21, most: 40 }, beside: { ideal: 21, enough: 20, most: 26 } };
/** Longer names are read in lines of the whole width. */
const SHORT = 26;

/** Names of three steps or fewer stand side by side; whole sentences, and what a day or a colour marks, need the width. */
function columnsOf({ items }: Steps, isSparse: boolean): number {
  const isMarked = items.some(({ marker, color }) => marker || color);
  const isLong = items.some(({ title, text }) => text !== "" || title.length > SHORT);
  if (isMarked || (isSparse && (isLong || items.length <= 6))) return 1;
  return items.length <= 3 ? items.length : 2;
}

/** The entries of a list: marked rows over the whole width, or short ones in columns. */
export function stepsBlock(
  context: RenderContext,
  data: Steps,
  look: InfographicStyle,
  isSparse: boolean,
): Block {
  const { unit, safe } = context;
  const most = Math.max(1, Math.floor(safe.width / (11 * context.smallest)));
  const columns = Math.min(most, columnsOf(data, isSparse));
  const type = TYPE[isSparse ? "alone" : "beside"];
  const inner =
    columns === 1
      ? rowsOf(context, data, look, type.most)
      : gridOf(context, data, look, { columns, most: type.most });
  const head = data.title ? 36 * unit : 0;
  const draw = (box: Box) => {
    const { node, available } = headed(context, data.title, look.page, box);
    const cells = inner.draw(available);
    return node ? [node, ...cells] : cells;
  };
  const at = (size: number) => head + inner.heightAt(size);
  const [minimum, ideal, large] = [at(context.smallest), at(type.ideal * unit), at(type.most * unit)];
  return {
    key: "steps",
    minimum,
    ideal,
    enough: at(type.enough * unit),
    maximum: isSparse ? large * 1.3 : at(type.most * unit),
    growShare: isSparse ? 2 : 0.5,
    draw,
  };
}

function rowsOf(context: RenderContext, data: Steps, look: InfographicStyle, most: number) {
  const markers = markersOf(data);
  const spec = { items: data.items, markers, dressing: dressingOf(context, markers) };
  return {
    draw: (box: Box) => markedRows(context, spec, look, box, most * context.unit),
    heightAt: (size: number) => rowsHeight(context, spec, context.safe.width, size),
  };
}

function gridOf(
  context: RenderContext,
  { items, mark = "number" }: Steps,
  look: InfographicStyle,
  { columns, most }: { columns: number; most: number },
) {
  const { unit, safe } = context;
  return {
    draw: (box: Box) =>
      steps(context, items, look.page, box, {
        columns: box.width < safe.width * 0.6 ? 1 : columns,
        maximum: most * unit,
        mark,
        ...(context.stressed !== undefined && { stressed: stressedSurface(context, look, look.page) }),
      }),
    heightAt: (size: number) => stepsHeight(context, items, safe.width, columns, Math.round(size)),
  };
}
