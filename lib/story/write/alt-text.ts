import { hasSpaces } from "../../copy/language.ts";
import { sentences } from "../../copy/sentences.ts";
import { clip, size, stop, unstop } from "../../copy/text.ts";
import type { Line } from "../schema.ts";
import type { Headline } from "./block.ts";
import { rowLine } from "./lists.ts";
import type { Material } from "./material.ts";
import { quoted, wordsOf } from "./words.ts";

const MOST = 420;

/** A headline that is a quotation as a whole gets the marks of the alternative text. */
const withoutQuotes = (text: string) => text.replace(/^[“„«]\s?([^“”„«»]*?)\s?[”“»]$/u, "$1");

/** Whole sentences as far as there is room: a cut could make another number of one. */
function wholeSentences(text: string, between: string): string {
  if (size(text) <= MOST) return text;
  const kept: string[] = [];
  for (const sentence of sentences(text)) {
    if (size([...kept, sentence].join(between)) > MOST) break;
    kept.push(sentence);
  }
  return kept.join(between) || clip(text, MOST);
}

/** What stands on the picture, for those who hear it. */
export function altTextOf(h: Headline, support: Line | null, points: Line[], m: Material): string {
  const { figures, rows } = m.reading;
  const label = wordsOf(m.language)?.alt ?? "";
  const bare = unstop(withoutQuotes(h.text)).replace(/「([^」]*)」/gu, "『$1』");
  const title = quoted(bare, m.language);
  const listed = points.length
    ? points.map((p) => p.text)
    : rows.length
      ? rows.map((r) => rowLine(r))
      : figures.map((f) => `${f.value} ${f.label}`);
  const said = [`${label}${/[:：]$/.test(label) ? "" : " "}${stop(title)}`.trim(), support?.text ?? ""];
  const statements = said.join(" ").toLowerCase();
  const more = listed
    .filter((l) => !statements.includes(unstop(l).toLowerCase()))
    .slice(0, 4)
    .join("; ");
  const between = hasSpaces(m.language) ? " " : "";
  return wholeSentences([...said, more ? stop(more) : ""].filter(Boolean).join(between), between);
}
