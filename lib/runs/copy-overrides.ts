import * as z from "zod/v4";
import { ASSET_TYPES } from "../asset-types.ts";
import { invalidField } from "../core/errors.ts";
import { platformOf } from "../platforms/networks.ts";
import { captionProblems } from "../platforms/problems.ts";
import type { AssetType, Channel } from "../vocab.ts";
import { refuseViolationsIn } from "./content-policy.ts";

const words = (max: number, what: string, example: string) =>
  z
    .string()
    .trim()
    .min(1, "Say something, or leave it out.")
    .max(max, `At most ${max} characters.`)
    .optional()
    .meta({ description: `${what} At most ${max} characters.`, examples: [example] });

/** Words that a picture may do without. */
const wordsOrNone = (max: number, what: string, example: string) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .optional()
    .meta({ description: `${what} At most ${max} characters; empty for none.`, examples: [example] });

/** Words of the caller, used as they are in place of those that would be written. */
export const CopyOverrides = z
  .strictObject({
    headline: words(120, "Headline of the picture or film.", "Offline maps are here"),
    supporting: wordsOrNone(400, "The text under the headline.", "For couriers in tunnels and basements."),
    points: z
      .array(words(200, "One line.", "Maps of a whole city").unwrap())
      .min(1, "Give at least one line, or leave it out.")
      .max(10, "At most 10 lines.")
      .optional()
      .meta({
        description:
          "The lines under the headline, in their order: points, steps, slides or scenes. 1 to 10 of at most 200 characters. “Title: text” has a title.",
        examples: [["Maps of a whole city", "No signal needed"]],
      }),
    cta: wordsOrNone(60, "Label of the call to action.", "Book a demo"),
    post: words(5_000, "Text of the post on the run's channel.", "Offline maps are here. Book a demo."),
  })
  .refine((copy) => Object.values(copy).some((text) => text !== undefined), "Give at least one of its texts.")
  .meta({
    description:
      "Words to use as they are: headline, supporting, points, cta, post. They are checked like any others, against the brief and the Brand DNA.",
    examples: [{ headline: "Offline maps are here" }],
  });
export type CopyOverrides = z.output<typeof CopyOverrides>;

type Outlet = { channel: Channel; assetType: AssetType };

/** @throws Refusal for words that the content policy or the network of the channel does not take. */
export function refuseUnfitCopy(copy: CopyOverrides | undefined, { channel, assetType }: Outlet): void {
  if (!copy) return;
  refuseViolationsIn(["body", "copy"], copy);
  const platform = platformOf(channel);
  if (!platform || copy.post === undefined) return;
  const [first] = captionProblems(platform, copy.post, ASSET_TYPES[assetType].medium);
  if (first) throw invalidField(["body", "copy", "post"], `${first.problem} ${first.fix}`, "caption");
}
