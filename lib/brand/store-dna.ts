import { sql } from "drizzle-orm";
import { brandDna } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { recordEvent } from "../events/store.ts";
import { insertOutbox } from "../outbox/store.ts";
import type { BrandDnaRow } from "./store.ts";

export type DnaValues = Pick<
  BrandDnaRow,
  "tagline" | "overview" | "offer" | "productMap" | "icp" | "palette" | "logos"
>;

export type DnaChange = {
  values: DnaValues;
  /** The version that was read; 0 for Brand DNA that has never been filled in. */
  version: number;
  event: { id: string; livemode: boolean };
  messages: readonly Message[];
  now: Date;
};

/**
 * Stores Brand DNA, records the event and inserts the messages. False, with nothing stored, when the version
 * has changed.
 */
export async function changeDna(
  db: Db,
  workspaceId: string,
  { values, version, event, messages, now }: DnaChange,
): Promise<boolean> {
  const { tagline, overview, offer, productMap, icp, palette, logos } = values;
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  const outboxInsert = messages.length > 0 ? sql`, ${insertOutbox(messages, now, "changed")}` : sql``;
  const brandUpdated = {
    id: event.id,
    kind: "brand.updated",
    workspaceId,
    subject: { livemode: event.livemode },
    now,
  } as const;
  const { rows } = (await db.execute(sql`
    with changed as (
      insert into ${brandDna} as dna (workspace_id, tagline, overview, offer, product_map, icp, palette, logos, updated_at)
      values (${workspaceId}::uuid, ${tagline}::text, ${overview}::text, ${json(offer)}, ${json(productMap)}, ${json(icp)},
        ${json(palette)}, ${json(logos)}, ${now.toISOString()}::timestamptz)
      on conflict (workspace_id) do update set tagline = excluded.tagline, overview = excluded.overview,
        offer = excluded.offer, product_map = excluded.product_map, icp = excluded.icp, palette = excluded.palette,
        logos = excluded.logos, version = dna.version + 1, updated_at = excluded.updated_at
        where dna.version = ${version}::int
      returning workspace_id
    ),
    ${recordEvent(brandUpdated, "changed")}${outboxInsert}
    select workspace_id from changed`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}
