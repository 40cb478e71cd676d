import type { Judged } from "../copy/judge/report.ts";

/** Fields of any template, by the role they have for a reader. */
const HEADLINES = /^(headline|title|question|name)$/;
const SUPPORTING = /^(supporting|body|summary|subtitle|one_liner|description|text)$/;
const SILENT =
  /^(theme|format|file_type|seed|device|kind|language|photo|photos|screen|screens|portrait|icon)$/;

type BodyWords = {
  headline: string;
  supporting: string;
  bullets: string[];
  stats: Judged["stats"];
  cta: Judged["cta"];
};

/**
 * The words of a template's body, in the form of copy that the judge reads. The first headline, the first
 * supporting text, figures and the call to action have fields; the rest become points. Nothing is generated
 * for it, because the caller wrote the content.
 */
export function judgedBody(body: Record<string, unknown>): Judged {
  const found: BodyWords = { headline: "", supporting: "", bullets: [], stats: [], cta: { label: "" } };
  collect(body, found);
  return { ...found, slides: [], text: "", hashtags: [] };
}

function collect(value: unknown, found: BodyWords, name = ""): void {
  if (SILENT.test(name)) return;
  if (typeof value === "string") place(value.trim(), name, found);
  else if (Array.isArray(value)) for (const item of value) collect(item, found, name);
  else if (value && typeof value === "object") collectFields(value as Record<string, unknown>, found);
}

function collectFields(fields: Record<string, unknown>, found: BodyWords): void {
  const { value, label, ...rest } = fields;
  const isFigure = (typeof value === "string" || typeof value === "number") && typeof label === "string";
  if (isFigure) found.stats.push({ value: String(value), label });
  for (const [name, inner] of Object.entries(isFigure ? rest : fields)) collect(inner, found, name);
}

function place(text: string, name: string, found: BodyWords): void {
  if (!text) return;
  if (name === "cta") found.cta.label ||= text;
  else if (name === "url") found.cta.url ??= text;
  else if (HEADLINES.test(name) && !found.headline) found.headline = text;
  else if (SUPPORTING.test(name) && !found.supporting) found.supporting = text;
  else found.bullets.push(text);
}
