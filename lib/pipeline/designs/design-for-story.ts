import type { Brand } from "../../brand/brand.ts";
import { PermanentFailure } from "../../core/failures.ts";
import type { Ports } from "../../core/ports.ts";
import { TEMPLATES } from "../../render/templates/index.ts";
import type { RunView } from "../../runs/store.ts";
import type { Story } from "../../story/schema.ts";
import { own } from "../../text/own.ts";
import { type ChosenTemplate, chooseTemplate } from "./choose-template.ts";
import { picturesFor, type Unseen, unseenIn } from "./pictures-for.ts";
import { unshownClips } from "./unshown-clips.ts";

/**
 * The template and data for a story, and the facts that must be on the picture and are not. `unmet` says what
 * was asked for and is not drawn: the template, photos.
 * @throws PermanentFailure when the story has not enough to say for the asset type.
 */
export async function designForStory(
  ports: Ports,
  run: RunView,
  dna: Pick<Brand, "name" | "product_map">,
  story: Story,
  { seed, except = [] }: { seed: number; except?: readonly string[] },
): Promise<ChosenTemplate & Unseen> {
  const { assetType, outputType: wanted } = run;
  const rank = run.variantIndex ?? 0;
  const pictures = await picturesFor(ports, run, dna, story, seed);
  const among = wanted ? [wanted] : undefined;
  const asked = among && chooseTemplate(story, pictures, { assetType, seed, among });
  const clips = await unshownClips(ports, run, story, { brand: dna.name, seed });
  if (asked) {
    const { unmet, unseen } = unseenIn(asked, pictures, run);
    return { ...asked, unmet: [...unmet, ...clips], unseen };
  }
  const chosen = chooseTemplate(story, pictures, { assetType, seed: seed - rank, except, rank });
  if (chosen) {
    const otherwise = wanted ? [unmetBy(chosen, wanted)] : [];
    const { unmet, unseen } = unseenIn(chosen, pictures, run);
    return { ...chosen, unmet: [...otherwise, ...unmet, ...clips], unseen };
  }
  throw new PermanentFailure(
    "brief_too_thin",
    `The brief has not enough to say for the asset type "${assetType}". Add a few points or facts, or ask for a card.`,
  );
}

/** Says why the template that was asked for is not drawn. */
function unmetBy({ template: { id } }: ChosenTemplate, wanted: string): string {
  const needs = own(TEMPLATES, wanted)?.needs ?? "more";
  return `The template "${wanted}" needs ${needs}, which the brief does not give: drawn with "${id}" instead.`;
}
