import { isOffer } from "../extract/offers.ts";
import type { Kind } from "../types.ts";
import { EVIDENCE } from "./evidence.ts";

/** What the reader has counted besides the words. */
export type Shape = {
  steps: number;
  bullets: number;
  quotes: number;
  ownQuote: boolean;
  percents: number;
  contrasts: number;
  beforeAfter: boolean;
  dates: number;
  clock: boolean;
  version: boolean;
  /** The brief names its event under a key. */
  event: boolean;
};

type Scores = Partial<Record<Kind, number>>;

/** A quotation makes a customer story, unless the company quotes itself or has other news. */
function quoteWeight(scores: Scores, shape: Shape): number {
  if (!shape.quotes || (shape.ownQuote && !scores.testimonial)) return 0;
  if (scores.testimonial) return 3;
  return scores.partnership || scores.event || scores.hiring || scores.launch ? 0 : 4;
}

/** The kind of post with the most evidence ("news" below three points), and every score. */
export function kindOf(text: string, shape: Shape): { kind: Kind; scores: Scores } {
  const scores: Scores = { news: 1 };
  const add = (kind: Kind, n: number, when = true) => {
    if (when && n) scores[kind] = (scores[kind] ?? 0) + n;
  };
  add("event", 5, shape.event);
  for (const [kind, weight, re] of EVIDENCE()) add(kind, weight, re.test(text));
  add("offer", 2, isOffer(text.replace(/free trial|no extra cost|free until|free webinar/gi, "")));
  add("howto", 4, shape.steps >= 3);
  add("testimonial", quoteWeight(scores, shape));
  add("report", 3, shape.percents >= 3);
  add("comparison", 3, shape.contrasts >= 2 || shape.beforeAfter);
  add("event", 2, shape.dates > 0 && (scores.event ?? 0) >= 3);
  add("event", 2, shape.clock && shape.dates > 0 && scores.event !== undefined);
  add(scores.changelog ? "changelog" : "launch", 4, shape.version && shape.bullets >= 2);
  add("event", 1, scores.cause !== undefined && scores.event !== undefined);
  const [best] = Object.entries(scores).sort((a, b) => b[1] - a[1]);
  return { kind: best && best[1] >= 3 ? (best[0] as Kind) : "news", scores };
}
