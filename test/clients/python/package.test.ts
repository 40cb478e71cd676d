import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { png } from "../../support/pictures.ts";
import { required } from "../../support/required.ts";
import { served } from "../../support/served.ts";
import { world } from "../../support/world.ts";
import { PYTHON, python, SOURCE } from "./python-of.ts";

/** Debian's package of the same name. */
const MYPY = required(spawnSync("mypy", ["--version"]).status === 0, "mypy");
const HOME = "lib/clients/python";

const folder = mkdtempSync(join(tmpdir(), "brandrun-python-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const snippets = [...readFileSync("functions/docs/python.md", "utf8").matchAll(/```python\n([\s\S]*?)```/g)]
  .map(([, code = ""]) => code)
  .join("\n");

const checked = (...files: string[]) =>
  spawnSync(
    "mypy",
    ["--config-file", `${HOME}/pyproject.toml`, "--cache-dir", join(folder, "cache"), ...files],
    {
      encoding: "utf8",
      env: { PATH: "/usr/local/bin:/usr/bin:/bin", MYPYPATH: SOURCE },
    },
  ).stdout;

describe.skipIf(!PYTHON)("the Python package", () => {
  test("needs nothing but Python: it imports the standard library and itself", () => {
    const code = readdirSync(`${SOURCE}/brandrun`)
      .filter((name) => name.endsWith(".py"))
      .map((name) => readFileSync(`${SOURCE}/brandrun/${name}`, "utf8"))
      .join("\n");
    // Type checkers alone read what stands below TYPE_CHECKING; they bring typing_extensions themselves.
    const imported = [...code.matchAll(/^(?:from|import) ([\w.]+)/gm)].map(
      ([, name = ""]) => name.split(".")[0] ?? "",
    );
    const unknown = [...new Set(imported)].filter((name) => name !== "");
    expect(
      execFileSync(
        PYTHON ?? "",
        ["-c", `import sys; print(set(${JSON.stringify(unknown)}) - sys.stdlib_module_names)`],
        {
          encoding: "utf8",
        },
      ).trim(),
    ).toBe("set()");
    expect(readFileSync(`${HOME}/pyproject.toml`, "utf8")).toContain("dependencies = []");
    expect(readdirSync(`${SOURCE}/brandrun`)).toContain("py.typed");
  });

  test("every type can be read while a program runs", async () => {
    const count = await python(`
import typing
from brandrun import types
records = [one for one in vars(types).values() if typing.is_typeddict(one)]
for one in records: typing.get_type_hints(one)
print(len(records), len(typing.get_args(types.WebhookEvent)))`);
    const [records, messages] = count.split(" ").map(Number);
    expect(records).toBeGreaterThan(150);
    expect(messages).toBe(13);
  });

  test("the snippets of the guide, one after the other, are a program that runs", async () => {
    const w = await world();
    const { origin, close } = await served(w);
    const working = setInterval(() => void w.drain(), 50);
    writeFileSync(join(folder, "dawn.png"), png({ width: 400, height: 300 }));
    const given = `import os; os.chdir(${JSON.stringify(folder)})\n`;
    const forged = `\nprint(receive({}, b"{}"))`;
    const env = {
      BRANDRUN_API_KEY: w.key,
      BRANDRUN_URL: origin.replace("localhost", "127.0.0.1"),
      BRANDRUN_WEBHOOK_SECRET: "whsec_c2VjcmV0",
    };
    const printed = await python(given + snippets + forged, env);
    clearInterval(working);
    close();
    expect(printed).toContain("succeeded approved http");
    expect(printed).toContain("run_not_found 404");
    expect(printed).toMatch(/\b401$/);
    expect(await (await w.get("/brand-assets/photos")).json()).toHaveLength(1);
  });
});

describe.skipIf(!MYPY)("its types", () => {
  let said = "";
  beforeAll(() => {
    writeFileSync(join(folder, "guide.py"), snippets);
    writeFileSync(
      join(folder, "wrong.py"),
      `from brandrun import Brandrun
client = Brandrun()
cost: int = client.generate(brief="Hello", channel="x", asset_type="card", dry_run=True)["cost"]["credits"]
made: str = client.generate(brief="Hello", channel="x", asset_type="card")["id"]
client.generate(brief="Hello", channel="x", asset_type="card", themes="dark")
client.generate(brief="Hello", channel="x", asset_type="poster")
client.get_run("id")["state"]
`,
    );
    said = checked(`${SOURCE}/brandrun`, join(folder, "guide.py"), join(folder, "wrong.py"));
  });

  test("fit the package and the guide, and find a misspelt field, an unknown value and an unknown key", () => {
    const mistakes = said.split("\n").filter((line) => line.includes(": error:"));
    expect([...new Set(mistakes.map((line) => /(\w+\.py):(\d+)/.exec(line)?.slice(1).join(":")))]).toEqual([
      "wrong.py:5",
      "wrong.py:6",
      "wrong.py:7",
    ]);
  });
});
