import { type SQL, sql, type Table } from "drizzle-orm";
import {
  brandDna,
  brandVideos,
  images,
  logos,
  mascotPictures,
  mascots,
  people,
  photos,
  screens,
} from "../../drizzle/schema/index.ts";
import type { Owner } from "../core/owner.ts";
import type { Db, Message } from "../core/ports.ts";
import { recordEvent } from "../events/store.ts";
import { insertOutbox } from "../outbox/store.ts";
import { MediaKind } from "../vocab.ts";

/**
 * `file` is set for tables that hold their file's columns themselves; the others refer to a row of `images`.
 */
type MediaSource = { table: Table; name: SQL; only?: SQL; file?: SQL };

const PICTURE = sql`t.image_id, null::text, null::text, null::int, null::int, null::int`;

/**
 * The table of each kind, and the column of its name. A new kind of media is one more row here; its table
 * has the same keys.
 */
const TABLES: Record<MediaKind, MediaSource> = {
  screen: { table: screens, name: sql`t.name` },
  photo: { table: photos, name: sql`t.name` },
  logo: { table: logos, name: sql`t.variant` },
  person: { table: people, name: sql`t.name` },
  /** The poses of the one in use: candidates come and go with their draft. */
  mascot: {
    table: mascotPictures,
    name: sql`t.pose`,
    only: sql`and t.mascot_id =
      (select kept_id from ${mascots} m where m.workspace_id = t.workspace_id and m.livemode = t.livemode)`,
  },
  video: {
    table: brandVideos,
    name: sql`t.title`,
    file: sql`null::uuid, t.key, t.mime_type, t.width, t.height, t.bytes`,
  },
};
const KINDS = MediaKind.options;

export type MediaRow = {
  id: string;
  kind: MediaKind;
  name: string;
  imageId: string | null;
  key: string | null;
  mimeType: string | null;
  width: number | null;
  height: number | null;
  bytes: number | null;
  livemode: boolean;
  createdAt: Date;
};

/** Select from one table what a reader may see; `rest` holds conditions and order on `t`. */
function rowsIn(kind: MediaKind, { workspaceId, livemode }: Owner, rest: SQL): SQL {
  const { table, name, only = sql``, file = PICTURE } = TABLES[kind];
  const seen = livemode ? sql`and t.livemode` : sql``;
  return sql`(select t.id, ${kind}::text as kind, ${name} as name, t.livemode, t.created_at, ${file}
    from ${table} t where t.workspace_id = ${workspaceId}::uuid ${seen} ${only} ${rest})`;
}

const COLUMNS = sql`(id, kind, name, livemode, created_at, image_id, key, mime_type, width, height, bytes)`;

async function read(db: Db, parts: SQL[], end: SQL): Promise<MediaRow[]> {
  const { rows } = (await db.execute(sql`
    select m.id, m.kind, m.name, m.livemode, m.image_id as "imageId", coalesce(m.key, i.key) as key,
      coalesce(m.mime_type, i.mime_type) as "mimeType", coalesce(m.width, i.width) as width,
      coalesce(m.height, i.height) as height, coalesce(m.bytes, i.bytes) as bytes,
      to_char(m.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from (select * from (${sql.join(parts, sql` union all `)}) u ${COLUMNS} ${end}) m
    left join ${images} i on i.id = m.image_id
    order by m.created_at desc, m.id desc`)) as unknown as {
    rows: (Omit<MediaRow, "createdAt"> & { createdAt: string })[];
  };
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** A page of everything that has its picture, newest first; each table gives no more than the page can hold. */
export function findMedia(
  db: Db,
  reader: Owner,
  { kind, limit, offset }: { kind: MediaKind | undefined; limit: number; offset: number },
): Promise<MediaRow[]> {
  const order = sql`order by created_at desc, id desc`;
  const parts = (kind ? [kind] : KINDS).map((one) => {
    const isThere = TABLES[one].file ? sql`t.key is not null` : sql`t.image_id is not null`;
    return rowsIn(one, reader, sql`and ${isThere} ${order} limit ${limit + offset}::int`);
  });
  return read(db, parts, sql`${order} limit ${limit}::int offset ${offset}::int`);
}

/** Those of these ids that the reader may see. */
export function findMediaByIds(db: Db, reader: Owner, ids: readonly string[]): Promise<MediaRow[]> {
  const rest = sql`and t.id = any(${`{${ids.join(",")}}`}::uuid[])`;
  return read(
    db,
    KINDS.map((kind) => rowsIn(kind, reader, rest)),
    sql``,
  );
}

type MediaDeletion = {
  /** What was read, with the picture that each showed then. */
  rows: readonly MediaRow[];
  /** The address that a name in storage has. */
  base: string;
  messages: readonly Message[];
  event: { id: string; livemode: boolean };
  now: Date;
};

/**
 * Deletes media that still show the image they were read with. Removes live logos without a file from the Brand
 * DNA. Records the event and inserts the messages that delete the images. Returns the deleted ids.
 */
export async function deleteMedia(
  db: Db,
  workspaceId: string,
  { rows, base, messages, event, now }: MediaDeletion,
): Promise<string[]> {
  const known = JSON.stringify(
    rows.map(({ id, imageId, key, livemode }) => ({ id, image_id: imageId, key, livemode })),
  );
  const deletions = KINDS.map((kind) => {
    const { table, file } = TABLES[kind];
    const same = file
      ? sql`t.key is not distinct from k.key`
      : sql`t.image_id is not distinct from k.image_id`;
    return sql`${sql.identifier(`gone_${kind}`)} as (
      delete from ${table} t using known k where t.workspace_id = ${workspaceId}::uuid and t.id = k.id and ${same}
      returning t.id
    )`;
  });
  const gone = KINDS.map((kind) => sql`select id from ${sql.identifier(`gone_${kind}`)}`);
  const outboxInsert = messages.length > 0 ? sql`, ${insertOutbox(messages, now, "first")}` : sql``;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const brandUpdated = {
    id: event.id,
    kind: "brand.updated",
    workspaceId,
    subject: { livemode: event.livemode },
    now,
  } as const;
  const result = (await db.execute(sql`
    with known as (select * from jsonb_to_recordset(${known}::jsonb) k(id uuid, image_id uuid, key text, livemode boolean)),
    ${sql.join(deletions, sql`, `)},
    gone as (${sql.join(gone, sql` union all `)}),
    first as (select from gone limit 1),
    unlisted as (
      select ${base}::text || k.key as url from known k join gone_logo using (id)
      where k.livemode and not exists (
        select 1 from ${logos} l where l.workspace_id = ${workspaceId}::uuid and l.image_id = k.image_id
          and l.id not in (select id from gone_logo)
      )
    ),
    changed as (
      update ${brandDna} dna set version = dna.version + 1, updated_at = ${moment}, logos = (
        select coalesce(jsonb_agg(url order by place), '[]') from jsonb_array_elements_text(dna.logos) with ordinality l(url, place)
        where url not in (select url from unlisted)
      )
      where dna.workspace_id = ${workspaceId}::uuid
        and exists (select 1 from unlisted where dna.logos ? unlisted.url)
      returning dna.workspace_id
    ),
    ${recordEvent(brandUpdated, "changed")}${outboxInsert}
    select id from gone`)) as unknown as { rows: { id: string }[] };
  return result.rows.map(({ id }) => id);
}
