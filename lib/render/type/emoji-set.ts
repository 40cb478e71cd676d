import { emojiCode } from "../emoji.ts";
import { readKept } from "./kept.ts";
import { type ReadAsset, readJson } from "./manifest.ts";

/** Emoji as pictures: SVG files of 128 by 128 units. */
export type EmojiSet = { folder: string; codes: ReadonlySet<string> };

let known: EmojiSet | undefined;

/** Which emoji have a picture; about 0.4 MB for as long as the isolate lives. @throws AssetError */
export async function emojiSet(read: ReadAsset): Promise<EmojiSet> {
  if (known) return known;
  // Safe: the asset build writes this file in this very form, and a test reads it back.
  const { folder, codes } = (await readJson(read, "emoji.json")) as { folder: string; codes: string };
  known = { folder, codes: new Set(codes.split(" ")) };
  return known;
}

/** The key by which a scene names the picture of an emoji. */
export const emojiKey = (emoji: string): string => `emoji:${emojiCode(emoji)}`;

/** The pictures of emoji by their keys. @throws AssetError */
export async function readEmoji(
  { folder }: EmojiSet,
  emoji: readonly string[],
  read: ReadAsset,
): Promise<Map<string, Uint8Array>> {
  const files = [...new Set(emoji)].map(async (one) => {
    const bytes = await readKept(read, `${folder}/${emojiCode(one)}.svg`);
    return [emojiKey(one), new Uint8Array(bytes)] as const;
  });
  return new Map(await Promise.all(files));
}
