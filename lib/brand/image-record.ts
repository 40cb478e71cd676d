import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import type { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import { ownerOf } from "../core/owner.ts";
import type { Message } from "../core/ports.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { answerToStore, createOnce } from "../replay/answer.ts";
import { deleteWithImage } from "../uploads/images/delete-with-image.ts";
import { type ImageInput, readImageInput, refuseBadImage } from "../uploads/images/input.ts";
import { BITMAPS } from "../uploads/images/prepare.ts";
import { imageFlow, withImage } from "../uploads/images/with-image.ts";
import { refuseAboveTestCap } from "../uploads/test-uploads.ts";
import { ScreenStatus } from "../vocab.ts";
import {
  deleteRecord,
  findRecord,
  insertRecord,
  listRecords,
  type RecordChanges,
  type RecordRow,
  type RecordTable,
  updateRecord,
  type WithImage,
} from "./store-records.ts";

/**
 * A record with one image: a screen, a photo, a person. All kinds share one life cycle. A record is created with its
 * image, or waits until the job has fetched it. It is deleted with its image.
 */
export type RecordKind<Own, Wire> = {
  table: RecordTable;
  toWire(row: WithImage<RecordRow & Own>, publicUrl: string): Wire;
  /** The job that fetches the image when only its address was given. */
  fetchJob(record: { workspaceId: string; id: string }): Job;
  /** The answer to the id of no such record. */
  missing(): Refusal;
};

/** The fields that every such record has on the wire, after its own. */
export const IMAGE_RECORD_FIELDS = {
  status: ScreenStatus.describe(
    "ready once there is an image; failed with a reason when it could not be fetched",
  ),
  reason: z.string().nullable().describe("Why the image failed, for a person; otherwise null"),
  image_url: z.url().nullable().describe("Public address of the cleaned image; null until there is one"),
  width: z.int().nullable().describe("Pixels; null until there is an image"),
  height: z.int().nullable().describe("Pixels; null until there is an image"),
  bytes: z.int().nullable().describe("Size of the stored file; null until there is an image"),
  mime_type: z.string().nullable().describe("Media type of the stored file; null until there is an image"),
  sha256: z
    .string()
    .nullable()
    .describe("Hexadecimal SHA-256 of the stored file; null until there is an image"),
  livemode: z.boolean().describe("False for a record of a test key, which is deleted after a day"),
  created_at: z.iso.datetime().describe("When the record was created, in UTC"),
  updated_at: z.iso.datetime().describe("When the record last changed, in UTC"),
};

/** Those fields of a row. Everything about the image is null until there is one. */
export function toImageFields(row: WithImage<RecordRow>, publicUrl: string) {
  const { image } = row;
  return {
    status: row.status,
    reason: row.reason,
    image_url: image && `${publicUrl}/assets/${image.key}`,
    width: image?.width ?? null,
    height: image?.height ?? null,
    bytes: image?.bytes ?? null,
    mime_type: image?.mimeType ?? null,
    sha256: image?.fileSha256 ?? null,
    livemode: row.livemode,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** All records of a kind that the caller may see, newest first. */
export async function listImageRecords<Own, Wire>(ctx: Ctx, kind: RecordKind<Own, Wire>): Promise<Wire[]> {
  const rows = await listRecords<RecordRow & Own>(ctx.db, kind.table, ownerOf(ctx));
  return rows.map((row) => kind.toWire(row, ctx.settings.publicUrl));
}

/** One record of a kind that the caller may see. @throws Refusal where there is none */
export async function readImageRecord<Own, Wire>(
  ctx: Ctx,
  kind: RecordKind<Own, Wire>,
  id: string,
): Promise<Wire> {
  return kind.toWire(await findImageRecord(ctx, kind, id), ctx.settings.publicUrl);
}

/** The same as it is stored. */
export async function findImageRecord<Own, Wire>(
  ctx: Ctx,
  kind: RecordKind<Own, Wire>,
  id: string,
): Promise<WithImage<RecordRow & Own>> {
  const row = await findRecord<RecordRow & Own>(ctx.db, kind.table, ownerOf(ctx), id);
  if (!row) throw kind.missing();
  return row;
}

/** Changes columns of a record. @throws Refusal where there is none */
export async function changeImageRecord<Own, Wire>(
  ctx: Ctx,
  kind: RecordKind<Own, Wire>,
  { id, changes }: { id: string; changes: RecordChanges },
): Promise<Wire> {
  if (!(await updateRecord(ctx.db, kind.table, ownerOf(ctx), { id, changes }))) throw kind.missing();
  return readImageRecord(ctx, kind, id);
}

/** Creates a record: ready when the image came along, else waiting for the job that fetches it. */
export async function createImageRecord<Own extends object, Wire extends object>(
  ctx: Ctx,
  kind: RecordKind<Own, Wire>,
  input: ImageInput,
  own: Own,
): Promise<Wire> {
  await refuseAboveTestCap(ctx, "pictures");
  const now = ctx.now();
  const row = {
    ...{ id: newId(ctx, now), ...ownerOf(ctx), reason: null },
    ...{ createdAt: now, updatedAt: now },
    ...own,
  };
  if (input.image_url !== undefined) {
    const waiting = { status: "processing", sourceUrl: input.image_url, imageId: null, image: null } as const;
    return createWaiting(ctx, kind, { ...row, ...waiting });
  }
  return refuseBadImage(input, async () => {
    const sent = await readImageInput(ctx, input);
    return withImage(ctx, ownerOf(ctx), { sent, accepts: BITMAPS }, (image) =>
      insert(ctx, kind, { ...row, status: "ready", sourceUrl: null, imageId: image.id, image }, null),
    );
  });
}

async function createWaiting<Own extends object, Wire extends object>(
  ctx: Ctx,
  kind: RecordKind<Own, Wire>,
  row: WithImage<RecordRow & Own>,
): Promise<Wire> {
  const id = newId(ctx);
  const message: Message = { id, job: kind.fetchJob(row), ...imageFlow(ownerOf(ctx)) };
  const wire = await insert(ctx, kind, row, message);
  sendSoon(ctx, [message]);
  return wire;
}

async function insert<Own extends object, Wire extends object>(
  ctx: Ctx,
  kind: RecordKind<Own, Wire>,
  row: WithImage<RecordRow & Own>,
  message: Message | null,
): Promise<Wire> {
  const wire = kind.toWire(row, ctx.settings.publicUrl);
  const { image: _, ...record } = row;
  await createOnce(insertRecord(ctx.db, kind.table, { record, message, answer: answerToStore(ctx, wire) }));
  return wire;
}

/** Whether a record of the workspace is a live one. */
export const isLiveRecord = async (
  ctx: Ctx,
  { table }: { table: RecordTable },
  id: string,
): Promise<boolean> => (await findRecord<RecordRow>(ctx.db, table, ownerOf(ctx), id))?.livemode === true;

/** Deletes a record, and its image when no other record shows it. @throws Refusal where there is none */
export async function deleteImageRecord(
  ctx: Ctx,
  { table, missing }: Pick<RecordKind<unknown, unknown>, "table" | "missing">,
  id: string,
): Promise<null> {
  const isDeleted = await deleteWithImage(ctx, {
    find: () => findRecord<RecordRow>(ctx.db, table, ownerOf(ctx), id),
    remove: (record, effects) => deleteRecord(ctx.db, table, record, effects),
  });
  if (!isDeleted) throw missing();
  return null;
}
