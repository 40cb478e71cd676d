import { isFilm } from "../asset-types.ts";
import type { CardFile, ChatCard } from "../core/bot.ts";
import type { Files } from "../core/ports.ts";
import type { RunAsset, RunView } from "../runs/store.ts";

/** Of an album, by the messaging service's rules. */
const MOST_PICTURES = 10;

/**
 * A run as a chat gets it: a film alone, an image, or its slides as an album. Undefined when its files no
 * longer exist.
 */
export async function cardOf(files: Pick<Files, "read">, run: RunView): Promise<ChatCard | undefined> {
  const film = isFilm(run.assetType);
  const shown = film ? run.assets.filter(({ role }) => role === "primary") : run.assets;
  const read = await Promise.all(shown.slice(0, MOST_PICTURES).map((asset) => fileOf(files, asset, film)));
  const found = read.filter((file) => file !== undefined);
  if (found.length === 0 || found.length < read.length) return undefined;
  return { caption: run.outputText ?? "", files: found };
}

async function fileOf(
  files: Pick<Files, "read">,
  asset: RunAsset,
  film: boolean,
): Promise<CardFile | undefined> {
  const bytes = await files.read(asset.key);
  const { mimeType, width, height, durationMs } = asset;
  const name = asset.key.slice(asset.key.lastIndexOf("/") + 1);
  return bytes && { kind: film ? "film" : "picture", bytes, mimeType, name, width, height, durationMs };
}
