import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { reasonOf } from "../core/log.ts";
import { operation } from "../core/operation.ts";
import { ownerOf } from "../core/owner.ts";
import { deleteOutbox } from "../outbox/store.ts";
import { answerToStore, createOnce } from "../replay/answer.ts";
import { sha256 } from "../text/sha256.ts";
import { cleanFamily } from "../uploads/fonts/family-name.ts";
import { checkOneFont, FONT_FIELDS, fontBytes, refuseBadFont } from "../uploads/fonts/input.ts";
import { MAX_FONTS } from "../uploads/fonts/limits.ts";
import { fontMessage, withFont } from "../uploads/fonts/with-font.ts";
import { refuseAboveTestCap } from "../uploads/test-uploads.ts";
import { agreed } from "./consent.ts";
import { createFont, deleteFontRow, type FontRow, findFonts, listFonts as listRows } from "./store-fonts.ts";

const LICENSE =
  "Send license_confirmed: true once your licence allows pictures and films made with this font.";

const Fields = {
  license_confirmed: agreed(LICENSE).meta({
    description: "true: the font's licence allows pictures and films made by a service; recorded",
    examples: [true],
  }),
  family: z
    .string()
    .trim()
    .min(1, "Give the family a name, or leave it out.")
    .max(60, "Use at most 60 characters.")
    .optional()
    .meta({
      description:
        "Name of the family, at most 60 characters. Default: the file's own. Files with one name are one family",
      examples: ["Kite Sans"],
    }),
  ...FONT_FIELDS,
};

export const NewFont = z.object(Fields).superRefine(checkOneFont);
type NewFont = z.output<typeof NewFont>;

export const FontId = z.object({
  font_id: z.guid("Give the id of a font, a UUID.").meta({ description: "Id of the font, a UUID" }),
});

const BrandFont = z
  .object({
    id: z.guid().describe("Id of the font, a UUID"),
    family: z.string().describe("Its family, as product_map.guidelines.fonts names it"),
    weight_min: z.int().describe("Its weight, or the lightest of a variable font"),
    weight_max: z.int().describe("Its weight, or the heaviest of a variable font"),
    italic: z.boolean().describe("Whether its letters are slanted"),
    characters: z.int().describe("How many characters it draws; others come from a built-in font"),
    mime_type: z.string().describe("font/woff2, font/ttf or font/otf"),
    bytes: z.int().describe("Size of the file"),
    sha256: z.string().describe("Hexadecimal SHA-256 of the file"),
    license_confirmed: z.literal(true).describe("Its licence was confirmed when it was added"),
    livemode: z.boolean().describe("False for a font of a test key, which is deleted after a day"),
    created_at: z.iso.datetime().describe("When it was added, in UTC"),
  })
  .meta({ title: "Font" });
type BrandFont = z.infer<typeof BrandFont>;

const toFont = (row: FontRow): BrandFont => ({
  id: row.id,
  family: row.family,
  weight_min: row.weightMin,
  weight_max: row.weightMax,
  italic: row.italic,
  characters: row.characters,
  mime_type: row.mimeType,
  bytes: row.bytes,
  sha256: row.sha256,
  license_confirmed: true,
  livemode: row.livemode,
  created_at: row.createdAt.toISOString(),
});

export const listFonts = operation({
  id: "list_fonts",
  summary: "List the font files of the brand, newest first.",
  effect: "read",
  input: z.object({}),
  output: z.array(BrandFont),
  run: async (ctx) => (await listRows(ctx.db, ownerOf(ctx))).map(toFont),
});

export const uploadFont = operation({
  id: "upload_font",
  summary: "Add a font file of the brand's own, whose licence is confirmed.",
  effect: "write",
  testKey: "own records",
  audit: (_ctx, _input, { id }) => id,
  refuses: ["plan_cap_reached"],
  input: NewFont,
  output: BrandFont,
  run: (ctx, input) =>
    refuseBadFont(input, async () => {
      await refuseAboveTestCap(ctx, "fonts");
      return add(ctx, input);
    }),
});

export const deleteFont = operation({
  id: "delete_font",
  summary: "Delete a font file. Pictures are drawn with a built-in font where it was the last of its family.",
  effect: "destroy",
  testKey: { readOnlyWhen: async (ctx, { font_id }) => (await fontOf(ctx, font_id))?.livemode === true },
  audit: (_ctx, { font_id }) => font_id,
  refuses: ["not_found"],
  input: FontId,
  output: z.null(),
  async run(ctx, { font_id }) {
    const font = await fontOf(ctx, font_id);
    const message = font && fontMessage(ctx, font, font.key);
    if (!message || !(await deleteFontRow(ctx.db, font, { message, now: ctx.now() }))) throw noFont();
    await takeDown(ctx, font.key, message.id);
    return null;
  },
});

async function add(ctx: Ctx, input: NewFont): Promise<BrandFont> {
  const bytes = fontBytes(input);
  // Loaded with the first font: most requests never see one.
  const { inspectFont } = await import("../uploads/fonts/inspect-font.ts");
  const facts = await inspectFont(bytes);
  const family = cleanFamily(input.family ?? facts.family ?? "");
  if (!family) throw invalidField(["body", "family"], "The file has no name for its family. Give one here.");
  const file = { bytes, sha256: await sha256(bytes), mimeType: facts.mimeType };
  return withFont(ctx, ownerOf(ctx), file, async (key, cleanupId) => {
    const now = ctx.now();
    const font: FontRow = {
      ...facts,
      family,
      id: newId(ctx, now),
      ...ownerOf(ctx),
      key,
      bytes: bytes.length,
      sha256: file.sha256,
      licenseBy: `${ctx.actor.kind}:${ctx.actor.id}`,
      createdAt: now,
    };
    const answer = answerToStore(ctx, toFont(font));
    if (!(await createOnce(createFont(ctx.db, { font, answer, cleanupId })))) throw tooManyFonts();
    return toFont(font);
  });
}

async function fontOf(ctx: Ctx, id: string): Promise<FontRow | undefined> {
  const [font] = await findFonts(ctx.db, ownerOf(ctx), [id]);
  return font;
}

/** Takes the file down right away. After a failure the sweeper sends the message to the queue. */
async function takeDown(ctx: Ctx, key: string, outboxId: string): Promise<void> {
  try {
    await ctx.files.tombstone([key]);
    await deleteOutbox(ctx.db, [outboxId]);
  } catch (error) {
    ctx.log("tombstone_postponed", { request_id: ctx.requestId, reason: reasonOf(error) });
  }
}

const tooManyFonts = () =>
  invalidField(
    ["body"],
    `A brand has at most ${MAX_FONTS} font files. Delete one, or send a variable font in place of several weights.`,
    "too_many",
  );

const noFont = () =>
  new Refusal("not_found", "There is no such font.", {
    hint: "Check the id, and that the key belongs to the font's workspace.",
    retryable: false,
  });
