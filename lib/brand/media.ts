import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { ownerOf } from "../core/owner.ts";
import type { Message } from "../core/ports.ts";
import { paging } from "../core/query.ts";
import { RETRIES } from "../core/retries.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { deleteImageNow } from "../uploads/images/delete-with-image.ts";
import { deleteImageMessage } from "../uploads/images/with-image.ts";
import { videoMessage } from "../uploads/videos/with-video.ts";
import { MediaKind } from "../vocab.ts";
import { deleteMedia as deleteRows, findMedia, findMediaByIds, type MediaRow } from "./store-media.ts";

const MAX_IDS = 100;
/** So many files are removed while the caller waits; the queue removes the others. */
const DELETE_NOW = 10;

export const MediaQuery = z.object({
  ...paging("Uploads"),
  kind: z
    .enum(MediaKind.options, `Use one of: ${MediaKind.options.join(", ")}.`)
    .optional()
    .meta({
      description: "Only uploads of this kind: screen, photo, logo, person, mascot or video",
      examples: ["logo"],
    }),
});

export const MediaIds = z.strictObject({
  ids: z
    .array(z.guid("Give the id of a picture, a UUID."))
    .min(1, "Give at least one id.")
    .max(MAX_IDS, `Give at most ${MAX_IDS} ids.`)
    .meta({
      description: "Ids of uploads of any kind, 1 to 100",
      examples: [["0197f2f4-7c1a-7c3e-9d53-2f9b6a1e4c10"]],
    }),
});

const Media = z
  .object({
    id: z.guid().describe("Id of the upload, a UUID"),
    kind: MediaKind.describe("What the upload is"),
    name: z
      .string()
      .describe("Name of a screen, photo or person, variant of a logo, pose of a mascot, title of a video"),
    url: z.url().describe("Public address of the stored file"),
    mime_type: z.string().describe("Media type of the stored file"),
    width: z.int().describe("Pixels"),
    height: z.int().describe("Pixels"),
    bytes: z.int().describe("Size of the stored file"),
    livemode: z.boolean().describe("False for an upload of a test key, which is deleted after a day"),
    created_at: z.iso.datetime().describe("When it was uploaded, in UTC"),
  })
  .meta({ title: "Media" });
type Media = z.infer<typeof Media>;

export const listMedia = operation({
  id: "list_media",
  summary:
    "List everything that was uploaded and is there: screens, photos, logos, portraits, poses, videos; newest first.",
  effect: "read",
  input: MediaQuery,
  output: z.array(Media),
  async run(ctx, { kind, limit, offset }) {
    const rows = await findMedia(ctx.db, ownerOf(ctx), { kind, limit, offset });
    return rows.flatMap((row) => toMedia(row, ctx.settings.publicUrl));
  },
});

/** Whether a live upload is among them. Then none is deleted. */
const isAnyLive = async (ctx: Ctx, { ids }: z.output<typeof MediaIds>): Promise<boolean> =>
  (await findMediaByIds(ctx.db, ownerOf(ctx), ids)).some(({ livemode }) => livemode);

export const deleteMedia = operation({
  id: "delete_media",
  summary: "Delete uploads of any kind, and their files when nothing else shows them.",
  effect: "destroy",
  testKey: { readOnlyWhen: isAnyLive },
  audit: (_ctx, _input, { deleted }) => deleted.join(",") || null,
  input: MediaIds,
  output: z.object({
    deleted: z.array(z.guid()).describe("Ids that are gone now"),
    not_found: z.array(z.guid()).describe("Ids the workspace does not have"),
  }),
  recordsEvents: true,
  async run(ctx, { ids }) {
    const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
    const gone = new Set<string>();
    // A picture that arrives between reading and deleting makes another try necessary.
    for (let left = RETRIES.conflicts.deletionTries; left > 0 && gone.size < asked.length; left--) {
      const rest = asked.filter((id) => !gone.has(id));
      const rows = await findMediaByIds(ctx.db, ownerOf(ctx), rest);
      if (rows.length === 0) break;
      for (const id of await remove(ctx, rows)) gone.add(id);
    }
    return { deleted: asked.filter((id) => gone.has(id)), not_found: asked.filter((id) => !gone.has(id)) };
  },
});

async function remove(ctx: Ctx, rows: readonly MediaRow[]): Promise<string[]> {
  const now = ctx.now();
  const shown = new Set(rows.flatMap(({ imageId }) => imageId ?? []));
  const imageDeletions = [...shown].map((imageId) => ({
    imageId,
    message: deleteImageMessage(ctx, ctx.workspaceId, imageId),
  }));
  const films = rows.flatMap(({ kind, key }) => (kind === "video" && key ? [key] : []));
  const tombstones = films.length > 0 ? [tombstoneMessage(ctx, films)] : [];
  const gone = await deleteRows(ctx.db, ctx.workspaceId, {
    rows,
    base: `${ctx.settings.publicUrl}/assets/`,
    messages: [...imageDeletions.map(({ message }) => message), ...tombstones],
    event: { id: newId(ctx, now), livemode: ctx.mode === "live" },
    now,
  });
  if (gone.length === 0) return gone;
  await Promise.all(
    imageDeletions.slice(0, DELETE_NOW).map(({ imageId, message }) => deleteImageNow(ctx, imageId, message)),
  );
  sendSoon(ctx, [...imageDeletions.slice(DELETE_NOW).map(({ message }) => message), ...tombstones]);
  return gone;
}

const tombstoneMessage = (ctx: Ctx, names: string[]): Message =>
  videoMessage(ctx, { kind: "files.tombstone", workspaceId: ctx.workspaceId, names });

/** Empty while the image of the record has not arrived. */
function toMedia({ id, kind, name, livemode, createdAt, ...image }: MediaRow, publicUrl: string): Media[] {
  const { key, mimeType, width, height, bytes } = image;
  if (key === null || mimeType === null || width === null || height === null || bytes === null) return [];
  const url = `${publicUrl}/assets/${key}`;
  const file = { url, mime_type: mimeType, width, height, bytes };
  return [{ id, kind, name, ...file, livemode, created_at: createdAt.toISOString() }];
}
