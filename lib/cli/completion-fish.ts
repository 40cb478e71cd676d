import { AFTER_EQUALS, choicesIn } from "./choices.ts";
import { commandNamed, GROUPS, NAMES, namesIn } from "./commands.ts";
import { ALONE, argumentsOf, firstWords, TAKES_FILE } from "./completion-words.ts";
import { type OptionName, optionNamed } from "./options.ts";

/** The script for fish, where each word has its meaning beside it. */
export const fishScript = (): string => `# Completion of brandrun for fish: brandrun completion fish | source
${FUNCTIONS}
complete -c brandrun -f
${firstWords()
  .map((word) => `complete -c brandrun -n __fish_use_subcommand -a ${word} -d ${quoted(aboutOf(word))}`)
  .join("\n")}
${ALONE.map((option) => fishOption("__fish_use_subcommand", option, { command: "", says: undefined })).join("\n")}
${[...GROUPS.keys()]
  .flatMap((group) =>
    namesIn(group).map(
      (name) =>
        `complete -c brandrun -n "${onlyIn(group)}" -a ${name} -d ${quoted(aboutOf(`${group} ${name}`))}`,
    ),
  )
  .join("\n")}
${NAMES.flatMap((name) => fishOptions(name)).join("\n")}
`;

/** What the lines below them ask: the place of a word counts, since a value may read like a command. */
const FUNCTIONS = `function __brandrun_in
    set -l typed (commandline -opc)
    set -l last (math (count $argv) + 1)
    test "$typed[2..$last]" = "$argv"
end
function __brandrun_alone
    set -l typed (commandline -opc)
    __brandrun_in $argv[1]; and not contains -- "$typed[3]" $argv[2..-1]
end
function __brandrun_value
    commandline -ct | string replace -r '^--[^=]*=' ''
end
# "card,vid": what stands before the last comma stays.
function __brandrun_values
    set -l before (string match -r '^.*,' -- (__brandrun_value))
    printf '%s\\n' "$before"$argv
end
# "@FILE" in place of a value.
function __brandrun_at_files
    set -l typed (__brandrun_value)
    string match -q '@*' -- $typed; or return
    for file in (string sub -s 2 -- $typed)*
        test -d $file; and echo @$file/; or echo @$file
    end
end`;

const aboutOf = (name: string) =>
  (commandNamed(name) ?? commandNamed(`${name} ${GROUPS.get(name)}`))?.about ?? name;

const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** That a first word was typed, and none of the words that may stand behind it. */
const onlyIn = (group: string) => `__brandrun_alone ${[group, ...namesIn(group)].join(" ")}`;

function fishOptions(name: string): string[] {
  const [group = "", second] = name.split(" ");
  const whole = namesIn(name).length > 0 ? onlyIn(name) : `__brandrun_in ${name}`;
  // "posts" alone is "posts list".
  const isOfGroup = second !== undefined && GROUPS.get(group) === second;
  return [whole, ...(isOfGroup ? [onlyIn(group)] : [])].flatMap((seen) => fishOptionsAfter(seen, name));
}

function fishOptionsAfter(seen: string, name: string): string[] {
  const { options = [], says = {}, args = [] } = commandNamed(name) ?? {};
  const files = args.some(({ name: word }) => word === "FILE")
    ? [`complete -c brandrun -n "${seen}" -F`]
    : [];
  const choices = argumentsOf(name);
  const words = choices.length > 0 ? [`complete -c brandrun -n "${seen}" -a "${choices.join(" ")}"`] : [];
  return [
    ...files,
    ...words,
    ...options.map((option) => fishOption(seen, option, { command: name, says: says[option] })),
  ];
}

type Meant = { command: string; says: string | undefined };

function fishOption(seen: string, option: OptionName, { command, says }: Meant): string {
  const { value, short, bare, about } = optionNamed(option) ?? { about: "" };
  const parts = [
    `complete -c brandrun -n "${seen}" -l ${option}`,
    short && `-s ${short}`,
    value && !bare && (TAKES_FILE.has(option) ? "-rF" : "-x"),
    valuesOf(command, option),
    `-d ${quoted(says ?? about)}`,
  ];
  return parts.filter(Boolean).join(" ");
}

function valuesOf(command: string, option: OptionName): string | undefined {
  if (TAKES_FILE.has(option)) return '-a "(__brandrun_at_files)"';
  const bare = AFTER_EQUALS[option];
  if (bare) return `-a "${bare.join(" ")}"`;
  const values = choicesIn(command, option);
  return values && `-a "(__brandrun_values ${values.join(" ")})"`;
}
