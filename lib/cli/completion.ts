import { fishScript } from "./completion-fish.ts";
import {
  after,
  afterEquals,
  aloneWords,
  filesAfter,
  filesFor,
  firstWords,
  ownValues,
  places,
  valuesOf,
  withoutChoices,
  withValues,
} from "./completion-words.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import type { CommandLine } from "./given.ts";
import type { Terminal } from "./terminal.ts";

type Shell = "bash" | "zsh" | "fish";

/** `brandrun completion SHELL`: commands, options and their values, made from the table of commands. */
export async function completion(terminal: Terminal, { words: [shell] }: CommandLine): Promise<ExitCode> {
  terminal.out.write(SCRIPTS[shell as Shell]());
  return EXIT.ok;
}

const SCRIPTS: Record<Shell, () => string> = {
  bash: () => `# Completion of brandrun for bash: eval "$(brandrun completion bash)"
_brandrun() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  local first="\${COMP_WORDS[1]}" second="\${COMP_WORDS[2]}" known="" start="" equals=""
  # Readline takes --name=VALUE apart.
  if [ "$word" = "=" ]; then word=""; equals="="; before="\${COMP_WORDS[COMP_CWORD-1]}"
  elif [ "$before" = "=" ]; then equals="="; before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  case "$before$equals" in
${afterEquals()
  .map(([option, values]) => `    --${option}=) known="${values}" ;;`)
  .join("\n")}
  esac
  [ -z "$known" ] && case "$first $second $before" in
${ownValues(3)
  .map(([words, values]) => `    "${words}") known="${values}" ;;`)
  .join("\n")}
  esac
  [ -z "$known" ] && case "$first $before" in
${ownValues(2)
  .map(([words, values]) => `    "${words}") known="${values}" ;;`)
  .join("\n")}
  esac
  [ -z "$known" ] && case "$before" in
${withValues()
  .map((option) => `    --${option}) known="${valuesOf(option)}" ;;`)
  .join("\n")}
    ${filesAfter}|-o)
      case "$word" in @*) start="@" ;; esac
      COMPREPLY=( $(compgen -P "$start" -f -- "\${word#@}") ); return ;;
    ${withoutChoices()}) COMPREPLY=(); return ;;
  esac
  if [ -z "$known" ]; then
    if [ "$COMP_CWORD" -eq 1 ]; then
      known="${firstWords().join(" ")} ${aloneWords()}"
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
  # "card,vid": what stands before the last comma stays.
  case "$word" in *,*) start="\${word%,*},"; word="\${word##*,}" ;; esac
  COMPREPLY=( $(compgen -P "$start" -W "$known" -- "$word") )
  case "$first $second" in
    ${filesFor()}) COMPREPLY+=( $(compgen -f -- "$word") ) ;;
  esac
}
complete -o filenames -F _brandrun brandrun
`,
  zsh: () => `#compdef brandrun
# Completion of brandrun for zsh: eval "$(brandrun completion zsh)"
(( \${+functions[compdef]} )) || { autoload -Uz compinit && compinit; }
_brandrun() {
  local -a known
  local before="\${words[CURRENT-1]}" equals=""
  # --name=VALUE is one word here.
  if [[ "\${words[CURRENT]}" == --*=* ]]; then
    before="\${words[CURRENT]%%=*}"; equals="="; compset -P '*='
  fi
  case "$before$equals" in
${afterEquals()
  .map(([option, values]) => `    --${option}=) known=(${values}) ;;`)
  .join("\n")}
  esac
  (( \${#known} == 0 )) && case "\${words[2]} \${words[3]} $before" in
${ownValues(3)
  .map(([words, values]) => `    "${words}") known=(${values}) ;;`)
  .join("\n")}
  esac
  (( \${#known} == 0 )) && case "\${words[2]} $before" in
${ownValues(2)
  .map(([words, values]) => `    "${words}") known=(${values}) ;;`)
  .join("\n")}
  esac
  (( \${#known} == 0 )) && case "$before" in
${withValues()
  .map((option) => `    --${option}) known=(${valuesOf(option)}) ;;`)
  .join("\n")}
    ${filesAfter}|-o) compset -P '@'; _files; return ;;
    ${withoutChoices()}) return ;;
  esac
  [[ -n "$equals" && \${#known} -eq 0 ]] && return
  if (( \${#known} == 0 )); then
    if (( CURRENT == 2 )); then
      known=(${firstWords().join(" ")} ${aloneWords()})
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
  compset -P '*,'
  compadd -- "\${known[@]}"
  case "\${words[2]} \${words[3]}" in
    ${filesFor()}) _files ;;
  esac
}
compdef _brandrun brandrun
`,
  fish: fishScript,
};
