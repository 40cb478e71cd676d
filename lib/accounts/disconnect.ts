import { Refusal } from "../core/errors.ts";
import type { AccountPorts } from "./fresh.ts";
import { disconnectAccount, findAccountById } from "./store.ts";
import { tellKeys } from "./tell-keys.ts";
import { grantOf, takeBack } from "./tokens.ts";

/** Takes the grant back at the platform, as far as it lets us, and forgets the tokens. Posts keep the account's name. */
export async function disconnect(ports: AccountPorts, workspaceId: string, accountId: string): Promise<void> {
  const account = await findAccountById(ports.db, workspaceId, accountId);
  if (!account || account.disconnectedAt) throw noAccount();
  const connector = ports.connectors[account.platform];
  // Tokens that cannot be opened any more must not keep an account connected.
  const grant = await grantOf(ports, account).catch(() => undefined);
  if (connector && grant && !account.sandbox) await takeBack(ports, connector, grant);
  const version = await disconnectAccount(ports.db, workspaceId, accountId, ports.now());
  await tellKeys(ports, workspaceId, version);
}

const noAccount = () =>
  new Refusal("not_found", "There is no such connected account.", {
    hint: "Check the id, and that the account belongs to this workspace.",
    retryable: false,
  });
