import type { Ctx } from "../core/context.ts";
import { ownerOf } from "../core/owner.ts";
import { renamed } from "./former-brand.ts";
import type { DnaValues } from "./store-dna.ts";
import { listRecords, RECORD_TABLES, type RecordRow } from "./store-records.ts";

/** What each kind of uploaded picture is called, and how those there are get listed. */
const KINDS = [
  {
    table: RECORD_TABLES.screen,
    one: "screen",
    many: "screens",
    listed: "GET /brand-assets/screens (npx brandrun screens list)",
  },
  {
    table: RECORD_TABLES.photo,
    one: "photo",
    many: "photos",
    listed: "GET /brand-assets/photos (npx brandrun photos list)",
  },
  { table: RECORD_TABLES.person, one: "person", many: "people", listed: "GET /brand-assets/people" },
] as const;

/** When a change renames the brand: that the pictures uploaded before stay, and may show the former one. */
export async function picturesOfFormerBrand(
  ctx: Ctx,
  before: DnaValues,
  after: DnaValues,
): Promise<string[]> {
  const brand = renamed(before, after);
  if (!brand) return [];
  const all = await Promise.all(
    KINDS.map(async (kind) => {
      const { length } = await listRecords<RecordRow>(ctx.db, kind.table, ownerOf(ctx));
      return { ...kind, length };
    }),
  );
  const found = all.filter(({ length }) => length > 0);
  if (found.length === 0) return [];
  const counts = found.map(({ length, one, many }) => `${length} ${length === 1 ? one : many}`).join(", ");
  return [
    `Uploaded before the brand was "${brand.is}", and still drawn: ${counts}. Delete those that show "${brand.was}"; these list them: ${found.map(({ listed }) => listed).join(", ")}.`,
  ];
}
