import { expect, test } from "vitest";
import { understood } from "../../../lib/story/review/held-back.ts";
import { storyWith } from "../for-templates/parts.ts";

const doubtsOf = (quote: string) => {
  const brief = `Three stretches for people who sit all day, each of them for half a minute. Neck: tilt your head to the right, hold, and change sides. ${quote}`;
  const start = brief.length - quote.length;
  const heldBack = [{ quote, why: "unclear" as const, span: { start, end: brief.length } }];
  return understood(storyWith({ heldBack }), brief).doubts;
};

test("a sentence that was not understood is asked about, however little it is", () => {
  expect(doubtsOf("Stop if it hurts.")).toEqual([
    "we did not understand “Stop if it hurts.”, so it is not published",
  ]);
});

test("a few words that are no sentence are not", () => expect(doubtsOf("as ever")).toEqual([]));
