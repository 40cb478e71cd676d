import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { uuidv7 } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { fullOffer } from "./brand.ts";
import { inOrder } from "./colors.ts";
import { checkLogos, DnaChange, type DnaPatch, patched } from "./dna-patch.ts";
import { jobsForLogos, LogoState, statesOf } from "./linked-logos.ts";
import { sameJson } from "./merge.ts";
import { sendSoon } from "./soon.ts";
import { type BrandDnaRow, findBrand } from "./store.ts";
import { changeDna, type DnaValues } from "./store-dna.ts";
import { requireVersion } from "./versions.ts";

/** Everybody who changes the same Brand DNA at once gets their turn within so many tries. */
const TRIES = 40;
const LONGEST_PAUSE_MS = 40;

const Offer = z.object({
  product_name: z.string(),
  one_liner: z.string(),
  features: z.array(z.string()),
  who_its_for: z.string(),
});
const Tree = z.record(z.string(), z.unknown());

const BrandDna = z.object({
  tagline: z.string(),
  overview: z.string(),
  offer: Offer,
  product_map: Tree,
  icp: Tree,
  palette: z.record(z.string(), z.string()),
  logos: z.array(z.url()),
  /** `offer.features`, `product_map` and `icp` under other names. */
  features: z.array(z.string()),
  products: Tree,
  audience: Tree,
  /** Grows with every change; 0 until there was one. */
  version: z.int(),
  updated_at: z.iso.datetime().nullable(),
  /** Whether each logo can be drawn, and why not. */
  logo_status: z.array(LogoState),
});
type BrandDna = z.infer<typeof BrandDna>;

export const getBrandDna = operation({
  id: "get_brand_dna",
  summary: "Read the Brand DNA: tagline, overview, offer, product map, audience, palette and logos.",
  effect: "read",
  input: z.object({}),
  output: BrandDna,
  run: async (ctx) => toDna(ctx, await stored(ctx)),
});

export const updateBrandDna = operation({
  id: "update_brand_dna",
  summary:
    "Change the Brand DNA: only the fields that are given; nested objects merge, null clears, palette and logos are replaced.",
  effect: "write",
  deed: (_ctx, _input, { version }) => `version ${version}`,
  input: DnaChange,
  output: BrandDna,
  announces: true,
  check: checkLogos,
  async run(ctx, { if_match, ...patch }) {
    for (let left = TRIES; left > 0; left--) {
      const before = await stored(ctx);
      requireVersion(if_match, before.version);
      const after = await change(ctx, before, patch);
      if (after) return toDna(ctx, after);
      await ctx.sleep(((ctx.random(1)[0] ?? 0) / 255) * LONGEST_PAUSE_MS);
    }
    throw busy();
  },
});

type Stored = DnaValues & Pick<BrandDnaRow, "version"> & { updatedAt: Date | null };

const UNSET: Stored = {
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

async function stored({ db, workspaceId }: Ctx): Promise<Stored> {
  return (await findBrand(db, workspaceId))?.dna ?? UNSET;
}

/** Undefined when somebody else was faster: then the patch has to be applied to what they left. */
async function change(ctx: Ctx, before: Stored, patch: DnaPatch): Promise<Stored | undefined> {
  const { version, updatedAt: _, ...values } = before;
  const next = patched(values, patch);
  if (isSame(values, next)) return before;
  const now = ctx.now();
  const messages = await jobsForLogos(ctx, before.logos, next.logos);
  const event = { id: uuidv7(now, ctx.random(10)), livemode: ctx.mode === "live" };
  if (!(await changeDna(ctx.db, ctx.workspaceId, { values: next, version, event, messages, now }))) return;
  sendSoon(ctx, messages);
  return { ...next, version: version + 1, updatedAt: now };
}

const FIELDS = ["tagline", "overview", "offer", "productMap", "icp", "palette", "logos"] as const;
const isSame = (a: DnaValues, b: DnaValues) => FIELDS.every((name) => sameJson(a[name], b[name]));

async function toDna(ctx: Ctx, dna: Stored): Promise<BrandDna> {
  const offer = fullOffer(dna.offer);
  return {
    tagline: dna.tagline,
    overview: dna.overview,
    offer,
    product_map: dna.productMap,
    icp: dna.icp,
    palette: inOrder(dna.palette),
    logos: dna.logos,
    features: offer.features,
    products: dna.productMap,
    audience: dna.icp,
    version: dna.version,
    updated_at: dna.updatedAt?.toISOString() ?? null,
    logo_status: await statesOf(ctx, dna.logos),
  };
}

const busy = () =>
  new Refusal("version_conflict", "Too many changes arrived at the same time; yours was not made.", {
    hint: "Send it again in a moment.",
    retryable: true,
  });
