import * as z from "zod/v4";
import { invalidField } from "../core/errors.ts";
import type { Ports } from "../core/ports.ts";
import { publicUrl } from "../core/public-url.ts";
import { isOwnUrl } from "../uploads/images/input.ts";
import { PalettePatch } from "./colors.ts";
import { unknownFields } from "./dna-names.ts";
import { findJsonProblem, MAX_ENTRIES, MAX_NAME, mergePatch } from "./merge.ts";
import type { DnaValues } from "./store-dna.ts";

const MAX_LOGOS = 10;
const MAX_URL_BYTES = 2_048;
const MAX_OBJECT_BYTES = 32 * 1024;

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max.toLocaleString("en")} characters.`);

const OfferPatch = z
  .strictObject(
    {
      product_name: line(120)
        .nullable()
        .meta({ description: "Name of the product, at most 120 characters", examples: ["Kite"] }),
      one_liner: line(300)
        .nullable()
        .meta({
          description: "What it does, at most 300 characters",
          examples: ["Release notes that write themselves"],
        }),
      features: z
        .array(line(300).min(1, "A feature needs words."))
        .max(50, "Name at most 50.")
        .nullable()
        .meta({
          description: "At most 50 features of at most 300 characters each; the list is replaced",
          examples: [["Drafts from merged pull requests"]],
        }),
      who_its_for: line(1_000)
        .nullable()
        .meta({
          description: "Who buys it, at most 1,000 characters",
          examples: ["Product teams of five to fifty"],
        }),
    },
    "offer is an object of product_name, one_liner, features and who_its_for. Anything else belongs into product_map.",
  )
  .partial();

const MapPatch = z
  .record(z.string().meta({ maxLength: MAX_NAME }), z.unknown(), "Give a JSON object.")
  .superRefine((value, context) => {
    const problem = findJsonProblem(value);
    if (problem) context.addIssue({ code: "custom", ...problem });
  })
  .meta({ maxProperties: MAX_ENTRIES });

const FIELDS = {
  tagline: line(160)
    .nullable()
    .meta({
      description: "Slogan of the brand, at most 160 characters; null clears it",
      examples: ["Ship it, say it."],
    }),
  overview: line(4_000)
    .nullable()
    .meta({
      description: "What the company does, at most 4,000 characters; null clears it",
      examples: ["Kite writes release notes."],
    }),
  offer: OfferPatch.nullable().meta({
    description: "What is sold. Its fields merge; null clears a field or the whole",
    examples: [{ product_name: "Kite" }],
  }),
  product_map: MapPatch.nullable().meta({
    description:
      "Anything else about the products, as JSON of at most 32 KB and 6 levels. Fields merge; null removes",
    examples: [{ plans: { pro: "For teams" } }],
  }),
  icp: MapPatch.nullable().meta({
    description: "The ideal customer, as JSON of at most 32 KB and 6 levels. Fields merge; null removes",
    examples: [{ industry: "software" }],
  }),
  palette: PalettePatch.nullable().meta({
    description:
      "Role to #RRGGBB or #RGB, at most 24 colours, or a list of at most 8. It is replaced as a whole",
    examples: [{ primary: "#1F5C4A" }],
  }),
  logos: z
    .array(z.string().meta({ maxLength: MAX_URL_BYTES }), "Give a list of https addresses.")
    .max(MAX_LOGOS, `Give at most ${MAX_LOGOS} logos.`)
    .nullable()
    .meta({
      description: "At most 10 public https addresses of logos. The list is replaced as a whole",
      examples: [["https://example.com/logo.svg"]],
    }),
};

/** Only what is to change. Null clears a field; inside offer, product_map and icp fields merge and null removes. */
export const DnaPatch = z
  .strictObject(FIELDS, {
    error: ({ code, keys }) =>
      code === "unrecognized_keys" ? unknownFields(keys, Object.keys(FIELDS)) : "Send one JSON object.",
  })
  .partial();
export type DnaPatch = z.output<typeof DnaPatch>;

/** The same for callers who name the version they have read. */
export const DnaChange = z
  .object({
    ...FIELDS,
    if_match: z
      .string()
      .max(1_000)
      .meta({
        description:
          "The ETag that was read, as the header If-Match: another version is refused with 409. At most 1,000 characters.",
        examples: ['"7"'],
      }),
  })
  .partial();

/** Refuses addresses of logos by their form. */
export function checkLogos({ settings }: Pick<Ports, "settings">, { logos }: DnaPatch): void {
  for (const [i, address] of (logos ?? []).entries()) {
    if (isOwnUrl(settings, address)) continue;
    const isLong = new TextEncoder().encode(address).length > MAX_URL_BYTES;
    const problem = isLong
      ? `The address is longer than ${MAX_URL_BYTES} bytes.`
      : publicUrl(address).problem;
    if (problem) throw invalidField(["body", "logos", i], problem);
  }
}

/** Brand DNA as it is after a patch. */
export function applyPatch(stored: DnaValues, patch: DnaPatch): DnaValues {
  const { tagline, overview, offer, product_map, icp, palette, logos } = patch;
  return {
    tagline: tagline === undefined ? stored.tagline : (tagline ?? ""),
    overview: overview === undefined ? stored.overview : (overview ?? ""),
    offer: mergeField("offer", stored.offer, offer),
    productMap: mergeField("product_map", stored.productMap, product_map),
    icp: mergeField("icp", stored.icp, icp),
    palette: palette === undefined ? stored.palette : (palette ?? {}),
    logos: logos === undefined ? stored.logos : [...new Set(logos ?? [])],
  };
}

function mergeField(name: string, stored: Record<string, unknown>, patch: object | null | undefined) {
  if (patch === undefined) return stored;
  if (patch === null) return {};
  // Both are objects, so the result is one too.
  const result = mergePatch(stored, patch) as Record<string, unknown>;
  const bytes = new TextEncoder().encode(JSON.stringify(result)).length;
  if (bytes <= MAX_OBJECT_BYTES) return result;
  const size = `${Math.ceil(bytes / 1024)} KB after this change, and at most ${MAX_OBJECT_BYTES / 1024} KB are kept`;
  throw invalidField(["body", name], `It would be ${size}. Remove something with null.`, "too_big");
}
