import { own } from "../../text/own.ts";
import type { Check } from "../../vocab.ts";
import { clamp, quoted, type Reviewed, tenth } from "./check.ts";

/** Checks of the picture that ask for a person when they fail, and what the person has to look at. */
const GATES: Record<string, (quote: string) => string> = {
  picture_room: (quote) => `${quote} has no room on the picture`,
  picture_photos: (quote) => `a picture that was asked for is not shown (${quote})`,
  picture_repeats: (quote) => `two slides say ${quote}`,
};

const finite = (n: number) => (Number.isFinite(n) && n > 0 ? n : 0);

function doubtOf({ id, passed, evidence }: Check): string[] {
  const say = passed ? undefined : own(GATES, id);
  return say ? [say(quoted(evidence[0]?.quote ?? ""))] : [];
}

/** The checks of the finished picture. Together they are worth `budget` points, whatever they weigh by themselves. */
export function pictureReviews(lint: readonly Check[], budget: number): Reviewed[] {
  const total = lint.reduce((sum, { weight }) => sum + finite(weight), 0);
  let left = tenth(budget);
  const last = lint.findLastIndex(({ weight }) => finite(weight) > 0);
  return lint.map((check, i) => {
    const own = finite(check.weight);
    // The last check takes what rounding has left over, so that all weights add up.
    const weight = own === 0 ? 0 : i === last ? left : tenth((own / total) * budget);
    left = tenth(left - weight);
    const points = own === 0 ? 0 : tenth(weight * clamp(check.points / own));
    return { check: { ...check, weight, points }, doubts: doubtOf(check) };
  });
}
