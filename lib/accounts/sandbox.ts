import { findWorkspace } from "../access/store.ts";
import { noWorkspace, type Office } from "../access/workspaces.ts";
import { uuidv7 } from "../core/ids.ts";
import type { Platform } from "../vocab.ts";
import { type AccountRow, connectAccount } from "./store.ts";
import { tellKeys } from "./tell-keys.ts";

/** Connects an account of the sandbox: its posts look as they would on the platform, and go nowhere. */
export async function connectSandbox(
  office: Office,
  workspaceId: string,
  { platform, handle }: { platform: Platform; handle?: string | undefined },
): Promise<AccountRow> {
  const workspace = await findWorkspace(office.db, workspaceId);
  if (!workspace) throw noWorkspace();
  const at = office.now();
  const known = handle ?? handleFrom(workspace.name);
  const row: AccountRow = {
    id: uuidv7(at, office.random(10)),
    workspaceId,
    platform,
    externalId: `sandbox:${known}`,
    handle: known,
    name: workspace.name,
    pictureUrl: null,
    sandbox: true,
    sealed: null,
    scopes: [],
    ...UNTROUBLED,
    expiresAt: null,
    endsAt: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const { account, workspaceVersion } = await connectAccount(office.db, row);
  await tellKeys(office, workspaceId, workspaceVersion);
  return account;
}

/** How every connection begins. */
export const UNTROUBLED = {
  health: "connected",
  reason: null,
  leaseUntil: null,
  disconnectedAt: null,
} as const;

/** As platforms have handles: a few letters, digits and underscores. */
const handleFrom = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 30) || "somebody";
