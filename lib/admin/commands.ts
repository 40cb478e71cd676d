import * as z from "zod/v4";
import { mintKey, revoke } from "../access/mint.ts";
import { createWorkspace, type Office, setPaused, setPlan } from "../access/workspaces.ts";
import { connectSandbox } from "../accounts/sandbox.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { AssetType, Channel, KeyMode, Plan, Platform } from "../vocab.ts";
import { AUDIT_USAGE, auditOf, MODEL_USAGE, modelSwitch } from "./observe.ts";
import { AdminError, type AdminOffice, type ChatPlace } from "./office.ts";
import { Id, list, options } from "./options.ts";
import { CHAT_USAGE, linkChat, PROFILE_USAGE, profile } from "./studio.ts";

const ACTOR = { kind: "system", id: "admin" } as const;

type Command = {
  usage: string;
  run(office: AdminOffice, args: string[], chats: () => ChatPlace): Promise<Record<string, unknown>>;
};

const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/, "Give a whole number.").transform(Number).pipe(z.int().min(min).max(max));

const KeyOptions = z.object({
  workspace: Id,
  mode: KeyMode,
  "asset-types": list(AssetType).optional(),
  channels: list(z.preprocess((name) => (name === "x" ? "twitter" : name), Channel)).optional(),
  accounts: list(z.string().min(1)).optional(),
  "auto-post": z.boolean().optional(),
  "auto-post-min-score": whole(0, 100).optional(),
  "daily-limit": whole(0, 10_000_000).optional(),
  "expires-at": MomentWithOffset.optional(),
});

const KEY_USAGE =
  "key --workspace ID --mode live|test [--asset-types a,b] [--channels a,b] [--accounts id,id] [--auto-post] [--auto-post-min-score N] [--daily-limit N] [--expires-at T]";

/** Every admin command; each prints one JSON object. */
export const COMMANDS: Record<string, Command> = {
  workspace: {
    usage: `workspace --name NAME --plan ${Plan.options.join("|")}`,
    async run(office, args) {
      const { name, plan } = options(args, z.object({ name: z.string().trim().min(1).max(120), plan: Plan }));
      return { workspace_id: await createWorkspace(office, ACTOR, name, plan) };
    },
  },
  plan: {
    usage: `plan --workspace ID --plan ${Plan.options.join("|")}`,
    async run(office, args) {
      const { workspace, plan } = options(args, z.object({ workspace: Id, plan: Plan }));
      await setPlan(office, ACTOR, workspace, plan);
      return { workspace_id: workspace, plan };
    },
  },
  key: { usage: KEY_USAGE, run: mint },
  revoke: {
    usage: "revoke --key-id ID",
    async run(office, args) {
      const { "key-id": keyId } = options(args, z.object({ "key-id": Id }));
      await revoke(office, ACTOR, keyId);
      return { key_id: keyId, revoked: true };
    },
  },
  account: {
    usage: `account --workspace ID --platform ${Platform.options.join("|")} [--handle NAME]`,
    run: connect,
  },
  pause: { usage: "pause --workspace ID", run: (office, args) => pause(office, args, true) },
  audit: { usage: AUDIT_USAGE, run: auditOf },
  model: { usage: MODEL_USAGE, run: modelSwitch },
  profile: { usage: PROFILE_USAGE, run: profile },
  chat: { usage: CHAT_USAGE, run: linkChat },
  resume: { usage: "resume --workspace ID", run: (office, args) => pause(office, args, false) },
};

async function mint(office: Office, args: string[]): Promise<Record<string, unknown>> {
  const wish = options(args, KeyOptions);
  const given = {
    assetTypes: wish["asset-types"],
    channels: wish.channels,
    connectedAccounts: wish.accounts,
    autoPost: wish["auto-post"],
    autoPostMinScore: wish["auto-post-min-score"],
    dailyLimit: wish["daily-limit"],
    expiresAt: wish["expires-at"],
  };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const { keyId, key, warnings } = await mintKey(office, ACTOR, {
    workspaceId: wish.workspace,
    mode: wish.mode,
    ...set,
  });
  return { key_id: keyId, key, ...(warnings.length > 0 && { warnings }) };
}

const AccountOptions = z.object({
  workspace: Id,
  platform: Platform,
  handle: z
    .string()
    .regex(/^@?[A-Za-z0-9_.]{1,30}$/, "Use at most 30 letters, digits, dots and underscores.")
    .transform((handle) => handle.replace(/^@/, ""))
    .optional(),
});

async function connect(office: AdminOffice, args: string[]) {
  const { workspace, platform, handle } = options(args, AccountOptions);
  if (!office.sandbox)
    throw new AdminError(
      "This connects accounts of the sandbox, which there is none of where posts are for real.",
    );
  const account = await connectSandbox(office, workspace, { platform, handle });
  return { account_id: account.id, platform, handle: account.handle };
}

async function pause(office: Office, args: string[], paused: boolean) {
  const { workspace } = options(args, z.object({ workspace: Id }));
  await setPaused(office, ACTOR, workspace, paused);
  return { workspace_id: workspace, paused };
}
