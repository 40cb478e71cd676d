/** @jsxImportSource #template */
import type { Story } from "../../../story/schema.ts";
import { areProsAndCons } from "../../../text/pros-cons.ts";
import type { Pictures } from "../../fits.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { fitPanels, panelNodes, setPanels } from "../kit/side-panels.tsx";
import { besideRows } from "../kit/story/beside-rows.ts";
import { inARow } from "../kit/story/clip.ts";
import { fitOf, wordsOf } from "../kit/story/fit.ts";
import { prosAndConsOf } from "../kit/story/pros-cons.ts";
import { withShortTitle } from "../kit/story/short-title.ts";
import { tableOf } from "../kit/story/tables.ts";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";
import { Card } from "./panel.tsx";
import type { Stats } from "./priced-together.ts";

type SheetsOfTwo = NonNullable<Infographic["comparison"]>;

const LONGEST = 240;
/** What other pages have beside it. */
type Without = { earlier?: never; facts?: never; prices?: never };
/** A page of one thing alone. */
export const ALONE: Without & { stats: Stats } = { stats: [] };

/** A page of two things that are weighed: both sheets, and at its end what follows from them; undefined for any other. */
export function fitsWeighed(story: Story, pictures: Pictures) {
  const table = areProsAndCons(story.rows) ? tableOf(story, pictures) : undefined;
  const { before, behind } = besideRows(story.support?.text ?? "", story);
  const closing = inARow(behind);
  if (!table || closing.length > LONGEST) return undefined;
  const words = { ...withShortTitle(wordsOf(story, pictures)), supporting: before };
  const page = { ...words, ...ALONE, comparison: table, ...(closing && { closing }) };
  return fitOf(story, 0.9, page);
}

/** In design pixels: the space between and within sheets, and sizes of their type. */
const SPACE = { gap: 20, pad: 28 };
const TYPE = { ideal: 32, enough: 26, most: 42 };

export function weighedBlock(context: RenderContext, data: SheetsOfTwo, look: InfographicStyle): Block {
  const { unit, safe, smallest } = context;
  const panels = prosAndConsOf(data);
  const spec = {
    ...{ gap: Math.round(SPACE.gap * unit), pad: Math.round(SPACE.pad * unit) },
    ...{ isRow: true, maximum: TYPE.most * unit },
  };
  const heightAt = (type: number) =>
    setPanels(context, panels, { ...spec, width: safe.width, type: Math.round(type) }).height;
  const ground = (box: Box) => ({
    node: <Card context={context} look={look} box={box} />,
    surface: look.panel,
  });
  return {
    key: "comparison",
    minimum: heightAt(smallest),
    ideal: heightAt(TYPE.ideal * unit),
    enough: heightAt(TYPE.enough * unit),
    maximum: heightAt(TYPE.most * unit) * 1.4,
    growShare: 1,
    draw: (box) => panelNodes(fitPanels(context, panels, box, spec), box, { ...spec, ground }),
  };
}
