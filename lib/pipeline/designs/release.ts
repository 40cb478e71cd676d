import type { Material } from "./material.ts";

/** What release notes call a change, and how they begin when they do. */
export type ChangeKind = "new" | "improved" | "fixed";

const VERSION = /\b(?:release|version|v)\s?(\d+(?:\.\d+){0,3})\b/i;
const LABEL = /^(new|added|improved|changed|fixed)\s*:\s*/i;

/** The version that a brief announces, if it names one. */
export const versionOf = ({ facts, card, copy }: Material): string | undefined =>
  facts.version ?? VERSION.exec(card.headline || copy.headline)?.[1];

export const isVersionAlone = (headline: string): boolean => headline.replace(VERSION, "").trim() === "";

export const withoutLabel = (text: string): string => text.replace(LABEL, "");

/** What its words make of a change that carries no label. */
export function kindOf(text: string): ChangeKind {
  if (/\bfix(?:ed|es)?\b|\bno longer\b/i.test(text)) return "fixed";
  return /\b(?:faster|improved?|better|fewer|smaller|less|now)\b/i.test(text) ? "improved" : "new";
}
