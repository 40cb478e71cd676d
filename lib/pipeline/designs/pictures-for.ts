import type { Brand } from "../../brand/brand.ts";
import { listDrawablePeople } from "../../brand/drawable-people.ts";
import { findReadyPhotos, listReadyPhotos } from "../../brand/ready-photos.ts";
import { listReadyScreens } from "../../brand/screens.ts";
import type { Ports } from "../../core/ports.ts";
import type { Pictures } from "../../render/fits.ts";
import { lowDiscrepancy } from "../../render/templates/kit/prng.ts";
import type { RunView } from "../../runs/store.ts";
import { wantsNothingElse } from "../../story/layout-notes.ts";
import { wantsNoPhotos } from "../../story/picture-wishes/no-pictures.ts";
import type { Story } from "../../story/schema.ts";
import { sendsToOthers } from "../../story/write/website.ts";
import type { PhotoKind } from "../../vocab.ts";
import type { ChosenTemplate } from "./choose-template.ts";
import { likeliestPhoto, suitedPhotos } from "./suited-photo.ts";

/**
 * Screens and photos that were asked for, screens at hand, and portraits. Test runs ignore uploads that they do not
 * ask for, so that their output stays the same.
 */
export async function picturesFor(
  ports: Ports,
  run: RunView,
  { name, product_map }: Pick<Brand, "name" | "product_map">,
  story: Story,
  seed: number,
): Promise<Pictures> {
  const { assetType, channel, livemode, screenIds, imagery } = run;
  const isAboutPeople = story.quotation?.name || story.facts.some(({ kind }) => kind === "who");
  const [screens, faces, photos] = await Promise.all([
    livemode && !isPlain(run) && screenIds.length === 0 ? listReadyScreens(ports, run) : [],
    livemode && imagery !== "none" && isAboutPeople ? listDrawablePeople(ports, run) : [],
    isPlain(run) ? NO_PHOTOS : photosFor(ports, run, story, { brand: name, seed }),
  ]);
  return {
    brand: name,
    website: websiteUnder(story, product_map, assetType),
    asked: screenIds,
    atHand: screens.map(({ id }) => id),
    faces,
    beside: story.posts[channel] ?? "",
    ...(assetType === "card" && { post: story.posts[channel] ?? "" }),
    // A preview image leads to the page, which says all of it.
    ...(assetType === "og_image" && { post: story.facts.map(({ quote }) => quote).join("\n") }),
    ...photos,
    ...(imagery === "pattern" && { art: lowDiscrepancy(seed, 1) < 0.5 ? "split" : "framed" }),
  };
}

/**
 * Under "book on the council's website" the brand's own address would be taken for that one, and one thing alone has none.
 * A preview image stands over the address of its page, which mostly is the brand's name once more.
 */
const websiteUnder = (
  story: Story,
  product_map: Brand["product_map"],
  assetType: RunView["assetType"],
): string =>
  assetType === "og_image" || story.facts.some(({ quote }) => sendsToOthers(quote)) || wantsNothingElse(story)
    ? ""
    : websiteOf(product_map);

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

type Photos = Pick<Pictures, "photos" | "kinds" | "named" | "photosAreChosen">;

const NO_PHOTOS: Photos = { photos: [] };

/** The photos that were asked for and are still there. Else those of a live run's library that suit, or the likeliest if any photo will do. */
async function photosFor(
  ports: Ports,
  run: RunView,
  story: Story,
  by: { brand: string; seed: number },
): Promise<Photos> {
  const { photoIds, imagery, livemode } = run;
  if (photoIds.length > 0) {
    const ready = await findReadyPhotos(ports, run, photoIds);
    const kinds = kindsOf(ready);
    return { photos: lowerCased(photoIds).filter((id) => kinds.has(id)), kinds };
  }
  if (imagery !== "photo" && (!livemode || wantsNoPhotos(story))) return NO_PHOTOS;
  const library = await listReadyPhotos(ports, run);
  const suited = suitedPhotos(story, library, by);
  const named = new Map(library.map((photo) => [photo.id, photo.named]));
  if (imagery !== "photo") return { photos: suited, kinds: kindsOf(library), named, photosAreChosen: true };
  const photos = suited.length > 0 ? suited.slice(0, 1) : likeliestPhoto(story, library, by.brand);
  return { photos, kinds: kindsOf(library) };
}

const kindsOf = (photos: readonly { id: string; kind: PhotoKind }[]) =>
  new Map(photos.map(({ id, kind }) => [id, kind]));

/** Each id once, as the database writes it. */
const lowerCased = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];

/** Pictures that were asked for and are not drawn: in sentences, and by their ids. */
export type Unseen = { unmet: string[]; unseen: string[] };

/** Says how many of the photos and screens that were asked for are gone, and how many a template has no room for. */
export function unseenIn(
  { template, data }: ChosenTemplate,
  { asked, photos = [], photosAreChosen = false }: Pictures,
  { photoIds, imagery }: RunView,
): Unseen {
  const wanted = photosAreChosen ? [] : photos;
  const field = photoIds.length > 0 ? "photo_ids" : "imagery";
  const gone = photoIds.length > 0 ? lowerCased(photoIds).filter((id) => !photos.includes(id)) : [];
  const isBare = imagery === "photo" && photoIds.length === 0 && photos.length === 0;
  const shown = new Set((template.photos?.(data) ?? []).map((id) => id.toLowerCase()));
  const without = (name: string, what: string, ids: readonly string[]) => {
    const count = ids.filter((id) => shown.has(id)).length;
    return count < ids.length
      ? [`${name}: the template "${template.id}" shows ${count} of the ${ids.length} ${what}.`]
      : [];
  };
  const screens = lowerCased(asked);
  return {
    unmet: [
      ...(isBare ? ["imagery: the library has no photo that suits, so none is shown."] : []),
      ...(gone.length > 0
        ? [`${field}: ${gone.length} of the photos ${gone.length === 1 ? "is" : "are"} gone.`]
        : []),
      ...without(field, "photos", wanted),
      ...without("screen_ids", "screens", screens),
    ],
    unseen: [...gone, ...[...wanted, ...screens].filter((id) => !shown.has(id))],
  };
}
