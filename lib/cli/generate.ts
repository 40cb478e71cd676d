import type { Run } from "./answers.ts";
import { type ApiResult, type Client, createClient } from "./client.ts";
import { refuseContradictions } from "./contradictions.ts";
import { printDryRun } from "./dry-run.ts";
import { EXIT, type ExitCode, misuse, Stop } from "./exit.ts";
import { type GenerateRequest, readGenerateRequest } from "./generate-request.ts";
import { type GivenOptions, lastValue } from "./given.ts";
import { watchCommand } from "./next.ts";
import { painter } from "./paint.ts";
import { picturesOf, showPictures } from "./pictures.ts";
import { type Progress, progressFor } from "./progress.ts";
import { renderFailure, renderQueued, renderResult } from "./result.ts";
import { type Destination, readDestination, saveAssets } from "./save.ts";
import { type CliSettings, readSettings } from "./settings.ts";
import { rehearse, startRun } from "./start.ts";
import type { Terminal } from "./terminal.ts";
import { whichVariant } from "./variants.ts";
import { waitForEnd } from "./wait.ts";

type Job = {
  terminal: Terminal;
  settings: CliSettings;
  request: GenerateRequest;
  destination: Destination | undefined;
  waits: boolean;
  client: Client;
  progress: Progress;
  signal: AbortSignal;
};

type Ended = ApiResult<Run> & { elapsedMs: number };

/**
 * `brandrun generate`: one brief in, assets out. Results go to stdout, as JSON when it is not a terminal; everything
 * about the way there goes to stderr. A run that ends `failed` is exit 5, whatever its verdict a finished one is 0.
 */
export async function generate(terminal: Terminal, given: GivenOptions, version: string): Promise<ExitCode> {
  refuseContradictions(given);
  const settings = readSettings(terminal, given);
  const out = lastValue(given, "out");
  const request = await readGenerateRequest(terminal, given);
  const destination = out === undefined ? undefined : await readDestination(out);
  if (given.has("variants") && destination?.kind === "file")
    throw misuse("--variants makes several files, so --out has to be a folder.", `Write --out ${out}/`);
  const signal = terminal.interrupts();
  const progress = progressFor(terminal);
  const client = createClient({ ...settings, terminal, version, note: progress.note, signal });
  const job = {
    terminal,
    settings,
    request,
    destination,
    client,
    progress,
    signal,
    waits: !given.has("no-wait"),
  };
  progress.begin();
  try {
    return request.body.dry_run ? await tryDry(job) : await make(job);
  } finally {
    progress.stop();
  }
}

async function make(job: Job): Promise<ExitCode> {
  const { terminal, client, request, progress, signal, waits } = job;
  const began = terminal.now();
  const first = await startRun(client, request, progress.note).catch((error) => {
    throw signal.aborted ? interruptedEarly() : error;
  });
  for (const warning of first.value.warnings) progress.note(`Note: ${warning}`);
  if (!waits) return report(job, first.json, renderQueued(first.value));
  const ends: Ended[] = [];
  for (const start of await startsOf(job, first)) {
    const end = await waitForEnd(start, { terminal, client, signal, show: progress.show }).catch((error) => {
      throw withRun(error, job, start.value);
    });
    ends.push({ ...end, elapsedMs: terminal.now() - began });
  }
  return finish(job, ends);
}

/** Every run that the request made. */
async function startsOf({ client }: Job, first: ApiResult<Run>): Promise<ApiResult<Run>[]> {
  const others = first.value.variants.filter((id) => id !== first.value.id);
  return [first, ...(await Promise.all(others.map((id) => client.run(id, 0))))];
}

/** Shows and saves one run after the other. In JSON several runs are a list. */
async function finish(job: Job, ends: readonly Ended[]): Promise<ExitCode> {
  const { settings } = job;
  const answers = ends.map(({ json }) => json);
  const json = answers.length === 1 ? answers[0] : answers;
  if (settings.json) report(job, json, "");
  const runs = ends.map(({ value }) => value);
  for (const [at, end] of ends.entries()) await show(job, end, whichVariant(runs, at));
  return ends.some(({ value }) => value.status === "failed") ? EXIT.runFailed : EXIT.ok;
}

async function show(job: Job, { value: run, elapsedMs }: Ended, which: string): Promise<void> {
  const { terminal, settings, progress } = job;
  const { out, err, env } = terminal;
  progress.stop();
  if (run.status === "failed") {
    err.write(renderFailure(run, painter(err, env)));
    return;
  }
  const print = (saved: string[]) => {
    if (settings.json) for (const path of saved) progress.note(`Saved ${path}`);
    else
      out.write(
        renderResult({ run, elapsedMs, saved, which }, { columns: out.columns, paint: painter(out, env) }),
      );
  };
  const saved = await save(job, run).catch((error) => {
    // The run is made and paid for: show it before saying what went wrong with the copy.
    print([]);
    throw error;
  });
  print(saved);
  if (!settings.json) await showPictures(terminal, picturesOf(run), settings.baseUrl);
}

async function save({ terminal, destination, settings, signal }: Job, run: Run): Promise<string[]> {
  if (!destination) return [];
  try {
    return await saveAssets(terminal, run, destination, { baseUrl: settings.baseUrl, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Stop(
      EXIT.interrupted,
      "Interrupted while saving. The assets stay where they are:",
      run.assets.map(({ url }) => url),
    );
  }
}

async function tryDry({ terminal, client, request, progress, ...job }: Job): Promise<ExitCode> {
  const { json } = await rehearse(client, request, progress.note);
  const readable = printDryRun(json, { columns: Math.min(terminal.out.columns, 100) });
  return report({ terminal, progress, ...job }, json, readable);
}

/** Prints the one result of the command: the answer as JSON, or its readable form. */
function report(
  job: Pick<Job, "terminal" | "progress" | "settings">,
  json: unknown,
  readable: string,
): ExitCode {
  job.progress.stop();
  job.terminal.out.write(job.settings.json ? `${JSON.stringify(json, null, 2)}\n` : readable);
  return EXIT.ok;
}

/** Whatever ended the waiting, the run itself goes on, and the person keeps its id. */
function withRun(error: unknown, job: Job, run: Run): unknown {
  const hints = [`Run ${run.id}`, `Look again: npx brandrun ${watchCommand(run.id)}`];
  if (job.signal.aborted)
    return new Stop(EXIT.interrupted, "Stopped waiting. The run itself goes on.", hints);
  return error instanceof Stop ? error.saying([...error.hints, ...hints]) : error;
}

const interruptedEarly = () =>
  new Stop(EXIT.interrupted, "Interrupted before the service had answered.", [
    "If the brief did reach it, the run goes on and is the newest: npx brandrun runs --limit 1",
  ]);
