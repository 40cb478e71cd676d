import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { LOOKS, LOOKS_VERSION, type LookId } from "../render/look/looks.ts";
import { Look } from "../vocab.ts";

const LookInfo = z
  .object({
    look: Look.describe("Its name in `product_map.guidelines.look` of the Brand DNA."),
    title: z.string().describe("Its name for people."),
    about: z.string().describe("What it looks like, and which brands it suits."),
    preview_url: z.url().describe("Picture of one story in this look."),
  })
  .meta({ title: "Look" });

export const listLooks = operation({
  id: "list_looks",
  summary: "List every art direction that a brand can have, with a preview.",
  effect: "read",
  input: z.object({}),
  output: z.array(LookInfo),
  async run({ settings }) {
    return Look.options.map((look) => describeLook(look, settings.publicUrl));
  },
});

export function describeLook(look: LookId, publicUrl: string): z.infer<typeof LookInfo> {
  const { title, about } = LOOKS[look];
  return { look, title, about, preview_url: `${publicUrl}/previews/look_${look}-v${LOOKS_VERSION}.png` };
}
