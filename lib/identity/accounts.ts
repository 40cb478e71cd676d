import { auditEntry, ledgerContext } from "../access/workspaces.ts";
import { PLANS } from "../billing/plans.ts";
import { newId } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import { insertAccount, insertOwner, type NewUser } from "./store-people.ts";

type AccountDeps = Pick<Ports, "db" | "now" | "random">;

/**
 * Creates a workspace on the free plan together with its owner. Answers its id; undefined when the owner's e-mail
 * address has an account, and then nothing is stored.
 */
export async function createAccount(
  deps: AccountDeps,
  name: string,
  owner: NewUser,
  unconfirmed: boolean,
): Promise<string | undefined> {
  const workspaceId = newId(deps);
  const workspace = { name, plan: "free" as const, grant: PLANS.free.monthlyCredits, unconfirmed };
  const entry = auditEntry(deps, { kind: "user", id: owner.id }, "create_workspace", workspaceId);
  const made = await insertAccount(deps.db, workspace, owner, ledgerContext(deps, workspaceId), entry);
  return made ? workspaceId : undefined;
}

/** Creates the owner of a workspace that exists. False when the address has an account. The password is hashed already. */
export async function createOwner(
  deps: AccountDeps,
  workspaceId: string,
  email: string,
  passwordHash: string,
): Promise<boolean> {
  const owner = { id: newId(deps), email: email.toLowerCase(), passwordHash, createdAt: deps.now() };
  return insertOwner(deps.db, workspaceId, owner);
}
