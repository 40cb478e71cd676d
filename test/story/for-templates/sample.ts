import type { Pictures } from "../../../lib/render/fits.ts";
import type { Story } from "../../../lib/story/schema.ts";
import type { AssetType, TemplateId } from "../../../lib/vocab.ts";

/** A story that one template is made for, and what there is besides its words. */
export type Sample = {
  story: Story;
  assetType: AssetType;
  brand: string;
  pictures?: Partial<Omit<Pictures, "brand">>;
};
export type Stills = Partial<Record<TemplateId, Sample>>;

export const picturesOf = ({ brand, pictures = {} }: Sample): Pictures => ({
  brand,
  asked: [],
  atHand: [],
  faces: [],
  ...pictures,
});

export const cta = (label: string, url: string, ...facts: string[]) => ({ label, url, facts });
