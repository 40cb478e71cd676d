import { sql } from "drizzle-orm";
import { brandDna, logos } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { recordEvent } from "../events/store.ts";
import type { ReplayAnswer } from "../replay/answer.ts";
import { remember } from "../replay/store.ts";

export type LogoRow = typeof logos.$inferSelect;

type NewLogo = {
  logo: LogoRow;
  url: string;
  event: { id: string; livemode: boolean };
  answer: ReplayAnswer | null;
};

/**
 * Stores a logo and the answer. A live logo's address joins the Brand DNA if missing, with an event.
 * All of it is one statement.
 */
export async function createLogo(db: Db, { logo, url, event, answer }: NewLogo): Promise<void> {
  const now = sql`${logo.createdAt.toISOString()}::timestamptz`;
  const answered = answer ? sql`, ${remember(answer.replay, answer, "logo")}` : sql``;
  const brandUpdated = {
    id: event.id,
    kind: "brand.updated",
    workspaceId: logo.workspaceId,
    subject: { livemode: event.livemode },
    now: logo.createdAt,
  } as const;
  await db.execute(sql`
    with logo as (
      insert into ${logos} (id, workspace_id, image_id, variant, theme, palette, livemode, created_at)
      values (${logo.id}::uuid, ${logo.workspaceId}::uuid, ${logo.imageId}::uuid, ${logo.variant}::text,
        ${logo.theme}::text, ${JSON.stringify(logo.palette)}::jsonb, ${logo.livemode}::boolean, ${now})
      returning workspace_id, livemode
    ),
    dna as (
      insert into ${brandDna} (workspace_id, logos, updated_at)
      select workspace_id, jsonb_build_array(${url}::text), ${now} from logo where livemode
      on conflict (workspace_id) do update
        set logos = brand_dna.logos || excluded.logos, version = brand_dna.version + 1, updated_at = excluded.updated_at
        where not brand_dna.logos @> excluded.logos
      returning workspace_id
    ),
    ${recordEvent(brandUpdated, "dna")}${answered}
    select workspace_id from logo`);
}
