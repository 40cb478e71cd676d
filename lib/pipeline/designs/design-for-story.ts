import type { Brand } from "../../brand/brand.ts";
import { listDrawablePeople } from "../../brand/drawable-people.ts";
import { listReadyScreens } from "../../brand/screens.ts";
import { PermanentFailure } from "../../core/failures.ts";
import type { Ports } from "../../core/ports.ts";
import type { Pictures } from "../../render/fits.ts";
import { TEMPLATES } from "../../render/templates/index.ts";
import type { RunView } from "../../runs/store.ts";
import type { Story } from "../../story/schema.ts";
import { own } from "../../text/own.ts";
import { type ChosenTemplate, chooseTemplate } from "./choose-template.ts";

/**
 * The template and data for a story, and the facts that must be on the picture and are not. `unmet` says why
 * another template was drawn than the one that was asked for.
 * @throws PermanentFailure when the story has not enough to say for the asset type.
 */
export async function designForStory(
  ports: Ports,
  run: RunView,
  dna: Pick<Brand, "name">,
  story: Story,
  { seed, except = [] }: { seed: number; except?: readonly string[] },
): Promise<ChosenTemplate & { unmet?: string | undefined }> {
  const { assetType, outputType: wanted } = run;
  const pictures = await picturesFor(ports, run, dna, story);
  const among = wanted ? [wanted] : undefined;
  const asked = among && chooseTemplate(story, pictures, { assetType, seed, among });
  if (asked) return asked;
  const chosen = chooseTemplate(story, pictures, { assetType, seed, except });
  if (chosen) return { ...chosen, ...(wanted && { unmet: unmetBy(chosen, wanted) }) };
  throw new PermanentFailure(
    "brief_too_thin",
    `The brief has not enough to say for a ${assetType}. Add a few points or facts, or ask for a card.`,
  );
}

/** Screens that were asked for and at hand, and portraits. Test runs ignore uploads, so that their output stays the same. */
async function picturesFor(
  ports: Ports,
  run: RunView,
  { name }: Pick<Brand, "name">,
  story: Story,
): Promise<Pictures> {
  const { livemode, screenIds } = run;
  const isAboutPeople = story.quotation?.name || story.facts.some(({ kind }) => kind === "who");
  const [screens, faces] = await Promise.all([
    livemode && screenIds.length === 0 ? listReadyScreens(ports, run) : [],
    livemode && isAboutPeople ? listDrawablePeople(ports, run) : [],
  ]);
  return { brand: name, asked: screenIds, atHand: screens.map(({ id }) => id), faces };
}

/** Says why the template that was asked for is not drawn. */
function unmetBy({ template: { id } }: ChosenTemplate, wanted: string): string {
  const needs = own(TEMPLATES, wanted)?.needs ?? "more";
  return `The template "${wanted}" needs ${needs}, which the brief does not give: drawn with "${id}" instead.`;
}
