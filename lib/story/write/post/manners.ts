import type { AssetType, Channel } from "../../../vocab.ts";
import type { Form } from "./layout.ts";

/** How a channel is written for. */
export type Manner = Form & {
  /** Sentences at most, beside those that a post needs. */
  sentences: number;
  /** Characters a reader still reads, in the platform's own unit. */
  length: number;
  link: "full" | "shown";
};

const PAGE = { perParagraph: 2, firstAlone: false };
const LINE = { ...PAGE, perParagraph: 6, sentences: 6, length: 300 };

export const MANNERS: Record<Channel, Manner> = {
  twitter: { ...PAGE, sentences: 12, length: 280, perParagraph: 3, link: "full" },
  linkedin: { ...PAGE, sentences: 40, length: 2800, link: "full" },
  instagram: { ...PAGE, sentences: 24, length: 1900, firstAlone: true, link: "shown" },
  youtube: { ...PAGE, sentences: 40, length: 4500, perParagraph: 4, link: "full" },
  tiktok: { ...LINE, sentences: 10, length: 600, link: "shown" },
  web: { ...LINE, length: 700, link: "shown" },
};
/** Sentences of a post that the author wants short. */
export const SHORT = 2;

/** Whether posts are so short that their picture tells what they have no room for. A preview image does not. */
export const leavesToPicture = (channel: Channel, assetType: AssetType): boolean =>
  channel === "twitter" && assetType !== "og_image";
