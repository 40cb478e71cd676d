import { checkUnit, diagnosisOf, withoutSecrets } from "./doctor.ts";
import { isOnline, isSilent, NETWORK, noNetwork, withoutSilence } from "./network.ts";
import { type DeployUnit, type Diagnosis, problem, problemsIn } from "./unit.ts";
import { UNITS } from "./units.ts";
import type { DeployWorld } from "./world.ts";

/**
 * How one unit ended: it was right, it could not be checked, setup made it right, a person has to, or something before
 * it failed.
 */
export type SetupOutcome = {
  unit: string;
  outcome: "left alone" | "not checked" | "done" | "failed" | "not yet";
  said: string;
  diagnosis: Diagnosis;
};

const ONLY_YOU = "Only you can mend this.";
const NOT_AGREED = "It was not agreed to.";

export type Operator = {
  /** Asks before something is changed. */
  agrees(question: string): Promise<boolean>;
  /** Asks for another value of a setting that a vendor refuses, and keeps it. False: there is none. */
  replaces?(setting: string, problem: string): Promise<boolean>;
  /** Hears of each unit as it ends. */
  hears(outcome: SetupOutcome): void;
};

/**
 * Walks the units: what is right is left alone, what is repairable is done and checked again. After the first failure
 * the others are only checked, so that a person sees the whole list at once.
 */
export async function setUp(world: DeployWorld, person: Operator): Promise<SetupOutcome[]> {
  const outcomes: SetupOutcome[] = [];
  const add = (outcome: SetupOutcome) => {
    outcomes.push(outcome);
    person.hears(outcome);
  };
  let isOffline = false;
  for (const unit of UNITS) {
    const failed = outcomes.find(({ outcome }) => outcome === "failed");
    if (failed && unit.onlySetup) continue;
    const outcome = failed ? await look(world, unit, failed.unit) : await settle(world, unit, person);
    if (!isOffline && isSilent(outcome.diagnosis) && !(await isOnline(world))) {
      isOffline = true;
      add({ unit: NETWORK, outcome: "failed", said: ONLY_YOU, diagnosis: noNetwork() });
    }
    add(isOffline ? unblamed(outcome) : outcome);
  }
  return outcomes;
}

/** Without a network nothing is known of a vendor, so none is blamed. */
function unblamed(outcome: SetupOutcome): SetupOutcome {
  const diagnosis = withoutSilence(outcome.diagnosis);
  const isKnown = !isSilent(outcome.diagnosis) || diagnosis.wrong.length > 0;
  return isKnown
    ? { ...outcome, diagnosis }
    : { ...outcome, diagnosis, outcome: "not checked", said: diagnosis.seen };
}

/** Only checks: the unit `failed` before it. */
async function look(world: DeployWorld, unit: DeployUnit, failed: string): Promise<SetupOutcome> {
  const diagnosis = await checkUnit(world, unit);
  const base = { unit: unit.name, diagnosis };
  // A wrong setting does not wait for anything; a vendor that is silent may only lack what failed above.
  if (problemsIn(diagnosis).some((one) => !one.repairable && !one.isSilent))
    return { ...base, outcome: "failed", said: ONLY_YOU };
  return diagnosis.state === "problem"
    ? { ...base, outcome: "not yet", said: `Setup goes on here once ${failed} is right.` }
    : { ...base, outcome: untouched(diagnosis), said: diagnosis.seen };
}

const untouched = ({ state }: Diagnosis) => (state === "skipped" ? "not checked" : "left alone");

/** Checks a unit again and again while a person gives another value for what a vendor refuses. */
async function checkWith(
  world: DeployWorld,
  unit: DeployUnit,
  { replaces }: Pick<Operator, "replaces">,
): Promise<Diagnosis> {
  for (;;) {
    const seen = await checkUnit(world, unit);
    const { refused, problem: text = "" } = seen.wrong.find((one) => one.refused) ?? {};
    // What the environment gives stays as it is: the next run would read it from there again.
    if (!refused || world.fromEnvironment.has(refused) || !(await replaces?.(refused, text))) return seen;
  }
}

async function settle(world: DeployWorld, unit: DeployUnit, person: Operator): Promise<SetupOutcome> {
  const checked = unit.do ? unit : { ...unit, check: unit.verify ?? unit.check };
  const before = await checkWith(world, checked, person);
  const repairable = before.wrong.filter((one) => one.repairable);
  const base = { unit: unit.name, diagnosis: before };
  // What only a person can mend comes first: doing the rest would change things on a wrong base.
  if (problemsIn(before).some((one) => !one.repairable))
    return { ...base, outcome: "failed", said: ONLY_YOU };
  if (repairable.length === 0 || !unit.do) return { ...base, outcome: untouched(before), said: before.seen };
  const question = `${repairable.map((one) => one.problem).join(" ")} Shall setup do that?`;
  if (!(await person.agrees(`${unit.name}: ${question}`))) {
    const isFree = problemsIn(before).length === 0;
    return { ...base, outcome: isFree ? "left alone" : "failed", said: NOT_AGREED };
  }
  return repair(world, unit, before);
}

async function repair(world: DeployWorld, unit: DeployUnit, before: Diagnosis): Promise<SetupOutcome> {
  try {
    const said = (await unit.do?.(world)) ?? "";
    const after = unit.verify
      ? diagnosisOf(world, unit.name, await unit.verify(world))
      : await checkUnit(world, unit);
    return {
      unit: unit.name,
      outcome: after.state === "problem" ? "failed" : "done",
      said,
      diagnosis: after,
    };
  } catch (error) {
    const text = withoutSecrets(world, error instanceof Error ? error.message : String(error));
    const wrong = [problem(text, "Mend that and run npm run setup again; what is done stays done.")];
    return {
      unit: unit.name,
      outcome: "failed",
      said: text,
      diagnosis: { ...before, wrong, state: "problem" },
    };
  }
}
