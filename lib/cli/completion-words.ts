import { own } from "../text/own.ts";
import { AFTER_EQUALS, CHOICES, CHOICES_OF, OFFERED } from "./choices.ts";
import { commandNamed, GROUPS, NAMES, namesIn } from "./commands.ts";
import { OPTION_NAMES, type OptionName, optionNamed } from "./options.ts";

export const firstWords = () => [...new Set(NAMES.map((name) => name.split(" ")[0] ?? ""))];
const optionsOf = (name: string) => (commandNamed(name)?.options ?? []).map((option) => `--${option}`);
export const valuesOf = (option: OptionName) => CHOICES[option]?.join(" ");

/** The words that stand before a value of a command's own, such as "posts --status", and the values. */
export const ownValues = (words: 2 | 3): [before: string, values: string][] =>
  Object.entries(CHOICES_OF)
    .flatMap(([command, choices]) => [command, ...aliasOf(command)].map((name) => ({ name, choices })))
    .filter(({ name }) => name.split(" ").length === words - 1)
    .flatMap(({ name, choices }) =>
      Object.entries(choices).map(([option, values]): [string, string] => [
        `${name} --${option}`,
        values.join(" "),
      ]),
    );

/** "posts" alone is "posts list". */
function aliasOf(command: string): string[] {
  const [group = "", second] = command.split(" ");
  return second !== undefined && GROUPS.get(group) === second ? [group] : [];
}

/** What may stand as an argument of a command. */
export const argumentsOf = (name: string): string[] =>
  (commandNamed(name)?.args ?? []).flatMap((arg) => arg.choices ?? own(OFFERED, arg.name) ?? []);

/** What may follow a command: words that complete it, choices of its arguments, its options. */
export function after(name: string): string[] {
  return [
    ...namesIn(name),
    ...argumentsOf(name),
    ...optionsOf(commandNamed(name) ? name : `${name} ${GROUPS.get(name)}`),
  ];
}

export const places = () => [...new Set([...NAMES, ...GROUPS.keys()])];
/** Options whose value may be a file. */
export const TAKES_FILE: ReadonlySet<OptionName> = new Set(["out", "brief", "data", "text"]);
export const filesAfter = [...TAKES_FILE].map((option) => `--${option}`).join("|");

export const withValues = () => Object.keys(CHOICES) as OptionName[];

/** Options that take a value behind "=" alone, and the values. */
export const afterEquals = (): [option: string, values: string][] =>
  Object.entries(AFTER_EQUALS).map(([option, values]) => [option, values.join(" ")]);

/** Options with a free value: behind them stands no other option. */
export const withoutChoices = () =>
  OPTION_NAMES.filter((name) => {
    const { value, bare } = optionNamed(name) ?? {};
    return value && !bare && !CHOICES[name] && !TAKES_FILE.has(name);
  })
    .map((name) => `--${name}`)
    .join("|");

/** Commands whose arguments are files, for a case of the shell. */
export const filesFor = () =>
  NAMES.filter((name) => commandNamed(name)?.args?.some((arg) => arg.name === "FILE"))
    .map((name) => `"${name}"`)
    .join("|");

export const ALONE = ["help", "version"] as const satisfies OptionName[];
export const aloneWords = () => ALONE.map((option) => `--${option}`).join(" ");
