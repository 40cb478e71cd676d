import { spacedColons } from "../text/colon.ts";
import { typographic } from "../text/typographic.ts";
import { drawable } from "./text.ts";
import type { Typeset } from "./type/typeset.ts";

/** What could not be drawn of one text, and where it stands in the data. */
export type Loss = { where: string; text: string; dropped: string[]; missing: string[] };

/** Every text in some data, wherever it stands. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** Makes every text of some data drawable, and tells what was lost on the way. */
export function clean<T>(
  data: T,
  where: string,
  type: Typeset,
  language?: string,
): { data: T; losses: Loss[] } {
  const losses: Loss[] = [];
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value === "string") {
      const text = cleanText(value, path, losses, type);
      return path.endsWith(".code") ? text : typographic(spacedColons(text, language));
    }
    if (Array.isArray(value)) return value.map((item, i) => walk(item, `${path}.${i}`));
    if (!value || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, walk(inner, `${path}.${key}`)]),
    );
  };
  // Only texts change, and text stays text: the shape of the data is the one that came in.
  return { data: walk(data, where) as T, losses };
}

function cleanText(source: string, where: string, losses: Loss[], type: Typeset): string {
  const { text, dropped, missing } = drawable(source, type);
  if (dropped.length > 0 || missing.length > 0) losses.push({ where, text: source, dropped, missing });
  return text;
}
