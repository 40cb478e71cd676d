import * as z from "zod/v4";
import { mintKey, revokeKey } from "../access/key-operations.ts";
import { changePlan, pauseWorkspace, resumeWorkspace } from "../access/workspace-operations.ts";
import { createWorkspace, type WorkspaceDeps } from "../access/workspaces.ts";
import { connectSandbox, SandboxHandle } from "../accounts/sandbox.ts";
import { Plan, Platform } from "../vocab.ts";
import { type AdminContext, AdminError, type ChatLinkSettings } from "./connect.ts";
import { METRICS_USAGE, metrics, metricsTable } from "./metrics.ts";
import { AUDIT_USAGE, auditOf, MODEL_USAGE, modelSwitch } from "./observe.ts";
import { Id, list, options, whole, withWarnings } from "./options.ts";
import { makeOwner, OWNER_USAGE, RESET_USAGE, resetLink } from "./people.ts";
import {
  CHAT_USAGE,
  linkChat,
  PAUSE_PROFILE_USAGE,
  PROFILE_USAGE,
  pauseProfile,
  profile,
  RESUME_PROFILE_USAGE,
  resumeProfile,
  UNLINK_USAGE,
  unlinkChat,
} from "./studio.ts";
import { OPERATOR, systemContext, systemContextOfKey } from "./system-context.ts";

type Command = {
  usage: string;
  run(admin: AdminContext, args: string[], chats: () => ChatLinkSettings): Promise<Record<string, unknown>>;
  /** The answer for a person at a terminal; without it the JSON is shown there too. */
  table?(answer: Record<string, unknown>): string;
};

const { shape } = mintKey.input;
const asChannel = (name: string) => (name === "x" ? "twitter" : name);

const KeyOptions = z.object({
  workspace: Id,
  mode: shape.mode,
  name: shape.name,
  "asset-types": list(shape.asset_types.unwrap()).optional(),
  channels: list(shape.channels.unwrap(), asChannel).optional(),
  accounts: list(shape.connected_accounts.unwrap()).optional(),
  "auto-post": shape.auto_post,
  "auto-post-min-score": whole(shape.auto_post_min_score.unwrap()).optional(),
  "daily-limit": whole(shape.daily_limit.unwrap()).optional(),
  expires: shape.expires_at,
  review: shape.review,
  "manage-keys": shape.manage_keys,
  addresses: list(shape.allowed_addresses.unwrap()).optional(),
});

const KEY_USAGE =
  "key --workspace ID --mode live|test [--name NAME] [--asset-types a,b] [--channels a,b] [--accounts id,id] [--auto-post] [--auto-post-min-score N] [--daily-limit N] [--expires T] [--addresses a,b] [--review] [--manage-keys]";

/** Every admin command. Each answers one JSON object. */
export const COMMANDS: Record<string, Command> = {
  workspace: {
    usage: `workspace --name NAME --plan ${Plan.options.join("|")}`,
    async run(admin, args) {
      const { name, plan } = options(args, z.object({ name: z.string().trim().min(1).max(120), plan: Plan }));
      return { workspace_id: await createWorkspace(admin, OPERATOR, name, plan) };
    },
  },
  plan: {
    usage: `plan --workspace ID --plan ${Plan.options.join("|")}`,
    async run(admin, args) {
      const { workspace, ...to } = options(args, changePlan.input.extend({ workspace: Id }));
      return changePlan(await systemContext(admin, workspace), to);
    },
  },
  key: { usage: KEY_USAGE, run: mint },
  revoke: {
    usage: "revoke --key-id ID",
    async run(admin, args) {
      const { "key-id": keyId } = options(args, z.object({ "key-id": Id }));
      return revokeKey(await systemContextOfKey(admin, keyId), { key_id: keyId });
    },
  },
  account: {
    usage: `account --workspace ID --platform ${Platform.options.join("|")} [--handle NAME]`,
    run: connect,
  },
  pause: { usage: "pause --workspace ID", run: pause },
  owner: { usage: OWNER_USAGE, run: makeOwner },
  reset: { usage: RESET_USAGE, run: resetLink },
  audit: { usage: AUDIT_USAGE, run: auditOf },
  metrics: { usage: METRICS_USAGE, run: metrics, table: metricsTable },
  model: { usage: MODEL_USAGE, run: modelSwitch },
  profile: { usage: PROFILE_USAGE, run: profile },
  "pause-profile": { usage: PAUSE_PROFILE_USAGE, run: pauseProfile },
  "resume-profile": { usage: RESUME_PROFILE_USAGE, run: resumeProfile },
  chat: { usage: CHAT_USAGE, run: linkChat },
  "unlink-chat": { usage: UNLINK_USAGE, run: unlinkChat },
  resume: { usage: "resume --workspace ID", run: resume },
};

async function mint(admin: WorkspaceDeps, args: string[]): Promise<Record<string, unknown>> {
  const { workspace, mode, name, ...request } = options(args, KeyOptions);
  const minted = await mintKey(await systemContext(admin, workspace), {
    mode,
    name,
    asset_types: request["asset-types"],
    channels: request.channels,
    connected_accounts: request.accounts,
    auto_post: request["auto-post"],
    auto_post_min_score: request["auto-post-min-score"],
    daily_limit: request["daily-limit"],
    expires_at: request.expires,
    review: request.review,
    manage_keys: request["manage-keys"],
    allowed_addresses: request.addresses,
  });
  return withWarnings(minted);
}

const AccountOptions = z.object({
  workspace: Id,
  platform: Platform,
  handle: SandboxHandle.optional(),
});

async function connect(admin: AdminContext, args: string[]) {
  const { workspace, platform, handle } = options(args, AccountOptions);
  if (!admin.sandbox)
    throw new AdminError(
      "This connects accounts of the sandbox, which there is none of where posts are for real.",
    );
  const account = await connectSandbox(admin, workspace, { platform, handle });
  return { account_id: account.id, platform, handle: account.handle };
}

const WorkspaceOptions = z.object({ workspace: Id });

async function pause(admin: WorkspaceDeps, args: string[]) {
  const { workspace } = options(args, WorkspaceOptions);
  return pauseWorkspace(await systemContext(admin, workspace), {});
}

async function resume(admin: WorkspaceDeps, args: string[]) {
  const { workspace } = options(args, WorkspaceOptions);
  return resumeWorkspace(await systemContext(admin, workspace), {});
}
