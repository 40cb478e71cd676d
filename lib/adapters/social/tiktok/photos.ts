import * as z from "zod/v4";
import { type MediaFile, NetworkFailure, type Work } from "../../../core/network.ts";
import { requestJson, type TiktokSettings } from "./client.ts";
import type { Creator } from "./draft.ts";

const Opened = z.object({ publish_id: z.string().min(1) });

/** TikTok fetches pictures itself, so this one call is the whole post. */
export async function postPhotos(
  settings: TiktokSettings,
  { account, content }: Work,
  { files, creator }: { files: readonly MediaFile[]; creator: Creator },
): Promise<string> {
  const json = {
    media_type: "PHOTO",
    post_mode: "DIRECT_POST",
    post_info: {
      title: content.title.normalize("NFC"),
      description: content.text.normalize("NFC"),
      privacy_level: creator.privacy,
      disable_comment: creator.noComments,
      auto_add_music: false,
      brand_content_toggle: false,
      brand_organic_toggle: false,
    },
    source_info: { source: "PULL_FROM_URL", photo_images: files.map(address), photo_cover_index: 0 },
  };
  const call = { path: "/v2/post/publish/content/init/", json, irreversible: true };
  const { publish_id } = await requestJson(settings, account, call, Opened);
  return publish_id;
}

/** TikTok fetches pictures over https only, from a verified domain. */
export function address({ url }: MediaFile): string {
  if (url.startsWith("https://")) return url;
  throw new NetworkFailure("config_error", "TikTok cannot fetch the pictures from where they are.", {
    source: "TikTok: not sent",
    fix: "The operator has to serve media over https, from a domain verified with TikTok.",
  });
}
