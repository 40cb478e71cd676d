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
  zsh: `compdef() { : }; _files() { print -l -- *(N) }; compset() { : }; compadd() { shift; print -l -- "$@" }
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

test.skipIf(!shells.some(({ shell, isHere }) => shell === "bash" && isHere))(
  "the last entry of a list with commas is completed in bash",
  async () => {
    const offered = await asking("bash");
    expect(offered("runs", "--status", "queued,su")).toEqual(["queued,succeeded"]);
    expect(offered("runs", "--verdict", "approved,needs_review,")).toContain(
      "approved,needs_review,rejected",
    );
  },
);

describe.each(shells)("completion in $shell", ({ shell, isHere }) => {
  test.skipIf(!isHere)("offers commands, their second words, options and values", async () => {
    const offered = await asking(shell);

    expect(offered("")).toEqual(expect.arrayContaining(["generate", "webhooks", "posts", "doctor"]));
    expect(offered("posts", "c")).toContain("cancel");
    expect(offered("generate", "--web")).toEqual(["--webhook-url"]);
    expect(offered("generate", "--theme", "")).toEqual(expect.arrayContaining(["dark", "light"]));
    expect(offered("posts", "show", "--r")).not.toContain("--run");
    expect(offered("completion", "z")).toContain("zsh");
    expect(offered("runs", "--verdict", "")).toEqual(expect.arrayContaining(["approved", "needs_review"]));
  });

  test.skipIf(!isHere)("offers the values that an option has in its command", async () => {
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

  test.skipIf(!isHere)("offers files where a file may stand, and nothing where nobody knows", async () => {
    const offered = await asking(shell);

    expect(offered("brand", "set", "scr")).toContain("script");
    expect(offered("generate", "--out", "scr")).toContain("script");
    expect(offered("generate", "--copy", "").filter(Boolean)).toEqual([]);
  });
});

test.skipIf(!shells[0]?.isHere)(
  "bash completes the value of --name=VALUE, which it takes apart",
  async () => {
    const offered = await asking("bash");

    expect(offered("generate", "--channel", "=", "li")).toEqual(["linkedin"]);
    expect(offered("generate", "--brief", "@scr")).toEqual(["@script"]);
    // An option that stands alone too has values behind "=", and other options behind a space.
    expect(offered("generate", "--sound", "=", "b")).toEqual(["bright"]);
    expect(offered("generate", "--sound", "--th")).toEqual(["--theme"]);
  },
);

test.skipIf(!shells[1]?.isHere)("zsh loads its completion where the profile has not", async () => {
  const folder = emptyFolder();
  const script = join(folder, "script");
  writeFileSync(script, (await cli(["completion", "zsh"])).out);
  // biome-ignore lint/style/noProcessEnv: the shell is found where the caller finds it.
  const env = { PATH: process.env.PATH, HOME: folder };
  const asked = 'eval "$(cat script)"; print -r -- $_comps[brandrun]';
  const { stdout, stderr } = spawnSync("zsh", ["-f", "-c", asked], { env, cwd: folder });
  expect([String(stdout), String(stderr)]).toEqual(["_brandrun\n", ""]);
});
