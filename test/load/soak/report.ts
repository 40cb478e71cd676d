import { quantile } from "../bench/row.ts";
import { ACTS } from "./acts.ts";
import type { Finding } from "./audit.ts";
import { type Answered, type Book, isExcused, isTroubled } from "./book.ts";
import type { FaultPeriod } from "./faults.ts";

export type Figure = { name: string; value: number; unit: string };
export type Report = {
  figures: Figure[];
  findings: Finding[];
  periods: { kind: string; seconds: number }[];
};

/** Answers that nothing explains: a 5xx or none while all was well, a bug, a refusal that the act does not know. */
export function judgeAnswers({ answers, wrong }: Book, periods: readonly FaultPeriod[]): Finding[] {
  const said = ({ act, status, code }: Answered) => `${act}: ${status || "no answer"} ${code}`.trim();
  const after = ({ reason, from, until }: Answered) => {
    const last = periods.findLast((fault) => fault.from <= until);
    const since = last ? `, ${seconds(until - last.from)} s after "${last.kind}" began` : "";
    return ` "${reason}" after ${seconds(until - from)} s${since}`;
  };
  const unexcused = answers.filter((answer) => !isExcused(answer, periods));
  const bugs = answers.filter(({ code }) => code === "internal_error");
  const odd = answers.filter(
    ({ act, status }) =>
      status > 0 && status < 500 && status !== 429 && ACTS[act] && !ACTS[act].fine.includes(status),
  );
  const failures = unexcused.filter(
    ({ status, code }) => (status === 0 || status >= 500) && code !== "internal_error",
  );
  return [
    { check: "internal errors", wrong: bugs.map(said) },
    {
      check: "5xx or no answer without an excuse",
      wrong: failures.map((one) => `${said(one)}${after(one)}`),
    },
    { check: "answers that were not expected", wrong: odd.map(said) },
    { check: "contradictions", wrong },
  ];
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** How long answers took, and how many there were of each status. */
export function answerFigures({ answers }: Book, periods: readonly FaultPeriod[]): Figure[] {
  const calm = answers.filter((answer) => answer.status > 0 && !isTroubled(answer, periods));
  const times = (some: readonly Answered[]) => some.map(({ from, until }) => until - from);
  const isRead = ({ act }: Answered) => /^(read|list|me|events|templates)/.test(act);
  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return [
    ...quantiles("answers, all", times(answers)),
    ...quantiles("answers, calm, reading", times(calm.filter(isRead))),
    ...quantiles("answers, calm, writing", times(calm.filter((answer) => !isRead(answer)))),
    ...[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, value]) => ({ name: status ? `answers ${status}` : "no answers", value, unit: "" })),
  ];
}

export const quantiles = (name: string, sample: readonly number[]): Figure[] =>
  sample.length === 0
    ? []
    : [
        { name: `${name}, p50`, value: quantile(sample, 0.5), unit: "ms" },
        { name: `${name}, p95`, value: quantile(sample, 0.95), unit: "ms" },
      ];

/** For a terminal. */
export function readable({ figures, findings, periods }: Report): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const kinds = new Map<string, number>();
  for (const { kind } of periods) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return [
    "",
    ...figures.map(({ name, value, unit }) => `${name.padEnd(width)}  ${round(value)} ${unit}`.trimEnd()),
    "",
    `periods: ${[...kinds].map(([kind, n]) => `${kind} ${n}×`).join(", ")}`,
    "",
    ...findings.flatMap(({ check, wrong }) => [
      `${wrong.length === 0 ? "ok " : "BAD"}  ${check}${wrong.length > 0 ? `: ${wrong.length}` : ""}`,
      ...grouped(wrong).map((line) => `       ${line}`),
    ]),
  ].join("\n");
}

const round = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(value >= 100 ? 0 : 1);

const MOST_SHOWN = 12;

/** Sentences that are the same are said once. */
function grouped(sentences: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const lines = [...counts].map(([sentence, n]) => (n > 1 ? `${sentence} (${n}×)` : sentence));
  return lines.length > MOST_SHOWN
    ? [...lines.slice(0, MOST_SHOWN), `and ${lines.length - MOST_SHOWN} more`]
    : lines;
}
