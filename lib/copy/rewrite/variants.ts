import { balanced } from "../grammar.ts";
import { remembered } from "../once.ts";
import { capitalize, unstop } from "../text.ts";
import { CUTS } from "./cuts.ts";
import { TURNS } from "./turns.ts";
import type { Variant } from "./variant.ts";

/** Longer sentences are not shortened: too much can hang on what is left out. */
const MAX_SENTENCE = 320;
const FROM_NOW =
  /^(?:(?:starting|from|as of|since|beginning)\s+(?:today|now),?\s+|(?:today|now|this week),\s+|today\s+(?=we\b))/i;
/** "Every X, Y" and "No X, Y" are absolutes; cutting them would widen the claim. */
const SWEEPING = /^(?:every|all|no|any)\s(?!\w+,)/i;

function startOf(sentence: string, it: string | undefined): string {
  const s = unstop(sentence);
  const named = it ? s.replace(/^it’s\b/i, () => `${it} is`).replace(/^it\b/i, () => it) : s;
  return named.replace(FROM_NOW, "");
}

function make(s: string, product: string | undefined): Variant[] {
  const whole: Variant = { text: s, by: "whole" };
  const sweeping = SWEEPING.test(s) && s.includes(",") && !/,\s(?:people|you|we|they|it)\b/i.test(s);
  const makers = s.length > MAX_SENTENCE || sweeping ? [] : [...CUTS, ...TURNS];
  const seen = new Set<string>();
  return [whole, ...makers.flatMap((maker) => maker(s, product))].flatMap((v) => {
    const text = capitalize(unstop(v.text.trim()));
    const key = text.toLowerCase();
    if (!text || seen.has(key) || !balanced(text)) return [];
    seen.add(key);
    const rest = v.rest?.trim() ? capitalize(unstop(v.rest.trim())) : "";
    return [{ text, by: v.by, ...(rest ? { rest } : {}) }];
  });
}

/** Headline, supporting line, bullets and slides all ask for the same sentences. */
const made = remembered((key) => {
  const [s = "", product = ""] = key.split("\u0000");
  return make(s, product || undefined);
}, 400);

/** A sentence and its true shorter forms, the whole one first. English; `it` is what a leading "It" stands for. */
export const variants = (sentence: string, product?: string, it?: string): readonly Variant[] =>
  made(`${startOf(sentence, it)}\u0000${product ?? ""}`);
