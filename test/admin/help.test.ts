import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import * as z from "zod/v4";
import { options } from "../../lib/admin/options.ts";
import { Plan } from "../../lib/vocab.ts";

const admin = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, ["--import", "tsx", "lib/admin/main.ts", ...args])).stdout;

test("a value that is not offered is refused with those that are", () => {
  const read = () => options(["--plan", "gold"], z.object({ plan: Plan }));
  expect(read).toThrow(`--plan: Use one of: ${Plan.options.join(", ")}.`);
});

test("--help lists the admin commands, and after a command it shows that one", async () => {
  const all = await admin("--help");
  const one = await admin("revoke", "--help");

  expect(all).toContain("\n  workspace --name NAME");
  expect(all).toContain("\n  revoke --key-id ID");
  expect(one).toBe("Usage: npm run -s admin -- revoke --key-id ID\n");
});
