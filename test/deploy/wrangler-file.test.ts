import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { localWorld } from "../../lib/admin/deploy/local-world.ts";
import { readSettingsFile } from "../../lib/admin/deploy/settings-file.ts";

const folder = mkdtempSync(join(tmpdir(), "brandrun-toml-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a wrangler.toml that cannot be read is named with its line", async () => {
  const file = join(folder, "wrangler.bad.toml");
  writeFileSync(file, 'main = "functions/index.ts"\nname brandrun\n');
  await expect(localWorld({}, file)).rejects.toThrow(
    new RegExp(`^${file}, line 2 cannot be read: .*\\.\n  name brandrun\n`),
  );
});

test("the doctor answers JSON about a file that it cannot read, too", async () => {
  const file = join(folder, "wrangler.json.toml");
  writeFileSync(file, "name brandrun\n");
  const args = ["--import", "tsx", "lib/admin/deploy/main.ts", "doctor", "--json", "--config", file];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    units: [
      {
        unit: "files",
        state: "problem",
        wrong: [{ problem: expect.stringContaining("line 1"), fix: expect.stringMatching(/^Correct it/) }],
      },
    ],
  });
});

test("a line of the settings that is no NAME=value is named, and hides no other", () => {
  const file = join(folder, "settings.env");
  writeFileSync(file, "# Settings\n\nthis line is junk\nSTRIPE_PRICE_PRO=prod_12345\n");
  expect(() => readSettingsFile(file)).toThrow(`Line 3 of ${file} is no NAME=value.`);
  writeFileSync(file, '# Settings\n\nexport A="b # c"\nSTRIPE_PRICE_PRO = price_1\n');
  expect(readSettingsFile(file)).toEqual({ A: "b # c", STRIPE_PRICE_PRO: "price_1" });
});

test("a file that is not there is said in words, with the way to get it", async () => {
  const file = join(folder, "wrangler.preview.toml");
  await expect(localWorld({}, file)).rejects.toThrow(
    `There is no ${file}. Copy wrangler.toml to ${file}, and change name, bucket_name and PUBLIC_URL in it.`,
  );
});

test("the environment that differs from the file of settings is noticed", async () => {
  const world = await localWorld({ SIGNUP: "open", CLOUDFLARE_API_TOKEN: "t" }, "wrangler.toml");
  expect([...world.overridden]).toEqual([]);
  expect(world).toMatchObject({ hasApiToken: true, fromEnvironment: new Set(["SIGNUP"]) });
});

test("a setting that stands twice is named with its lines", () => {
  const file = join(folder, "twice.env");
  writeFileSync(file, "SIGNUP=open\nSEALING_KEYS=2026:aaaa\n# more\nexport SEALING_KEYS = 2027:bbbb\n");
  expect(() => readSettingsFile(file)).toThrow(
    `SEALING_KEYS stands twice in ${file}, in the lines 2 and 4.\nKeep one of them; several sealing keys stand in one value, separated by commas.`,
  );
});
