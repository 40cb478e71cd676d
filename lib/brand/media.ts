import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { uuidv7 } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import type { Message } from "../core/ports.ts";
import { whole } from "../core/query.ts";
import { MediaKind } from "../vocab.ts";
import { dropMessage } from "./images/keep.ts";
import { dropNow } from "./remove.ts";
import { sendSoon } from "./soon.ts";
import { deleteMedia as deleteRows, findMedia, findMediaByIds, type MediaRow } from "./store-media.ts";
import { videoMessage } from "./videos/keep.ts";

const MOST = 100;
const TRIES = 3;
/** So many files are removed while the caller waits; the queue removes the others. */
const AT_ONCE = 10;

export const MediaQuery = z.object({
  limit: whole(1, MOST).default(20),
  offset: whole(0, 1_000_000).default(0),
  kind: z.enum(MediaKind.options, `Use one of: ${MediaKind.options.join(", ")}.`).optional(),
});

export const MediaIds = z.object({
  ids: z
    .array(z.guid("Give the id of a picture, a UUID."))
    .min(1, "Give at least one id.")
    .max(MOST, `Give at most ${MOST} ids.`),
});

const Media = z.object({
  id: z.guid(),
  kind: MediaKind,
  name: z.string(),
  url: z.url(),
  mime_type: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  created_at: z.iso.datetime(),
});
type Media = z.infer<typeof Media>;

export const listMedia = operation({
  id: "list_media",
  summary:
    "List everything that was uploaded and is there: screens, logos, portraits, poses, videos; newest first.",
  effect: "read",
  input: MediaQuery,
  output: z.array(Media),
  async run(ctx, { kind, limit, offset }) {
    const rows = await findMedia(ctx.db, ctx.workspaceId, { kind, limit, offset });
    return rows.flatMap((row) => toMedia(row, ctx.settings.publicUrl));
  },
});

export const deleteMedia = operation({
  id: "delete_media",
  summary: "Delete uploads of any kind, and their files when nothing else shows them.",
  effect: "destroy",
  deed: (_ctx, _input, { deleted }) => deleted.join(",") || null,
  input: MediaIds,
  output: z.object({ deleted: z.array(z.guid()), not_found: z.array(z.guid()) }),
  announces: true,
  async run(ctx, { ids }) {
    const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
    const gone = new Set<string>();
    // A picture that arrives between reading and deleting makes another try necessary.
    for (let left = TRIES; left > 0 && gone.size < asked.length; left--) {
      const rest = asked.filter((id) => !gone.has(id));
      const rows = await findMediaByIds(ctx.db, ctx.workspaceId, rest);
      if (rows.length === 0) break;
      for (const id of await remove(ctx, rows)) gone.add(id);
    }
    return { deleted: asked.filter((id) => gone.has(id)), not_found: asked.filter((id) => !gone.has(id)) };
  },
});

async function remove(ctx: Ctx, rows: readonly MediaRow[]): Promise<string[]> {
  const now = ctx.now();
  const shown = new Set(rows.flatMap(({ imageId }) => imageId ?? []));
  const drops = [...shown].map((imageId) => ({
    imageId,
    message: dropMessage(ctx, ctx.workspaceId, imageId),
  }));
  const films = rows.flatMap(({ kind, key }) => (kind === "video" && key ? [key] : []));
  const burials = films.length > 0 ? [burialOf(ctx, films)] : [];
  const gone = await deleteRows(ctx.db, ctx.workspaceId, {
    rows,
    base: `${ctx.settings.publicUrl}/assets/`,
    messages: [...drops.map(({ message }) => message), ...burials],
    event: { id: uuidv7(now, ctx.random(10)), livemode: ctx.mode === "live" },
    now,
  });
  if (gone.length === 0) return gone;
  await Promise.all(drops.slice(0, AT_ONCE).map(({ imageId, message }) => dropNow(ctx, imageId, message)));
  sendSoon(ctx, [...drops.slice(AT_ONCE).map(({ message }) => message), ...burials]);
  return gone;
}

const burialOf = (ctx: Ctx, names: string[]): Message =>
  videoMessage(ctx, { kind: "files.bury", workspaceId: ctx.workspaceId, names });

/** Nothing for what still waits for its picture. */
function toMedia({ id, kind, name, createdAt, ...image }: MediaRow, publicUrl: string): Media[] {
  const { key, mimeType, width, height, bytes } = image;
  if (key === null || mimeType === null || width === null || height === null || bytes === null) return [];
  const url = `${publicUrl}/assets/${key}`;
  return [
    { id, kind, name, url, mime_type: mimeType, width, height, bytes, created_at: createdAt.toISOString() },
  ];
}
