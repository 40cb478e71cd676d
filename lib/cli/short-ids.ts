import type { Brandrun } from "../clients/ts/src/index.ts";
import type { CallInput } from "./call-input.ts";
import type { Argument } from "./command.ts";
import { EXIT, Stop } from "./exit.ts";

/** A part of an id, as names of saved files and narrow lines show it. */
const PART = /^…?([0-9a-f]{4}[0-9a-f-]{0,31})$/i;
const WHOLE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NEWEST = 100;

export const isPartOfId = (word: string): boolean => PART.test(word);

/** The words of a command line, with the part of a run's id replaced by the id of the one run that has it. */
export async function wholeIds(
  api: Brandrun,
  ask: CallInput["ask"],
  { args, words }: { args: readonly Argument[] | undefined; words: readonly string[] },
): Promise<readonly string[]> {
  const index = args?.findIndex(({ name }) => name === "RUN") ?? -1;
  const word = words[index] ?? "";
  const [, part] = PART.exec(word) ?? [];
  if (!part && word !== "" && !WHOLE.test(word)) throw noId(word);
  if (!part) return words;
  const runs = await ask((sent) => api.runs.list({ limit: NEWEST, view: "summary" }, sent).page());
  const lower = part.toLowerCase();
  const ids = runs.map(({ id }) => id).filter((id) => id.startsWith(lower) || id.endsWith(lower));
  if (ids.length === 1) return words.with(index, ids[0]!);
  throw ids.length === 0
    ? notOne(`None of the ${NEWEST} newest runs has an id that begins or ends with ${part}.`)
    : notOne(`${ids.length} runs have an id that begins or ends with ${part}. Give more of it.`);
}

const noId = (word: string) =>
  new Stop(EXIT.refused, "This is no id of a run.", [
    `RUN "${word.slice(0, 60)}": Give the id of a run, the whole or at least 4 characters of its beginning or end.`,
    "npx brandrun runs shows the ids.",
  ]);

/** The service was asked: this is no command line that is wrong in itself. */
const notOne = (message: string) => new Stop(EXIT.refused, message, ["npx brandrun runs shows the ids."]);
