import type { Run } from "../../../lib/runs/run.ts";

type Report = NonNullable<Run["quality"]>;

const WHY_HELD = {
  instruction: "said to the writer",
  internal: "said to colleagues",
  unclear: "not understood",
};

/** The judge's report: the score explained, what every sentence rests on, and what was held back. */
export const Quality = ({ quality, hasStory }: { quality: Report; hasStory: boolean }) => {
  const lost = quality.checks.filter(({ passed }) => !passed);
  return (
    <>
      <section class="card stack">
        <h2>Why it scored {quality.score} of 100</h2>
        <p>{quality.summary}</p>
        {lost.length === 0 ? (
          <p class="soft">{`All ${quality.checks.length} checks passed.`}</p>
        ) : (
          <ul class="list">
            {lost.map(({ label, points, weight, hard, fix }) => (
              <li>
                <p class="row between">
                  <span>{label}</span>
                  <span class={`badge ${hard ? "bad" : "warn"}`}>
                    {hard ? "must hold" : `${Math.round(points)} of ${Math.round(weight)} points`}
                  </span>
                </p>
                {fix && <p class="soft small">{fix}</p>}
              </li>
            ))}
          </ul>
        )}
      </section>
      {!hasStory && (
        <section class="card stack">
          <h2>What it rests on</h2>
          {quality.sources.length === 0 && <p class="soft">The words came finished.</p>}
          <ul class="list">
            {quality.sources.map(({ text, sources }) => (
              <li>
                <p>{text}</p>
                <p class="soft small">
                  {sources.map((source) => (
                    <em class="source">{source}</em>
                  ))}
                </p>
              </li>
            ))}
          </ul>
          {quality.held_back.length > 0 && (
            <>
              <h3>Held back</h3>
              <ul class="list">
                {quality.held_back.map(({ quote, why }) => (
                  <li>
                    <q>{quote}</q> <span class="badge">{WHY_HELD[why]}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </>
  );
};
