import { firstStep } from "./doctor.ts";
import type { SetupOutcome } from "./setup.ts";
import type { Diagnosis } from "./unit.ts";

const SIGNS = { ok: "ok", skipped: "not checked", advice: "hint", problem: "WRONG" } as const;
const STATE_WIDTH = "not checked".length;

/** The doctor's table: one line a unit, below it each misconfiguration with its fix. */
export function diagnosisTable(all: Diagnosis[]): string {
  const width = Math.max(...all.map(({ unit }) => unit.length));
  const lines = all.flatMap(({ unit, state, seen, wrong }) => {
    const [first = { problem: seen, fix: "" }, ...others] = wrong;
    const head = `${unit.padEnd(width)}  ${SIGNS[state].padEnd(STATE_WIDTH)}`;
    const indent = " ".repeat(head.length);
    return [first, ...others].map(
      (one, i) => `${i === 0 ? head : indent} ${one.problem}${one.fix && ` ${one.fix}`}`,
    );
  });
  const head = firstStep(all);
  return `${head ? `${head}\n\n` : ""}${lines.join("\n")}\n\n${verdict(all)}\n`;
}

const verdict = (all: Diagnosis[]) => {
  const problems = all.flatMap(({ wrong }) => wrong.filter(({ level }) => level === "problem")).length;
  return problems === 0
    ? "Nothing is wrong."
    : `${problems} ${problems === 1 ? "thing is" : "things are"} wrong.`;
};

/** The same for programs. */
export function diagnosisJson(all: Diagnosis[]): string {
  const ok = all.every(({ state }) => state !== "problem");
  const first = firstStep(all);
  const units = all.map(({ unit, state, seen, wrong }) => ({
    unit,
    state,
    ...(wrong.length === 0 && { seen }),
    wrong: wrong.map(({ repairable, ...one }) => ({ ...one, setup_mends_it: repairable })),
  }));
  return `${JSON.stringify({ ok, ...(first && { first_step: first }), units }, null, 2)}\n`;
}

/** One unit of setup, as it ended. */
export function outcomeLine({ unit, outcome, said, diagnosis }: SetupOutcome): string {
  const details = diagnosis.wrong.map(({ problem, fix }) => `    ${problem} ${fix}`);

  return [`${outcome.padEnd(STATE_WIDTH)}  ${unit}: ${said}`, ...details].join("\n");
}
