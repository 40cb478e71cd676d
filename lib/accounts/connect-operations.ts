import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { Platform } from "../vocab.ts";
import { Account, toAccount } from "./account.ts";
import { beginConnect, finishConnect } from "./connect.ts";
import { disconnect } from "./disconnect.ts";
import { connectSandbox, noSandbox, SandboxHandle } from "./sandbox.ts";

export const startConnecting = operation({
  id: "start_connecting",
  summary: "Start connecting an account: returns the network's address where a person allows the app.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    platform: Platform.meta({ description: "The network of the account.", examples: ["linkedin"] }),
    redirect_uri: z
      .url()
      .meta({ description: "Where the network sends the person back to: an address of this service." }),
  }),
  output: z.object({ url: z.url().describe("The network's page where a person allows the app.") }),
  run: (ctx, { platform, redirect_uri: redirectUri }) => beginConnect(ctx, { platform, redirectUri }),
});

export const finishConnecting = operation({
  id: "finish_connecting",
  summary: "Finish connecting an account with the code a network sent a person back with.",
  effect: "write",
  testKey: "read only",
  audit: (_ctx, _input, { id }) => id,
  input: z.object({
    state: z.string().min(1).meta({ description: "The state of the return address." }),
    code: z.string().optional().meta({ description: "The code of the return address." }),
    error: z.string().optional().meta({ description: "What the network says when the person refused." }),
  }),
  output: Account,
  run: (ctx, answer) => finishConnect(ctx, answer),
});

export const connectSandboxAccount = operation({
  id: "connect_sandbox_account",
  summary:
    "Connect an account of the sandbox, where one is set up. Its posts are shown on this machine only.",
  effect: "write",
  testKey: "read only",
  audit: (_ctx, _input, { id }) => id,
  input: z.object({
    platform: Platform.meta({ description: "The network of the account.", examples: ["linkedin"] }),
    handle: SandboxHandle.optional().meta({
      description: "Its name, at most 30 letters, digits, dots and underscores; without one the workspace's.",
      examples: ["acme"],
    }),
  }),
  output: Account,
  async run(ctx, { platform, handle }) {
    if (!ctx.networks.sandbox[platform]) throw noSandbox();
    return toAccount(await connectSandbox(ctx, ctx.workspaceId, { platform, handle }), ctx.now());
  },
});

export const disconnectAccount = operation({
  id: "disconnect_account",
  summary: "Disconnect an account: revoke its tokens at the network and delete them here.",
  effect: "destroy",
  testKey: "read only",
  audit: (_ctx, { account_id }) => account_id,
  input: z.object({
    account_id: z.guid("Give the id of a connected account, a UUID.").meta({
      description: "The account to disconnect.",
      examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
    }),
  }),
  output: z.null(),
  async run(ctx, { account_id }) {
    await disconnect(ctx, ctx.workspaceId, account_id);
    return null;
  },
});
