import { hasSpaces } from "../../copy/language.ts";
import { size, stop } from "../../copy/text.ts";
import type { Line } from "../schema.ts";
import type { Headline } from "./block.ts";
import { signatureOf } from "./groups.ts";
import type { Material } from "./material.ts";

/** Letters of a quotation that tell it from other words. */
const START = 24;
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Who said what the headline quotes; undefined for other headlines, and where the brief does not tell. */
export function signatureUnder({ text }: Headline, { reading }: Material): Line | undefined {
  const { quotation } = reading;
  if (!quotation?.name) return undefined;
  const [said, shown] = [letters(quotation.text), letters(text)];
  const isQuoted = shown.length > 0 && (said.startsWith(shown.slice(0, START)) || said.includes(shown));
  return isQuoted ? { text: signatureOf(reading), facts: [quotation.fact] } : undefined;
}

const MOST = 190;

/** The line under a quotation, which says first who spoke. */
export function signed(h: Headline, line: Line | null, m: Material): Line | null {
  const by = signatureUnder(h, m);
  const name = m.reading.quotation?.name ?? "";
  if (!by || line?.text.includes(name)) return line;
  const text = [stop(by.text), line?.text].filter(Boolean).join(hasSpaces(m.language) ? " " : "");
  return line && size(text) <= MOST ? { text, facts: [...new Set([...by.facts, ...line.facts])] } : by;
}
