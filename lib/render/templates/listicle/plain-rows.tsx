/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { EntryWords, entryCells } from "../kit/entries.tsx";
import { Place } from "../kit/place.tsx";
import { BODY, NAME } from "../kit/type-styles.ts";
import { entriesOf, type Listicle } from "./data.ts";

/** Rows without numbers, for a list that has no order. */
export function plainRows(context: RenderContext, data: Listicle, available: Box): Node[] {
  const { unit, measureText, theme } = context;
  const entries = entriesOf(data);
  const height = Math.floor(available.height / entries.length);
  const look = {
    title: { typeStyle: NAME, min: 24 * unit, max: 58 * unit, lines: 2 },
    body: { typeStyle: BODY, min: 24 * unit, max: 38 * unit, lines: 3 },
    width: available.width,
    height: Math.round(height * 0.84),
    gap: 0,
    between: Math.round(3 * unit),
  };
  return entryCells(measureText, entries, look).map((set, i) => {
    const y = Math.round(available.y + (available.height * i) / entries.length);
    return (
      <Place box={{ ...available, y, height }} style={{ alignItems: "center" }}>
        <EntryWords set={set} surface={theme.wash} />
      </Place>
    );
  });
}
