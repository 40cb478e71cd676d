import { wrap } from "../../text/lines.ts";
import { firstStep } from "./doctor.ts";
import type { SetupOutcome } from "./setup.ts";
import type { Diagnosis } from "./unit.ts";

const SIGNS = { ok: "ok", skipped: "not checked", advice: "hint", problem: "WRONG" } as const;
/** A unit that `npm run setup` brings about without a person is not wrong, it is only not there yet. */
const TO_DO = "to set up";
const STATE_WIDTH = "not checked".length;

/** The doctor's table: one line a unit, below it each misconfiguration with its fix. */
export function diagnosisTable(all: Diagnosis[], columns = Number.POSITIVE_INFINITY): string {
  const width = Math.max(...all.map(({ unit }) => unit.length));
  const lines = all.flatMap(({ unit, state, seen, wrong }) => {
    const [first = { problem: seen, fix: "" }, ...others] = wrong;
    const sign = isLeftToSetup({ wrong }) ? TO_DO : SIGNS[state];
    const head = `${unit.padEnd(width)}  ${sign.padEnd(STATE_WIDTH)}`;
    const indent = " ".repeat(head.length);
    return [first, ...others]
      .flatMap((one) => wrap(`${one.problem}${one.fix && ` ${one.fix}`}`, columns - head.length - 1))
      .map((text, i) => `${i === 0 ? head : indent} ${text}`);
  });
  const head = wrap(firstStep(all) ?? "", columns).join("\n");
  return `${head ? `${head}\n\n` : ""}${lines.join("\n")}\n\n${verdict(all)}\n`;
}

function isLeftToSetup({ wrong }: Pick<Diagnosis, "wrong">): boolean {
  const problems = wrong.filter(({ level }) => level === "problem");
  return problems.length > 0 && problems.every(({ repairable }) => repairable);
}

function verdict(all: Diagnosis[]): string {
  const problems = all.flatMap(({ wrong }) => wrong.filter(({ level }) => level === "problem"));
  const [made, wrong] = [true, false].map(
    (one) => problems.filter(({ repairable }) => repairable === one).length,
  );
  if (!made && !wrong) return "Nothing is wrong.";
  const parts = [
    wrong && `${wrong} ${wrong === 1 ? "thing is" : "things are"} wrong.`,
    made &&
      `${made} ${made === 1 ? "thing is" : "things are"} left to npm run setup, which does ${made === 1 ? "it" : "them"} by itself.`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** The same for programs. */
export function diagnosisJson(all: Diagnosis[]): string {
  const ok = all.every(({ state }) => state !== "problem");
  const first = firstStep(all);
  const units = all.map(({ unit, state, seen, wrong }) => ({
    unit,
    state,
    ...(wrong.length === 0 && { seen }),
    wrong: wrong.map(({ problem, fix, level, repairable }) => ({
      problem,
      fix,
      level,
      setup_mends_it: repairable,
    })),
  }));
  return `${JSON.stringify({ ok, ...(first && { first_step: first }), units }, null, 2)}\n`;
}

/** One unit of setup, as it ended. */
export function outcomeLine({ unit, outcome, said, diagnosis }: SetupOutcome): string {
  const details = detailsOf({ outcome, said, diagnosis }).map((detail) => `    ${detail}`);
  return [`${outcome.padEnd(STATE_WIDTH)}  ${unit}: ${said}`, ...details].join("\n");
}

/** What a person has to know and do. What setup does by itself later needs no cure. */
function detailsOf({ outcome, said, diagnosis: { wrong } }: Omit<SetupOutcome, "unit">): string[] {
  if (outcome === "not yet") return wrong.map(({ problem }) => problem);
  const theirs = wrong.filter(({ repairable }) => !repairable);
  const shown = theirs.length > 0 ? theirs : wrong;
  return shown.map(({ problem, fix }) => (problem === said ? fix : `${problem} ${fix}`));
}
