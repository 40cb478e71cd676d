import { AFTER_EQUALS, choicesIn } from "./choices.ts";
import { commandNamed, GROUPS, NAMES, namesIn } from "./commands.ts";
import { argumentsOf, firstWords, TAKES_FILE } from "./completion-words.ts";
import { type OptionName, optionNamed } from "./options.ts";

/** The script for fish, where each word has its meaning beside it. */
export const fishScript =
  (): string => `# Completion of brandrun for fish: npx brandrun completion fish | source
complete -c brandrun -f
${firstWords()
  .map((word) => `complete -c brandrun -n __fish_use_subcommand -a ${word} -d ${quoted(aboutOf(word))}`)
  .join("\n")}
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

const aboutOf = (name: string) =>
  (commandNamed(name) ?? commandNamed(`${name} ${GROUPS.get(name)}`))?.about ?? name;

const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** That a first word was typed, and none of the words that may stand behind it. */
const onlyIn = (group: string) =>
  `__fish_seen_subcommand_from ${group}; and not __fish_seen_subcommand_from ${namesIn(group).join(" ")}`;

function fishOptions(name: string): string[] {
  const [group = "", second] = name.split(" ");
  const both = name.split(" ").map((word) => `__fish_seen_subcommand_from ${word}`);
  const whole = namesIn(name).length > 0 ? onlyIn(name) : both.join("; and ");
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
  const values = (choicesIn(command, option) ?? AFTER_EQUALS[option])?.join(" ");
  const parts = [
    `complete -c brandrun -n "${seen}" -l ${option}`,
    short && `-s ${short}`,
    value && !bare && (TAKES_FILE.has(option) ? "-rF" : "-x"),
    values && `-a "${values}"`,
    `-d ${quoted(says ?? about)}`,
  ];
  return parts.filter(Boolean).join(" ");
}
