import { type Art, readArt } from "./art.ts";
import { cutOut } from "./cut-out/cut-out.ts";
import { mirroredView, readView } from "./photo-view.ts";
import type { Photo, Template } from "./template.ts";
import type { Typeset } from "./type/typeset.ts";

/** A picture that the data names by `ref`, and what is known of it. */
type GivenPhoto = { ref: string; bytes: Uint8Array } & Pick<
  Photo,
  "device" | "theme" | "focus" | "kind" | "alt"
>;
type PhotoNote = { ref: string; note: string };

/** Pictures that can be drawn by their names, why others cannot, and the files of products without their ground. */
type ReadPhotos = { usable: Map<string, Photo>; notes: PhotoNote[]; cuts: Map<string, Uint8Array> };

/** Looks at the pictures of a drawing, one after the other: only one is in memory as pixels. */
export async function readPhotos(
  template: Template,
  { photos = [], data }: { photos?: readonly GivenPhoto[]; data: unknown },
  type: Typeset,
): Promise<ReadPhotos> {
  const read: ReadPhotos = {
    usable: new Map(),
    notes: missingPhotos(template, data, photos),
    cuts: new Map(),
  };
  const refs = template.overPhotos ? (template.photos?.(data) ?? []) : [];
  for (const photo of photos) {
    const { ref, bytes, ...tags } = photo;
    const { art, note } = await readArt(bytes, "picture");
    if (note) read.notes.push({ ref, note });
    if (!art) continue;
    const seen = template.overPhotos && (await viewOf(art, bytes, type));
    // Several photographs stand side by side as they are.
    const isAlone = refs.length === 1 && refs[0] === ref;
    const cut = isAlone ? await cutOf(photo, art, read.cuts) : {};
    read.usable.set(ref, { ...art, ...tags, ...seen, ...cut });
  }
  return read;
}

/** The product without its ground; its file is kept in `cuts`. */
async function cutOf(
  { kind, bytes }: GivenPhoto,
  art: Art,
  cuts: ReadPhotos["cuts"],
): Promise<Pick<Photo, "cut">> {
  const cut = kind === "product" ? await cutOut(art, bytes) : undefined;
  if (!cut) return {};
  const { key, width, height } = cut;
  cuts.set(key, cut.bytes);
  return { cut: { key, width, height } };
}

async function viewOf({ key }: Art, bytes: Uint8Array, { isFromRight }: Typeset) {
  const view = await readView(key, bytes);
  return { view: isFromRight ? mirroredView(view) : view };
}

/** Photographs that the words were to stand on, and whose files are gone. */
function missingPhotos(
  { overPhotos, photos: named }: Template,
  data: unknown,
  files: readonly GivenPhoto[],
): PhotoNote[] {
  const refs = overPhotos ? (named?.(data) ?? []) : [];
  return refs
    .filter((ref) => !files.some((file) => file.ref === ref))
    .map((ref) => ({ ref, note: "The file of this picture is gone." }));
}
