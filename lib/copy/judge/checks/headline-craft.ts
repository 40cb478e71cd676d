import type { Check } from "../../../vocab.ts";
import { hasVerb, isImperative } from "../../grammar.ts";
import { size, wordCount } from "../../text.ts";
import { check, seen } from "../check.ts";
import { emptyIn, isIntroduction } from "../empty-words.ts";
import type { Subject } from "../subject.ts";
import { isBroken, isRequest, points } from "./point.ts";

const BARE_LABEL = /^(?:new|our) \S+(?: \S+)?$/i;
function pace({ copy, spaced }: Subject): number {
  const length = spaced ? wordCount(copy.headline) : size(copy.headline) / 2.2;
  if (length >= 3 && length <= 9) return 1;
  if (length < 2) return 0.15;
  return length <= 12 ? 0.65 : 0.35;
}

const isAlive = ({ copy: { headline }, english }: Subject) =>
  !english ||
  hasVerb(headline) ||
  isImperative(headline) ||
  /[\d:“,]|(?<!\p{L})(?:vs|how to|why|wanted)(?!\p{L})/iu.test(headline);

const isOpener = (headline: string) => isIntroduction(headline) || emptyIn(headline).length > 0;

/** What takes away from a headline, and how much of its points. */
const DEDUCTIONS: [cost: number, applies: (s: Subject) => boolean][] = [
  [0.6, ({ copy }) => isRequest(copy.headline)],
  [0.5, ({ facts }) => points(facts).length === 0],
  [0.45, ({ copy }) => isOpener(copy.headline)],
  [0.4, isBroken],
  [0.3, ({ copy }) => /!{2,}|\p{Lu}{4,} \p{Lu}{4,} \p{Lu}{2,}/u.test(copy.headline)],
  [0.2, ({ copy }) => BARE_LABEL.test(copy.headline)],
];

function fixFor(headline: string, alive: boolean): string {
  if (isOpener(headline)) return "Start with the news itself, without an introduction or empty words.";
  return alive
    ? "Keep the headline to three to nine words that make sense on their own."
    : "Give the headline a verb, a number or a contrast.";
}

/** One quick, live thought, without an introduction. */
export function headlineCraft(s: Subject): Check {
  const { headline } = s.copy;
  const alive = isAlive(s);
  const lost = DEDUCTIONS.reduce((sum, [cost, applies]) => sum + (applies(s) ? cost : 0), 0);
  return check({
    id: "headline_craft",
    group: "message",
    label: "The headline is one quick, live thought",
    share: headline.trim() ? pace(s) * (alive ? 1 : 0.55) - lost : 0,
    evidence: [seen("headline", headline)],
    fix: fixFor(headline, alive),
  });
}
