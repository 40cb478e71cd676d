import { ASSET_TYPES, OUTPUT_TYPES } from "../asset-types.ts";
import { invalidField } from "../core/errors.ts";
import type { Template } from "../render/template.ts";
import { TEMPLATES } from "../render/templates/index.ts";
import { meantAs, near } from "../text/nearest.ts";
import { own } from "../text/own.ts";
import { AssetType } from "../vocab.ts";

/** What an output type means: the template, and the asset type it makes. */
export type NamedTemplate = { template: Template; assetType: AssetType };

export function templateNamed(outputType: string): NamedTemplate | undefined {
  const assetType = AssetType.safeParse(outputType).data;
  const id = assetType ? ASSET_TYPES[assetType].defaultTemplate : outputType;
  const template = own(TEMPLATES, id);
  return template && { template, assetType: assetType ?? template.assetTypes[0] };
}

const SORTED_OUTPUT_TYPES = OUTPUT_TYPES.toSorted();

/** What to do about a name that no template has: the one that was meant, where one is like it, else the list. */
export function otherName(name: string): string {
  const meant = near(name, SORTED_OUTPUT_TYPES);
  return meant ? `Did you mean "${meant}"?` : "GET /templates lists them.";
}

/** @throws Refusal when a template does not exist, or does not make the asset type. */
export function refuseUnfitTemplate(loc: string[], name: string, assetType: AssetType): void {
  const template = own(TEMPLATES, name);
  if (template?.assetTypes.includes(assetType)) return;
  const able = Object.values(TEMPLATES).filter(({ assetTypes }) => assetTypes.includes(assetType));
  const ids = able.map(({ id }) => id);
  const why = template ? `makes no ${assetType}` : "does not exist";
  throw invalidField(
    loc,
    `The template "${name}" ${why}. Choose from: ${ids.join(", ")}.${template ? "" : meantAs(name, ids)}`,
  );
}
