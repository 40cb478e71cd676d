import { type SQL, sql } from "drizzle-orm";
import {
  accounts,
  agentGrants,
  apiKeys,
  brandVideos,
  chats,
  fonts,
  invites,
  logos,
  people,
  photos,
  posts,
  runs,
  screens,
  users,
  webhookEndpoints,
} from "../../drizzle/schema/index.ts";
import { nameOfRun } from "../runs/store-name.ts";

/** What an entry is about, as members know it. */
export type AuditName = { kind: string; name: string; id: string };

const UUID = "^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$";
/** Written out with their table: a select of one table names its columns alone, which several tables here have. */
const [TARGET, WORKSPACE, ACTOR_KIND] = ["target", "workspace_id", "actor_kind"].map((name) =>
  sql.raw(`audit_log.${name}`),
) as [SQL, SQL, SQL];
/** As much of a text as names it. */
const NAME_LENGTH = 80;

/** A thing of the workspace with the entry's target as its id. */
const named = (kind: string, table: SQL, name: SQL, id: SQL = sql`t.id`): SQL => sql`(
  select json_build_object('kind', ${kind}::text, 'id', ${id}, 'name', left(${name}, ${NAME_LENGTH}::int))
  from ${table} t where t.id = ${TARGET}::uuid and t.workspace_id = ${WORKSPACE})`;

const ofRun = (run: SQL): SQL => sql`coalesce(${nameOfRun(run)}, '')`;

/** The name of what an entry is about, read with the entry; null where its target is no id or is there no more. */
export const nameOfTarget = (): SQL<
  AuditName | string | null
> => sql`case when ${TARGET} ~ ${UUID} then coalesce(
  ${named("run", sql`${runs}`, ofRun(sql`t`))},
  (select json_build_object('kind', 'run', 'id', r.id, 'name', left(${ofRun(sql`r`)}, ${NAME_LENGTH}::int))
    from ${posts} p join ${runs} r on r.id = p.run_id
    where p.id = ${TARGET}::uuid and p.workspace_id = ${WORKSPACE}),
  (select json_build_object('kind', 'member', 'id', u.id, 'name', coalesce(nullif(u.name, ''), u.email))
    from ${users} u where u.id = ${TARGET}::uuid and ${ACTOR_KIND} in ('user', 'system')),
  ${named("key", sql`${apiKeys}`, sql`concat_ws(' ', 'Key', nullif(t.name, ''), '…' || t.hint)`)},
  ${named("account", sql`${accounts}`, sql`'@' || t.handle`)},
  ${named("agent", sql`${agentGrants}`, sql`t.client_name`)},
  ${named("invite", sql`${invites}`, sql`t.note`)},
  ${named("chat", sql`${chats}`, sql`t.title`)},
  ${named("webhook", sql`${webhookEndpoints}`, sql`t.url`)},
  ${named("photo", sql`${photos}`, sql`t.name`)},
  ${named("screen", sql`${screens}`, sql`t.name`)},
  ${named("person", sql`${people}`, sql`t.name`)},
  ${named("video", sql`${brandVideos}`, sql`t.title`)},
  ${named("logo", sql`${logos}`, sql`concat('The ', t.variant, ' logo')`)},
  ${named("font", sql`${fonts}`, sql`t.family`)}
) end`;
