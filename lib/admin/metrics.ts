import * as z from "zod/v4";
import { whole } from "../core/query.ts";
import { own } from "../text/own.ts";
import type { AdminContext } from "./connect.ts";
import { options } from "./options.ts";
import { type Metrics, readMetrics } from "./store-metrics.ts";

const MetricsOptions = z.object({ hours: whole(1, 720).default(24) });

export const METRICS_USAGE = "metrics [--hours N]";

/** What an operator looks at: the queue now, and the runs, posts and webhooks of the last hours. */
export async function metrics({ db, now }: AdminContext, args: string[]) {
  const { hours } = options(args, MetricsOptions);
  return { hours, ...(await readMetrics(db, now(), hours)) };
}

const TITLES: Record<keyof Metrics, string> = {
  queue: "Queue, now",
  steps: "Time of each step",
  verdicts: "Verdicts",
  model_errors: "Errors of the language model",
  run_errors: "Failed runs",
  posts: "Posts by network",
  webhooks: "Webhooks",
};

/** The same for a terminal: a small table for each, its columns named above. */
export function metricsTable({ hours, ...read }: Record<string, unknown>): string {
  const parts = Object.entries(TITLES).map(([name, title]) => {
    const rows = (read as Metrics)[name as keyof Metrics];
    return `${title}\n${rows.length > 0 ? columns(rows) : "  none"}`;
  });
  return [`The last ${hours} hours`, ...parts].join("\n\n");
}

function columns(rows: Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [
    names.map((name) => name.replaceAll("_", " ")),
    ...rows.map((row) => names.map((name) => cell(own(row, name)))),
  ];
  const widths = names.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const isFigure = names.map((name) => typeof own(rows[0] ?? {}, name) === "number");
  const aligned = (text: string, i: number) =>
    isFigure[i] ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0);
  return lines.map((line) => `  ${line.map(aligned).join("  ")}`.trimEnd()).join("\n");
}

const cell = (value: string | number | undefined) =>
  typeof value === "number" ? value.toLocaleString("en") : (value ?? "");
