import * as z from "zod/v4";
import { invalidField } from "../core/errors.ts";
import type { Ports } from "../core/ports.ts";
import { publicUrl } from "../core/public-url.ts";
import { PalettePatch } from "./colors.ts";
import { mergePatch, problemIn } from "./merge.ts";
import { isOurs } from "./picture.ts";
import type { DnaValues } from "./store-dna.ts";

const MOST_LOGOS = 10;
const LONGEST_ADDRESS = 2_048;
const MOST_BYTES = 32 * 1024;

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max.toLocaleString("en")} characters.`);

const OfferPatch = z
  .strictObject(
    {
      product_name: line(120).nullable(),
      one_liner: line(300).nullable(),
      features: z.array(line(300).min(1, "A feature needs words.")).max(50, "Name at most 50.").nullable(),
      who_its_for: line(1_000).nullable(),
    },
    "offer is an object of product_name, one_liner, features and who_its_for. Anything else belongs into product_map.",
  )
  .partial();

const MapPatch = z.record(z.string(), z.unknown(), "Give a JSON object.").superRefine((value, context) => {
  const problem = problemIn(value);
  if (problem) context.addIssue({ code: "custom", ...problem });
});

const FIELDS = {
  tagline: line(160).nullable(),
  overview: line(4_000).nullable(),
  offer: OfferPatch.nullable(),
  product_map: MapPatch.nullable(),
  icp: MapPatch.nullable(),
  palette: PalettePatch.nullable(),
  logos: z
    .array(z.string(), "Give a list of https addresses.")
    .max(MOST_LOGOS, `Give at most ${MOST_LOGOS} logos.`)
    .nullable(),
};

const NAMES = Object.keys(FIELDS).join(", ");

/** Only what is to change. Null clears a field; inside offer, product_map and icp fields merge and null removes. */
export const DnaPatch = z
  .strictObject(FIELDS, {
    error: ({ code, keys }) =>
      code === "unrecognized_keys"
        ? `Unknown field: ${keys.join(", ").slice(0, 200)}. Brand DNA has ${NAMES}.`
        : "Send one JSON object.",
  })
  .partial();
export type DnaPatch = z.output<typeof DnaPatch>;

/** The same for callers who name the version they have read. */
export const DnaChange = z.object({ ...FIELDS, if_match: z.string().max(1_000) }).partial();

/** Refuses addresses of logos by their form. */
export function checkLogos({ settings }: Pick<Ports, "settings">, { logos }: DnaPatch): void {
  for (const [i, address] of (logos ?? []).entries()) {
    if (isOurs(settings, address)) continue;
    const isLong = new TextEncoder().encode(address).length > LONGEST_ADDRESS;
    const problem = isLong
      ? `The address is longer than ${LONGEST_ADDRESS} bytes.`
      : publicUrl(address).problem;
    if (problem) throw invalidField(["body", "logos", i], problem);
  }
}

/** Brand DNA as it is after a patch. */
export function patched(stored: DnaValues, patch: DnaPatch): DnaValues {
  const { tagline, overview, offer, product_map, icp, palette, logos } = patch;
  return {
    tagline: tagline === undefined ? stored.tagline : (tagline ?? ""),
    overview: overview === undefined ? stored.overview : (overview ?? ""),
    offer: merged("offer", stored.offer, offer),
    productMap: merged("product_map", stored.productMap, product_map),
    icp: merged("icp", stored.icp, icp),
    palette: palette === undefined ? stored.palette : (palette ?? {}),
    logos: logos === undefined ? stored.logos : [...new Set(logos ?? [])],
  };
}

function merged(name: string, stored: Record<string, unknown>, patch: object | null | undefined) {
  if (patch === undefined) return stored;
  if (patch === null) return {};
  // Both are objects, so the result is one too.
  const result = mergePatch(stored, patch) as Record<string, unknown>;
  const bytes = new TextEncoder().encode(JSON.stringify(result)).length;
  if (bytes <= MOST_BYTES) return result;
  const size = `${Math.ceil(bytes / 1024)} KB after this change, and at most ${MOST_BYTES / 1024} KB are kept`;
  throw invalidField(["body", name], `It would be ${size}. Remove something with null.`, "too_big");
}
