import { sql } from "drizzle-orm";
import { brandDna } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { noteBrandEvent } from "../hooks/store.ts";
import { promiseJobs } from "../outbox/store.ts";
import type { BrandDnaRow } from "./store.ts";

export type DnaValues = Pick<
  BrandDnaRow,
  "tagline" | "overview" | "offer" | "productMap" | "icp" | "palette" | "logos"
>;

export type Change = {
  values: DnaValues;
  /** The version that was read; 0 when nothing had been filled in. */
  version: number;
  event: { id: string; livemode: boolean };
  messages: readonly Message[];
  now: Date;
};

/** Stores Brand DNA, notes the event and promises what follows, unless somebody else changed it meanwhile: then false. */
export async function changeDna(
  db: Db,
  workspaceId: string,
  { values, version, event, messages, now }: Change,
): Promise<boolean> {
  const { tagline, overview, offer, productMap, icp, palette, logos } = values;
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  const promised = messages.length > 0 ? sql`, ${promiseJobs(messages, now, "changed")}` : sql``;
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
    ${noteBrandEvent({ ...event, workspaceId, now }, "changed")}${promised}
    select workspace_id from changed`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}
