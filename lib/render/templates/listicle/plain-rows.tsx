/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { EntryWords, entryCells } from "../kit/entries.tsx";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, NAME } from "../kit/type-styles.ts";
import { entriesOf, type Listicle } from "./data.ts";

/** A longer text is no value, and stands under its title. */
const VALUE = 18;
/** Share of the row that a value takes. */
const SHARE = 0.34;

/** Rows without numbers, such as prices or opening hours: the name on the left and its value on the right. */
export function plainRows(context: RenderContext, data: Listicle, available: Box): Node[] {
  const { unit, measureText, theme } = context;
  const surface = theme.wash;
  const entries = entriesOf(data);
  const hasValues = entries.every(({ body }) => body !== "" && body.length <= VALUE);
  const height = Math.floor(available.height / entries.length);
  const wide = Math.round(available.width * SHARE);
  const width = hasValues ? available.width - wide : available.width;
  const look = {
    title: { typeStyle: NAME, min: 23 * unit, max: 44 * unit, lines: 2 },
    body: { typeStyle: BODY, min: 21 * unit, max: 29 * unit, lines: 3 },
    width,
    height: Math.round(height * 0.84),
    gap: 0,
    between: Math.round(3 * unit),
  };
  const named = hasValues ? entries.map(({ title }) => ({ title, body: "" })) : entries;
  return entryCells(measureText, named, look).flatMap((set, i) => {
    const cell = {
      x: available.x,
      y: Math.round(available.y + (available.height * i) / entries.length),
      height,
    };
    const size = set.title?.size ?? look.title.max;
    const spec = { typeStyle: FIGURE, min: size * 0.6, max: size, width: wide, maxLines: 1 };
    const value = hasValues ? fitText(measureText, { ...spec, text: entries[i]?.body ?? "" }) : undefined;
    return [
      <Place box={{ ...cell, width }} style={{ alignItems: "center" }}>
        <EntryWords set={set} surface={surface} />
      </Place>,
      <Place
        box={{ ...cell, x: available.x + width, width: available.width - width }}
        style={{ alignItems: "center", justifyContent: "flex-end" }}
      >
        <TextLines fitted={value} color={surface.key} part="value" align="right" />
      </Place>,
    ];
  });
}
