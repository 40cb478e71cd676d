import type { Run } from "../../../lib/runs/run.ts";

type Report = NonNullable<Run["quality"]>;

const WHY_HELD = {
  instruction: "said to the writer",
  internal: "said to colleagues",
  unclear: "not understood",
};

type QualityProps = {
  quality: Report;
  hasStory: boolean;
  /** What a person has decided, once one has. */
  decided?: "approved" | "rejected" | undefined;
};

/** Points that a check takes off, to a tenth. */
const costOf = ({ points, weight }: { points: number; weight: number }): number =>
  Math.round((weight - points) * 10) / 10;

const costInWords = (cost: number): string =>
  cost === 0 ? "worth a look" : `costs ${cost} ${cost === 1 ? "point" : "points"}`;

/** The judge's report: the score explained, where every sentence comes from, and what was held back. */
export const Quality = ({ quality, hasStory, decided }: QualityProps) => {
  // A check may pass and still cost something: the list adds up to what the score lacks.
  const lost = quality.checks
    .filter((check) => !check.passed || costOf(check) > 0)
    .toSorted((a, b) => costOf(b) - costOf(a));
  return (
    <>
      <section class="card stack">
        <h2>Why it scored {quality.score} of 100</h2>
        {decided ? (
          <p>{`The judge asked for a person, and a person has ${decided} it. What it found:`}</p>
        ) : (
          <p>{quality.summary}</p>
        )}
        {lost.length === 0 ? (
          <p class="soft">{`All ${quality.checks.length} checks passed.`}</p>
        ) : (
          <ul class="list">
            {lost.map((check) => (
              <LostPoints check={check} />
            ))}
          </ul>
        )}
      </section>
      {!hasStory && (
        <section class="card stack">
          <h2>Where the words come from</h2>
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

/** A check that something was found by: what that costs, and the way out. */
const LostPoints = ({ check }: { check: Report["checks"][number] }) => {
  const { label, hard, fix, passed } = check;
  const isHard = hard && !passed;
  return (
    <li>
      <p class="row between">
        <span>{label}</span>
        <span class={`badge ${isHard ? "bad" : passed ? "" : "warn"}`}>
          {isHard ? "must hold" : costInWords(costOf(check))}
        </span>
      </p>
      {fix && <p class="soft small">{fix}</p>}
    </li>
  );
};
