import type { Ports } from "../core/ports.ts";
import type { Device, ScreenTheme, ScreenType } from "../vocab.ts";
import { type RenderCopy, readRenderCopy } from "./images/read.ts";
import { findScreens, listScreens, type ScreenView } from "./store-screens.ts";

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

/** The screens of a workspace that can be drawn, newest first. */
export async function listReadyScreens(
  { db }: Pick<Ports, "db">,
  workspaceId: string,
): Promise<ReadyScreen[]> {
  return (await listScreens(db, workspaceId)).flatMap(readyScreen);
}

/**
 * Screens with their pictures, in the order asked for. Those that are unknown, of another workspace, not ready or without
 * their file are missing from the answer. Pictures are read one after the other.
 */
export async function readScreens(
  ports: Pick<Ports, "db" | "files">,
  workspaceId: string,
  ids: readonly string[],
): Promise<ScreenPicture[]> {
  const found = new Map((await findScreens(ports.db, workspaceId, [...ids])).map((row) => [row.id, row]));
  const pictures: ScreenPicture[] = [];
  for (const id of new Set(ids.map((text) => text.toLowerCase()))) {
    const row = found.get(id);
    const copy = row?.image && (await readRenderCopy(ports, row.image));
    if (row && copy) pictures.push(...readyScreen(row).map((screen) => ({ ...screen, ...copy })));
  }
  return pictures;
}

function readyScreen({ id, name, screenType, device, theme, status, image }: ScreenView): ReadyScreen[] {
  if (status !== "ready" || !image) return [];
  return [{ id, name, screenType, device, theme, width: image.width, height: image.height }];
}
