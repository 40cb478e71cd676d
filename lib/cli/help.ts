import { usageOf } from "./args.ts";
import { choicesIn } from "./choices.ts";
import type { CliCommand } from "./command.ts";
import { commandNamed, GROUPS, SECTIONS } from "./commands.ts";
import { OPTION_NAMES, type OptionName, optionNamed } from "./options.ts";
import { table } from "./table.ts";
import { indent } from "./text.ts";

const EXITS = [
  ["0", "Done, whatever the verdict: needs_review and rejected too. For listen also Ctrl-C."],
  ["1", "Something unexpected: the service cannot be reached, or an event could not be forwarded."],
  ["2", "The command line is wrong: an unknown option, a missing value, a file that is not there."],
  ["3", "The service refused, a value it does not know too, or still failed after all retries."],
  ["4", "The key was not accepted, or a login was not allowed."],
  ["5", "The run failed."],
  ["130", "Interrupted with Ctrl-C: what had begun goes on. Or a question was answered with no."],
];

const ENVIRONMENT = [
  ["BRANDRUN_API_KEY", "The API key, unless --key is given."],
  ["BRANDRUN_URL", "Where the service is, unless --url is given."],
  ["DATA_DIR", "The data folder of npm start, where several run. Default: that of the one that runs."],
  ["XDG_CONFIG_HOME", "Where `npx brandrun login` keeps keys: in its folder brandrun. Default ~/.config."],
  ["NO_COLOR", "Any value: no colours."],
];

/** Help for a command, for those of a group such as `webhooks`, or for all. `columns` is the width to keep to. */
export function helpText(asked: string | undefined, columns: number): string {
  const width = Math.min(columns, 100);
  const section = (title: string, rows: string[][]) =>
    rows.length === 0 ? [] : [title, ...indent(table(rows, { columns: width - 2 })), ""];
  const name = asked && nameIn(asked);
  const command = name ? commandNamed(name) : undefined;
  const lines = command ? ofCommand(name ?? "", command, section) : ofAll(name, section);
  // The help of one command is about its options; what holds for all commands is in the help of all.
  if (name) lines.push("npx brandrun --help says what the exit codes mean and what the environment sets.");
  else lines.push(...section("Environment", ENVIRONMENT), ...section("Exit codes", EXITS));
  return `${lines.join("\n").trimEnd()}\n`;
}

type Section = (title: string, rows: string[][]) => string[];

/** The command or the group that words begin with. */
function nameIn(words: string): string | undefined {
  const [first = ""] = words.split(" ");
  return [words, first].find((name) => commandNamed(name) !== undefined || GROUPS.has(name));
}

function ofCommand(
  name: string,
  { about, args = [], options, says = {}, example }: CliCommand,
  section: Section,
) {
  const usage = [name, ...args.map(usageOf), ...(options.length > 0 ? ["[options]"] : [])].join(" ");
  return [
    ...section(`Usage: npx brandrun ${usage}`, [[about]]),
    ...section(
      "Arguments",
      args.map((arg) => [usageOf(arg), arg.about]),
    ),
    ...section(
      "Options",
      options.map((option) => optionRow(option, { command: name, says: says[option] })),
    ),
    "Example",
    ...indent([example]),
    "",
  ];
}

/** All commands, or those of a group. */
function ofAll(group: string | undefined, section: Section): string[] {
  const shown = SECTIONS.map(({ title, commands }) => ({
    title,
    entries: Object.entries(commands).filter(([name]) => !group || name.startsWith(`${group} `)),
  })).filter(({ entries }) => entries.length > 0);
  const commands = shown.flatMap(({ entries }) => entries.map(([, command]) => command));
  const used = new Set(commands.flatMap(({ options }) => options));
  const names = OPTION_NAMES.filter((name) => used.has(name));
  // All of them with their meanings would push the commands out of sight.
  const says = (name: OptionName) => commands.find((one) => one.says?.[name] !== undefined)?.says?.[name];
  const options = group
    ? names.map((name) => optionRow(name, { says: says(name) }))
    : [[names.map((n) => `--${n}`).join(", ")]];
  const usage = group ? `npx brandrun ${group} COMMAND` : "npx brandrun COMMAND";
  return [
    ...section(`Usage: ${usage} [options]`, [["One brief in, on-brand assets out."]]),
    ...shown.flatMap(({ title, entries }) =>
      section(
        title,
        entries.map(([name, { about }]) => [name, about]),
      ),
    ),
    ...section(
      "Options: npx brandrun COMMAND --help says which one takes which, and what they mean",
      options,
    ),
    "Examples",
    ...indent(commands.slice(0, group ? commands.length : 3).map(({ example }) => example)),
    "",
  ];
}

/** More values than these are no help in a table. */
const MOST_CHOICES = 16;

function optionRow(
  name: OptionName,
  { command = "", says }: { command?: string; says?: string | undefined } = {},
) {
  const { value, short, bare, about } = optionNamed(name)!;
  const choices = choicesIn(command, name) ?? [];
  const listed = choices.length > 0 && choices.length <= MOST_CHOICES ? ` One of ${choices.join(", ")}.` : "";
  const suffix = value ? (bare ? `[=${value}]` : ` ${value}`) : "";
  const usage = `${short ? `-${short}, ` : ""}--${name}${suffix}`;
  return [usage, (says ?? about) + listed];
}
