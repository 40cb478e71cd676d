import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cliProcess, emptyFolder } from "./child.ts";
import { KEY, startService } from "./fake-service.ts";
import { cli, fakeTerminal } from "./fake-terminal.ts";

/** Types it in a terminal whose network would fail the test. */
async function misuse(...args: string[]) {
  const fetch = () => Promise.reject(new Error("nothing may be sent"));
  const { shown, types } = fakeTerminal({ fetch, env: { BRANDRUN_API_KEY: KEY } });
  return { code: await types(args), out: shown.out, err: shown.err };
}

test.each([
  [["generate", "--breif", "x"], "There is no option --breif.", "Did you mean --brief?"],
  [["generate", "--brief", "x", "--dryrun"], "There is no option --dryrun.", "Did you mean --dry-run?"],
  [["generate", "--brief", "x", "--chan", "web"], "There is no option --chan.", "Did you mean --channel?"],
  [["acount"], 'There is no command "acount".', "Did you mean npx brandrun account?"],
  [
    ["cancel"],
    'There is no command "cancel".',
    "Did you mean npx brandrun runs cancel, or npx brandrun posts cancel, or npx brandrun campaign",
  ],
  [["approve", "x"], 'There is no command "approve".', "Did you mean npx brandrun review RUN approved?"],
  [["reject", "x"], 'There is no command "reject".', "Did you mean npx brandrun review RUN rejected?"],
  [["publish"], 'There is no command "publish".', "See npx brandrun --help."],
  [["generate", "--brief", "two", "words"], '"words" is one word too many.', "needs quotes"],
  [["generate", "--brief", "b", "--sound", "calm"], '"calm" is one word too many.', "write --sound=calm"],
  [["runs", "--livemode", "true"], '"true" is one word too many.', "write --livemode=true"],
  [["runs", "true"], 'There is no "true" in brandrun runs.', "runs --help"],
  [["brand", "draft"], "Say what to draft from", 'brand draft --text "Kite'],
  [["generate", "two", "words"], '"two" is one word too many.', '--brief "two words"'],
  [["account", "--brief", "x"], "brandrun account has no option --brief.", "account --help"],
  [["generate", "--brief", "--json"], "--brief needs a value.", "--brief=--json"],
  [["generate", "--key"], "--key needs a value.", "Write --key KEY."],
  [["generate", "--json=yes"], "--json is a switch and takes no value.", ""],
  [["generate"], "A brief is needed", "--brief"],
  [["generate", "--brief", "  "], "The brief is empty.", ""],
  [["generate", "--brief", "@/no/such/file"], 'Cannot read the brief from "/no/such/file"', "write @@"],
  [["generate", "--brief", "x", "--seed", "1.5"], '--seed "1.5" is not a whole number.', ""],
  [["generate", "--brief", "x", "--fps", "fast"], '--fps "fast" is not a whole number.', ""],
  [["generate", "--brief", "x", "--variants", "two"], '--variants "two" is not a whole number.', ""],
  [["generate", "--brief", "x", "--variants", "2", "--out", "a.png"], "has to be a folder.", "--out a.png/"],
  [["generate", "--brief", "x", "--metadata", "spring"], '"spring" is not KEY=VALUE.', "campaign=spring"],
  [["generate", "--brief", "x", "--wait", "--no-wait"], "--wait and --no-wait exclude each other.", ""],
  [["generate", "--brief", "x", "--no-wait", "--out", "a"], "--no-wait and --out exclude each other.", ""],
  [["account", "--url", "localhost"], '"localhost" is not an address of a service.', "http://localhost:8787"],
  [["account", "--key", "sk_live ü"], "The API key holds", ""],
])("%j is exit 2 and explained", async (args, sentence, hint) => {
  const { code, out, err } = await misuse(...args);

  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(sentence);
  expect(err).toContain(hint);
});

test("a missing key is exit 2 and names both ways to give one", async () => {
  const { code, err } = await cli(["account"]);

  expect(code).toBe(2);
  expect(err).toContain("--key KEY, or BRANDRUN_API_KEY");
});

test("--scheduled-at without an offset is exit 2, with the same time in the caller's own offset to paste", async () => {
  const service = await startService();
  const args = ["generate", "--key", KEY, "--url", service.url, "--brief", "x", "--scheduled-at"];
  const summer = await cliProcess([...args, "2030-07-01T09:00"]);
  const winter = await cliProcess([...args, "2030-12-01T09:00:30"]);

  expect([summer.code, winter.code]).toEqual([2, 2]);
  expect(summer.err).toContain("--scheduled-at 2030-07-01T09:00:00+02:00\n");
  expect(winter.err).toContain("--scheduled-at 2030-12-01T09:00:30+01:00\n");
  expect(service.requests).toEqual([]);
});

test("a command that lacks an option says so without a live line before it", async () => {
  const { code, err } = await misuse("campaign", "create");

  expect(code).toBe(2);
  expect(err).not.toContain("asking the service");
  expect(err).toContain("--name is missing.");
});

test("the guide explains the exit codes as --help does", async () => {
  const guide = readFileSync("functions/docs/cli.md", "utf8");
  const rows = [...guide.matchAll(/^\| (\d+) \| (.+) \|$/gm)].map(
    ([, code, says]) => `${code} ${says?.replaceAll("`", "")}`,
  );
  const { out } = await misuse("--help");

  expect(rows).toHaveLength(7);
  for (const row of rows) expect(out.replace(/\s+/g, " ")).toContain(row);
});

test("no command at all shows the help on stderr and is exit 2", async () => {
  const { code, out, err } = await cli([]);

  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain("Usage: npx brandrun COMMAND");
});

test.each([["--help"], ["help"], ["-h"]])(
  "%s lists every command, every option and every exit code",
  async (word) => {
    const { code, out } = await misuse(word);

    expect(code).toBe(0);
    for (const part of [
      "account ",
      "generate ",
      "listen ",
      "env ",
      "--forward-to",
      "--key",
      "--brief",
      "--scheduled-at",
      "BRANDRUN_API_KEY",
      "BRANDRUN_URL",
    ]) {
      expect(out).toContain(part);
    }
    for (const exit of ["0", "1", "2", "3", "4", "5", "130"])
      expect(out).toMatch(new RegExp(`^  ${exit} +\\S`, "m"));
  },
);

test("each command has a help of its own, within the width of the terminal", async () => {
  const { out: account } = await misuse("account", "--help");
  const { out: generate } = await misuse("help", "generate");

  expect(account).not.toContain("--brief");
  expect(generate.replace(/\s+/g, " ")).toContain(
    "One of twitter, linkedin, instagram, youtube, tiktok, web.",
  );
  expect(Math.max(...generate.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
});

test("--version works from any folder, whatever lies in it", async () => {
  const cwd = emptyFolder();
  writeFileSync(`${cwd}/tsconfig.json`, "{ not even JSON");
  const { code, out } = await cliProcess(["--version"], { cwd });

  expect(code).toBe(0);
  expect(out).toMatch(/^brandrun \d+\.\d+\.\d+\n$/);
});
