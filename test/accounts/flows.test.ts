import { afterEach, beforeEach, expect, test } from "vitest";
import {
  disconnectAccount,
  finishConnecting,
  startConnecting,
} from "../../lib/accounts/connect-operations.ts";
import type { Ctx } from "../../lib/core/context.ts";
import { consent } from "../fakes/social/x-oauth.ts";
import { connectingWorld } from "../support/connecting-world.ts";

let w: Awaited<ReturnType<typeof connectingWorld>>;
let asked: string[];
let ctx: Ctx;
beforeEach(async () => {
  w = await connectingWorld();
  asked = [];
  const admit: Ctx["admit"] = async ({ effect }) => {
    asked.push(effect);
    return { ctx, limits: [], giveBack: async () => [] };
  };
  ctx = { ...w.who, admit, recordAudit: () => undefined } as unknown as Ctx;
});
afterEach(() => w.fake.close());

const CALLBACK = "http://brandrun.test/app/accounts/callback";

test("an account is connected, listed and disconnected by operations that are each authorised", async () => {
  const { url } = await startConnecting(ctx, { platform: "x", redirect_uri: CALLBACK });
  const account = await finishConnecting(ctx, consent(w.fake.state, url));
  expect(account).toMatchObject({ platform: "x", health: "connected" });
  expect(await (await w.get("/accounts")).json()).toEqual([account]);
  expect(await disconnectAccount(ctx, { account_id: account.id })).toBeNull();
  expect(await (await w.get("/accounts")).json()).toEqual([]);
  expect(w.fake.state.tokens.size, "the platform was told").toBe(0);
  expect(asked).toEqual(["write", "write", "write"]);
});

test("disconnecting an account that does not exist is refused", async () => {
  await expect(disconnectAccount(ctx, { account_id: crypto.randomUUID() })).rejects.toMatchObject({
    code: "not_found",
  });
});
