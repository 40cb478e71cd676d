import * as z from "zod/v4";
import type { WorkspaceDeps } from "../access/workspaces.ts";
import { newId } from "../core/ids.ts";
import { createOwner } from "../identity/accounts.ts";
import { Email } from "../identity/credentials.ts";
import { makeReset } from "../identity/reset.ts";
import { hashNewPassword } from "../identity/sign-in.ts";
import { findUserByEmail } from "../identity/store-people.ts";
import { AdminError } from "./connect.ts";
import { Id, options } from "./options.ts";
import { systemContext } from "./system-context.ts";

export const OWNER_USAGE = "owner --workspace ID --email ADDRESS";
export const RESET_USAGE = "reset --email ADDRESS";

/** Makes the first owner of a workspace. They choose their password by the link. */
export async function makeOwner(admin: WorkspaceDeps, args: string[]) {
  const { workspace, email } = options(args, z.object({ workspace: Id, email: Email }));
  const { workspaceId } = await systemContext(admin, workspace);
  // No one knows this password, so only the link opens the account.
  const unknown = await hashNewPassword(admin, `${newId(admin)}${newId(admin)}`);
  if (!(await createOwner(admin, workspaceId, email, unknown)))
    throw new AdminError(`${email} has an account. An owner of the workspace can invite it.`);
  return resetPath(admin, email);
}

/** A link with which a person sets a new password, for the operator to pass on. */
export function resetLink(admin: WorkspaceDeps, args: string[]) {
  const { email } = options(args, z.object({ email: Email }));
  return resetPath(admin, email);
}

/** The link without the service's address, which the command does not know. */
async function resetPath(admin: WorkspaceDeps, email: string) {
  const user = await findUserByEmail(admin.db, email);
  if (!user) throw new AdminError(`There is no account with the address ${email}.`);
  const { url: path, expiresAt } = await makeReset({ ...admin, settings: { publicUrl: "" } }, user.id, null);
  return { email, path, expires_at: expiresAt.toISOString() };
}
