import { chooseTimeZone, type WorkspaceDeps } from "../access/workspaces.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import { createAccount } from "./accounts.ts";
import { countAttempt } from "./attempts.ts";
import { type ConfirmDeps, sendConfirmation } from "./confirm.ts";
import { refuseOwnAddress } from "./credentials.ts";
import { type Browser, hashNewPassword, type StartedSession, startSession } from "./sign-in.ts";
import { findUserByEmail } from "./store-people.ts";

export type SignUpDeps = ConfirmDeps & WorkspaceDeps & Pick<Ports, "mailer">;
export type NewAccount = {
  email: string;
  password: string;
  name: string;
  workspace: string;
  /** The person's own, for the workspace. Without one it is in UTC until an owner chooses. */
  timeZone?: string | undefined;
};

/**
 * Makes a person with a workspace of their own on the free plan, and signs them in. Where mail is sent, nothing is
 * published and no model is used before the address is confirmed.
 */
export async function signUp(
  deps: SignUpDeps,
  { email, password, name, workspace, timeZone }: NewAccount,
  browser: Browser,
): Promise<StartedSession> {
  if (deps.settings.signUp !== "open") throw signUpClosed();
  refuseOwnAddress(password, email);
  await countAttempt(deps, "sign_up_address", browser.address);
  if (await findUserByEmail(deps.db, email)) throw addressTaken();
  const owner = {
    id: newId(deps),
    email,
    name,
    passwordHash: await hashNewPassword(deps, password),
    createdAt: deps.now(),
  };
  await countAttempt(deps, "free_workspace_address", browser.address);
  const workspaceId = await createAccount(deps, workspace, owner, deps.mailer !== undefined);
  if (!workspaceId) throw addressTaken();
  // The browser names it; no person chose it.
  if (timeZone)
    await chooseTimeZone(deps, { kind: "user", id: owner.id }, workspaceId, timeZone, "adopt_time_zone");
  if (deps.mailer) await sendConfirmation(deps, workspaceId, owner);
  return startSession(deps, { userId: owner.id, workspaceId, agent: browser.agent });
}

export const signUpClosed = () =>
  new Refusal("bad_request", "New workspaces are not open to everybody here.", {
    hint: "Ask the operator of this service for an invite.",
    retryable: false,
  });

export const ADDRESS_TAKEN = "There is an account with this address. Sign in instead.";

export const addressTaken = () => invalidField(["body", "email"], ADDRESS_TAKEN);
