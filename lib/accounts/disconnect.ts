import { Refusal } from "../core/errors.ts";
import type { AccountPorts } from "./credentials.ts";
import { publishKeyVersion } from "./key-version.ts";
import { disconnectAccount, findAccountById } from "./store.ts";
import { openGrant, revokeGrant } from "./tokens.ts";

/**
 * Revokes the tokens at the network, as far as it allows, and deletes them here. Posts keep the account's
 * name.
 */
export async function disconnect(ports: AccountPorts, workspaceId: string, accountId: string): Promise<void> {
  const account = await findAccountById(ports.db, workspaceId, accountId);
  if (!account || account.disconnectedAt) throw noAccount();
  const connector = ports.connectors[account.platform];
  // Tokens that cannot be decrypted any more must not keep an account connected.
  const grant = await openGrant(ports, account).catch(() => undefined);
  if (connector && grant && !account.sandbox) await revokeGrant(ports, connector, grant);
  const version = await disconnectAccount(ports.db, workspaceId, accountId, ports.now());
  await publishKeyVersion(ports, workspaceId, version);
}

const noAccount = () =>
  new Refusal("not_found", "There is no such connected account.", {
    hint: "Check the id, and that the account belongs to this workspace.",
    retryable: false,
  });
