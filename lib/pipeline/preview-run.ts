import * as z from "zod/v4";
import { type Brand, readBrand } from "../brand/brand.ts";
import { applyPatch, DnaPatch } from "../brand/dna-patch.ts";
import { utcDay } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { PermanentFailure } from "../core/failures.ts";
import { operation } from "../core/operation.ts";
import { refuseViolation } from "../runs/content-policy.ts";
import { newRun } from "../runs/creation.ts";
import { GenerateInput } from "../runs/input.ts";
import { RUN_DEFAULTS, type RunView } from "../runs/store.ts";
import { refuseUnfitTemplate } from "../runs/template-names.ts";
import { houseStory } from "../story/house.ts";
import { withAnswersWorkedIn } from "../story/preferences-block.ts";
import { Channel, Format, TemplateId, Verdict } from "../vocab.ts";
import { templatesAfter } from "./designs/next-template.ts";
import { shownPhotos } from "./designs/shown-photos.ts";
import { type DesignedPreview, previewWithDesign } from "./draw-preview.ts";
import { takeTurn } from "./preview-turn.ts";
import { looksDifferent } from "./visible-change.ts";
import { withOverrides } from "./with-overrides.ts";

/** What a page asks for while its author types, and no more. */
export const TURNS = { name: "preview", size: 2 };

const { brief, channel, asset_type, template, theme, format, language, seed, copy, imagery } =
  GenerateInput.shape;
const { photo_ids, screen_ids } = GenerateInput.shape;

const PreviewInput = z.looseObject({
  ...{ brief, channel, asset_type, template, theme, format, language, seed, copy, imagery },
  ...{ photo_ids, screen_ids },

  after: TemplateId.optional().meta({
    description:
      "A template that was shown: the next one that suits the brief is drawn instead, and after the last the first again.",
    examples: ["announcement"],
  }),
  brand: DnaPatch.optional().meta({
    description:
      "Changes of the Brand DNA to draw with, as a PATCH has them; logos are those that are stored.",
    examples: [{ palette: { primary: "#1F5C4A" } }],
  }),
});
type PreviewInput = z.output<typeof PreviewInput>;

export const Preview = z.object({
  image_base64: z.string().describe("A small WebP of the first picture, in base64."),
  width: z.int().describe("Pixels of the file."),
  height: z.int().describe("Pixels of the file."),
  alt_text: z.string().describe("The picture for people who cannot see it."),
  template: z.string().describe("The template that was chosen."),
  post: z.string().describe("The text of the post, as the house writer has it."),
  verdict: Verdict.describe(
    "How the house would judge the run; with a language model a run may be judged stricter.",
  ),
  summary: z.string().describe("Why, in one sentence."),
});

const PreviewOfRun = Preview.extend({
  photos: z
    .array(
      z.object({
        id: z.string().describe("The photo."),
        name: z.string().describe("Its name in the library."),
        requested: z.boolean().describe("It was asked for by its id."),
        words: z.array(z.string()).describe("Words that it has in common with the brief."),
      }),
    )
    .describe("Photos of the library that the picture shows."),
});

export const previewRun = operation({
  id: "preview_run",
  summary:
    "Draw what a brief would become, small and by the house writer. Nothing is stored or counted; two a second for each person.",
  effect: "write",
  testKey: "read only",
  input: PreviewInput,
  output: PreviewOfRun,
  check(_ctx, { brief, template, asset_type }) {
    refuseViolation(["body", "brief"], brief);
    if (template !== undefined) refuseUnfitTemplate(["body", "template"], template, asset_type);
  },
  async run(ctx, input) {
    const [stored] = await Promise.all([readBrand(ctx, ctx.workspaceId), takeTurn(ctx, TURNS)]);
    try {
      const brand = changed(ctx, stored, input.brand);
      const run = runFor(ctx, input, brand);
      const { preview, design, story } = await (input.after
        ? inAnother(ctx, run, brand, input.after)
        : previewWithDesign(ctx, run, brand));
      const shown = { ...run, outputType: input.after ? design.template.id : run.outputType };
      const photos = story ? await shownPhotos(ctx, shown, design, { story, brand: brand.name }) : [];
      return { ...preview, photos };
    } catch (error) {
      if (error instanceof PermanentFailure) throw invalidField(["body", "brief"], error.message);
      throw error;
    }
  },
});

/** Templates that are drawn to find one that looks different. */
const MOST_TRIES = 4;

/** The run in the template that suits it next and looks different: some draw a plain message alike. */
async function inAnother(ctx: Ctx, run: RunView, brand: Brand, shown: TemplateId): Promise<DesignedPreview> {
  const others = await templatesAfter(ctx, run, brand, shown);
  const drawn = (outputType: string) => previewWithDesign(ctx, { ...run, outputType }, brand);
  const before = others.length > 0 ? await (await drawn(shown)).pixels() : undefined;
  for (const outputType of others.slice(0, MOST_TRIES)) {
    const other = await drawn(outputType);
    if (before && looksDifferent(before, await other.pixels())) return other;
  }
  throw invalidField(
    ["body", "after"],
    "No other layout suits this brief. With a list of points, a figure or a quotation there are more.",
  );
}

/** The brand with changes that are not stored. */
export function changed(ctx: Ctx, brand: Brand, patch: DnaPatch | undefined): Brand {
  if (!patch) return brand;
  const { logos: _, ...rest } = patch;
  const { product_map, ...values } = brand;
  const { productMap, offer, ...after } = applyPatch({ ...values, productMap: product_map }, rest);
  const merged = { ...brand.offer, ...(offer as Partial<Brand["offer"]>) };
  return {
    ...brand,
    ...after,
    product_map: productMap,
    offer: merged,
    name: merged.product_name || ctx.workspaceName,
  };
}

/** The run as it would be after its words are written. It is stored nowhere. */
export function runFor(ctx: Ctx, input: PreviewInput, brand: Brand): RunView {
  const { asset_type: assetType, language, seed, template = null, theme = null } = input;
  // As it would be stored.
  const brief = withAnswersWorkedIn(input.brief, utcDay(ctx.now()));
  const channel = Channel.parse(input.channel);
  const wishes = { ...(language !== undefined && { language }), ...(seed !== undefined && { seed }) };
  const row = newRun(ctx, {
    brief,
    channel,
    assetType,
    theme,
    template,
    outputType: template,
    format: Format.safeParse(input.format).data ?? null,
    imagery: input.imagery ?? null,
    photoIds: input.photo_ids ?? [],
    screenIds: input.screen_ids ?? [],
    copyOverrides: input.copy ?? null,
    seed: seed ?? 1,
  });
  const run: RunView = { ...RUN_DEFAULTS, ...row, assets: [], deliveries: [], isFree: false };
  const story = houseStory({ brief, brand, channel, assetType, ...wishes });
  return { ...run, story: withOverrides(story, run) };
}
