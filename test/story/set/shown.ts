import type { Channel } from "../../../lib/vocab.ts";

/** A run as the API shows it in full, as far as a set looks at it. */
export type FullRun = {
  id: string;
  status: string;
  verdict: string | null;
  error_message: string | null;
  warnings: string[];
  output_text: string | null;
  alt_text: string | null;
  assets: { url: string; mime_type: string; alt_text?: string | null; duration_ms?: number | null }[];
  story: { posts: Partial<Record<Channel, string>>; hashtags: string[] } | null;
  quality: { summary: string; channels?: Partial<Record<Channel, { verdict: string }>> } | null;
};

/** The posts that may go out: the run's own, and of other channels those that are approved as well. */
function postsOf({ story, quality, output_text }: FullRun, channel: Channel) {
  const others = Object.entries(story?.posts ?? {}) as [Channel, string][];
  const sent = others.filter(([name]) => quality?.channels?.[name]?.verdict === "approved");
  return { [channel]: output_text ?? "", ...Object.fromEntries(sent.filter(([name]) => name !== channel)) };
}

/** What a person sees of a run, and nothing of how it came about. `questions` are those of `POST /clarify`. */
export function shownOf(run: FullRun, channel: Channel, questions: readonly string[]) {
  const { status, verdict, quality, warnings } = run;
  return {
    verdict: verdict ?? status,
    reasons: verdict === "approved" ? warnings : [quality?.summary ?? run.error_message ?? "", ...warnings],
    questions: verdict === "approved" ? [] : questions,
    posts: postsOf(run, channel),
    alt_text: [...new Set([run.alt_text, ...run.assets.map((asset) => asset.alt_text)])].filter(Boolean),
    hashtags: run.story?.hashtags ?? [],
  };
}

/** One row for each kind: how many briefs were approved, are for review, failed. */
export function totalsOf(made: readonly { kind: string; verdict: string }[]): string {
  const count = (kind: string, named: (verdict: string) => boolean) =>
    made.filter((one) => one.kind === kind && named(one.verdict)).length;
  const known = ["approved", "needs_review"];
  return [...new Set(made.map(({ kind }) => kind))]
    .map((kind) => {
      const [approved, review] = known.map((name) => count(kind, (verdict) => verdict === name));
      const failed = count(kind, (verdict) => !known.includes(verdict));
      return `${kind}: ${approved} approved, ${review} needs_review, ${failed} failed`;
    })
    .join("\n");
}
