import { own } from "../../text/own.ts";
import { askingSigns, type PlacedSentence } from "./asking-signs.ts";
import { WEIGHTS } from "./asking-weights.ts";
import { sigmoid } from "./context.ts";

/** Languages whose words `askingSigns` knows. */
const LANGUAGES: ReadonlySet<string> = new Set(["en", "de", "nl", "fr", "es", "it", "pt"]);

/**
 * How likely a sentence that is about to be published is a remark, from 0 to 1: logistic regression over few numbers,
 * one of which is the chance that the classifier gives. In another language that chance itself.
 */
export function chanceOfRemark(placed: PlacedSentence): number {
  if (!LANGUAGES.has(placed.language)) return placed.chance;
  const signs = Object.entries(askingSigns(placed));
  return sigmoid(
    signs.reduce((sum, [name, sign]) => sum + sign * (own(WEIGHTS, name) ?? 0), WEIGHTS.bias ?? 0),
  );
}
