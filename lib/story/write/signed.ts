import { hasSpaces } from "../../copy/language.ts";
import { size, stop, unstop } from "../../copy/text.ts";
import type { Line } from "../schema.ts";
import type { Block, Headline } from "./block.ts";
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

/** Letters of a scene with who spoke on it. */
const SCENE = 90;
/** Who spoke, behind the words. */
export const SIGNED = /(?<=["”“»」]) – [^"“”«»„]{2,70}$/u;

/** Words that someone said as scenes of a film: with who spoke, whose name has one of its own where it has no room there. */
export function quotedLines({ pieces }: Block, { reading, language }: Material): Line[] {
  const { card = "", facts = [] } = pieces[0] ?? {};
  const said = unstop(card);
  const { quotation } = reading;
  const isOwn = quotation !== null && quotation.name !== "" && facts.includes(quotation.fact);
  if (!isOwn) return [{ text: said, facts }];
  const by = signatureOf(reading);
  const names = [by, [quotation.name, quotation.role].filter(Boolean).join(", "), quotation.name];
  const whole = names.map((name) => `${said} – ${name}`).find((text) => size(text) <= SCENE);
  return whole && hasSpaces(language)
    ? [{ text: whole, facts }]
    : [said, by].map((text) => ({ text, facts }));
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
