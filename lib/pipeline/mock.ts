import { impersonationsIn } from "../copy/policy/impersonation.ts";
import { clip } from "../copy/text.ts";
import type { RunView } from "../runs/store.ts";
import { emptyStory } from "../story/empty.ts";
import { impersonation } from "../story/review/claim-checks.ts";
import type { Report } from "../story/review/report.ts";
import type { Story } from "../story/schema.ts";
import { Channel, TestOutcome, type Verdict } from "../vocab.ts";

/** The pipeline of test keys: the same machine, but words and verdict are fixed, so that a caller's CI never changes its mind. */

const HEADLINE_LENGTH = 60;

/** The outcome that the caller requested for this test run. */
export function testOutcome({ livemode, metadata }: RunView): TestOutcome {
  const wish = TestOutcome.safeParse(livemode ? undefined : metadata.test_outcome);
  return wish.success ? wish.data : "succeeded";
}

export function mockStory({ brief }: RunView): Story {
  const headline = clip(brief.trim().replace(/\s+/g, " "), HEADLINE_LENGTH);
  const text = `Test run: ${headline}`;
  const line = (words: string) => ({ text: words, facts: [] });
  return {
    ...emptyStory("en"),
    about: headline,
    kicker: line("Test run"),
    headline: line(headline),
    support: line("Made with a test key. Nothing leaves the service."),
    altText: text,
    posts: Object.fromEntries(Channel.options.map((channel) => [channel, text])),
    notes: ["Test keys use fixed words and a fixed verdict."],
  };
}

/** What the caller has said: the brief, or the finished words. */
const wordsIn = ({ brief, body }: RunView) => (body ? JSON.stringify(Object.values(body)) : brief);

const SCORES: Record<Verdict, number> = { approved: 90, needs_review: 65, rejected: 20 };

export function mockReport(run: RunView): Report {
  const outcome = testOutcome(run);
  const posing = impersonation(impersonationsIn(wordsIn(run), [])).map(({ check }) => check);
  const usual = posing.length > 0 ? "needs_review" : "approved";
  const verdict = outcome === "needs_review" || outcome === "rejected" ? outcome : usual;
  const score = SCORES[verdict];
  const passed = verdict === "approved";
  const reason = verdict === outcome ? "as metadata.test_outcome asked" : "as it seems to speak for others";
  const summary = passed ? "Test run: approved by default." : `Test run: ${verdict} ${reason}.`;
  return {
    score,
    verdict,
    summary,
    checks: [
      {
        id: "test_outcome",
        group: "message",
        label: "The outcome that the test run asked for",
        weight: 100,
        points: score,
        passed,
        hard: verdict === "rejected",
        evidence: [{ where: "metadata.test_outcome", quote: outcome, source: null, box: null }],
        fix: passed ? null : "Leave metadata.test_outcome out for an approved run.",
      },
      ...posing,
    ],
    claims: [],
    audience: { score, verdict, themes: [], risks: [], opportunities: [] },
    sources: [],
    held_back: [],
  };
}
