/** @jsxImportSource #template */
import { restricts } from "../../../text/restrictions.ts";
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { inset } from "../kit/chart/plate.tsx";
import { fitLargestType, inSize, isWhole } from "../kit/fit-largest.ts";
import { dot } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";
import { priceRows, pricesHeight } from "../kit/price-rows.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, POINT, STRONG } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import { type Block, leastOf } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";
import { Card, headed } from "./panel.tsx";

type Present<K extends keyof Infographic> = NonNullable<Infographic[K]>;

/** Type of a price list at most, in design pixels. */
const LARGEST = 33;

/** A price list on a card of its own. */
export function pricesBlock(
  context: RenderContext,
  { title, rows }: Present<"prices">,
  look: InfographicStyle,
): Block {
  const { unit, safe } = context;
  const pad = Math.round(30 * unit);
  const draw = (box: Box) => {
    const inner = { ...inset(box, pad), y: box.y + pad / 2, height: box.height - pad };
    const { node, available } = headed(context, title, look.panel, inner);
    const drawn = priceRows(context, rows, {
      surface: look.panel,
      width: available.width,
      height: available.height,
      minimum: context.smallest,
      maximum: LARGEST * unit,
    });
    const y = available.y + Math.round((available.height - drawn.height) / 2);
    const list = <Place box={{ ...available, y, height: drawn.height }}>{drawn.node}</Place>;
    return [<Card context={context} look={look} box={box} />, ...(node ? [node] : []), list];
  };
  const head = pad + (title ? 40 * unit : 0);
  const at = (type: number) => head + pricesHeight(context, rows, safe.width - 2 * pad, type);
  const [minimum, ideal, large] = [at(context.smallest), at(22 * unit), at(LARGEST * unit)];
  return { key: "prices", minimum, ideal, maximum: large + rows.length * 64 * unit, growShare: 5, draw };
}

const TITLE = { ...FIGURE, tracking: -0.026, leading: 1.08 };
const ITEM = { ...POINT, leading: 1.26 };

/** Two things side by side on cards, three under each other, each with what there is to say of it. */
export function groupsBlock(
  context: RenderContext,
  groups: Present<"groups">,
  look: InfographicStyle,
): Block {
  const { unit, safe } = context;
  const isRow = groups.length === 2;
  const gap = Math.round(18 * unit);
  const pad = Math.round(26 * unit);
  const columns = isRow ? 2 : 1;
  const width = (safe.width - gap * (columns - 1)) / columns;
  const at = (type: number, wide = width) => {
    const each = groups.map((group) => setGroup(context, group, wide - 2 * pad, Math.round(type)));
    const set = isRow ? inLine(each) : each;
    const heights = set.map(({ height }) => height + 2 * pad);
    const height = isRow ? Math.max(...heights) : sum(heights) + gap * (heights.length - 1);
    return { set, heights, height, isWhole: set.every((one) => one.isWhole) };
  };
  const draw = (box: Box) => {
    const wide = (box.width - gap * (columns - 1)) / columns;
    const range = { minimum: context.smallest, maximum: 34 * unit, height: box.height };
    const { set, heights, height } = fitLargestType(range, (type) => at(type, wide));
    const spare = Math.max(0, box.height - height) / groups.length;
    let y = box.y;
    return set.flatMap((one, i) => {
      const tall = isRow ? box.height : (heights[i] ?? 0) + spare;
      const x = box.x + (isRow ? i * (wide + gap) : 0);
      const place = { x: Math.round(x), y: Math.round(y), width: Math.floor(wide), height: Math.floor(tall) };
      if (!isRow) y += tall + gap;
      const surface = look.tiles[i % 2] ?? look.panel;
      return groupNodes(context, one, place, { surface, look, pad });
    });
  };
  const [minimum, ideal, maximum] = [context.smallest, 25 * unit, 34 * unit].map((type) => at(type).height);
  return {
    key: "groups",
    minimum: minimum ?? 0,
    ideal: ideal ?? 0,
    maximum: (maximum ?? 0) * 1.3,
    growShare: 4,
    draw,
  };
}

/** `heads` and `rows` are the heights of the title and of the items. */
type SetGroup = {
  title: FittedText;
  items: FittedText[];
  heads: number;
  rows: number[];
  type: number;
  height: number;
  isWhole: boolean;
};

function setGroup(
  context: RenderContext,
  { title, items }: Present<"groups">[number],
  width: number,
  type: number,
): SetGroup {
  const name = inSize(context, title, { typeStyle: TITLE, size: Math.round(type * 1.5), width, maxLines: 2 });
  const set = items.map((text) => inSize(context, text, { typeStyle: ITEM, size: type, width, maxLines: 5 }));
  const rows = set.map(({ height }) => Math.round(height + type * 1.3));
  const isAllSaid = isWhole(title, name) && set.every((one, i) => isWhole(items[i] ?? "", one));
  const heads = name.height + Math.round(type * 0.5);
  return { title: name, items: set, heads, rows, type, height: sum([heads, ...rows]), isWhole: isAllSaid };
}

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

/** Groups side by side have their titles, and items of the same number, on the same lines. */
function inLine(groups: readonly SetGroup[]): SetGroup[] {
  const heads = Math.max(...groups.map((group) => group.heads));
  const isEven = groups.every(({ rows }) => rows.length === groups[0]?.rows.length);
  return groups.map((group) => {
    const tallest = (i: number) => Math.max(...groups.map(({ rows }) => rows[i] ?? 0));
    const rows = isEven ? group.rows.map((_, i) => tallest(i)) : group.rows;
    return { ...group, heads, rows, height: sum([heads, ...rows]) };
  });
}

function groupNodes(
  context: RenderContext,
  { title, items, heads, rows, type, height }: SetGroup,
  box: Box,
  { surface, look, pad }: { surface: Surface; look: InfographicStyle; pad: number },
): Node[] {
  const each = Math.min(Math.max(0, box.height - 2 * pad - height) / items.length, type * 1.6);
  return [
    <Card context={context} look={look} box={box} color={surface.background} />,
    <Place box={inset(box, pad)} style={{ flexDirection: "column" }}>
      <div style={{ height: heads, flexShrink: 0 }}>
        <TextLines fitted={title} color={surface.key} part="heading" />
      </div>
      {items.map((one, i) => (
        <div
          style={{
            width: box.width - 2 * pad,
            height: Math.round((rows[i] ?? 0) + each),
            alignItems: "center",
            borderTop: `2px solid ${surface.line}`,
            flexShrink: 0,
          }}
        >
          <TextLines fitted={one} color={surface.ink} part="bullet" />
        </div>
      ))}
    </Place>,
  ];
}

/** Without marks sentences under a list are no further entries of it. */
type FactsLook = { isSparse: boolean; isMarked: boolean };

/** What else matters, one sentence a line, each behind a point. */
export function factsBlock(
  context: RenderContext,
  facts: readonly string[],
  look: InfographicStyle,
  { isSparse, isMarked }: FactsLook,
): Block {
  const indent = isMarked ? FACT_INDENT : 0;
  const { unit, safe } = context;
  const isWarning = facts.some(restricts);
  const least = Math.max(context.smallest, isWarning ? leastOf(context, 24, 20) : leastOf(context, 20, 18));
  const isList = isSparse && facts.length > 3;
  const [usual, largest] = isList || isWarning ? [27, 30] : isSparse ? [25, 29] : [23, 25];
  const draw = (box: Box) => {
    const range = { minimum: least, maximum: Math.max(22, largest) * unit, height: box.height + 2 };
    const { type, set, height } = fitLargestType(range, (size) =>
      setFacts(context, facts, box.width, size, indent),
    );
    const each = set.length > 1 ? Math.min((box.height - height) / (set.length - 1), type) : 0;
    const side = Math.round(type * 1.26);
    let y = box.y;
    return set.map((one) => {
      const place = { ...box, y: Math.round(y), height: one.height };
      y += one.height + type * FACT_GAP + Math.max(0, each);
      return (
        <Place box={place} style={{ gap: isMarked ? Math.round(type * indent) - side : 0 }}>
          {isMarked && (
            <picture
              src={dot(look.page.fill)}
              style={{ width: side, height: side, marginTop: Math.round(type * 0.06), flexShrink: 0 }}
            />
          )}
          <TextLines fitted={one} color={look.page.ink} part="bullet" />
        </Place>
      );
    });
  };
  const at = (type: number) => setFacts(context, facts, safe.width, Math.round(type), indent).height;
  const [minimum, ideal, maximum] = [at(least), at(usual * unit), at(largest * unit)];
  return { key: "facts", minimum, ideal, maximum, growShare: 1, draw };
}

const FACT_INDENT = 1.95;
const FACT_GAP = 0.72;

function setFacts(
  context: RenderContext,
  facts: readonly string[],
  width: number,
  type: number,
  indent: number,
) {
  const spec = { size: type, width: width - type * indent, maxLines: 4 };
  const set = facts.map((text) =>
    inSize(context, text, { ...spec, typeStyle: restricts(text) ? STRONG : POINT }),
  );
  const height = set.reduce((sum, one) => sum + one.height, 0) + (set.length - 1) * type * FACT_GAP;
  const isAllSaid = set.every((one, i) => isWhole(facts[i] ?? "", one));
  return { type, set, height: Math.ceil(height), isWhole: isAllSaid };
}
