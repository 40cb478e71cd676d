import type { Brand } from "../../brand/brand.ts";
import { listDrawablePeople } from "../../brand/drawable-people.ts";
import { findReadyPhotos } from "../../brand/ready-photos.ts";
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
 * The template and data for a story, and the facts that must be on the picture and are not. `unmet` says what
 * was asked for and is not drawn: the template, photos.
 * @throws PermanentFailure when the story has not enough to say for the asset type.
 */
export async function designForStory(
  ports: Ports,
  run: RunView,
  dna: Pick<Brand, "name">,
  story: Story,
  { seed, except = [] }: { seed: number; except?: readonly string[] },
): Promise<ChosenTemplate & { unmet: string[] }> {
  const { assetType, outputType: wanted } = run;
  const pictures = await picturesFor(ports, run, dna, story);
  const among = wanted ? [wanted] : undefined;
  const asked = among && chooseTemplate(story, pictures, { assetType, seed, among });
  if (asked) return { ...asked, unmet: unseenIn(asked, pictures, run) };
  const chosen = chooseTemplate(story, pictures, { assetType, seed, except });
  if (chosen) {
    const otherwise = wanted ? [unmetBy(chosen, wanted)] : [];
    return { ...chosen, unmet: [...otherwise, ...unseenIn(chosen, pictures, run)] };
  }
  throw new PermanentFailure(
    "brief_too_thin",
    `The brief has not enough to say for a ${assetType}. Add a few points or facts, or ask for a card.`,
  );
}

/** Screens and photos that were asked for, screens at hand, and portraits. Test runs ignore uploads, so that their output stays the same. */
async function picturesFor(
  ports: Ports,
  run: RunView,
  { name }: Pick<Brand, "name">,
  story: Story,
): Promise<Pictures> {
  const { livemode, screenIds, photoIds } = run;
  const isAboutPeople = story.quotation?.name || story.facts.some(({ kind }) => kind === "who");
  const [screens, faces, photos] = await Promise.all([
    livemode && screenIds.length === 0 ? listReadyScreens(ports, run) : [],
    livemode && isAboutPeople ? listDrawablePeople(ports, run) : [],
    photoIds.length > 0 ? findReadyPhotos(ports, run, photoIds) : [],
  ]);
  const ready = new Set(photos.map(({ id }) => id));
  const askedPhotos = lowerCased(photoIds).filter((id) => ready.has(id));
  return { brand: name, asked: screenIds, atHand: screens.map(({ id }) => id), photos: askedPhotos, faces };
}

/** Each id once, as the database writes it. */
const lowerCased = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];

/** Says why the template that was asked for is not drawn. */
function unmetBy({ template: { id } }: ChosenTemplate, wanted: string): string {
  const needs = own(TEMPLATES, wanted)?.needs ?? "more";
  return `The template "${wanted}" needs ${needs}, which the brief does not give: drawn with "${id}" instead.`;
}

/** Says how many of the photos that were asked for are gone, and how many a template has no room for. */
function unseenIn({ template, data }: ChosenTemplate, { photos = [] }: Pictures, { photoIds }: RunView) {
  const gone = lowerCased(photoIds).length - photos.length;
  const shown = new Set(template.photos?.(data) ?? []);
  const count = photos.filter((id) => shown.has(id)).length;
  return [
    ...(gone > 0 ? [`photo_ids: ${gone} of the photos ${gone === 1 ? "is" : "are"} gone.`] : []),
    ...(count < photos.length
      ? [`photo_ids: the template "${template.id}" shows ${count} of the ${photos.length} photos.`]
      : []),
  ];
}
