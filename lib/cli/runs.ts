import type { Brandrun, Schemas } from "../clients/ts/src/index.ts";
import { readRun } from "./answers.ts";
import type { CallInput } from "./call-input.ts";
import type { CallView } from "./command.ts";
import { pairs } from "./generate-request.ts";
import { picturesOf } from "./pictures.ts";
import { renderFailure, renderQueued, renderResult } from "./result.ts";
import { words } from "./text.ts";

type RunRecord = Schemas["Run"];

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
    ...(has("archived") && { include_archived: true }),
    ...(has("metadata") && { metadata: pairs(input.given("metadata"), "metadata", "campaign=spring") }),
    view: "summary",
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
