import type { Atom } from "./atoms.ts";
import { glueOf } from "./atoms.ts";

/** How a channel sets a text: sentences a paragraph, and whether the first line stands by itself. */
export type Form = { perParagraph: number; firstAlone: boolean };

/** Short sentences keep together, so that none stands alone. */
const A_FEW_LINES = 160;

/** A longer paragraph of the author is cut as the channel wants it. */
const LONG_PARAGRAPH = 420;

type Paragraph = { shape: Atom["shape"]; texts: string[]; count: number; own: number | undefined };

function joins(last: Paragraph | undefined, next: Atom, form: Form, isFirst: boolean): boolean {
  if (!last || last.shape !== next.shape || next.shape === "quotation") return false;
  if (next.shape === "item") return true;
  const length = last.texts.join(" ").length + next.text.length;
  if (last.own !== next.paragraph) return false;
  if (last.own !== undefined && length <= LONG_PARAGRAPH) return true;
  if (isFirst && form.firstAlone) return false;
  const count = last.count + next.count;
  const isShort = length <= A_FEW_LINES && count <= form.perParagraph + 1;
  return count <= form.perParagraph || isShort || next.leansOn !== undefined;
}

/** Paragraphs in the author's order. A sentence that leans on the one before it stays beside it. */
export function laidOut(atoms: readonly Atom[], form: Form, language: string): string {
  const paragraphs: Paragraph[] = [];
  for (const atom of atoms) {
    const last = paragraphs.at(-1);
    if (joins(last, atom, form, paragraphs.length === 1 && last?.texts.length === 1)) {
      last?.texts.push(atom.text);
      if (last) last.count += atom.count;
    } else paragraphs.push({ shape: atom.shape, texts: [atom.text], count: atom.count, own: atom.paragraph });
  }
  return paragraphs
    .map((p, i) => {
      const glued = p.texts.join(p.shape === "item" ? "\n" : glueOf(language));
      const text = glued.replace(/[^\S\n]*\n[^\S\n]*/g, "\n").trim();
      const isHeading = p.count === 1 && text.length <= 80 && paragraphs[i + 1]?.shape === "item";
      return isHeading ? text.replace(/[.。]$/u, /^(?:ja|zh)$/.test(language) ? "：" : ":") : text;
    })
    .filter(Boolean)
    .join("\n\n");
}
