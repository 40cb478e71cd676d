import { emojiCode } from "../emoji.ts";
import { readKept } from "./kept.ts";
import { AssetError, type ReadAsset, readJson } from "./manifest.ts";

/** Emoji as SVG pictures of 128 by 128 units: the file that holds each picture, by emoji name. */
export type EmojiSet = { hash: string; files: ReadonlyMap<string, string> };

type EmojiListing = { hash: string; packs: { file: string; codes: string }[] };

let known: EmojiSet | undefined;

/** Which emoji have a picture; about 0.4 MB for as long as the isolate lives. @throws AssetError */
export async function emojiSet(read: ReadAsset): Promise<EmojiSet> {
  if (known) return known;
  // Safe: the asset build writes this file in this very form, and a test reads it back.
  const { hash, packs } = (await readJson(read, "emoji.json")) as EmojiListing;
  const files = packs.flatMap(({ file, codes }) => codes.split(" ").map((code) => [code, file] as const));
  known = { hash, files: new Map(files) };
  return known;
}

/** The key by which a scene names the picture of an emoji. */
export const emojiKey = (emoji: string): string => `emoji:${emojiCode(emoji)}`;

/** The pictures of emoji by their keys. @throws AssetError */
export async function readEmoji(
  { files }: EmojiSet,
  emoji: readonly string[],
  read: ReadAsset,
): Promise<Map<string, Uint8Array>> {
  const drawn = [...new Set(emoji)].map(async (one) => {
    const file = files.get(emojiCode(one)) ?? "";
    const picture = pictureIn(new TextDecoder().decode(await readKept(read, file)), emojiCode(one));
    if (!picture) throw new AssetError(`${file}#${emojiCode(one)}`);
    return [emojiKey(one), new TextEncoder().encode(picture)] as const;
  });
  return new Map(await Promise.all(drawn));
}

/** A pack has a line for each emoji: its name, a tab, its SVG. */
function pictureIn(pack: string, code: string): string | undefined {
  const start = `\n${pack}`.indexOf(`\n${code}\t`);
  return start < 0 ? undefined : pack.slice(start + code.length + 1, pack.indexOf("\n", start));
}
