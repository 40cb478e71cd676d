import type { Ports } from "../core/ports.ts";
import type { Plan } from "../vocab.ts";
import { type BrandDnaRow, findBrand, saveDna } from "./store.ts";

/** A workspace's brand as the writer, the judge and the render engine need it. */
export type Brand = {
  name: string;
  plan: Plan;
  tagline: string;
  overview: string;
  offer: { product_name: string; one_liner: string; features: string[]; who_its_for: string };
  product_map: Record<string, unknown>;
  icp: Record<string, unknown>;
  palette: Record<string, string>;
  logos: string[];
};

export async function readBrand({ db }: Pick<Ports, "db">, workspaceId: string): Promise<Brand> {
  const found = await findBrand(db, workspaceId);
  if (!found) throw new Error("The workspace of this run is gone.");
  const { workspaceName, plan, dna } = found;
  const offer = fullOffer(dna?.offer ?? {});
  return {
    name: offer.product_name || workspaceName,
    plan,
    tagline: dna?.tagline ?? "",
    overview: dna?.overview ?? "",
    offer,
    product_map: dna?.productMap ?? {},
    icp: dna?.icp ?? {},
    palette: dna?.palette ?? {},
    logos: dna?.logos ?? [],
  };
}

/** `offer` always has its four keys, also when fewer are stored. */
export function fullOffer(offer: Record<string, unknown>): Brand["offer"] {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const features = Array.isArray(offer.features) ? offer.features.filter((f) => typeof f === "string") : [];
  return {
    product_name: text(offer.product_name),
    one_liner: text(offer.one_liner),
    features,
    who_its_for: text(offer.who_its_for),
  };
}

/** Replaces the Brand DNA of a workspace. */
export async function storeBrand(
  { db, now }: Pick<Ports, "db" | "now">,
  workspaceId: string,
  dna: Pick<BrandDnaRow, "tagline" | "overview" | "offer" | "productMap" | "icp" | "palette" | "logos">,
): Promise<void> {
  await saveDna(db, { ...dna, workspaceId, updatedAt: now() });
}
