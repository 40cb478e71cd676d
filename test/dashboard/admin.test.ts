import { expect, test } from "vitest";
import { COMMANDS } from "../../lib/admin/commands.ts";
import { newBrowser, newMember } from "../support/browsing.ts";
import { type World, world } from "../support/world.ts";

const noChats = () => {
  throw new Error("People have nothing to do with chats.");
};
const run = (w: World, name: string, ...args: string[]) =>
  COMMANDS[name]!.run({ ...w.service, sandbox: false }, args, noChats);

test("the operator makes the first owner of a workspace, who chooses the password by a link", async () => {
  const w = await world();
  const email = `first-${crypto.randomUUID()}@example.com`;
  const { path } = await run(w, "owner", "--workspace", w.workspaceId, "--email", email);
  const browser = newBrowser(w);
  await browser.submit(String(path), { password: "five other random words" });
  await browser.submit("/app/sign-in", { email, password: "five other random words" });
  expect(await browser.read("/app")).toContain("Kite Works");
  await expect(run(w, "owner", "--workspace", w.workspaceId, "--email", email)).rejects.toThrow(
    "has an account",
  );
});

test("the operator makes a link for a lost password, and none for an unknown address", async () => {
  const w = await world();
  const { email } = await newMember(w, "owner");
  const { path } = await run(w, "reset", "--email", email);
  expect((await newBrowser(w).open(String(path))).status).toBe(200);
  await expect(run(w, "reset", "--email", "nobody@example.com")).rejects.toThrow("no account");
});
