import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { Platform } from "../vocab.ts";
import { Account } from "./account.ts";
import { beginConnect, finishConnect } from "./connect.ts";
import { disconnect } from "./disconnect.ts";

export const startConnecting = operation({
  id: "start_connecting",
  summary: "Give the address at a platform where somebody allows us to post for their account.",
  effect: "write",
  input: z.object({ platform: Platform, redirect_uri: z.url() }),
  output: z.object({ url: z.url() }),
  run: (ctx, { platform, redirect_uri: redirectUri }) => beginConnect(ctx, { platform, redirectUri }),
});

export const finishConnecting = operation({
  id: "finish_connecting",
  summary: "Connect the account of whoever comes back from a platform, or say why not.",
  effect: "write",
  deed: (_ctx, _input, { id }) => id,
  input: z.object({ state: z.string().min(1), code: z.string().optional(), error: z.string().optional() }),
  output: Account,
  run: (ctx, answer) => finishConnect(ctx, answer),
});

export const disconnectAccount = operation({
  id: "disconnect_account",
  summary: "Take our permission back at the platform and forget the account's tokens.",
  effect: "destroy",
  deed: (_ctx, { account_id }) => account_id,
  input: z.object({ account_id: z.guid("Give the id of a connected account, a UUID.") }),
  output: z.null(),
  async run(ctx, { account_id }) {
    await disconnect(ctx, ctx.workspaceId, account_id);
    return null;
  },
});
