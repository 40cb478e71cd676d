import { findReadyPhotos, listReadyPhotos } from "../../brand/ready-photos.ts";
import type { Ports } from "../../core/ports.ts";
import type { RunView } from "../../runs/store.ts";
import type { Story } from "../../story/schema.ts";
import type { Design } from "../design.ts";
import { sharedWords } from "./suited-photo.ts";

/** A photo of the library that stands in a picture, and why it was taken. */
export type ShownPhoto = {
  id: string;
  name: string;
  /** It was asked for by its id. */
  requested: boolean;
  /** Words that its name, tags or description have in common with the story. */
  words: string[];
};

/** The photos of the library that a design shows. A design without pictures costs no statement. */
export async function shownPhotos(
  ports: Ports,
  run: RunView,
  { template, data }: Pick<Design, "template" | "data">,
  { story, brand }: { story: Story; brand: string },
): Promise<ShownPhoto[]> {
  const refs = (template.photos?.(data) ?? []).filter((ref) => !ref.includes("/"));
  if (refs.length === 0) return [];
  const drawn = new Set((await findReadyPhotos(ports, run, refs)).map(({ id }) => id));
  if (drawn.size === 0) return [];
  const asked = new Set(run.photoIds.map((id) => id.toLowerCase()));
  const library = await listReadyPhotos(ports, run);
  return library
    .filter(({ id }) => drawn.has(id))
    .map((photo) => ({
      id: photo.id,
      name: photo.named.split("\n")[0] ?? "",
      requested: asked.has(photo.id),
      words: sharedWords(story, photo, brand),
    }));
}
