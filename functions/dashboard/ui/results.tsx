import { NETWORKS } from "../../../lib/platforms/networks.ts";
import type { getPerformance, ResultPost } from "../../../lib/posts/performance.ts";
import { Bars } from "./bars.tsx";
import { asShare, inWords } from "./numbers.ts";
import { Time } from "./times.tsx";

type Performance = Awaited<ReturnType<typeof getPerformance>>;

/** From here on a correlation is called one. */
const CLEAR = 0.3;

/** Engagement by bands of the score, and what it says about the score. */
export const Calibration = ({
  performance: { score_calibration, score_fit },
}: {
  performance: Performance;
}) => (
  <section class="card stack">
    <h2>Did better scores do better?</h2>
    <p>{fitInWords(score_fit)}</p>
    <Bars
      label="Mean engagement by band of the score"
      bars={score_calibration.map(({ min, max, mean_engagement_rate: mean, measured }) => ({
        name: `${min} to ${max}`,
        value: mean,
        shown: measured > 0 ? `${asShare(mean)}, ${countOf(measured)}` : "no results",
      }))}
    />
  </section>
);

function fitInWords({ posts, min_posts, correlation }: Performance["score_fit"]): string {
  if (posts < min_posts)
    return `Not enough yet: ${countOf(posts)} of the ${min_posts} that an answer needs have both a score and results.`;
  if (correlation === null) return `${countOf(posts)}, but all scores or all results are the same.`;
  const basis = `Rank correlation ${correlation.toFixed(2)} over ${countOf(posts)}.`;
  if (correlation >= CLEAR) return `Yes, higher scores went with more engagement. ${basis}`;
  if (correlation <= -CLEAR) return `No, higher scores went with less engagement. ${basis}`;
  return `There is no clear link so far. ${basis}`;
}

const countOf = (posts: number) => `${inWords(posts)} ${posts === 1 ? "post" : "posts"}`;

/** Best and worst posts, with the rule by which they are called so. */
export const Ranking = ({ ranking }: { ranking: Performance["ranking"] }) => {
  const { posts, min_posts, min_reach, min_age_hours, best, worst } = ranking;
  return (
    <section class="card stack" aria-labelledby="ranking">
      <h2 id="ranking">Best and worst</h2>
      <p class="soft small">
        {`Ranked by engagement: likes, comments, shares and clicks for each time shown. A post takes part once it is ${min_age_hours / 24} days old and was shown ${min_reach} times.`}
      </p>
      {posts < min_posts ? (
        <p>{`Not enough yet: ${countOf(posts)} of the ${min_posts} that a ranking needs.`}</p>
      ) : (
        <div class="halves">
          <Places title="Best" posts={best} />
          <Places title="Worst" posts={worst} />
        </div>
      )}
    </section>
  );
};

const Places = ({ title, posts }: { title: string; posts: readonly ResultPost[] }) => (
  <div class="stack">
    <h3>{title}</h3>
    <ol class="list">
      {posts.map((post) => (
        <li>
          <p class="row between">
            <a class="clip" href={`/app/runs/${post.run_id}`}>
              {post.text || "Without text"}
            </a>
            <strong>{asShare(post.engagement_rate)}</strong>
          </p>
          <p class="soft small">
            {NETWORKS[post.platform].name}, <Time at={post.posted_at} day />
            {`, shown ${inWords(post.impressions || post.views)} times`}
            {post.impact_score !== null && `, score ${post.impact_score}`}
          </p>
        </li>
      ))}
    </ol>
  </div>
);
