import type { AssetType, Channel } from "../../../vocab.ts";
import type { Form } from "./layout.ts";

/** How a channel is written for. */
export type Manner = Form & {
  /** Sentences at most, beside those that a post needs. */
  sentences: number;
  /** Characters a reader still reads, in the platform's own unit. */
  length: number;
  link: "full" | "shown";
  /** Where the link stands: a line of its own at the end, the end of the last line, or behind the first paragraph. */
  linkAt: "end" | "inline" | "early";
};

const PAGE = { perParagraph: 2, firstAlone: false, gap: "\n\n", listGap: "\n\n", linkAt: "end" } as const;
const LINE = { ...PAGE, perParagraph: 6, linkAt: "inline" } as const;

/**
 * X is dense. LinkedIn and Instagram hide all but the first line, which stands alone there; Instagram airs each
 * sentence. YouTube shows the first two lines, so that its link stands early. TikTok and a page have one paragraph; a caption there holds as much as anywhere else.
 */
export const MANNERS: Record<Channel, Manner> = {
  twitter: { ...PAGE, listGap: "\n", sentences: 12, length: 280, perParagraph: 3, link: "full" },
  linkedin: { ...PAGE, firstAlone: true, sentences: 40, length: 2800, link: "full" },
  instagram: { ...PAGE, firstAlone: true, perParagraph: 1, sentences: 24, length: 1900, link: "shown" },
  youtube: { ...PAGE, perParagraph: 4, linkAt: "early", sentences: 40, length: 4500, link: "full" },
  tiktok: { ...LINE, firstAlone: true, gap: "\n", listGap: "\n", sentences: 40, length: 2000, link: "shown" },
  web: { ...LINE, sentences: 14, length: 1400, link: "shown" },
};
/** Sentences of a post that the author wants short. */
export const SHORT = 2;

/** Whether posts are so short that their picture tells what they have no room for. A preview image does not. */
export const leavesToPicture = (channel: Channel, assetType: AssetType): boolean =>
  channel === "twitter" && assetType !== "og_image";
