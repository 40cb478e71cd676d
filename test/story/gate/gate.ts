import { setup as buildAssets } from "../../support/assets.ts";
import { setup as buildDatabase } from "../../support/database.ts";
import type { Made } from "./check-case.ts";
import { heldProblemsOf, problemsOf } from "./check-case.ts";
import type { GateCase } from "./gate-case.ts";

/** A case, what was made of it, the rules it breaks, and those that only a held one breaks. */
export type Judged = { rules: GateCase; made: Made; problems: string[]; held: string[] };

/** Of the clear briefs at least this share has to be approved. */
const CLEAR_SHARE = 0.75;

/** Sends every brief through the whole service in this process, one after the other. */
export async function runGate(cases: readonly GateCase[]): Promise<Judged[]> {
  buildAssets();
  await buildDatabase();
  // Both read what has just been built as they are loaded.
  const { world } = await import("../../support/world.ts");
  const { makeCase } = await import("./make-case.ts");
  const w = await world();
  const judged: Judged[] = [];
  for (const rules of cases) {
    const made = await makeCase(w, rules);
    judged.push({
      rules,
      made,
      problems: problemsOf(rules, made),
      held: heldProblemsOf(rules, made),
    });
  }
  return judged;
}

const approved = (judged: readonly Judged[]) =>
  judged.filter(({ made }) => made.verdict === "approved").length;

const clearOf = (judged: readonly Judged[]) => judged.filter(({ rules }) => rules.verdict === "approved");

/** Nothing that may go out breaks a rule, and enough clear briefs are approved. */
export function passes(judged: readonly Judged[]): boolean {
  const clear = clearOf(judged);
  return (
    judged.length > 0 &&
    judged.every(({ problems }) => problems.length === 0) &&
    approved(clear) >= CLEAR_SHARE * clear.length
  );
}

/** One row for each broken rule, and the sums. */
export function tableOf(judged: readonly Judged[]): string {
  const wide = Math.max(0, ...judged.map(({ rules }) => rules.id.length));
  const rows = judged.flatMap(({ rules, problems, held }) =>
    [...problems, ...held.map((problem) => `(held for review) ${problem}`)].map(
      (problem, i) => `${(i === 0 ? rules.id : "").padEnd(wide)}  ${problem}`,
    ),
  );
  const clear = clearOf(judged);
  const broken = judged.filter(({ problems }) => problems.length > 0).length;
  const held = judged.filter(({ problems, held: own }) => problems.length === 0 && own.length > 0).length;
  return [
    ...rows,
    "═".repeat(100),
    `${judged.length} briefs, ${approved(judged)} approved; of ${clear.length} clear ones ${approved(clear)}, at least ${Math.ceil(CLEAR_SHARE * clear.length)} wanted`,
    `${broken} break a rule in what may be published, ${held} only in what is held for review`,
  ].join("\n");
}

const indent = (text: string) => text.replace(/^/gm, "    ");

/** A brief beside what was made of it, to be read from top to bottom. */
export function pageOf({ rules, made, problems, held }: Judged): string {
  return [
    "─".repeat(100),
    `${rules.id} (${rules.assetType} for ${rules.channel}): ${made.verdict}. ${made.says}`,
    "  brief",
    indent(rules.brief),
    "  slots",
    indent([...new Set(made.slots.map(({ text }) => text))].join("\n")),
    ...made.posts.map(
      ({ channel, text, verdict }) => `  ${channel} (${verdict ?? "not judged"})\n${indent(text)}`,
    ),
    ...problems.map((problem) => `  BROKEN: ${problem}`),
    ...held.map((problem) => `  held for review: ${problem}`),
  ].join("\n");
}
