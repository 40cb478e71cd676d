import { capitalize } from "../../copy/text.ts";
import type { Material } from "./material.ts";

/** What release notes call a change. */
type ChangeKind = "new" | "improved" | "fixed";

const VERSION = /\b(?:release|version|v)\s?(\d+(?:\.\d+){0,3})\b/i;
const LABEL = /^(new|added|improved|changed|fixed)\s*:\s*/i;

/** The version that a brief announces, if it names one. */
export const versionOf = ({ facts, card, copy }: Material): string | undefined =>
  facts.version ?? VERSION.exec(card.headline || copy.headline)?.[1];

export const isVersionAlone = (headline: string): boolean => headline.replace(VERSION, "").trim() === "";

/** What a headline says besides the version that it announces. */
export function themeOf(headline: string): string {
  const [first = "", ...rest] = headline.split(/:\s+/);
  if (rest.length > 0 && VERSION.test(first)) return capitalize(rest.join(": "));
  return isVersionAlone(headline) ? "" : headline;
}

export const withoutLabel = (text: string): string => text.replace(LABEL, "");

/** The kind that a label before the text names. */
export function labelOf(text: string): ChangeKind | undefined {
  const label = LABEL.exec(text)?.[1]?.toLowerCase();
  if (label === undefined) return undefined;
  if (label === "fixed") return "fixed";
  return label === "new" || label === "added" ? "new" : "improved";
}

/** What its words make of a change that carries no label. */
export function kindOf(text: string): ChangeKind {
  if (/\bfix(?:ed|es)?\b|\bno longer\b/i.test(text)) return "fixed";
  return /\b(?:faster|improved?|better|fewer|smaller|less|now)\b/i.test(text) ? "improved" : "new";
}
