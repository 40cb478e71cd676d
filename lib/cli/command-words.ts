import { own } from "../text/own.ts";
import type { Argument, CliCommand } from "./command.ts";
import type { Hint } from "./exit.ts";
import type { GivenOptions } from "./given.ts";

/** Fields of requests whose option or word is called otherwise on the command line. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  account_id: "account",
  after: "since",
  channels: "channel",
  asset_types: "asset-type",
  event_types: "events",
  type: "events",
  q: "search",
  url: "ADDRESS",
  output_type: "TEMPLATE",
  verdict: "DECISION",
};

/** What the service calls an operation, and the command that does the same. */
const COMMANDS: readonly (readonly [operation: string, command: string])[] = [
  ["GET /posts/{post_id}", "npx brandrun posts show POST"],
  ["DELETE /posts/{post_id}", "npx brandrun posts remove POST"],
  ["GET /posts?run_id=", "npx brandrun posts list --run "],
  ["GET /runs/{run_id}?wait=30", "npx brandrun run RUN --watch"],
  ["GET /runs/{run_id}", "npx brandrun run RUN"],
  [
    "POST /runs/{run_id}/review, or its page in the dashboard",
    "npx brandrun open RUN, or npx brandrun review RUN approved",
  ],
  ["POST /runs/{run_id}/rerender", "npx brandrun rerender RUN"],
  ["POST /runs/{run_id}/cancel", "npx brandrun runs cancel RUN"],
  ["POST /runs/{run_id}/schedule", "npx brandrun schedule RUN"],
  ["GET /campaigns/{campaign_id}", "npx brandrun campaign show CAMPAIGN"],
  ["GET /api/v1/programmatic/templates lists", "npx brandrun templates list shows"],
  ["GET /templates lists", "npx brandrun templates list shows"],
  ["POST /render", "npx brandrun render TEMPLATE"],
  ["POST /generate", "npx brandrun generate"],
  ["GET /accounts lists what is connected", "npx brandrun open shows what is connected"],
  [
    'Enable it first: PATCH /webhooks/{webhook_id} with {"status": "enabled"}.',
    "Enable it: npx brandrun webhooks enable WEBHOOK.",
  ],
  [
    "the id of an event, the X-Next-Cursor of an earlier answer, or latest",
    "10m, 2h, a time, or the id of an event",
  ],
  ["Leave scheduled_at out", "Leave --scheduled-at out"],
  ["minted with manage_keys: true", "minted to manage keys"],
  ["minted with review: true", "minted to review runs"],
];

/** A command and what was typed behind it. */
export type Typed = { command: CliCommand; words: readonly string[]; given: GivenOptions };

/** A hint of the service as the person at the command line knows the same things. */
export function inCommandWords(hint: Hint, typed: Typed | undefined): string {
  if (typeof hint === "string") return withCommands(hint);
  const says = withCommands(hint.says);
  return `${typed ? asGiven(hint.path, says, typed) : hint.path}: ${says}`;
}

const withCommands = (sentence: string) =>
  COMMANDS.reduce((text, [operation, command]) => text.replace(operation, command), sentence).replace(
    RUN_PAGE,
    "$&: npx brandrun open $1",
  );

/** The page of a run, which a command opens. */
const RUN_PAGE = /\bits page, https?:\/\/[^\s/]+\/app\/runs\/([0-9a-f-]{36})/;

/** `--screen-ids "12"` for `screen_ids.0`, `RUN "nope"` for `run_id`; a field that was not typed keeps its name. */
function asGiven(path: string, says: string, { command, words, given }: Typed): string {
  const { args = [], options } = command;
  const [field = "", ...rest] = path.replace(/^items\.\d+\.(?:body\.)?/, "").split(".");
  const name = own(OTHER_NAMES, field) ?? field.replaceAll("_", "-");
  const isMeant = (arg: Argument) =>
    [name.toLowerCase(), field.replace(/_id$/, "")].includes(arg.name.toLowerCase());
  const at = args.findIndex(isMeant);
  if (at >= 0)
    return named(args[at]?.name ?? "", args[at]?.many ? words.slice(at) : words.slice(at, at + 1), says);
  const option = options.find((known) => known === name) ?? options.find((known) => known === field);
  if (!option) return path.startsWith("items.") ? `--data ${[field, ...rest].join(".")}` : path;
  const within = rest.filter((part) => !/^\d+$/.test(part)).join(".");
  if (within) return `--${option} ${within}`;
  return named(`--${option}`, valuesAt(given.get(option) ?? [], rest[0]), says);
}

/** The value of a list that is meant, or all of them. */
function valuesAt(values: readonly string[], place: string | undefined): readonly string[] {
  const all = values.flatMap((value) => value.split(","));
  return place === undefined ? values : all.slice(Number(place), Number(place) + 1);
}

const MOST_CELLS = 40;

/** The name with the one short value that was typed there, unless the sentence repeats it. */
function named(name: string, values: readonly string[], says: string): string {
  const [value = ""] = values.length === 1 ? values : [];
  const isShown =
    value !== "" && value.length <= MOST_CELLS && !SECRET.has(name) && !says.includes(`"${value}"`);
  return isShown ? `${name} "${value}"` : name;
}

const SECRET: ReadonlySet<string> = new Set(["--key", "--secret"]);
