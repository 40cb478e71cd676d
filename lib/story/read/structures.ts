import { once } from "../../copy/once.ts";
import { capitalize } from "../../copy/text.ts";
import type { Change, PriceRow, Quotation, Snippet, TitledLine } from "../schema.ts";
import { changeLabel } from "./changes.ts";
import { mains, type Notebook } from "./notebook.ts";
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

const FENCE = /^\s*(?:```|~~~)(?<language>[\w+#-]*)[^\n]*\n?(?<code>[\s\S]*?)(?:\n\s*(?:```|~~~)\s*)?$/;

export function snippetOf(n: Notebook): Snippet | null {
  const d = mains(n).find((f) => f.kind === "snippet");
  const g = d ? FENCE.exec(n.brief.slice(d.start, d.end))?.groups : undefined;
  return d && g?.code?.trim()
    ? { language: g.language ?? "", code: g.code.replace(/\s+$/, ""), fact: d.id }
    : null;
}

const AMOUNT =
  "(?:[£$€¥]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:€|euros?|EUR|£|pounds?|CHF|kr|zł|円|元|\\$))(?:\\s?(?:\\/|per |a |pro |par )\\s?\\p{L}+)?";
const PRICE_ROW = once(
  () =>
    new RegExp(
      `^(?<name>\\p{L}[^:£$€¥\\d\\n]*?(?:\\d+ ?(?:g|ml|cl|l|min|kg)\\b[^£$€¥\\d]*?)?)\\s*(?:[:=–—-]|\\.{2,}|\\s|:)\\s*(?<price>(?:from |ab |dès |desde |da )?${AMOUNT})[.]?$`,
      "iu",
    ),
);

/** "Hygienist, 30 minutes: £62", "Children under 10: free": a whole line with its price behind the colon. */
const PRICE_LINE = once(
  () =>
    new RegExp(
      `^(?<name>\\p{L}[^:：£$€¥\\n]{1,48}?)\\s?[:：]\\s*(?<price>(?:(?:from|ab|dès|desde|da) )?${AMOUNT}|free|gratis|kostenlos|gratuite?|grátis|無料|免费)[.]?$`,
      "iu",
    ),
);
const COSTS = /(?<!\p{L})(?:costs?|kostet|kosten|coûte(?:nt)?|cuestan?|costano?|custam?|kost|is|are|was)$/iu;

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
      rows.push({ name: (g?.name ?? "").trim(), price: (g?.price ?? "").trim(), fact: d.id });
  }
  const priced = rows.filter((r) => /\d/.test(r.price));
  return priced.length >= 2 && rows.every((r) => r.name.length <= 50) ? rows : [];
}
