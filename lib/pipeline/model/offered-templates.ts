import { TEMPLATES } from "../../render/templates/index.ts";
import type { OfferedTemplate } from "../../story/model/prompt.ts";
import type { AssetType } from "../../vocab.ts";

/** The templates of an asset type that a story can fill. Each says what it is for and what it needs. */
export const offeredTemplates = (assetType: AssetType): OfferedTemplate[] =>
  Object.values(TEMPLATES).flatMap(({ id, assetTypes, about, needs }) =>
    needs && assetTypes.includes(assetType) ? [{ id, about, needs }] : [],
  );
