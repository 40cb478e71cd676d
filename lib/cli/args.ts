import { parseArgs } from "node:util";
import type { Argument } from "./command.ts";
import { commandNamed, GROUPS, NAMES, namesIn } from "./commands.ts";
import { misuse } from "./exit.ts";
import type { CommandLine, GivenOptions } from "./given.ts";
import { nearest } from "./nearest.ts";
import { OPTIONS, type OptionName, optionNamed } from "./options.ts";

const nodeOptions = Object.fromEntries(
  Object.keys(OPTIONS).map((name) => {
    const { value, short, bare } = optionNamed(name)!;
    return [
      name,
      { type: value && !bare ? ("string" as const) : ("boolean" as const), ...(short && { short }) },
    ];
  }),
);

/** Splits without judging: Node's own complaints know no neighbours to suggest. */
const tokenize = (args: string[]) =>
  parseArgs({ args, options: nodeOptions, strict: false, tokens: true, allowPositionals: true }).tokens;

/** Lists that the API has a plural name for. */
const PLURALS = /^--(channel|asset-type)s(?==|$)/;
const singular = (arg: string) => arg.replace(PLURALS, "--$1");

type Token = Extract<ReturnType<typeof tokenize>[number], { kind: "option" }>;

/** What the person typed, as a command and its options. Stops with usage advice when it makes no sense. */
export function readCommandLine(args: string[]): CommandLine {
  const given = new Map<OptionName, string[]>();
  const words: string[] = [];
  const tokens = tokenize(args.map(singular));
  const isWord = (token: (typeof tokens)[number]) => token.kind === "positional";
  const typed = tokens.filter(isWord).map(({ value }) => value ?? "");
  for (const token of tokens) {
    if (isWord(token)) words.push(token.value ?? "");
    if (token.kind === "option") {
      const name = knownOption(token, typed);
      given.set(name, [...(given.get(name) ?? []), optionValue(token)]);
    }
  }
  if (words[0] === "help") {
    given.set("help", [""]);
    words.shift();
  }
  if (given.has("help")) return { command: words.slice(0, 2).join(" ") || undefined, words: [], given };
  const [command, rest] = readCommand(words);
  if (command === undefined) return { command, words: rest, given };
  refuseForeign(command, given);
  refuseWords(command, rest, given);
  return { command, words: rest, given };
}

function knownOption({ name, rawName }: Token, typed: readonly string[]): OptionName {
  if (optionNamed(name)) return name as OptionName;
  const close = nearest(name, Object.keys(OPTIONS));
  throw misuse(`There is no option ${rawName}.`, close ? `Did you mean --${close}?` : helpOf(typed));
}

/** The help of the command that the words begin with. */
function helpOf([word = "", second = ""]: readonly string[]): string {
  const command = [`${word} ${second}`, word].find((name) => commandNamed(name) || GROUPS.has(name));
  return command ? `See npx brandrun ${command} --help.` : SEE_HELP;
}

function optionValue({ name, rawName, value, inlineValue }: Token): string {
  const { value: wanted, bare } = optionNamed(name) ?? {};
  if (bare) return value ?? "";
  if (!wanted) {
    if (value !== undefined)
      throw misuse(`${rawName} is a switch and takes no value.`, `Write ${rawName} alone.`);
    return "";
  }
  const swallowed = !inlineValue && value?.startsWith("--");
  if (value === undefined || swallowed) {
    const dashes = swallowed ? [`If the value really begins with --, write ${rawName}=${value}.`] : [];
    throw misuse(`${rawName} needs a value.`, `Write ${rawName} ${wanted}.`, ...dashes);
  }
  return value;
}

/** The command that the first words name, and the words after it. A group alone is its list. */
function readCommand(words: readonly string[]): [command: string | undefined, rest: readonly string[]] {
  const [word, second] = words;
  if (word === undefined) return [undefined, []];
  if (second !== undefined && commandNamed(`${word} ${second}`)) return [`${word} ${second}`, words.slice(2)];
  if (commandNamed(word)) return [word, words.slice(isList(word, second) ? 2 : 1)];
  const group = GROUPS.get(word);
  if (!group) throw unknownCommand(word, second);
  if (second === undefined && group) return [`${word} ${group}`, []];
  throw second === undefined
    ? misuse(
        `Say what to do: npx brandrun ${word} ${namesIn(word)[0]}.`,
        `One of ${namesIn(word).join(", ")}.`,
      )
    : unknownInGroup(word, second);
}

function unknownInGroup(group: string, word: string) {
  const known = commandNamed(group) ? ["list", ...namesIn(group)] : namesIn(group);
  const close = nearest(word, known);
  return misuse(
    `There is no "${word}" in brandrun ${group}.`,
    close ? `Did you mean npx brandrun ${group} ${close}?` : `One of ${known.join(", ")}.`,
    `See npx brandrun ${group} --help.`,
  );
}

/** `runs list` is `runs`, as `posts` is `posts list`. */
const isList = (word: string, second: string | undefined) => second === "list" && GROUPS.has(word);

/** What people call a decision about a run. */
const DECISIONS = new Map([
  ["approve", "review RUN approved"],
  ["reject", "review RUN rejected"],
]);

function unknownCommand(word: string, second = "") {
  const decision = DECISIONS.get(word);
  if (decision) return misuse(`There is no command "${word}".`, `Did you mean npx brandrun ${decision}?`);
  if (optionNamed(word))
    return misuse(`There is no command "${word}".`, `Did you mean npx brandrun --${word}?`);
  const close = nearest(word, [
    ...new Set([...NAMES.filter((name) => !name.includes(" ")), ...GROUPS.keys()]),
  ]);
  const whole = close && namesIn(close).includes(second) ? `${close} ${second}` : close;
  const grouped = NAMES.filter((name) => name.endsWith(` ${word}`)).map((name) => `npx brandrun ${name}`);
  const meant = whole ? `npx brandrun ${whole}` : grouped.join(", or ");
  return misuse(`There is no command "${word}".`, meant ? `Did you mean ${meant}?` : SEE_HELP);
}

function refuseWords(command: string, words: readonly string[], given: GivenOptions) {
  const args = commandNamed(command)?.args ?? [];
  // The empty text of an unset variable in quotes names nothing.
  const missing = args.find(({ optional }, index) => !optional && !words[index]);
  if (missing)
    throw misuse(
      `${missing.name} is missing. ${missing.about}`,
      `Write npx brandrun ${[command, ...args.map(usageOf)].join(" ")}.`,
    );
  const wrong = args.findIndex(({ choices }, index) => !allowed(choices, words[index]));
  if (wrong >= 0)
    throw misuse(
      `"${words[wrong]}" is not one of ${args[wrong]?.choices?.join(", ")}.`,
      `See npx brandrun ${command} --help.`,
    );
  if (words.length <= args.length || args.at(-1)?.many) return;
  const word = words[args.length] ?? "";
  const bare = [...given].find(([name, values]) => optionNamed(name)?.bare && values.includes(""))?.[0];
  if (bare)
    throw misuse(`"${word}" is one word too many.`, `If it is meant for --${bare}, write --${bare}=${word}.`);
  if (GROUPS.has(command)) throw unknownInGroup(command, word);
  const quotes = given.has("brief") ? "A brief of several words needs quotes around it." : undefined;
  const brief =
    command === "generate" ? `Say what you want with --brief "${words.join(" ")}".` : helpOf([command]);
  throw misuse(`"${word}" is one word too many.`, quotes ?? brief);
}

const allowed = (choices: readonly string[] | undefined, word: string | undefined) =>
  !choices || word === undefined || choices.includes(word);

/** `RUN`, `[TEXT]`, `FILE...` as help writes them. */
export function usageOf({ name, optional, many }: Argument): string {
  const shown = many ? `${name}...` : name;
  return optional ? `[${shown}]` : shown;
}

function refuseForeign(command: string, given: GivenOptions) {
  const own = commandNamed(command)?.options ?? [];
  const foreign = [...given.keys()].find((name) => !own.includes(name));
  if (foreign)
    throw misuse(`brandrun ${command} has no option --${foreign}.`, `See npx brandrun ${command} --help.`);
}

const SEE_HELP = "See npx brandrun --help.";
