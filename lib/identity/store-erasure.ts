import { sql } from "drizzle-orm";
import {
  emailConfirmations,
  memberships,
  passkeys,
  passwordResets,
  sessions,
  users,
} from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";

/**
 * Deletes a workspace whose other rows are gone, with its memberships and sessions, in one statement. People who belong to no other
 * workspace lose their account: the address is free again, and no password fits.
 */
export async function deleteWithPeople(db: Db, workspaceId: string): Promise<void> {
  const id = sql`${workspaceId}::uuid`;
  await db.execute(sql`
    with people as (delete from ${memberships} where workspace_id = ${id} returning user_id),
    lonely as (
      select user_id from people p where not exists (
        select 1 from ${memberships} m where m.user_id = p.user_id and m.workspace_id <> ${id})
    ),
    ended as (delete from ${sessions} where workspace_id = ${id} or user_id in (select user_id from lonely)),
    resets as (delete from ${passwordResets} where user_id in (select user_id from lonely)),
    links as (delete from ${emailConfirmations} where user_id in (select user_id from lonely)),
    keys as (delete from ${passkeys} where user_id in (select user_id from lonely)),
    forgotten as (
      update ${users} set email = id || '@deleted.invalid', name = '', password_hash = '',
        email_confirmed_at = null
      where id in (select user_id from lonely)
    )
    delete from workspaces where id = ${id}`);
}
