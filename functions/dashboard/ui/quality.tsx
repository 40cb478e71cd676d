import type { Run } from "../../../lib/runs/run.ts";
import { groupsOf } from "../../../lib/text/check-groups.ts";
import { own } from "../../../lib/text/own.ts";
import { Folded } from "./folded.tsx";
import { HeldBack } from "./held-back.tsx";
import { wholeShares } from "./shares.ts";
import { Table } from "./table.tsx";

type Report = NonNullable<Run["quality"]>;

type QualityProps = {
  quality: Report;
  /** It may be posted as it is, so that what would bring more points is advice. */
  isApproved: boolean;
  hasStory: boolean;
  /** What stands largest on the picture, where it is not the headline that the advice is about. */
  lead?: string | undefined;
  /** What a person has decided, once one has. */
  decided?: "approved" | "rejected" | undefined;
};

/** Advice about a headline that readers do not see first names what they see in its place. */
const ofUnseenHeadline = (check: Report["checks"][number], lead: string) => ({
  ...check,
  fix: `You can leave this: it is about the headline, and on the picture “${lead}” stands largest.`,
});

/** What can be mended and need not be. */
const adviceLead = (isApproved: boolean): string =>
  isApproved
    ? "Nothing has to be done: it can be posted as it is."
    : "None of this holds it back, so that it need not be done.";

/** Why a check that found something takes no points off. */
const WITHOUT_POINTS: Readonly<Record<string, string>> = {
  edited:
    "What a person takes out costs no points: it is no longer counted as missing. It is asked about once, in case it was a slip.",
};
const ASKED_ONLY = "This costs no points: it asks a person, who knows the answer.";

/** Points that a check takes off, to a tenth. */
const costOf = ({ points, weight }: { points: number; weight: number }): number =>
  Math.round((weight - points) * 10) / 10;

/** Whole points: the score is one too. */
function costInWords(cost: number, isOptional: boolean): string {
  if (isOptional) return cost < 1 ? "optional" : `optional, ${Math.round(cost)} more`;
  if (cost === 0) return "no points, a question";
  if (cost < 1) return "costs less than a point";
  return `costs ${Math.round(cost)} ${Math.round(cost) === 1 ? "point" : "points"}`;
}

/** The judge's report: the score explained, where every sentence comes from, and what was held back. */
export const Quality = ({ quality, isApproved, hasStory, lead, decided }: QualityProps) => {
  // A check may pass and still cost something: the list adds up to what the score lacks.
  const lost = quality.checks
    .filter((check) => !check.passed || costOf(check) > 0)
    .map((check) => (lead && check.id === "headline_craft" ? ofUnseenHeadline(check, lead) : check))
    .toSorted((a, b) => costOf(b) - costOf(a));
  const isAdvice = ({ passed, hard }: Report["checks"][number]) => passed || (isApproved && !hard);
  const failed = lost.filter((check) => !isAdvice(check));
  const advice = lost.filter(isAdvice);
  return (
    <>
      <Folded title={`Why it scored ${quality.score} of 100`}>
        {decided ? (
          <p>{`The checks asked for a decision, and it was ${decided}. What they found:`}</p>
        ) : (
          <p>{quality.summary}</p>
        )}
        <Groups checks={quality.checks} />
        <Capped quality={quality} />
        <Points checks={failed} />
        {advice.length > 0 && (
          <>
            <h3>Optional</h3>
            <p class="soft">
              {adviceLead(isApproved)}
              {quality.score < 100 && " This would bring the missing points."}
            </p>
            <Points checks={advice} areOptional />
          </>
        )}
      </Folded>
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

/** Why the points add up to more than the score: what fails a check that must hold never looks nearly good enough. */
const Capped = ({ quality: { checks, score } }: Pick<QualityProps, "quality">) => {
  const failed = checks.find(({ hard, passed }) => hard && !passed);
  const earned = sumOf(checks, "points");
  if (!failed || earned <= score) return null;
  return (
    <p class="small">
      {`The points add up to ${earned}. The score is ${score}, because a check that must hold failed: ${failed.label.charAt(0).toLowerCase()}${failed.label.slice(1)}.`}
    </p>
  );
};

/** What was looked at, and what each group of checks earned. */
const Groups = ({ checks }: Pick<Report, "checks">) => (
  <Table columns={["What was checked", { end: "Passed" }, { end: "Points" }]}>
    {wholeGroups(checks).map(({ label, checks: all, passed, points, weight }) => (
      <tr>
        <td>{label}</td>
        <td class="end" data-label="Passed">{`${passed} of ${all}`}</td>
        <td class="end" data-label="Points">{`${points} of ${weight}`}</td>
      </tr>
    ))}
  </Table>
);

/** The groups in whole points that add up to the whole: what is lost is shared out, so no group has more than it can. */
function wholeGroups(checks: Report["checks"]) {
  const groups = groupsOf(checks);
  const [most, earned] = [sumOf(checks, "weight"), sumOf(checks, "points")];
  const weights = wholeShares(
    groups.map(({ weight }) => weight),
    most,
  );
  const lost = wholeShares(
    groups.map(({ points, weight }) => weight - points),
    most - earned,
  );
  return groups.map((group, at) => {
    const weight = weights[at] ?? 0;
    return { ...group, weight, points: Math.max(0, weight - (lost[at] ?? 0)) };
  });
}

const sumOf = (checks: Report["checks"], of: "points" | "weight"): number =>
  Math.round(checks.reduce((sum, check) => sum + check[of], 0));

const Points = ({ checks, areOptional = false }: Pick<Report, "checks"> & { areOptional?: boolean }) =>
  checks.length === 0 ? null : (
    <ul class="list">
      {checks.map((check) => (
        <LostPoints check={check} isOptional={areOptional} />
      ))}
    </ul>
  );

/** A check that something was found by: what that costs, and the way out. */
const LostPoints = ({ check, isOptional }: { check: Report["checks"][number]; isOptional: boolean }) => {
  const { id, label, hard, fix, passed } = check;
  const isHard = hard && !passed;
  const isQuestion = !isHard && !isOptional && costOf(check) === 0;
  return (
    <li>
      <p class="row between">
        <span>{fix ?? label}</span>
        <span class={`badge ${isHard ? "bad" : isOptional ? "" : "warn"}`}>
          {isHard ? "must hold" : costInWords(costOf(check), isOptional)}
        </span>
      </p>
      {fix && <p class="soft small">{`Checked: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`}</p>}
      {isQuestion && <p class="soft small">{own(WITHOUT_POINTS, id) ?? ASKED_ONLY}</p>}
    </li>
  );
};
