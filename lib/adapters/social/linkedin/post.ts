import type { Content, MediaFile, Work } from "../../../core/network.ts";
import type { LinkedinDraft } from "./draft.ts";
import { littleText } from "./text.ts";

const MAX_ALT_TEXT = 4086;

/** The body of a public post in the main feed. The same work gives the same bytes. */
export function bodyOf({ account, content }: Work, draft: LinkedinDraft): string {
  const media = mediaOf(content, draft);
  return JSON.stringify({
    author: account.externalId,
    commentary: littleText(content.text.normalize("NFC")),
    visibility: "PUBLIC",
    distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
    ...(media && { content: media }),
    lifecycleState: "PUBLISHED",
    isReshareDisabledByAuthor: false,
  });
}

/** One picture or film is `media`, several pictures are `multiImage`. */
function mediaOf(content: Content, { files }: LinkedinDraft): object | undefined {
  const { media, title } = content;
  if (media.kind === "none") return undefined;
  if (media.kind === "video") return { media: { id: files[0]?.urn, ...(title && { title }) } };
  const images = media.files.map((file, at) => ({ id: files[at]?.urn, ...altTextOf(file, content) }));
  return images.length > 1 ? { multiImage: { images } } : { media: images[0] };
}

function altTextOf(file: MediaFile, content: Content): { altText?: string } {
  const altText = [...(file.altText || content.altText)].slice(0, MAX_ALT_TEXT).join("");
  return altText ? { altText } : {};
}
