import { hasWords } from "../../copy/text.ts";
import type { Reading } from "../schema.ts";
import type { Group } from "./groups.ts";
import type { Wishes } from "./wishes.ts";

const VALUE = /[£$€¥₹]\s?\d[\d.,]*\d|[£$€¥₹]\s?\d|\d[\d.,]*\s?(?:[£$€¥₹円元]|%|\p{L}+)/u;

/** Words that a wish keeps out: words themselves, and the values of facts of a kind. */
export function forbiddenWords({ facts }: Reading, wishes: Wishes): string[] {
  const values = facts
    .filter((f) => wishes.leaveOutKinds.has(f.kind))
    .flatMap((f) => [f.quote, VALUE.exec(f.quote)?.[0] ?? ""]);
  return [...wishes.leaveOutWords, ...values].map((w) => w.trim()).filter(Boolean);
}

const holds = (text: string, words: readonly string[]) =>
  words.some((w) => (/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u.test(w) ? hasWords(text, w) : text.includes(w)));

const PARTS = /,\s+|;\s+|\s+–\s+|、|，/u;

/** The text without the parts between its commas that hold a forbidden word; empty when nothing stands alone. */
export function withoutWords(text: string, words: readonly string[]): string {
  if (!words.length || !holds(text, words)) return text;
  const parts = text.split(PARTS);
  const kept = parts.filter((p) => !holds(p, words));
  const isLed = kept[0] === parts[0];
  return isLed && kept.length ? kept.join(", ").replace(/,?\s(?:and|und|et|y|e|en)\s*$/u, "") : "";
}

/** A sentence whose own subject is left out. */
export const isLeftOut = ({ head }: Group, wishes: Wishes): boolean => wishes.leaveOutKinds.has(head.kind);

/** The reading without the facts that a wish leaves out. */
export function obeyed(reading: Reading, wishes: Wishes): Reading {
  if (!wishes.leaveOutKinds.size) return reading;
  const out = new Set(reading.facts.filter((f) => wishes.leaveOutKinds.has(f.kind)).map((f) => f.id));
  const stays = (x: { fact: string }) => !out.has(x.fact);
  const words = forbiddenWords(reading, wishes);
  const { offer } = reading;
  return {
    ...reading,
    figures: reading.figures.filter((f) => stays(f) && !holds(`${f.value} ${f.label}`, words)),
    prices: reading.prices.filter(stays),
    rows: reading.rows.filter((r) => stays(r) && !holds(`${r.first} ${r.second}`, words)),
    when: wishes.leaveOutKinds.has("when") ? null : reading.when,
    offer: offer && holds(`${offer.value} ${offer.before} ${offer.code}`, words) ? null : offer,
  };
}
