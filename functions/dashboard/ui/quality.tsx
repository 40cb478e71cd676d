import type { Run } from "../../../lib/runs/run.ts";
import { groupsOf } from "../../../lib/text/check-groups.ts";
import { HeldBack } from "./held-back.tsx";

type Report = NonNullable<Run["quality"]>;

type QualityProps = {
  quality: Report;
  hasStory: boolean;
  /** What a person has decided, once one has. */
  decided?: "approved" | "rejected" | undefined;
};

/** Points that a check takes off, to a tenth. */
const costOf = ({ points, weight }: { points: number; weight: number }): number =>
  Math.round((weight - points) * 10) / 10;

/** Whole points: the score is one too. */
function costInWords(cost: number): string {
  if (cost === 0) return "worth a look";
  if (cost < 1) return "costs less than a point";
  return `costs ${Math.round(cost)} ${Math.round(cost) === 1 ? "point" : "points"}`;
}

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
        <Groups checks={quality.checks} />
        {lost.length > 0 && (
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
          {quality.held_back.length > 0 && <HeldBack held={quality.held_back} />}
        </section>
      )}
    </>
  );
};

/** What was looked at, and what each group of checks earned. */
const Groups = ({ checks }: Pick<Report, "checks">) => (
  <table class="stacked">
    <thead>
      <tr>
        <th scope="col">What was checked</th>
        <th scope="col" class="end">
          Passed
        </th>
        <th scope="col" class="end">
          Points
        </th>
      </tr>
    </thead>
    <tbody>
      {groupsOf(checks).map(({ label, checks: all, passed, points, weight }) => (
        <tr>
          <td>{label}</td>
          <td class="end" data-label="Passed">{`${passed} of ${all}`}</td>
          <td class="end" data-label="Points">{`${Math.round(points)} of ${Math.round(weight)}`}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A check that something was found by: what that costs, and the way out. */
const LostPoints = ({ check }: { check: Report["checks"][number] }) => {
  const { label, hard, fix, passed } = check;
  const isHard = hard && !passed;
  return (
    <li>
      <p class="row between">
        <span>{fix ?? label}</span>
        <span class={`badge ${isHard ? "bad" : passed ? "" : "warn"}`}>
          {isHard ? "must hold" : costInWords(costOf(check))}
        </span>
      </p>
      {fix && <p class="soft small">{`Checked: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`}</p>}
    </li>
  );
};
