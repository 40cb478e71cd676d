import type { Brandrun, Schemas } from "../clients/ts/src/index.ts";
import { readRun } from "./answers.ts";
import type { CallInput } from "./call-input.ts";
import type { CallView } from "./command.ts";
import { pairs } from "./generate-request.ts";
import { picturesOf } from "./pictures.ts";
import { type Column, list, minute } from "./print.ts";
import { renderFailure, renderQueued, renderResult } from "./result.ts";
import type { Destination } from "./save.ts";
import { clean, shorten, words } from "./text.ts";

type RunRecord = Schemas["Run"];

/** What a list of runs shows of each. */
export const RUN_COLUMNS: readonly Column<Schemas["RunSummary"]>[] = [
  ["Run", ({ id }) => id],
  ["Created", ({ created_at: at }) => minute(at)],
  ["Type", ({ asset_type: type }) => type],
  ["Channel", ({ channel }) => channel],
  ["Status", ({ status, livemode }) => (livemode ? status : `${status} (test)`)],
  ["Score", ({ impact_score: score }) => score],
  ["Verdict", ({ verdict }) => verdict],
];

/** A list of runs, each with the beginning of its brief, or with why it failed. */
export const printRuns = (runs: readonly (RunRecord | Schemas["RunSummary"])[], view: CallView): string =>
  list(runs, RUN_COLUMNS, "There are no such runs.", briefOf)(view);

function briefOf(
  run: RunRecord | Schemas["RunSummary"],
  { columns, paint }: Pick<CallView, "columns" | "paint">,
) {
  const says = "brief" in run ? (run.error_message ?? run.brief) : "";
  const room = columns - 2 - BELOW.length;
  return says ? [paint("dim", BELOW + shorten(clean(says).replaceAll(/\s+/g, " "), room))] : [];
}

const BELOW = "  ";

/** The filters of `brandrun runs`. What they may be is for the service to judge. */
export function runQuery(input: CallInput, limit: number): object {
  const { value, number, has } = input;
  return {
    limit: number("limit") ?? limit,
    offset: number("offset"),
    status: value("status"),
    verdict: value("verdict"),
    channel: value("channel"),
    asset_type: value("asset-type"),
    q: value("search"),
    from: value("from"),
    to: value("to"),
    // Without a value it is true; any other word is for the service to refuse.
    ...(has("livemode") && { livemode: value("livemode") || true }),
    ...(has("archived") && { include_archived: true }),
    ...(has("metadata") && { metadata: pairs(input.given("metadata"), "metadata", "campaign=spring") }),
    // At a terminal the words of a run are shown, which a summary has not.
    ...(input.isJson && !has("full") && { view: "summary" }),
  };
}

const WATCH_SECONDS = 2;

/** The run once it has ended. A limit on reading is waited for like any other. */
export async function watched(api: Brandrun, input: CallInput, id: string): Promise<RunRecord> {
  for (let seconds = 0; ; seconds = WATCH_SECONDS) {
    const run = await input.ask((sent) => api.runs.get(id, { wait: seconds }, sent));
    if (run.status === "succeeded" || run.status === "failed") return run;
    const { step, percent } = run.progress ?? {};
    input.progress.at(words(step ?? run.status), percent ?? undefined);
    if (seconds > 0) await input.breathe();
  }
}

/** A new run at its end, with its files saved; as it is at once with --no-wait. */
export async function followed(
  api: Brandrun,
  input: CallInput,
  { run, destination }: { run: RunRecord; destination: Destination | undefined },
): Promise<RunRecord> {
  if (input.has("no-wait")) return run;
  const end = await watched(api, input, run.id);
  await input.save(end, destination);
  return end;
}

/** A run as `generate` shows it, with the time from its start to its end. */
export function printRun(
  record: RunRecord & { posts?: readonly Schemas["Post"][] },
  { columns, paint }: CallView,
): string {
  const run = readRun(record);
  if (!run) return "";
  if (run.status === "failed") return renderFailure(run, paint);
  if (run.status !== "succeeded") return renderQueued(run);
  const { created_at: begun, finished_at: ended } = record;
  const elapsedMs = ended ? Date.parse(ended) - Date.parse(begun) : 0;
  return renderResult({ run, elapsedMs, saved: [], posts: record.posts ?? [] }, { columns, paint });
}

/** The pictures of a run. */
export function runPictures(record: RunRecord): string[] {
  const run = readRun(record);
  return run ? picturesOf(run) : [];
}
