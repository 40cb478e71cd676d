import { isImperative } from "../grammar.ts";
import { unstop, wordCount } from "../text.ts";
import type { Fact, Facts } from "../types.ts";

const ADVICE = /\b(?:tips|ways|advice|rules|ideas|lessons|tricks|mistakes|habits)\b/i;

const isAdvice = (x: Fact) => isImperative(x.text) && wordCount(x.text) <= 16 && !x.label;

/** "Tips for …: do this. Do that." – short instructions under such a title are the points of the post. */
export function collectTips(f: Facts) {
  const title = f.topic ?? f.facts[0];
  if (!title || !ADVICE.test(title.text) || f.steps.length || f.language !== "en") return;
  const tips = f.facts.filter((x) => x !== title && isAdvice(x));
  if (tips.length < 3) return;
  f.facts = f.facts.filter((x) => !tips.includes(x));
  f.bullets.push(...tips.map((x): Fact => ({ ...x, text: unstop(x.text), role: "feature" })));
}
