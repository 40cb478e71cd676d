import type { Judged } from "../copy/judge/report.ts";

/** Fields by what they are to a reader, whatever template they belong to. */
const HEADLINES = /^(headline|title|question|name)$/;
const SUPPORTING = /^(supporting|body|summary|subtitle|one_liner|description|text)$/;
const SILENT =
  /^(theme|format|file_type|seed|device|kind|language|photo|photos|screen|screens|portrait|icon)$/;

type Found = {
  headline: string;
  supporting: string;
  bullets: string[];
  stats: Judged["stats"];
  cta: Judged["cta"];
};

/**
 * The words of a template's body as the judge reads copy: the first headline, the first supporting text, figures, the
 * call to action, and everything else as points. Whoever sends finished content has written it; nothing is added.
 */
export function wordsOf(body: Record<string, unknown>): Judged {
  const found: Found = { headline: "", supporting: "", bullets: [], stats: [], cta: { label: "" } };
  collect(body, found);
  return { ...found, slides: [], text: "", hashtags: [] };
}

function collect(value: unknown, found: Found, name = ""): void {
  if (SILENT.test(name)) return;
  if (typeof value === "string") place(value.trim(), name, found);
  else if (Array.isArray(value)) for (const item of value) collect(item, found, name);
  else if (value && typeof value === "object") collectFields(value as Record<string, unknown>, found);
}

function collectFields(fields: Record<string, unknown>, found: Found): void {
  const { value, label, ...rest } = fields;
  const isFigure = (typeof value === "string" || typeof value === "number") && typeof label === "string";
  if (isFigure) found.stats.push({ value: String(value), label });
  for (const [name, inner] of Object.entries(isFigure ? rest : fields)) collect(inner, found, name);
}

function place(text: string, name: string, found: Found): void {
  if (!text) return;
  if (name === "cta") found.cta.label ||= text;
  else if (name === "url") found.cta.url ??= text;
  else if (HEADLINES.test(name) && !found.headline) found.headline = text;
  else if (SUPPORTING.test(name) && !found.supporting) found.supporting = text;
  else found.bullets.push(text);
}
