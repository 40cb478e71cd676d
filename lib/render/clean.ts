import { drawable } from "./text.ts";

/** What could not be drawn of one text, and where it stands in the data. */
export type Loss = { where: string; text: string; dropped: string[]; missing: string[] };

/** Makes every text of some data drawable, and tells what was lost on the way. */
export function clean<T>(data: T, where: string): { data: T; losses: Loss[] } {
  const losses: Loss[] = [];
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value === "string") return cleanText(value, path, losses);
    if (Array.isArray(value)) return value.map((item, i) => walk(item, `${path}.${i}`));
    if (!value || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, walk(inner, `${path}.${key}`)]),
    );
  };
  // Only texts change, and text stays text: the shape of the data is the one that came in.
  return { data: walk(data, where) as T, losses };
}

function cleanText(source: string, where: string, losses: Loss[]): string {
  const { text, dropped, missing } = drawable(source);
  if (dropped.length > 0 || missing.length > 0) losses.push({ where, text: source, dropped, missing });
  return text;
}
