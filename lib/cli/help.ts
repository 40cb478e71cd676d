import { AssetType, Channel, EventKind, Format } from "../vocab.ts";
import { COMMANDS, COMMON, type CommandName, type OptionName, optionNamed } from "./options.ts";
import { table } from "./table.ts";
import { indent } from "./text.ts";

const EXITS = [
  ["0", "Done; for listen, Ctrl-C too."],
  [
    "1",
    "Something unexpected, such as a service that cannot be reached, or an event that could not be forwarded.",
  ],
  ["2", "The command line is wrong; nothing was sent."],
  ["3", "The service refused, or was still in trouble after all retries."],
  ["4", "The API key was not accepted: unknown, revoked or expired (HTTP 401)."],
  ["5", "The run failed."],
  ["130", "Interrupted with Ctrl-C; a run that had begun goes on."],
];

const ENVIRONMENT = [
  ["BRANDRUN_KEY", "The API key, unless --key is given. Without both, that of the local service that runs."],
  ["BRANDRUN_URL", "Where the service is, unless --url is given. Without both, the local service that runs."],
  ["DATA_DIR", "The data folder of npm start, where several run. Default: that of the one that runs."],
  ["NO_COLOR", "Any value: no colours."],
];

const CHOICES: Partial<Record<OptionName, readonly string[]>> = {
  channel: Channel.options,
  "asset-type": AssetType.options,
  format: Format.options,
  events: EventKind.options,
};

/** Help for one command, or for all of them. `columns` is the width to keep to. */
export function helpText(command: CommandName | undefined, columns: number): string {
  const width = Math.min(columns, 100);
  const section = (title: string, rows: string[][]) => [
    title,
    ...indent(table(rows, { columns: width - 2 })),
    "",
  ];
  const commands = Object.entries(COMMANDS).map(([name, { about }]) => [name, about]);
  const lines = command
    ? [
        ...section(`Usage: brandrun ${command} [options]`, [[COMMANDS[command].about]]),
        ...section("Options", COMMANDS[command].options.map(optionRow)),
      ]
    : [
        ...section("Usage: brandrun COMMAND [options]", [["One brief in, on-brand assets out."]]),
        ...section("Commands", commands),
        ...section("Options of generate", ownOptions("generate")),
        ...section("Options of listen", ownOptions("listen")),
        ...section("Options of account, generate and listen", COMMON.map(optionRow)),
      ];
  const example = command
    ? [COMMANDS[command].example]
    : Object.values(COMMANDS).map((known) => known.example);
  lines.push("Examples", ...indent(example), "");
  lines.push(...section("Environment", ENVIRONMENT), ...section("Exit codes", EXITS));
  return `${lines.join("\n").trimEnd()}\n`;
}

const isCommon = (name: OptionName) => (COMMON as readonly OptionName[]).includes(name);

const ownOptions = (command: CommandName) =>
  COMMANDS[command].options.filter((name) => !isCommon(name)).map(optionRow);

function optionRow(name: OptionName): string[] {
  const { value, short, about } = optionNamed(name)!;
  const choices = CHOICES[name] ? ` One of ${CHOICES[name].join(", ")}.` : "";
  const usage = `${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`;
  return [usage, about + choices];
}
