import type { Judged } from "../../../../lib/copy/judge/report.ts";
import type { Brand } from "../../../../lib/copy/types.ts";
import type { AssetType, Channel } from "../../../../lib/vocab.ts";

/** A brief and a copy of it that a careful person would publish. */
export type Piece = {
  name: string;
  brief: string;
  brand: Brand;
  channel: Channel;
  assetType: AssetType;
  language: string;
  copy: Judged;
};

const NO_BRAND: Brand = {
  name: "",
  tagline: "",
  overview: "",
  offer: { product_name: "", one_liner: "", features: [], who_its_for: "" },
  product_map: {},
  icp: {},
};

export const brand = (part: Partial<Brand>): Brand => ({ ...NO_BRAND, ...part });

type Given = Omit<Piece, "copy" | "brand" | "assetType" | "language"> & {
  language?: string;
  brand?: Partial<Brand>;
  assetType?: AssetType;
  copy: Partial<Judged> & Pick<Judged, "headline" | "text">;
};

export const piece = ({
  copy,
  brand: part = {},
  assetType = "card",
  language = "en",
  ...rest
}: Given): Piece => ({
  ...rest,
  assetType,
  language,
  brand: brand(part),
  copy: { supporting: "", bullets: [], stats: [], slides: [], cta: { label: "" }, hashtags: [], ...copy },
});
