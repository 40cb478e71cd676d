import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { RETRIES } from "../core/retries.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { fullOffer } from "./brand.ts";
import { sortByRole } from "./colors.ts";
import { applyPatch, checkLogos, DnaChange, type DnaPatch } from "./dna-patch.ts";
import { leftOfFormerBrand } from "./former-brand.ts";
import { picturesOfFormerBrand } from "./former-pictures.ts";
import { LogoState, logoMessages, logoStates, readLinkedLogos, readLogoStates } from "./linked-logos.ts";
import { sameJson } from "./merge.ts";
import { type BrandDnaRow, findBrand } from "./store.ts";
import { changeDna, type DnaValues } from "./store-dna.ts";
import { requireVersion } from "./versions.ts";

const NOT_STORED =
  "This is what the Brand DNA would be. The change came with a test key, so it was not stored.";

const Offer = z.object({
  product_name: z.string().describe("Name of the product; may be empty"),
  one_liner: z.string().describe("What it does; may be empty"),
  features: z.array(z.string()).describe("Its features"),
  who_its_for: z.string().describe("Who buys it; may be empty"),
});
const JsonObject = z.record(z.string(), z.unknown());

const BrandDna = z
  .object({
    tagline: z.string().describe("Slogan of the brand; may be empty"),
    overview: z.string().describe("What the company does; may be empty"),
    offer: Offer.describe("What is sold; it always has its four fields"),
    product_map: JsonObject.describe("Anything else about the products"),
    icp: JsonObject.describe("The ideal customer"),
    palette: z.record(z.string(), z.string()).describe("Role to #RRGGBB, the five known roles first"),
    logos: z.array(z.url()).describe("Addresses of the logos, in the order in which they are tried"),
    features: z.array(z.string()).describe("The same as offer.features"),
    products: JsonObject.describe("The same as product_map"),
    audience: JsonObject.describe("The same as icp"),
    version: z.int().describe("Goes up with every change; 0 until there was one. Also sent as ETag"),
    updated_at: z.iso.datetime().nullable().describe("When it last changed, in UTC; null until it did"),
    warnings: z.array(z.string()).describe("What about a change may surprise; empty without one"),
    logo_status: z.array(LogoState).describe("Whether each logo can be drawn, and why not"),
  })
  .meta({ title: "BrandDna" });
type BrandDna = z.infer<typeof BrandDna>;

export const getBrandDna = operation({
  id: "get_brand_dna",
  summary: "Read the Brand DNA: tagline, overview, offer, product map, audience, palette and logos.",
  effect: "read",
  input: z.object({}),
  output: BrandDna,
  async run(ctx) {
    // Side by side: the list of logos is short, and one round trip is waited for instead of two.
    const [dna, linked] = await Promise.all([readDna(ctx), readLinkedLogos(ctx)]);
    return toDna(dna, logoStates(ctx, dna.logos, linked));
  },
});

export const updateBrandDna = operation({
  id: "update_brand_dna",
  summary:
    "Change the Brand DNA: only the fields that are given; nested objects merge, null clears, palette and logos are replaced. With a test key the answer is not stored.",
  effect: "write",
  testKey: "answered, not stored",
  audit: (_ctx, _input, { version }) => `version ${version}`,
  input: DnaChange,
  output: BrandDna,
  recordsEvents: true,
  check: checkLogos,
  async run(ctx, { if_match, ...patch }) {
    for (let left = RETRIES.conflicts.brandDnaTries; left > 0; left--) {
      const before = await readDna(ctx);
      requireVersion(if_match, before.version);
      const after = await change(ctx, before, patch);
      if (after) {
        const logos = readLogoStates(ctx, after.logos);
        return toDna(after, await logos, await warningsOf(ctx, before, after, patch));
      }
      await ctx.sleep(((ctx.random(1)[0] ?? 0) / 255) * RETRIES.conflicts.brandDnaMaxDelayMs);
    }
    throw busy();
  },
});

/** What about a change may surprise. */
async function warningsOf(ctx: Ctx, before: StoredDna, after: StoredDna, patch: DnaPatch): Promise<string[]> {
  const isKept = ctx.mode !== "test" || after === before;
  return [
    ...(isKept ? [] : [NOT_STORED]),
    ...leftOfFormerBrand(before, after, patch),
    ...(await picturesOfFormerBrand(ctx, before, after)),
  ];
}

type StoredDna = DnaValues & Pick<BrandDnaRow, "version"> & { updatedAt: Date | null };

const EMPTY_DNA: StoredDna = {
  tagline: "",
  overview: "",
  offer: {},
  productMap: {},
  icp: {},
  palette: {},
  logos: [],
  version: 0,
  updatedAt: null,
};

async function readDna({ db, workspaceId }: Ctx): Promise<StoredDna> {
  return (await findBrand(db, workspaceId))?.dna ?? EMPTY_DNA;
}

/**
 * Undefined when another request changed the Brand DNA first: the caller then reapplies the patch to the new
 * version.
 */
async function change(ctx: Ctx, before: StoredDna, patch: DnaPatch): Promise<StoredDna | undefined> {
  const { version, updatedAt: _, ...values } = before;
  const next = applyPatch(values, patch);
  if (isSame(values, next)) return before;
  const now = ctx.now();
  const after = { ...next, version: version + 1, updatedAt: now };
  if (ctx.mode === "test") return after;
  const messages = await logoMessages(ctx, before.logos, next.logos);
  const event = { id: newId(ctx, now), livemode: ctx.mode === "live" };
  if (!(await changeDna(ctx.db, ctx.workspaceId, { values: next, version, event, messages, now }))) return;
  sendSoon(ctx, messages);
  return after;
}

const FIELDS = ["tagline", "overview", "offer", "productMap", "icp", "palette", "logos"] as const;
const isSame = (a: DnaValues, b: DnaValues) => FIELDS.every((name) => sameJson(a[name], b[name]));

function toDna(dna: StoredDna, logoStatus: BrandDna["logo_status"], warnings: string[] = []): BrandDna {
  const offer = fullOffer(dna.offer);
  return {
    tagline: dna.tagline,
    overview: dna.overview,
    offer,
    product_map: dna.productMap,
    icp: dna.icp,
    palette: sortByRole(dna.palette),
    logos: dna.logos,
    features: offer.features,
    products: dna.productMap,
    audience: dna.icp,
    version: dna.version,
    updated_at: dna.updatedAt?.toISOString() ?? null,
    warnings,
    logo_status: logoStatus,
  };
}

const busy = () =>
  new Refusal("version_conflict", "Too many changes arrived at the same time; yours was not made.", {
    hint: "Send it again in a moment.",
    retryable: true,
  });
