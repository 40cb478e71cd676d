import { parseArgs } from "node:util";
import { misuse } from "./exit.ts";
import { nearest } from "./nearest.ts";
import { COMMANDS, type CommandName, isCommand, OPTIONS, type OptionName, optionNamed } from "./options.ts";

/** The options as given, in order; a switch holds one empty string each time. */
export type GivenOptions = ReadonlyMap<OptionName, readonly string[]>;
export type CommandLine = { command: CommandName | undefined; given: GivenOptions };

/** The value of an option; the last one counts. */
export const lastValue = (given: GivenOptions, name: OptionName): string | undefined =>
  given.get(name)?.at(-1);

const nodeOptions = Object.fromEntries(
  Object.keys(OPTIONS).map((name) => {
    const { value, short } = optionNamed(name)!;
    return [name, { type: value ? ("string" as const) : ("boolean" as const), ...(short && { short }) }];
  }),
);

/** Splits without judging: Node's own complaints know no neighbours to suggest. */
const tokenize = (args: string[]) =>
  parseArgs({ args, options: nodeOptions, strict: false, tokens: true, allowPositionals: true }).tokens;

type Token = Extract<ReturnType<typeof tokenize>[number], { kind: "option" }>;

/** What the person typed, as a command and its options. Stops with usage advice when it makes no sense. */
export function readCommandLine(args: string[]): CommandLine {
  const given = new Map<OptionName, string[]>();
  const words: string[] = [];
  for (const token of tokenize(args)) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind === "option") {
      const name = knownOption(token);
      given.set(name, [...(given.get(name) ?? []), optionValue(token)]);
    }
  }
  if (words[0] === "help") {
    given.set("help", [""]);
    words.shift();
  }
  const command = readCommand(words, given);
  if (command) refuseForeign(command, given);
  return { command, given };
}

function knownOption({ name, rawName }: Token): OptionName {
  if (optionNamed(name)) return name as OptionName;
  const close = nearest(name, Object.keys(OPTIONS));
  throw misuse(`There is no option ${rawName}.`, close ? `Did you mean --${close}?` : SEE_HELP);
}

function optionValue({ name, rawName, value, inlineValue }: Token): string {
  const wanted = optionNamed(name)?.value;
  if (!wanted) {
    if (value !== undefined) throw misuse(`${rawName} is a switch and takes no value.`);
    return "";
  }
  const swallowed = !inlineValue && value?.startsWith("--");
  if (value === undefined || swallowed) {
    const dashes = swallowed ? [`If the value really begins with --, write ${rawName}=${value}.`] : [];
    throw misuse(`${rawName} needs a value: ${rawName} ${wanted}`, ...dashes);
  }
  return value;
}

function readCommand([word, ...rest]: string[], given: GivenOptions): CommandName | undefined {
  if (word === undefined) return undefined;
  if (!isCommand(word)) {
    const close = nearest(word, Object.keys(COMMANDS));
    throw misuse(`There is no command "${word}".`, close ? `Did you mean brandrun ${close}?` : SEE_HELP);
  }
  if (rest.length > 0) {
    const quotes = given.has("brief") ? "A brief of several words needs quotes around it." : undefined;
    const brief = word === "generate" ? `Say what you want with --brief "${rest.join(" ")}".` : SEE_HELP;
    throw misuse(`"${rest[0]}" is one word too many.`, quotes ?? brief);
  }
  return word;
}

function refuseForeign(command: CommandName, given: GivenOptions) {
  const own: readonly OptionName[] = COMMANDS[command].options;
  const foreign = [...given.keys()].find((name) => !own.includes(name));
  if (foreign)
    throw misuse(`brandrun ${command} has no option --${foreign}.`, `See brandrun ${command} --help.`);
}

const SEE_HELP = "See brandrun --help.";
