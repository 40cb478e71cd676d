import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { emptyFolder } from "./child.ts";
import { cli } from "./fake-terminal.ts";

/** Programs that ask a completion script, as the shells do when a person presses Tab. The words to complete are "$@". */
const ASK = {
  bash: `source "$SCRIPT"
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _brandrun; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: `compdef() { : }; _files() { : }; compadd() { shift; print -l -- "$@" }
source "$SCRIPT"
words=("$@"); CURRENT=$#; _brandrun`,
  fish: 'source $SCRIPT; complete -C "$argv" | string split -f1 \\t',
};
type Shell = keyof typeof ASK;
const shells = (Object.keys(ASK) as Shell[]).map((shell) => ({
  shell,
  isHere: spawnSync(shell, ["--version"]).status === 0,
}));

async function asking(shell: Shell) {
  const folder = emptyFolder();
  const script = join(folder, "script");
  writeFileSync(script, (await cli(["completion", shell])).out);
  const program = join(folder, "ask");
  writeFileSync(program, ASK[shell]);
  return (...typed: string[]): string[] => {
    const bare = { bash: "--norc", zsh: "-f", fish: "--no-config" }[shell];
    // biome-ignore lint/style/noProcessEnv: the shell is found where the caller finds it.
    const env = { PATH: process.env.PATH, HOME: folder, SCRIPT: script };
    const { stdout, stderr } = spawnSync(shell, [bare, program, "brandrun", ...typed], { env, cwd: folder });
    expect(String(stderr)).toBe("");
    const last = typed.at(-1) ?? "";
    return String(stdout)
      .split("\n")
      .filter((word) => word.startsWith(last));
  };
}

describe.each(shells)("completion in $shell", ({ shell, isHere }) => {
  test.skipIf(!isHere)("offers commands, their second words, options and values", async () => {
    const offered = await asking(shell);

    expect(offered("")).toEqual(expect.arrayContaining(["generate", "webhooks", "posts", "doctor"]));
    expect(offered("posts", "c")).toContain("cancel");
    expect(offered("generate", "--web")).toEqual(["--webhook-url"]);
    expect(offered("generate", "--theme", "")).toEqual(expect.arrayContaining(["dark", "light"]));
    expect(offered("posts", "show", "--r")).not.toContain("--run");
    expect(offered("completion", "z")).toContain("zsh");
  });
});
