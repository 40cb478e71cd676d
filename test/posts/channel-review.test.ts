import { describe, expect, test } from "vitest";
import { channelProblem } from "../../lib/posts/channel-review.ts";

const approved = { verdict: "approved" as const, says: null };
const doubted = {
  verdict: "needs_review" as const,
  says: "A person should look at this: the date is missing.",
};
const run = (channels: object | undefined) => ({
  id: "RUN",
  channel: "twitter" as const,
  quality: { summary: "", checks: [], claims: [], ...(channels && { channels }) },
});

describe("the words for a platform are published only with a verdict of their own", () => {
  test.each([
    ["the run's own channel", run({ twitter: doubted }), "x"],
    ["another channel whose words are approved", run({ twitter: approved, linkedin: approved }), "linkedin"],
    ["words that came finished", run({}), "linkedin"],
    ["a run judged by older code", run(undefined), "linkedin"],
  ] as const)("%s: nothing stands in the way", (_, asked, platform) => {
    expect(channelProblem(asked, platform)).toBeUndefined();
  });

  test("another channel whose words need a person is refused with what the person should look at", () => {
    expect(channelProblem(run({ twitter: approved, linkedin: doubted }), "linkedin")).toEqual({
      problem:
        "This run is approved for X; the words for LinkedIn are not. A person should look at this: the date is missing.",
      fix: 'A member who reviews approves these words on the page of the run, under "Also post on LinkedIn", or by POST /runs/RUN/approve-channel {"channel":"linkedin"} with a key of the scope review (npx brandrun review RUN approved --channel linkedin). Or start a run with the channel linkedin.',
    });
  });

  test("words that were rejected are approved by nobody: another run is what helps", () => {
    const rejected = { verdict: "rejected" as const, says: null };
    expect(channelProblem(run({ twitter: approved, linkedin: rejected }), "linkedin")?.fix).toBe(
      "Start a run with the channel linkedin.",
    );
  });

  test("a channel for which nothing was written is refused", () => {
    expect(channelProblem(run({ twitter: approved }), "instagram")?.problem).toBe(
      "Nothing was written for Instagram; this run is for X.",
    );
  });
});
