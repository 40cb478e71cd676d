import type { Story } from "../../story/schema.ts";
import type { SoundBed } from "../../vocab.ts";

/** The sound bed that suits each occasion; every other one is bright. */
const BY_OCCASION: Partial<Record<Story["occasion"], SoundBed>> = {
  launch: "drive",
  release: "drive",
  offer: "drive",
  testimonial: "warm",
  thanks: "warm",
  greeting: "warm",
  hiring: "warm",
  incident: "calm",
  closing: "calm",
  appeal: "calm",
};

/** The sound bed of a film whose caller asked for sound and named none. */
export const bedOf = (story: Pick<Story, "occasion"> | null): SoundBed =>
  (story && BY_OCCASION[story.occasion]) ?? "bright";
