import * as z from "zod/v4";
import { FileType, Format, ThemeKind } from "../vocab.ts";

/** How a template is to be drawn: fields that every body may have beside the template's own. */
export const RenderOptions = z.object({
  theme: ThemeKind.optional().describe(
    "A light or a dark ground. By default what suits the brand, its own colour included.",
  ),
  format: Format.optional().describe("A size instead of the one that the channel asks for."),
  file_type: FileType.optional().describe("By default png, and jpeg for Instagram."),
  seed: z
    .int()
    .optional()
    .describe("Picks among layouts and ornaments. The same seed gives the same picture."),
});
export type RenderOptions = z.output<typeof RenderOptions>;

export const RENDER_OPTIONS = Object.keys(RenderOptions.shape);

/** Parts a body into how it is to be drawn and what the template is to show. */
export function splitRenderOptions(body: Record<string, unknown>) {
  const entries = Object.entries(body);
  return {
    look: Object.fromEntries(entries.filter(([name]) => RENDER_OPTIONS.includes(name))),
    data: Object.fromEntries(entries.filter(([name]) => !RENDER_OPTIONS.includes(name))),
  };
}
