import { ASSET_TYPES } from "../asset-types.ts";
import { NETWORKS, platformOf } from "../platforms/networks.ts";
import { takesMedium } from "../platforms/problems.ts";
import { AssetType, type Channel } from "../vocab.ts";

/** That the network of a channel never takes what the asset type makes, and the way out; undefined where it does. */
export function unfitForChannel(channel: Channel, assetType: AssetType): string | undefined {
  const platform = platformOf(channel);
  if (!platform || takesMedium(platform, ASSET_TYPES[assetType].medium)) return undefined;
  const { name } = NETWORKS[platform];
  const what = ASSET_TYPES[assetType].medium === "images" ? "pictures" : "films";
  const fitting = AssetType.options.filter((type) => takesMedium(platform, ASSET_TYPES[type].medium));
  return `${name} does not take ${what}, so a run with asset_type "${assetType}" cannot be posted there. Use ${fitting.join(" or ")} for the channel ${channel}, or another channel.`;
}
