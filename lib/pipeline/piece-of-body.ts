import type { Passage, Piece } from "../story/review/piece.ts";

/** Fields of any template, by the role they have for a reader. */
const HEADLINES = /^(?:headline|title|question|name)$/;
const SUPPORTING = /^(?:supporting|body|summary|subtitle|one_liner|description|text)$/;
const SILENT =
  /^(?:theme|format|file_type|seed|device|kind|language|photo|photos|more_photos|photo_treatment|screen|screens|portrait|icon)$/;

type Collected = {
  headline: string;
  support: string;
  action: { label: string; url: string };
  places: Passage[];
};

/**
 * The words of a template's body as a reader meets them. The first headline, the first supporting text, figures
 * and the call to action have slots; the rest become points. The caller wrote the content, so it is its own source.
 */
export function pieceOfBody(body: Record<string, unknown>, language: string): Piece {
  const found: Collected = { headline: "", support: "", action: { label: "", url: "" }, places: [] };
  collect(body, found);
  const { headline, support, action, places } = found;
  return { headline, support, action, places, post: "", language };
}

function collect(value: unknown, found: Collected, name = ""): void {
  if (SILENT.test(name)) return;
  if (typeof value === "string") place(value.trim(), name, found);
  else if (Array.isArray(value)) for (const item of value) collect(item, found, name);
  else if (value && typeof value === "object") collectFields(value as Record<string, unknown>, found);
}

function collectFields(fields: Record<string, unknown>, found: Collected): void {
  const { value, label, ...rest } = fields;
  const isFigure = (typeof value === "string" || typeof value === "number") && typeof label === "string";
  if (isFigure) found.places.push({ where: "figures", text: `${value} ${label}` });
  for (const [name, inner] of Object.entries(isFigure ? rest : fields)) collect(inner, found, name);
}

function place(text: string, name: string, found: Collected): void {
  if (!text) return;
  if (name === "url") {
    found.action.url ||= text;
    return;
  }
  found.places.push({ where: slotOf(text, name, found), text });
}

/** Where a text belongs; the first of its kind takes the slot. */
function slotOf(text: string, name: string, found: Collected): string {
  if (name === "cta" && !found.action.label) {
    found.action.label = text;
    return "cta";
  }
  if (HEADLINES.test(name) && !found.headline) {
    found.headline = text;
    return "headline";
  }
  if (SUPPORTING.test(name) && !found.support) {
    found.support = text;
    return "support";
  }
  return "points";
}
