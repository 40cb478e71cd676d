import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { checkImageUrl, withImageInput } from "../uploads/images/input.ts";
import { PhotoKind } from "../vocab.ts";
import { agreed } from "./consent.ts";
import {
  changeImageRecord,
  createImageRecord,
  deleteImageRecord,
  findImageRecord,
  IMAGE_RECORD_FIELDS,
  isLiveRecord,
  listImageRecords,
  type RecordKind,
  readImageRecord,
  toImageFields,
} from "./image-record.ts";
import { Focus, PHOTO_FIELDS } from "./photo-fields.ts";
import { type PhotoRow, RECORD_TABLES, type RecordRow } from "./store-records.ts";

const CONSENT = "Send consent: true once the people on the photo have agreed to be shown.";

const consent = agreed(CONSENT)
  .optional()
  .meta({
    description: "true: the people on it have agreed to be shown. Required for the kind people, and recorded",
    examples: [true],
  });

export const NewPhoto = withImageInput({
  name: PHOTO_FIELDS.name,
  kind: PHOTO_FIELDS.kind,
  focus: PHOTO_FIELDS.focus.default(null),
  tags: PHOTO_FIELDS.tags.default([]),
  alt_text: PHOTO_FIELDS.alt_text.default(""),
  consent,
}).superRefine(({ kind, consent: given }, context) => {
  if (kind === "people" && !given) context.addIssue({ code: "custom", path: ["consent"], message: CONSENT });
});

const Changes = {
  name: PHOTO_FIELDS.name.optional(),
  kind: PHOTO_FIELDS.kind.optional(),
  focus: PHOTO_FIELDS.focus.optional(),
  tags: PHOTO_FIELDS.tags.optional(),
  alt_text: PHOTO_FIELDS.alt_text.optional(),
  consent,
};

export const PhotoPatch = z
  .strictObject(Changes, "Only name, kind, focus, tags, alt_text and consent can be changed.")
  .refine(
    (changes) => Object.keys(changes).length > 0,
    "Give at least one of name, kind, focus, tags, alt_text and consent.",
  );

export const PhotoId = z.object({
  photo_id: z.guid("Give the id of a photo, a UUID.").meta({ description: "Id of the photo, a UUID" }),
});

const BrandPhoto = z
  .object({
    id: z.guid().describe("Id of the photo, a UUID"),
    name: z.string().describe("What the photo is called"),
    kind: PhotoKind.describe("What the photo shows"),
    focus: Focus.nullable().describe("The point that stays in view; null when the photo's detail decides"),
    tags: z.array(z.string()).describe("Words of the workspace's own; may be empty"),
    alt_text: z.string().describe("What the photo shows, for people who cannot see it; may be empty"),
    consent: z.boolean().describe("Whether the people on it have agreed to be shown"),
    ...IMAGE_RECORD_FIELDS,
  })
  .meta({ title: "Photo" });
type BrandPhoto = z.infer<typeof BrandPhoto>;

const PHOTOS: RecordKind<Omit<PhotoRow, keyof RecordRow>, BrandPhoto> = {
  table: RECORD_TABLES.photo,
  toWire: (row, publicUrl) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    focus: row.focus,
    tags: row.tags,
    alt_text: row.altText,
    consent: row.consentBy !== null,
    ...toImageFields(row, publicUrl),
  }),
  fetchJob: ({ workspaceId, id }) => ({ kind: "photo.fetch", workspaceId, photoId: id }),
  missing: noPhoto,
};

export const listPhotos = operation({
  id: "list_photos",
  summary: "List the workspace's photos, newest first.",
  effect: "read",
  input: z.object({}),
  output: z.array(BrandPhoto),
  run: (ctx) => listImageRecords(ctx, PHOTOS),
});

export const getPhoto = operation({
  id: "get_photo",
  summary: "Read one photo of the workspace.",
  effect: "read",
  refuses: ["not_found"],
  input: PhotoId,
  output: BrandPhoto,
  run: (ctx, { photo_id }) => readImageRecord(ctx, PHOTOS, photo_id),
});

export const uploadPhoto = operation({
  id: "upload_photo",
  summary: "Store a photo that is sent or fetched from an https address.",
  effect: "write",
  testKey: "own records",
  audit: (_ctx, _input, { id }) => id,
  refuses: ["plan_cap_reached"],
  input: NewPhoto,
  output: BrandPhoto,
  check: checkImageUrl,
  run(ctx, input) {
    const { name, kind, focus, tags, alt_text: altText } = input;
    const consentBy = input.consent ? speaker(ctx) : null;
    return createImageRecord(ctx, PHOTOS, input, { name, kind, focus, tags, altText, consentBy });
  },
});

export const updatePhoto = operation({
  id: "update_photo",
  summary: "Change the name, kind, focus, tags or alternative text of a photo.",
  effect: "write",
  testKey: { readOnlyWhen: (ctx, { photo_id }) => isLiveRecord(ctx, PHOTOS, photo_id) },
  audit: (_ctx, { photo_id }) => photo_id,
  refuses: ["not_found"],
  input: z.object({ ...PhotoId.shape, ...Changes }),
  output: BrandPhoto,
  async run(ctx, { photo_id: id, ...given }) {
    const { consentBy } = await findImageRecord(ctx, PHOTOS, id);
    if (given.kind === "people" && !given.consent && consentBy === null) {
      throw invalidField(["body", "consent"], CONSENT);
    }
    return changeImageRecord(ctx, PHOTOS, { id, changes: columnsOf(ctx, given) });
  },
});

export const deletePhoto = operation({
  id: "delete_photo",
  summary: "Delete a photo, and its image when nothing else shows it; its address then answers 410.",
  effect: "destroy",
  testKey: { readOnlyWhen: (ctx, { photo_id }) => isLiveRecord(ctx, PHOTOS, photo_id) },
  audit: (_ctx, { photo_id }) => photo_id,
  refuses: ["not_found"],
  input: PhotoId,
  output: z.null(),
  run: (ctx, { photo_id }) => deleteImageRecord(ctx, PHOTOS, photo_id),
});

/** Who states a consent, as it is recorded. */
const speaker = ({ actor }: Ctx) => `${actor.kind}:${actor.id}`;

export function noPhoto() {
  return new Refusal("not_found", "There is no such photo.", {
    hint: "Check the id, and that the key belongs to the photo's workspace.",
    retryable: false,
  });
}

/** The given fields as columns; a consent is kept with who stated it. */
function columnsOf(ctx: Ctx, { alt_text, consent: given, ...same }: z.output<typeof PhotoPatch>) {
  const columns = Object.entries({
    ...same,
    altText: alt_text,
    consentBy: given ? speaker(ctx) : undefined,
  });
  return {
    ...Object.fromEntries(columns.filter(([, value]) => value !== undefined)),
    updatedAt: ctx.now(),
  };
}
