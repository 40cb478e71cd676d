import * as z from "zod/v4";
import { findWorkspace } from "../access/store.ts";
import { noWorkspace, type WorkspaceDeps } from "../access/workspaces.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import type { Platform } from "../vocab.ts";
import { publishKeyVersion } from "./key-version.ts";
import { type AccountRow, connectAccount } from "./store.ts";

export const SandboxHandle = z
  .string()
  .regex(/^@?[A-Za-z0-9_.]{1,30}$/, "Use at most 30 letters, digits, dots and underscores.")
  .transform((handle) => handle.replace(/^@/, ""));

export const noSandbox = () =>
  new Refusal("unsupported_platform", "There is no sandbox where posts are for real.", {
    hint: "Connect an account of the network itself.",
    retryable: false,
  });

/** Connects an account of the sandbox, whose posts are shown on this machine only. */
export async function connectSandbox(
  deps: WorkspaceDeps,
  workspaceId: string,
  { platform, handle }: { platform: Platform; handle?: string | undefined },
): Promise<AccountRow> {
  const workspace = await findWorkspace(deps.db, workspaceId);
  if (!workspace) throw noWorkspace();
  const at = deps.now();
  const known = handle ?? handleFrom(workspace.name);
  const row: AccountRow = {
    id: newId(deps, at),
    workspaceId,
    platform,
    externalId: `sandbox:${known}`,
    handle: known,
    name: workspace.name,
    pictureUrl: null,
    sandbox: true,
    sealed: null,
    scopes: [],
    ...NEW_CONNECTION,
    expiresAt: null,
    endsAt: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const { account, workspaceVersion } = await connectAccount(deps.db, row);
  await publishKeyVersion(deps, workspaceId, workspaceVersion);
  return account;
}

/** The state every new connection begins with. */
export const NEW_CONNECTION = {
  health: "connected",
  reason: null,
  leaseUntil: null,
  disconnectedAt: null,
} as const;

/** A handle made of letters, digits and underscores, as networks have them. */
const handleFrom = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 30) || "somebody";
