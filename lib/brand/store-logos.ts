import { sql } from "drizzle-orm";
import { brandDna, logos } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { noteBrandEvent } from "../hooks/store.ts";
import { remember } from "../replay/store.ts";
import type { Answer } from "./answer.ts";

export type LogoRow = typeof logos.$inferSelect;

type NewLogo = {
  logo: LogoRow;
  url: string;
  event: { id: string; livemode: boolean };
  answer: Answer | null;
};

/** Stores a logo, adds its address to the Brand DNA unless it is there, notes that event, and stores the answer: one statement. */
export async function createLogo(db: Db, { logo, url, event, answer }: NewLogo): Promise<void> {
  const now = sql`${logo.createdAt.toISOString()}::timestamptz`;
  const answered = answer ? sql`, ${remember(answer.replay, answer, "logo")}` : sql``;
  await db.execute(sql`
    with logo as (
      insert into ${logos} (id, workspace_id, image_id, variant, theme, palette, created_at)
      values (${logo.id}::uuid, ${logo.workspaceId}::uuid, ${logo.imageId}::uuid, ${logo.variant}::text,
        ${logo.theme}::text, ${JSON.stringify(logo.palette)}::jsonb, ${now})
      returning workspace_id
    ),
    dna as (
      insert into ${brandDna} (workspace_id, logos, updated_at)
      select workspace_id, jsonb_build_array(${url}::text), ${now} from logo
      on conflict (workspace_id) do update
        set logos = brand_dna.logos || excluded.logos, version = brand_dna.version + 1, updated_at = excluded.updated_at
        where not brand_dna.logos @> excluded.logos
      returning workspace_id
    ),
    ${noteBrandEvent({ ...event, workspaceId: logo.workspaceId, now: logo.createdAt }, "dna")}${answered}
    select workspace_id from logo`);
}
