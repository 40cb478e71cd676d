/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { inOneText } from "../kit/fact-cells.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY } from "../kit/type-styles.ts";

type NoteOptions = { width: number; surface: Surface };
type Note = { node: Node | undefined; width: number; height: number };

/** What else there is to know of a quotation, under who said it. */
export function note(
  { measureText, unit }: RenderContext,
  details: string,
  { width, surface }: NoteOptions,
): Note {
  if (details === "") return { node: undefined, width: 0, height: 0 };
  const sizes = { width, min: 26 * unit, max: 29 * unit, maxLines: 3 };
  const fitted = fitText(measureText, { ...sizes, text: inOneText(details), typeStyle: BODY });
  const node = <TextLines fitted={fitted} color={surface.ink} part="details" />;
  return { node, width: Math.ceil(fitted.width), height: fitted.height };
}
