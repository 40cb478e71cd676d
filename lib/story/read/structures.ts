import { capitalize } from "../../copy/text.ts";
import type { Change, PriceRow, Quotation, Snippet, TitledLine } from "../schema.ts";
import { changeLabel } from "./changes.ts";
import { mains, type Notebook } from "./notebook.ts";
import { COSTS, PRICE_LINE, PRICE_ROW } from "./price-list.ts";
import { quotationIn } from "./quotation.ts";

/** Structures that a template can draw. Each is read from facts alone, exactly or not at all. */

const unstop = (s: string) => s.replace(/[.。]$/, "");

export const stepsOf = (n: Notebook): TitledLine[] => {
  const steps = mains(n).filter((d) => d.kind === "step");
  return steps.length < 2 ? [] : steps.map((d) => ({ title: unstop(d.says), body: "", facts: [d.id] }));
};

const LABEL = /^\s*(?<label>\p{L}[\p{L} ]{2,18}?)\s*[:–—-]\s+/u;

/** The label stands before the colon of what the fact says. */
export const changesOf = (n: Notebook): Change[] =>
  mains(n)
    .filter((d) => d.kind === "change")
    .flatMap((d) => {
      const lead = LABEL.exec(d.says);
      const label = changeLabel(lead?.groups?.label ?? "");
      return label ? [{ label, text: capitalize(unstop(d.says.slice(lead?.[0].length))), fact: d.id }] : [];
    });

export function quotationOf(n: Notebook): Quotation | null {
  const d = mains(n).find((f) => f.kind === "quotation");
  const found = d ? quotationIn(d.text) : undefined;
  if (!d || !found) return null;
  // A name typed in small letters has its capital in what the fact says.
  const { text, name, role, company } = found.name ? found : (quotationIn(d.says) ?? found);
  // A name that the author wants without its surname is without it in what the fact says.
  const isCut = name !== "" && !d.says.includes(name.replace(/'/g, "’"));
  return isCut
    ? { text, name: name.split(" ")[0] ?? "", role: "", company: "", fact: d.id }
    : { text, name, role, company, fact: d.id };
}

/** A command in a sentence: "`kite build --zoom 4`". One word is a name. */
const INLINE = /`(?<code>[^`\n]{12,200})`/;
const FENCE = /^\s*(?:```|~~~)(?<language>[\w+#-]*)[^\n]*\n?(?<code>[\s\S]*?)(?:\n\s*(?:```|~~~)\s*)?$/;

export function snippetOf(n: Notebook): Snippet | null {
  const d = mains(n).find((f) => f.kind === "snippet");
  const g = d ? FENCE.exec(n.brief.slice(d.start, d.end))?.groups : undefined;
  return d && g?.code?.trim()
    ? { language: g.language ?? "", code: g.code.replace(/\s+$/, ""), fact: d.id }
    : inlineSnippet(n);
}

function inlineSnippet(n: Notebook): Snippet | null {
  const d = mains(n).find(({ text }) => /\s/.test(INLINE.exec(text)?.groups?.code?.trim() ?? ""));
  const code = d && INLINE.exec(n.brief.slice(d.start, d.end))?.groups?.code;
  return d && code ? { language: "", code: code.trim(), fact: d.id } : null;
}

/** Rows of a price list: a name and a price and nothing else, two of them or more. */
export function pricesOf(n: Notebook): PriceRow[] {
  const rows: PriceRow[] = [];
  for (const d of mains(n)) {
    const parts = d.text
      .split(/[;|]\s*|,(?!\d)\s*|、/)
      .map((p) => p.trim())
      .filter(Boolean);
    const line = PRICE_LINE().exec(d.text.trim())?.groups;
    const found = line ? [line] : parts.map((p) => PRICE_ROW().exec(p)?.groups);
    const isList = found.length > 0 && found.every((g) => g && !COSTS.test(g.name ?? ""));
    if (!isList) continue;
    for (const g of found)
      rows.push({ name: capitalize((g?.name ?? "").trim()), price: (g?.price ?? "").trim(), fact: d.id });
  }
  const priced = rows.filter((r) => /\d/.test(r.price));
  return priced.length >= 2 && rows.every((r) => r.name.length <= 50) ? rows : [];
}
