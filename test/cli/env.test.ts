import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fakeTerminal } from "./fake-terminal.ts";

const DEMO = {
  base_url: "http://localhost:9123",
  live_key: "sk_live_it's",
  test_key: "sk_test_b",
  workspace_id: "01a1fc58-d85f-760d-9b4e-7fda7e5854cb",
};

/** A data folder with this text as its demo.json. */
function folderWith(demo: string): string {
  const folder = mkdtempSync(join(tmpdir(), "brandrun env "));
  writeFileSync(join(folder, "demo.json"), demo);
  return folder;
}

test("env prints exports that a shell evaluates to the demo workspace's address, keys and id", async () => {
  const folder = folderWith(JSON.stringify(DEMO));
  const { shown, types } = fakeTerminal({ piped: true, env: { DATA_DIR: folder } });

  expect(await types(["env"])).toBe(0);
  const names = ["BRANDRUN_URL", "BRANDRUN_API_KEY", "BRANDRUN_TEST_KEY", "BRANDRUN_WORKSPACE", "DATA_DIR"];
  const script = `${shown.out}\nprintf '%s|' ${names.map((name) => `"$${name}"`).join(" ")}`;
  expect(execFileSync("sh", ["-c", script], { encoding: "utf8" })).toBe(
    `${[...Object.values(DEMO), folder].join("|")}|`,
  );
});

test("env tells where the sandboxes are while the service runs", async () => {
  const folder = folderWith(JSON.stringify(DEMO));
  const platform = { pid: process.pid, sandboxes_url: "http://localhost:9124" };
  writeFileSync(join(folder, "platform.json"), JSON.stringify(platform));
  const { shown, types } = fakeTerminal({ piped: true, env: { DATA_DIR: folder } });

  expect(await types(["env"])).toBe(0);
  expect(shown.out).toContain("export BRANDRUN_SANDBOXES_URL='http://localhost:9124'\n");
});

test.each(["not JSON", "{}", JSON.stringify({ ...DEMO, live_key: 1 })])(
  "env is exit 2 and names the folder when its demo.json is of no use: %s",
  async (demo) => {
    const folder = folderWith(demo);
    const { shown, types } = fakeTerminal({ env: { DATA_DIR: folder } });

    expect(await types(["env"])).toBe(2);
    expect(shown.err).toContain(`There is no demo workspace in ${folder}.`);
    expect(shown.err).toContain("npm start");
  },
);

test("env is exit 2 before the first start", async () => {
  const { shown, types } = fakeTerminal({ env: { DATA_DIR: "/nowhere/at all" } });

  expect(await types(["env"])).toBe(2);
  expect(shown.err).toContain("There is no demo workspace in /nowhere/at all.");
});

test("env takes no options of the other commands", async () => {
  const { types } = fakeTerminal();

  expect(await types(["env", "--key", "sk_live_x"])).toBe(2);
});

test("env --json prints the same as JSON", async () => {
  const folder = folderWith(JSON.stringify(DEMO));
  const { shown, types } = fakeTerminal({ piped: true, env: { DATA_DIR: folder } });
  expect(await types(["env", "--json"])).toBe(0);
  expect(JSON.parse(shown.out)).toEqual({
    BRANDRUN_URL: DEMO.base_url,
    BRANDRUN_API_KEY: DEMO.live_key,
    BRANDRUN_TEST_KEY: DEMO.test_key,
    BRANDRUN_WORKSPACE: DEMO.workspace_id,
    DATA_DIR: folder,
  });
});
