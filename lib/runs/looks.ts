import * as z from "zod/v4";
import { PLANS } from "../billing/plans.ts";
import { operation } from "../core/operation.ts";
import { LOOKS } from "../render/look/looks.ts";
import { Look } from "../vocab.ts";
import { type LookPreview, previewFile, previewFor } from "./look-preview.ts";

const LookInfo = z
  .object({
    look: Look.describe("Its name in `product_map.guidelines.look` of the Brand DNA."),
    title: z.string().describe("Its name for people."),
    about: z.string().describe("What it looks like, and which brands it suits."),
    preview_url: z
      .url()
      .describe("Picture of one story in this look, framed as the brand's own pictures are."),
  })
  .meta({ title: "Look" });

export const listLooks = operation({
  id: "list_looks",
  summary: "List every art direction that a brand can have, with a preview.",
  effect: "read",
  input: z.object({}),
  output: z.array(LookInfo),
  async run({ settings, workspaceId, plan }) {
    const { watermark } = PLANS[plan];
    return Look.options.map((look) =>
      describeLook(previewFor(look, workspaceId, watermark), settings.publicUrl),
    );
  },
});

/** A direction, and the picture that shows it. */
export function describeLook(preview: LookPreview, publicUrl: string): z.infer<typeof LookInfo> {
  const { look } = preview;
  const { title, about } = LOOKS[look];
  return { look, title, about, preview_url: `${publicUrl}/previews/${previewFile(preview)}` };
}
