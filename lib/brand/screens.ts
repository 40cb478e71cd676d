import type { Owner } from "../core/owner.ts";
import type { Ports } from "../core/ports.ts";
import { type RenderCopy, readRenderCopy } from "../uploads/images/render-copy.ts";
import type { Device, ScreenTheme, ScreenType } from "../vocab.ts";
import { findRecords, listRecords, RECORD_TABLES, type ScreenRow, type WithImage } from "./store-records.ts";

/** A screen that can be drawn, without its pixels. Width and height are those of the original. */
export type ReadyScreen = {
  id: string;
  name: string;
  screenType: ScreenType;
  device: Device;
  theme: ScreenTheme;
  width: number;
  height: number;
};

/** A screen with its render copy; width and height are those of the copy. */
export type ScreenPicture = ReadyScreen & RenderCopy;

/** The screens that a reader may see and that can be drawn, newest first. */
export async function listReadyScreens({ db }: Pick<Ports, "db">, reader: Owner): Promise<ReadyScreen[]> {
  return (await listRecords<ScreenRow>(db, RECORD_TABLES.screen, reader)).flatMap(readyScreen);
}

/**
 * Screens with their images, in the order of the request. Screens that are unknown, not for the reader,
 * not ready or without their file are left out. Images are read one after the other, to limit memory.
 */
export async function readScreens(
  ports: Pick<Ports, "db" | "files">,
  reader: Owner,
  ids: readonly string[],
): Promise<ScreenPicture[]> {
  const rows = await findRecords<ScreenRow>(ports.db, RECORD_TABLES.screen, reader, ids);
  const found = new Map(rows.map((row) => [row.id, row]));
  const pictures: ScreenPicture[] = [];
  for (const id of new Set(ids.map((text) => text.toLowerCase()))) {
    const row = found.get(id);
    const copy = row?.image && (await readRenderCopy(ports, row.image));
    if (row && copy) pictures.push(...readyScreen(row).map((screen) => ({ ...screen, ...copy })));
  }
  return pictures;
}

function readyScreen({
  id,
  name,
  screenType,
  device,
  theme,
  status,
  image,
}: WithImage<ScreenRow>): ReadyScreen[] {
  if (status !== "ready" || !image) return [];
  return [{ id, name, screenType, device, theme, width: image.width, height: image.height }];
}
