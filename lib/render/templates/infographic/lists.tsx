/** @jsxImportSource #template */
import { restricts } from "../../../text/restrictions.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { inset } from "../kit/chart/plate.tsx";
import { fitLargestType, inSize, isWhole } from "../kit/fit-largest.ts";
import { dot } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";
import { priceRows, pricesHeight } from "../kit/price-rows.tsx";
import { fitPanels, LEAST_AIR, panelNodes, setPanels } from "../kit/side-panels.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { POINT, STRONG } from "../kit/type-styles.ts";
import { findValues } from "../kit/values/find-values.ts";
import type { Infographic } from "./data.ts";
import { type Block, leastOf } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";
import { Card, headed } from "./panel.tsx";

type Present<K extends keyof Infographic> = NonNullable<Infographic[K]>;

/** Type of a price list at most, in design pixels. */
const LARGEST = 42;
/** What it takes from the title over it, which says only what the list is of. */
const IDEAL = 29;
/** Read with ease from here on. */
const ENOUGH = 22;

/** A price list on a card of its own. */
export function pricesBlock(
  context: RenderContext,
  { title, rows: listed, columns }: Present<"prices">,
  look: InfographicStyle,
): Block {
  const { unit, safe } = context;
  const called = columns && { name: columns.name, price: columns.value, isHead: true as const };
  const rows = called ? [called, ...listed] : listed;
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
      bar: 0.2,
    });
    const y = available.y + Math.round((available.height - drawn.height) / 2);
    const list = <Place box={{ ...available, y, height: drawn.height }}>{drawn.node}</Place>;
    return [<Card context={context} look={look} box={box} />, ...(node ? [node] : []), list];
  };
  const head = pad + (title ? 40 * unit : 0);
  const at = (type: number) => head + pricesHeight(context, rows, safe.width - 2 * pad, type);
  const [minimum, ideal, large] = [at(context.smallest), at(IDEAL * unit), at(LARGEST * unit)];
  const maximum = large + rows.length * 64 * unit;
  return { key: "prices", minimum, ideal, enough: at(ENOUGH * unit), maximum, growShare: 5, draw };
}

/** Two things side by side on cards, three under each other, each with what there is to say of it. */
export function groupsBlock(
  context: RenderContext,
  groups: Present<"groups">,
  look: InfographicStyle,
): Block {
  const { unit, safe } = context;
  const spec = {
    isRow: groups.length === 2,
    gap: Math.round(18 * unit),
    pad: Math.round(26 * unit),
    maximum: 34 * unit,
  };
  const ground = (box: Box, i: number) => {
    const surface = look.tiles[i % 2] ?? look.panel;
    return { surface, node: <Card context={context} look={look} box={box} color={surface.background} /> };
  };
  const draw = (box: Box) => panelNodes(fitPanels(context, groups, box, spec), box, { ...spec, ground });
  const at = (type: number, air?: number) =>
    setPanels(context, groups, { ...spec, width: safe.width, type, ...(air && { air }) }).height;
  return {
    key: "groups",
    minimum: at(context.smallest, LEAST_AIR),
    ideal: at(25 * unit),
    maximum: at(spec.maximum) * 1.3,
    growShare: 4,
    draw,
  };
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
  const [only = ""] = facts;
  // An occasion under the numbers is what readers can come to.
  if (facts.length === 1 && !isMarked && findValues(only).some(({ kind }) => kind === "date"))
    return occasionBand(context, only, look);
  const isList = isSparse && facts.length > 3;
  const [usual, largest] = isList || isWarning ? [28, 34] : isSparse ? [26, 30] : [24, 27];
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

/** The type of an occasion in design pixels, and the room around it in sizes of it. */
const OCCASION = { least: 24, usual: 30, most: 36, pad: 0.7, round: 0.7 };

/** An occasion under the numbers, on a band in the colour of the page's panels. */
function occasionBand(context: RenderContext, text: string, look: InfographicStyle): Block {
  const { unit, safe } = context;
  const { fill, onFill } = look.page;
  const setAt = (type: number, width: number) => {
    const pad = Math.round(type * OCCASION.pad);
    const said = inSize(context, text, {
      typeStyle: STRONG,
      size: type,
      width: width - 2 * pad,
      maxLines: 4,
    });
    const height = said.height + 2 * pad;
    return { type, pad, said, height, isWhole: isWhole(text, said) };
  };
  const draw = (box: Box) => {
    const range = { minimum: OCCASION.least * unit, maximum: OCCASION.most * unit, height: box.height + 2 };
    const { type, pad, said } = fitLargestType(range, (size) => setAt(size, box.width));
    const radius = Math.round(type * OCCASION.round);
    const style = {
      alignItems: "center",
      paddingLeft: pad,
      borderRadius: radius,
      backgroundColor: fill,
    } as const;
    return [
      <Place box={box} style={style}>
        <TextLines fitted={said} color={onFill} part="bullet" />
      </Place>,
    ];
  };
  const at = (type: number) => setAt(Math.round(type * unit), safe.width).height;
  const [minimum, ideal, maximum] = [at(OCCASION.least), at(OCCASION.usual), at(OCCASION.most)];
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
