import { describe, expect, inject, test } from "vitest";
import { connectSandbox } from "../../lib/accounts/sandbox.ts";
import { connectLocal } from "../../lib/admin/connect.ts";
import { openAccount } from "../support/platform-workspace.ts";

describe("the social sandbox on the embedded platform", () => {
  test("a sandbox account is listed, and its networks have pages", async () => {
    const account = await openAccount("pro");
    const deps = connectLocal(inject("platform"));
    const { id } = await connectSandbox(deps, account.workspaceId, { platform: "tiktok" });
    expect(await (await account.call("GET", "/accounts")).json()).toMatchObject([
      { id, platform: "tiktok", handle: "kite_works", name: "Kite Works", health: "connected" },
    ]);
    const { social_url } = inject("platform");
    const index = await (await fetch(social_url)).text();
    expect(index).toContain("Five networks to try");
    expect((await fetch(`${social_url}/tiktok`)).status).toBe(200);
  });
});
