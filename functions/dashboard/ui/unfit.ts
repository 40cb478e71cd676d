import { ASSET_TYPES } from "../../../lib/asset-types.ts";
import { NETWORKS, platformOf } from "../../../lib/platforms/networks.ts";
import { takesMedium } from "../../../lib/platforms/problems.ts";
import { AssetType, type Channel } from "../../../lib/vocab.ts";
import { TYPE_NAMES } from "./runs.tsx";

/** That the network of a channel never takes a kind of piece, and which it takes; undefined where it does. */
export function unfitOn(channel: Channel, type: AssetType): string | undefined {
  const platform = platformOf(channel);
  const isTaken = (one: AssetType) => !platform || takesMedium(platform, ASSET_TYPES[one].medium);
  if (!platform || isTaken(type)) return undefined;
  const { name } = NETWORKS[platform];
  const taken = AssetType.options.filter(isTaken).map((one) => TYPE_NAMES[one].toLowerCase());
  return `${name} takes no ${TYPE_NAMES[type].toLowerCase()}, so it could only be downloaded. Choose a ${taken.join(" or a ")}, or another channel.`;
}
