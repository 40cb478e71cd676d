import { commandNamed, GROUPS, NAMES, namesIn } from "./commands.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import type { CommandLine } from "./given.ts";
import { CHOICES } from "./help.ts";
import { type OptionName, optionNamed } from "./options.ts";
import type { Terminal } from "./terminal.ts";

type Shell = "bash" | "zsh" | "fish";

/** `brandrun completion SHELL`: commands, options and their values, made from the table of commands. */
export async function completion(terminal: Terminal, { words: [shell] }: CommandLine): Promise<ExitCode> {
  terminal.out.write(SCRIPTS[shell as Shell]());
  return EXIT.ok;
}

const firstWords = () => [...new Set(NAMES.map((name) => name.split(" ")[0] ?? ""))];
const optionsOf = (name: string) => (commandNamed(name)?.options ?? []).map((option) => `--${option}`);
const valuesOf = (option: OptionName) => CHOICES[option]?.join(" ");

/** What may follow a command: words that complete it, choices of its arguments, its options. */
function after(name: string): string[] {
  const choices = (commandNamed(name)?.args ?? []).flatMap((arg) => arg.choices ?? []);
  return [
    ...namesIn(name),
    ...choices,
    ...optionsOf(GROUPS.has(name) ? `${name} ${GROUPS.get(name)}` : name),
  ];
}

const places = () => [...new Set([...NAMES, ...GROUPS.keys()])];
/** Options whose value may be a file. */
const TAKES_FILE: ReadonlySet<OptionName> = new Set(["out", "brief", "data", "text"]);
const filesAfter = [...TAKES_FILE].map((option) => `--${option}`).join("|");

const withValues = () => Object.keys(CHOICES) as OptionName[];

const SCRIPTS: Record<Shell, () => string> = {
  bash: () => `# Completion of brandrun for bash: eval "$(npx brandrun completion bash)"
_brandrun() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  local first="\${COMP_WORDS[1]}" second="\${COMP_WORDS[2]}" known=""
  case "$before" in
${withValues()
  .map((option) => `    --${option}) known="${valuesOf(option)}" ;;`)
  .join("\n")}
    ${filesAfter}|-o) COMPREPLY=( $(compgen -f -- "$word") ); return ;;
  esac
  if [ -z "$known" ]; then
    if [ "$COMP_CWORD" -eq 1 ]; then
      known="${firstWords().join(" ")}"
    else
      case "$first $second" in
${places()
  .filter((name) => name.includes(" "))
  .map((name) => `        "${name}") [ "$COMP_CWORD" -gt 2 ] && known="${after(name).join(" ")}" ;;`)
  .join("\n")}
      esac
      [ -z "$known" ] && case "$first" in
${places()
  .filter((name) => !name.includes(" "))
  .map((name) => `        ${name}) known="${after(name).join(" ")}" ;;`)
  .join("\n")}
      esac
    fi
  fi
  COMPREPLY=( $(compgen -W "$known" -- "$word") )
  [ \${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=( $(compgen -f -- "$word") )
}
complete -F _brandrun brandrun
`,
  zsh: () => `#compdef brandrun
# Completion of brandrun for zsh: eval "$(brandrun completion zsh)"
_brandrun() {
  local -a known
  case "\${words[CURRENT-1]}" in
${withValues()
  .map((option) => `    --${option}) known=(${valuesOf(option)}) ;;`)
  .join("\n")}
    ${filesAfter}|-o) _files; return ;;
  esac
  if (( \${#known} == 0 )); then
    if (( CURRENT == 2 )); then
      known=(${firstWords().join(" ")})
    else
      (( CURRENT > 3 )) && case "\${words[2]} \${words[3]}" in
${places()
  .filter((name) => name.includes(" "))
  .map((name) => `        "${name}") known=(${after(name).join(" ")}) ;;`)
  .join("\n")}
      esac
      (( \${#known} == 0 )) && case "\${words[2]}" in
${places()
  .filter((name) => !name.includes(" "))
  .map((name) => `        ${name}) known=(${after(name).join(" ")}) ;;`)
  .join("\n")}
      esac
    fi
  fi
  compadd -- "\${known[@]}"
  _files
}
compdef _brandrun brandrun
`,
  fish: () => `# Completion of brandrun for fish: npx brandrun completion fish | source
complete -c brandrun -f
${firstWords()
  .map((word) => `complete -c brandrun -n __fish_use_subcommand -a ${word} -d ${quoted(aboutOf(word))}`)
  .join("\n")}
${[...GROUPS.keys()]
  .flatMap((group) =>
    namesIn(group).map(
      (name) =>
        `complete -c brandrun -n "__fish_seen_subcommand_from ${group}" -a ${name} -d ${quoted(aboutOf(`${group} ${name}`))}`,
    ),
  )
  .join("\n")}
${NAMES.flatMap((name) => fishOptions(name)).join("\n")}
`,
};

const aboutOf = (name: string) =>
  (commandNamed(name) ?? commandNamed(`${name} ${GROUPS.get(name)}`))?.about ?? name;

const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

function fishOptions(name: string): string[] {
  const seen = name
    .split(" ")
    .map((word) => `__fish_seen_subcommand_from ${word}`)
    .join("; and ");
  const { options = [], says = {}, args = [] } = commandNamed(name) ?? {};
  const files = args.some(({ name: word }) => word === "FILE")
    ? [`complete -c brandrun -n "${seen}" -F`]
    : [];
  const choices = args.flatMap((arg) => arg.choices ?? []);
  const words = choices.length > 0 ? [`complete -c brandrun -n "${seen}" -a "${choices.join(" ")}"`] : [];
  return [...files, ...words, ...options.map((option) => fishOption(seen, option, says[option]))];
}

function fishOption(seen: string, option: OptionName, says: string | undefined): string {
  const { value, short, bare, about } = optionNamed(option) ?? { about: "" };
  const values = valuesOf(option);
  const parts = [
    `complete -c brandrun -n "${seen}" -l ${option}`,
    short && `-s ${short}`,
    value && !bare && (TAKES_FILE.has(option) ? "-rF" : "-x"),
    values && `-a "${values}"`,
    `-d ${quoted(says ?? about)}`,
  ];
  return parts.filter(Boolean).join(" ");
}
