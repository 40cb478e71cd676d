import type { Owner } from "../core/owner.ts";
import type { Ports } from "../core/ports.ts";
import { type RenderCopy, readRenderCopy } from "../uploads/images/render-copy.ts";
import type { PhotoKind } from "../vocab.ts";
import { findRecords, listRecords, type PhotoRow, RECORD_TABLES, type WithImage } from "./store-records.ts";

/** A photo of the library that can be drawn, without its pixels. */
export type ReadyPhoto = {
  id: string;
  kind: PhotoKind;
  altText: string;
  focus: { x: number; y: number } | null;
};

/** A photo, and the words that describe it. */
export type DescribedPhoto = {
  id: string;
  kind: PhotoKind;
  /** Its name and tags, a line each. */
  named: string;
  altText: string;
};

const find = ({ db }: Pick<Ports, "db">, reader: Owner, ids: readonly string[]) =>
  findRecords<PhotoRow>(db, RECORD_TABLES.photo, reader, [...new Set(ids.map((id) => id.toLowerCase()))]);

const isReady = ({ status, image }: WithImage<PhotoRow>) => status === "ready" && image !== null;

/** Those of these photos that the reader may see and that can be drawn. No ids cost no statement. */
export async function findReadyPhotos(
  ports: Pick<Ports, "db">,
  reader: Owner,
  ids: readonly string[],
): Promise<ReadyPhoto[]> {
  const rows = await find(ports, reader, ids);
  return rows.filter(isReady).map(({ id, kind, altText, focus }) => ({ id, kind, altText, focus }));
}

/** The same with their render copies, read one after the other. One without its file is left out. */
export async function readReadyPhotos(
  ports: Pick<Ports, "db" | "files">,
  reader: Owner,
  ids: readonly string[],
): Promise<(ReadyPhoto & RenderCopy)[]> {
  const photos: (ReadyPhoto & RenderCopy)[] = [];
  for (const { id, kind, altText, focus, status, image } of await find(ports, reader, ids)) {
    const copy = status === "ready" && image ? await readRenderCopy(ports, image) : undefined;
    if (copy) photos.push({ id, kind, altText, focus, ...copy });
  }
  return photos;
}

/** All that a reader may see, newest first, with what is said about each. */
export async function listReadyPhotos({ db }: Pick<Ports, "db">, reader: Owner): Promise<DescribedPhoto[]> {
  const rows = await listRecords<PhotoRow>(db, RECORD_TABLES.photo, reader);
  return rows.filter(isReady).map(({ id, kind, name, tags, altText }) => ({
    id,
    kind,
    named: [name, ...tags].join("\n"),
    altText,
  }));
}
