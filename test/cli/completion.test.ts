import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, type TestContext, test } from "vitest";
import { emptyFolder } from "./child.ts";
import { cli } from "./fake-terminal.ts";

/** Programs that ask a completion script, as the shells do when a person presses Tab. The words to complete are "$@". */
const ASK = {
  bash: `source "$SCRIPT"
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _brandrun; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // Completion of zsh works in its line editor only, so a terminal of its own types the words and Tab.
  zsh: `zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "source $SETUP"
zpty -r shell said '*READY*'
zpty -w -n shell "$*"$'\\t\\x18'
zpty -r shell said '*DONE*'
zpty -d shell
[[ -s offered ]] && cat offered; cat typed >&3`,
  fish: 'source $SCRIPT; complete -C "$argv" | string split -f1 \\t',
};
/** Keeps what the completion offers, and the line that Tab makes of it. */
const ZSH_SETUP = `PS1=; LISTMAX=1000; source "$SCRIPT"
compadd() {
  local -a found
  if (( ! \${@[(I)-[OAD]]} )); then
    builtin compadd -O found "$@"; print -rl -- $IPREFIX$^found >> offered
  fi
  builtin compadd "$@"
}
show() { print -r -- "$BUFFER" > typed; zle kill-whole-line; print -n DONE }
zle -N show; bindkey '^X' show; bindkey '^I' complete-word; print -n RE''ADY`;
type Shell = keyof typeof ASK;
const shells = (Object.keys(ASK) as Shell[]).map((shell) => ({
  shell,
  isHere: spawnSync(shell, ["--version"]).status === 0,
}));
const isHere = (name: Shell) => shells.some(({ shell, isHere: found }) => shell === name && found);

/** Skips a test in a line that says which shell is missing. */
const needs = (context: TestContext, shell: Shell) =>
  context.skip(!isHere(shell), `${shell} is not installed on this machine`);

/** What a shell offers for the last word, and for zsh the line as Tab leaves it. */
async function pressing(shell: Shell) {
  const folder = emptyFolder();
  const [script = "", program = "", setup = ""] = ["script", "ask", "setup"].map((name) =>
    join(folder, name),
  );
  writeFileSync(script, (await cli(["completion", shell])).out);
  writeFileSync(program, ASK[shell]);
  writeFileSync(setup, ZSH_SETUP);
  return (...typed: string[]) => {
    rmSync(join(folder, "offered"), { force: true });
    const bare = { bash: "--norc", zsh: "-f", fish: "--no-config" }[shell];
    // biome-ignore lint/style/noProcessEnv: the shell is found where the caller finds it.
    const env = { PATH: process.env.PATH, HOME: folder, SCRIPT: script, SETUP: setup, TERM: "xterm" };
    const { stdout, stderr, output } = spawnSync(shell, [bare, program, "brandrun", ...typed], {
      env,
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      timeout: 20_000,
    });
    expect(String(stderr)).toBe("");
    return {
      offered: String(stdout).split("\n"),
      line: String(output[3]).replace("brandrun ", "").trimEnd(),
    };
  };
}

async function asking(shell: Shell) {
  const pressed = await pressing(shell);
  return (...typed: string[]): string[] =>
    pressed(...typed).offered.filter((word) => word.startsWith(typed.at(-1) ?? ""));
}

describe.each(shells)("completion in $shell", ({ shell }) => {
  test("offers commands, their second words, options and values", async (context) => {
    needs(context, shell);
    const offered = await asking(shell);

    expect(offered("")).toEqual(expect.arrayContaining(["generate", "webhooks", "posts", "doctor"]));
    expect(offered("posts", "c")).toContain("cancel");
    expect(offered("generate", "--web")).toEqual(["--webhook-url"]);
    expect(offered("generate", "--theme", "")).toEqual(expect.arrayContaining(["dark", "light"]));
    expect(offered("posts", "show", "--r")).not.toContain("--run");
    expect(offered("completion", "z")).toContain("zsh");
    expect(offered("runs", "--verdict", "")).toEqual(expect.arrayContaining(["approved", "needs_review"]));
  });

  test("offers the values that an option has in its command", async (context) => {
    needs(context, shell);
    const offered = await asking(shell);

    expect(offered("runs", "--status", "")).toEqual(expect.arrayContaining(["queued", "succeeded"]));
    expect(offered("posts", "list", "--status", "s")).toEqual(["scheduled"]);
    expect(offered("posts", "--status", "po")).toEqual(["posted"]);
    expect(offered("webhooks", "deliveries", "--status", "d")).toEqual(["delivered"]);
    expect(offered("screens", "add", "--theme", "u")).toEqual(["unknown"]);
    expect(offered("generate", "--theme", "u").filter(Boolean)).toEqual([]);
    expect(offered("generate", "--template", "test")).toEqual(["testimonial"]);
    expect(offered("templates", "show", "milest")).toEqual(["milestone"]);
    expect(offered("photos", "add", "--kind", "pl")).toEqual(["place"]);
  });

  test("completes the last entry of a list with commas, and a file behind @", async (context) => {
    needs(context, shell);
    const offered = await asking(shell);

    expect(offered("runs", "--status", "queued,su")).toEqual(["queued,succeeded"]);
    const verdicts = offered("runs", "--verdict", "approved,needs_review,");
    expect(verdicts).toContain("approved,needs_review,rejected");
    expect(offered("generate", "--brief", "@scr")).toContain("@script");
  });

  test("takes a word for a command only where a command stands", async (context) => {
    needs(context, shell);
    const offered = await asking(shell);

    expect(offered("runs", "--search", "review", "--no")).toEqual(["--no-retry"]);
    expect(offered("--h")).toEqual(["--help"]);
  });

  test("offers files where a file may stand, and nothing where nobody knows", async (context) => {
    needs(context, shell);
    const offered = await asking(shell);

    expect(offered("brand", "set", "scr")).toContain("script");
    expect(offered("generate", "--out", "scr")).toContain("script");
    expect(offered("generate", "--copy", "").filter(Boolean)).toEqual([]);
  });
});

test("bash completes the value of --name=VALUE, which it takes apart", async (context) => {
  needs(context, "bash");
  const offered = await asking("bash");

  expect(offered("generate", "--channel", "=", "li")).toEqual(["linkedin"]);
  // An option that stands alone too has values behind "=", and other options behind a space.
  expect(offered("generate", "--sound", "=", "b")).toEqual(["bright"]);
  expect(offered("generate", "--sound", "--th")).toEqual(["--theme"]);
});

test("Tab in zsh completes the line, --name=VALUE too", async (context) => {
  needs(context, "zsh");
  const pressed = await pressing("zsh");
  const line = (...typed: string[]) => pressed(...typed).line;

  expect(line("gen")).toBe("generate");
  expect(line("generate", "--channel=li")).toBe("generate --channel=linkedin");
  expect(line("runs", "--status=queued,su")).toBe("runs --status=queued,succeeded");
  expect(line("posts", "list", "--status=sch")).toBe("posts list --status=scheduled");
  expect(line("generate", "--sound=b")).toBe("generate --sound=bright");
  expect(line("generate", "--sound", "--th")).toBe("generate --sound --theme");
  expect(line("generate", "--brief=@scr")).toBe("generate --brief=@script");
  expect(line("generate", "--limit=")).toBe("generate --limit=");
});

test("fish completes the value of --name=VALUE", async (context) => {
  needs(context, "fish");
  const offered = await asking("fish");

  expect(offered("generate", "--channel=li")).toEqual(["--channel=linkedin"]);
  expect(offered("runs", "--status=queued,su")).toEqual(["--status=queued,succeeded"]);
  expect(offered("generate", "--brief=@scr")).toEqual(["--brief=@script"]);
});

test("zsh loads its completion where the profile has not", async (context) => {
  needs(context, "zsh");
  const folder = emptyFolder();
  const script = join(folder, "script");
  writeFileSync(script, (await cli(["completion", "zsh"])).out);
  // biome-ignore lint/style/noProcessEnv: the shell is found where the caller finds it.
  const env = { PATH: process.env.PATH, HOME: folder };
  const asked = 'eval "$(cat script)"; print -r -- $_comps[brandrun]';
  const { stdout, stderr } = spawnSync("zsh", ["-f", "-c", asked], { env, cwd: folder });
  expect([String(stdout), String(stderr)]).toEqual(["_brandrun\n", ""]);
});
