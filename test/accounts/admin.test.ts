import { expect, test } from "vitest";
import { COMMANDS } from "../../lib/admin/commands.ts";
import { world } from "../support/world.ts";

const noChats = () => {
  throw new Error("Accounts have nothing to do with chats.");
};
const connect = (...[deps, args]: [Parameters<NonNullable<typeof COMMANDS.account>["run"]>[0], string[]]) =>
  COMMANDS.account!.run(deps, args, noChats);

test("the admin command connects a sandbox account under a given handle or the workspace's name", async () => {
  const w = await world();
  const deps = { ...w.service, sandbox: true };
  const run = (...args: string[]) => connect(deps, ["--workspace", w.workspaceId, ...args]);
  const named = await run("--platform", "x", "--handle", "@harbor.notes");
  expect(named).toEqual({ account_id: expect.any(String), platform: "x", handle: "harbor.notes" });
  w.pass(1);
  expect(await run("--platform", "tiktok")).toMatchObject({ platform: "tiktok", handle: "kite_works" });
  expect(await (await w.get("/accounts")).json()).toMatchObject([
    { id: named.account_id, platform: "x", health: "connected" },
    { platform: "tiktok" },
  ]);
});

test("the admin command connects no account on real networks, in unknown workspaces or with invalid options", async () => {
  const w = await world();
  const run = (sandbox: boolean, ...args: string[]) => connect({ ...w.service, sandbox }, args);
  const at = ["--workspace", w.workspaceId];
  await expect(run(false, ...at, "--platform", "x")).rejects.toThrow("for real");
  await expect(run(true, "--workspace", crypto.randomUUID(), "--platform", "x")).rejects.toThrow(
    "There is no such workspace.",
  );
  await expect(run(true, ...at, "--platform", "facebook")).rejects.toThrow("--platform");
  await expect(run(true, ...at, "--platform", "x", "--handle", "a b")).rejects.toThrow("--handle");
  expect(await (await w.get("/accounts")).json()).toEqual([]);
});
