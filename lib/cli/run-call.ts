import { callInput } from "./call-input.ts";
import { createClient } from "./client.ts";
import type { ApiCall } from "./command.ts";
import { confirm, refuseWithoutYes } from "./confirm.ts";
import { refuseContradictions } from "./contradictions.ts";
import { EXIT, type ExitCode, Stop } from "./exit.ts";
import type { CommandLine } from "./given.ts";
import { withIdList } from "./id-lists.ts";
import { painter } from "./paint.ts";
import { showPictures } from "./pictures.ts";
import { progressFor } from "./progress.ts";
import { readSettings } from "./settings.ts";
import { wholeIds } from "./short-ids.ts";
import type { Terminal } from "./terminal.ts";

type Started = { terminal: Terminal; line: CommandLine; version: string };

/** Runs a call of the table: the answer goes to stdout, as JSON when it is not a terminal. */
export async function runCall<T>(spec: ApiCall<T>, { terminal, line, version }: Started): Promise<ExitCode> {
  const { given } = line;
  refuseContradictions(given);
  const { json, retryPolicy, ...place } = readSettings(terminal, given);
  const { out, env } = terminal;
  if (spec.asks) refuseWithoutYes({ terminal, given, json });
  const signal = terminal.interrupts();
  const progress = progressFor(terminal, "asking the service");
  const retries = { ...retryPolicy, repeatable: spec.once !== true };
  const client = createClient({
    ...place,
    retryPolicy: retries,
    terminal,
    version,
    note: progress.note,
    signal,
  });
  const { api } = client;
  const ask: typeof client.ask = (call) => {
    progress.begin();
    return client.ask(call);
  };
  try {
    const words = await wholeIds(api, ask, { args: spec.args, words: line.words });
    if (spec.asks) {
      progress.stop();
      await confirm(spec.asks(words), { terminal, given, json, signal });
    }
    const input = callInput({
      terminal,
      line: { ...line, words },
      progress,
      signal,
      ask,
      baseUrl: place.baseUrl,
      isJson: json,
    });
    const answer = await (spec.calls?.(api, input) ?? ask((sent) => callOf(spec)(api, input, sent)));
    progress.stop();
    const view = { columns: Math.min(out.columns, 140), paint: painter(out, env), baseUrl: place.baseUrl };
    out.write(json ? `${JSON.stringify(answer ?? null, null, 2)}\n` : spec.print(answer, view));
    if (!json && spec.pictures) await showPictures(terminal, spec.pictures(answer), place.baseUrl);
    return spec.failed?.(answer) ? EXIT.runFailed : EXIT.ok;
  } catch (error) {
    if (!signal.aborted) throw withIdList(error, spec.args);
    throw new Stop(EXIT.interrupted, "Interrupted. What the service has begun goes on.", [
      "npx brandrun runs shows what there is.",
    ]);
  } finally {
    progress.stop();
  }
}

function callOf<T>({ call }: ApiCall<T>): NonNullable<ApiCall<T>["call"]> {
  if (!call) throw new Error("An entry of the table has neither call nor calls.");
  return call;
}
