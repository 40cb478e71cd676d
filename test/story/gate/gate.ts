import { setup as buildAssets } from "../../support/assets.ts";
import { setup as buildDatabase } from "../../support/database.ts";
import type { Made } from "./check-case.ts";
import { problemsOf } from "./check-case.ts";
import type { GateCase } from "./gate-case.ts";

/** A case, what was made of it, and the rules it breaks. */
export type Judged = { rules: GateCase; made: Made; problems: string[] };

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
    judged.push({ rules, made, problems: problemsOf(rules, made) });
  }
  return judged;
}

/** Every brief has a verdict that its case accepts, and breaks no rule. */
export const passes = (judged: readonly Judged[]): boolean =>
  judged.length > 0 && judged.every(({ problems }) => problems.length === 0);

/** One row for each broken rule, and the sums. */
export function tableOf(judged: readonly Judged[]): string {
  const broken = judged.filter(({ problems }) => problems.length > 0);
  const wide = Math.max(0, ...broken.map(({ rules }) => rules.id.length));
  const rows = broken.flatMap(({ rules, problems }) =>
    problems.map((problem, i) => `${(i === 0 ? rules.id : "").padEnd(wide)}  ${problem}`),
  );
  const count = (verdict: string) => judged.filter(({ made }) => made.verdict === verdict).length;
  return [
    ...rows,
    "═".repeat(100),
    `${judged.length} briefs: ${count("approved")} approved, ${count("needs_review")} for review, ${count("rejected")} rejected`,
    `${judged.length - broken.length} keep all their rules, ${broken.length} do not`,
  ].join("\n");
}

const indent = (text: string) => text.replace(/^/gm, "    ");

/** A brief beside what was made of it, to be read from top to bottom. */
export function pageOf({ rules, made, problems }: Judged): string {
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
  ].join("\n");
}
