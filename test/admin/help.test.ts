import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const admin = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, ["--import", "tsx", "lib/admin/main.ts", ...args])).stdout;

test("--help lists the admin commands, and after a command it shows that one", async () => {
  const all = await admin("--help");
  const one = await admin("revoke", "--help");

  expect(all).toContain("\n  workspace --name NAME");
  expect(all).toContain("\n  revoke --key-id ID");
  expect(one).toBe("Usage: npm run -s admin -- revoke --key-id ID\n");
});
