import type { Brand } from "../../brand/brand.ts";
import { listDrawablePeople } from "../../brand/drawable-people.ts";
import { findReadyPhotos, listReadyPhotos } from "../../brand/ready-photos.ts";
import { listReadyScreens } from "../../brand/screens.ts";
import type { Ports } from "../../core/ports.ts";
import type { Pictures } from "../../render/fits.ts";
import type { RunView } from "../../runs/store.ts";
import type { Story } from "../../story/schema.ts";
import type { ChosenTemplate } from "./choose-template.ts";
import { suitedPhoto } from "./suited-photo.ts";

/**
 * Screens and photos that were asked for, screens at hand, and portraits. Test runs ignore uploads that they do not
 * ask for, so that their output stays the same.
 */
export async function picturesFor(
  ports: Ports,
  run: RunView,
  { name, product_map }: Pick<Brand, "name" | "product_map">,
  story: Story,
): Promise<Pictures> {
  const { livemode, screenIds, imagery } = run;
  const isAboutPeople = story.quotation?.name || story.facts.some(({ kind }) => kind === "who");
  const [screens, faces, photos] = await Promise.all([
    livemode && !isPlain(run) && screenIds.length === 0 ? listReadyScreens(ports, run) : [],
    livemode && imagery !== "none" && isAboutPeople ? listDrawablePeople(ports, run) : [],
    isPlain(run) ? [] : photosFor(ports, run, story),
  ]);
  return {
    brand: name,
    website: websiteOf(product_map),
    asked: screenIds,
    atHand: screens.map(({ id }) => id),
    photos,
    faces,
  };
}

/** Addresses as people write them: "beacon.example", "https://www.beacon.example/shop/". */
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s?#]*)?)$/iu;
const LONGEST_ADDRESS = 60;

/** The website of the Brand DNA, as it is read aloud; empty where there is none. */
export function websiteOf({ website, url, homepage }: Brand["product_map"]): string {
  const given = [website, url, homepage].find((value) => typeof value === "string" && value.trim() !== "");
  const [, address = ""] = ADDRESS.exec(`${given ?? ""}`.trim()) ?? [];
  return address.length <= LONGEST_ADDRESS ? address.replace(/\/+$/, "") : "";
}

/** Neither photos nor screens are wanted. */
const isPlain = ({ imagery }: RunView) => imagery === "none" || imagery === "pattern";

/** Ids of the photos that were asked for and are still there, or of the one that suits if any photo will do. */
async function photosFor(ports: Ports, run: RunView, story: Story): Promise<string[]> {
  if (run.photoIds.length > 0) {
    const ready = new Set((await findReadyPhotos(ports, run, run.photoIds)).map(({ id }) => id));
    return lowerCased(run.photoIds).filter((id) => ready.has(id));
  }
  if (run.imagery !== "photo") return [];
  return suitedPhoto(story, await listReadyPhotos(ports, run));
}

/** Each id once, as the database writes it. */
const lowerCased = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];

/** Says how many of the photos that were asked for are gone, and how many a template has no room for. */
export function unseenIn(
  { template, data }: ChosenTemplate,
  { photos = [] }: Pictures,
  { photoIds, imagery }: RunView,
): string[] {
  const field = photoIds.length > 0 ? "photo_ids" : "imagery";
  const gone = photoIds.length > 0 ? lowerCased(photoIds).length - photos.length : 0;
  const shown = new Set(template.photos?.(data) ?? []);
  const count = photos.filter((id) => shown.has(id)).length;
  const isBare = imagery === "photo" && photoIds.length === 0 && photos.length === 0;
  return [
    ...(isBare ? ["imagery: the library has no photo that suits, so none is shown."] : []),
    ...(gone > 0 ? [`${field}: ${gone} of the photos ${gone === 1 ? "is" : "are"} gone.`] : []),
    ...(count < photos.length
      ? [`${field}: the template "${template.id}" shows ${count} of the ${photos.length} photos.`]
      : []),
  ];
}
