import { type SQL, sql } from "drizzle-orm";
import { studioProfiles } from "../../drizzle/schema/index.ts";
import { type AuditEntry, audit, raiseVersion } from "../access/store.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import type { Platform, ProfileTheme } from "../vocab.ts";

export type NewProfile = {
  id: string;
  keyId: string;
  templates: string[];
  theme: ProfileTheme;
  telegram: boolean;
  social: Platform[];
  defaultCaption: string;
  pausedAt: Date | null;
  now: Date;
};

/** Binds a profile to a key, or changes the one that is bound. Answers its id and the workspace's new version. */
export async function saveProfile(
  db: Db,
  workspaceId: string,
  profile: NewProfile,
  auditEntry: AuditEntry,
): Promise<{ id: string; version: number }> {
  const { id, keyId, theme, telegram, defaultCaption, pausedAt } = profile;
  const now = sql`${profile.now.toISOString()}::timestamptz`;
  const rows = await queryRows<{ id: string; version: number }>(
    db,
    sql`
    with saved as (
      insert into ${studioProfiles} (id, workspace_id, key_id, templates, theme, telegram, social, default_caption,
        paused_at, created_at, updated_at)
      values (${id}::uuid, ${workspaceId}::uuid, ${keyId}::uuid, ${JSON.stringify(profile.templates)}::jsonb,
        ${theme}::text, ${telegram}::boolean, ${JSON.stringify(profile.social)}::jsonb, ${defaultCaption}::text,
        ${pausedAt?.toISOString() ?? null}::timestamptz, ${now}, ${now})
      on conflict (key_id) do update set templates = excluded.templates, theme = excluded.theme,
        telegram = excluded.telegram, social = excluded.social, default_caption = excluded.default_caption,
        paused_at = excluded.paused_at, updated_at = excluded.updated_at
      returning id
    ),
    ${raiseVersion(workspaceId, "saved")},
    ${audit(workspaceId, auditEntry, "saved")}
    select saved.id, changed.version from saved, changed`,
  );
  const [row] = rows;
  if (!row) throw new Error("The profile was not stored.");
  return row;
}

type ProfileCopy = { workspaceId: string; from: string; id: string; now: Date };

/** A CTE that gives a new key, the row of `source`, a copy of another key's profile, if that has one. */
export const copyProfile = (
  { workspaceId, from, id, now }: ProfileCopy,
  source: string,
): SQL => sql`profile as (
    insert into ${studioProfiles} (id, workspace_id, key_id, templates, theme, telegram, social, default_caption,
      paused_at, created_at, updated_at)
    select ${id}::uuid, p.workspace_id, s.id, p.templates, p.theme, p.telegram, p.social, p.default_caption,
      p.paused_at, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${studioProfiles} p, ${sql.identifier(source)} s
    where p.workspace_id = ${workspaceId}::uuid and p.key_id = ${from}::uuid
  )`;
