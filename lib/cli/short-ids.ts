import type { Brandrun } from "../clients/ts/src/index.ts";
import { own } from "../text/own.ts";
import type { CallInput } from "./call-input.ts";
import type { Argument } from "./command.ts";
import { EXIT, Stop } from "./exit.ts";

/** The argument of a command that is about one run. */
export const RUN = {
  name: "RUN",
  about: "The id of a run, or 4 characters or more that it begins or ends with.",
} as const satisfies Argument;

/** A part of an id, as names of saved files and narrow lines show it. */
const PART = /^…?([0-9a-f]{4}[0-9a-f-]{0,31})$/i;
const WHOLE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NEWEST = 100;
const SHOWN = 8;

type Ask = CallInput["ask"];
type NamedById = {
  name: string;
  shownBy: string;
  newest(api: Brandrun, ask: Ask): Promise<{ id: string }[]>;
};

/** What may be named by a part of its id, by the argument that names it. */
const KINDS: Readonly<Record<string, NamedById>> = {
  RUN: {
    name: "run",
    shownBy: "npx brandrun runs",
    newest: (api, ask) => ask((sent) => api.runs.list({ limit: NEWEST, view: "summary" }, sent).page()),
  },
  POST: {
    name: "post",
    shownBy: "npx brandrun posts",
    newest: (api, ask) => ask((sent) => api.posts.list({ limit: NEWEST }, sent).page()),
  },
};

export const isPartOfId = (word: string): boolean => PART.test(word);

/** The end of an id, which a command takes like the whole. The beginning is the time, so it is much alike. */
export const shortId = (id: string): string => (WHOLE.test(id) ? `…${id.slice(-SHOWN)}` : id);

/** The words of a command line, with the part of an id replaced by the whole of the one run or post that has it. */
export async function wholeIds(
  api: Brandrun,
  ask: Ask,
  { args, words }: { args: readonly Argument[] | undefined; words: readonly string[] },
): Promise<readonly string[]> {
  const index = args?.findIndex(({ name }) => own(KINDS, name)) ?? -1;
  const kind = own(KINDS, args?.[index]?.name ?? "");
  const word = words[index] ?? "";
  const [, part] = PART.exec(word) ?? [];
  if (kind && !part && word !== "" && !WHOLE.test(word)) throw noId(kind, word);
  if (!kind || !part) return words;
  const lower = part.toLowerCase();
  const newest = await kind.newest(api, ask);
  const ids = newest.map(({ id }) => id).filter((id) => id.startsWith(lower) || id.endsWith(lower));
  if (ids.length === 1) return words.with(index, ids[0]!);
  throw ids.length === 0
    ? notOne(kind, `None of the ${NEWEST} newest ${kind.name}s has an id that begins or ends with ${part}.`)
    : notOne(
        kind,
        `${ids.length} ${kind.name}s have an id that begins or ends with ${part}. Give more of it.`,
      );
}

const noId = ({ name, shownBy }: NamedById, word: string) =>
  new Stop(EXIT.refused, `This is no id of a ${name}.`, [
    `${name.toUpperCase()} "${word.slice(0, 60)}": Give the id of a ${name}, the whole or at least 4 characters of its beginning or end.`,
    `${shownBy} shows the ids.`,
  ]);

/** The service was asked: this is no command line that is wrong in itself. */
const notOne = ({ shownBy }: NamedById, message: string) =>
  new Stop(EXIT.refused, message, [`${shownBy} shows the ids.`]);
