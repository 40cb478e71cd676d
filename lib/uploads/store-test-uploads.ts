import { type SQL, sql } from "drizzle-orm";
import { brandVideos, fonts, logos, people, photos, screens } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import { MAX_FONTS } from "./fonts/limits.ts";

const TABLES = { pictures: [screens, photos, people, logos], videos: [brandVideos], fonts: [fonts] } as const;
export type UploadKind = keyof typeof TABLES;

/** What the test keys of a workspace have uploaded at one time. Each upload is deleted after 24 hours. */
export const MAX_TEST_UPLOADS = { pictures: 200, videos: 10, fonts: MAX_FONTS } as const;

/** The number of a workspace's test uploads, as SQL. */
const stored = (kind: UploadKind, workspaceId: string): SQL => {
  const counts = TABLES[kind].map(
    (table) =>
      sql`(select count(*)::int from ${table} t where t.workspace_id = ${workspaceId}::uuid and not t.livemode)`,
  );
  return sql`(${sql.join(counts, sql` + `)})`;
};

/** The condition that there is room for another test video. Statements of the same moment may both find it true. */
export const roomForTestVideo = (workspaceId: string): SQL =>
  sql`${stored("videos", workspaceId)} < ${MAX_TEST_UPLOADS.videos}::int`;

export async function countTestUploads(db: Db, workspaceId: string, kind: UploadKind): Promise<number> {
  const [row] = await queryRows<{ count: number }>(db, sql`select ${stored(kind, workspaceId)} as count`);
  return row?.count ?? 0;
}
