import { ASSET_TYPES, isFilm } from "../../asset-types.ts";
import type { AssetType, Channel } from "../../vocab.ts";
import { slotsOf } from "../guard/slots.ts";
import type { Story } from "../schema.ts";

/** One slot, its words, and the facts that it names. */
export type Passage = { where: string; text: string; facts?: readonly string[] };

/** A finished piece as a reader meets it. Empty strings and lists stand for unused slots. */
export type Piece = {
  places: Passage[];
  headline: string;
  support: string;
  /** The post as it is published; empty where a picture goes out alone. */
  post: string;
  action: { label: string; url: string };
  language: string;
};

/** What is published of a story: the post of one channel, and pictures of one type. */
export type Outlet = { channel: Channel; assetType: AssetType };

/** Whether readers of an outlet see a slot. Other channels' posts and slides of another type are not published. */
export function isPublished(slot: string, { channel, assetType }: Outlet): boolean {
  if (slot.startsWith("posts.")) return slot === `posts.${channel}`;
  if (slot.startsWith("slides.")) return ASSET_TYPES[assetType].content === "slides";
  return !slot.startsWith("scenes.") || isFilm(assetType);
}

/** The words that were written for a channel; empty where nothing was. */
export const postOf = ({ posts }: Story, channel: Channel): string => posts[channel]?.trim() ?? "";

/** What a reader of one outlet sees of a story. */
export function pieceOfStory(story: Story, outlet: Outlet): Piece {
  const { headline, support, cta, spoken } = story;
  const places = slotsOf(story)
    .filter(({ name, text }) => isPublished(name, outlet) && text.trim() !== "")
    .map(({ name, text, facts }) => ({ where: name, text, facts: facts ?? [] }));
  return {
    places,
    headline: headline.text,
    support: support?.text ?? "",
    post: postOf(story, outlet.channel),
    action: { label: cta?.label ?? "", url: cta?.url ?? "" },
    language: spoken,
  };
}
