import { isFilm } from "../../asset-types.ts";
import { findReadyPhotos } from "../../brand/ready-photos.ts";
import type { Ports } from "../../core/ports.ts";
import type { RunView } from "../../runs/store.ts";
import type { Story } from "../../story/schema.ts";
import { listVideos } from "../../uploads/videos/store.ts";
import { suitedPhotos } from "./suited-photo.ts";

/**
 * Sentences about clips of the library that suit a film and have no poster frame, so they are not shown: footage is
 * never decoded here. None for runs that choose their pictures themselves.
 */
export async function unshownClips(
  ports: Pick<Ports, "db">,
  run: RunView,
  story: Story,
  by: { brand: string; seed: number },
): Promise<string[]> {
  const { livemode, assetType, imagery, photoIds } = run;
  if (!livemode || !isFilm(assetType) || photoIds.length > 0 || imagery === "none" || imagery === "pattern")
    return [];
  const clips = (await listVideos(ports.db, run)).filter(({ status }) => status === "ready");
  const described = clips.map(({ id, title, tags, summary, filedBy }) => ({
    id,
    kind: "other" as const,
    // What a container says is no description.
    named: filedBy === "vision" ? [title, ...tags].join("\n") : title,
    altText: filedBy === "vision" ? summary : "",
  }));
  const suited = suitedPhotos(story, described, by);
  const posters = new Set((await findReadyPhotos(ports, run, suited)).map(({ id }) => id));
  return clips
    .filter(({ id }) => suited.includes(id) && !posters.has(id))
    .map(
      ({ title }) =>
        `The clip "${title}" suits, and is not shown: it has no poster frame. Add a photo of it to the library.`,
    );
}
