import * as z from "zod/v4";
import { ScreenStatus } from "../vocab.ts";
import type { PersonView } from "./store-people.ts";

export const PersonId = z.object({ person_id: z.guid("Give the id of a person, a UUID.") });

export const Person = z.object({
  id: z.guid(),
  name: z.string(),
  role: z.string(),
  quote: z.string(),
  consent: z.literal(true),
  status: ScreenStatus,
  /** Why the portrait failed. */
  reason: z.string().nullable(),
  image_url: z.url().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  bytes: z.int().nullable(),
  mime_type: z.string().nullable(),
  sha256: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Person = z.infer<typeof Person>;

/** The only bridge from a row to the wire. Everything about the portrait is null until there is one. */
export function toPerson(row: PersonView, publicUrl: string): Person {
  const { image } = row;
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    quote: row.quote,
    consent: true,
    status: row.status,
    reason: row.reason,
    image_url: image && `${publicUrl}/assets/${image.key}`,
    width: image?.width ?? null,
    height: image?.height ?? null,
    bytes: image?.bytes ?? null,
    mime_type: image?.mimeType ?? null,
    sha256: image?.fileSha256 ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
