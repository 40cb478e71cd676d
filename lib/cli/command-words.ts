import { own } from "../text/own.ts";
import type { CliCommand } from "./command.ts";
import type { Hint } from "./exit.ts";

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
  ["GET /posts?run_id=", "npx brandrun posts list --run "],
  ["GET /runs/{run_id}?wait=30", "npx brandrun run RUN --watch"],
  ["GET /runs/{run_id}", "npx brandrun run RUN"],
  ["POST /runs/{run_id}/rerender", "npx brandrun rerender RUN"],
  ["POST /runs/{run_id}/schedule", "npx brandrun schedule RUN"],
  ["GET /campaigns/{campaign_id}", "npx brandrun campaign show CAMPAIGN"],
  ["GET /api/v1/programmatic/templates lists", "npx brandrun templates list shows"],
  ["GET /templates lists", "npx brandrun templates list shows"],
  ["POST /render", "npx brandrun render TEMPLATE"],
  ["POST /generate", "npx brandrun generate"],
  ["GET /accounts lists what is connected", "npx brandrun open shows what is connected"],
  [
    'Enable it first: PATCH /webhooks/{webhook_id} with {"status": "enabled"}.',
    "Enable it in the dashboard.",
  ],
  [
    "the id of an event, the X-Next-Cursor of an earlier answer, or latest",
    "10m, 2h, a time, or the id of an event",
  ],
  ["Leave scheduled_at out", "Leave --scheduled-at out"],
  ["minted with manage_keys: true", "minted to manage keys"],
  ["minted with review: true", "minted to review runs"],
];

/** A hint of the service as the person at the command line knows the same things. */
export function inCommandWords(hint: Hint, command: CliCommand | undefined): string {
  if (typeof hint === "string") return withCommands(hint);
  return `${command ? asGiven(hint.path, command) : hint.path}: ${withCommands(hint.says)}`;
}

const withCommands = (sentence: string) =>
  COMMANDS.reduce((text, [operation, command]) => text.replace(operation, command), sentence);

/** `--screen-ids` for `screen_ids.0`, `RUN` for `run_id`; a field that was not typed keeps its name. */
function asGiven(path: string, { args = [], options }: CliCommand): string {
  const [field = "", ...rest] = path.replace(/^items\.\d+\.(?:body\.)?/, "").split(".");
  const name = own(OTHER_NAMES, field) ?? field.replaceAll("_", "-");
  const within = rest.filter((part) => !/^\d+$/.test(part)).join(".");
  const word = args.find((arg) => arg.name === name || `${arg.name.toLowerCase()}_id` === field);
  if (word) return word.name;
  const option = options.find((known) => known === name);
  if (option) return [`--${option}`, within].filter(Boolean).join(" ");
  return path.startsWith("items.") ? `--data ${[field, ...rest].join(".")}` : path;
}
