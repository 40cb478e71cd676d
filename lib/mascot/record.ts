import * as z from "zod/v4";
import { MascotArtist, MascotPose, MascotStatus, MascotStyle } from "../vocab.ts";
import type { MascotImage, MascotRow } from "./store.ts";

const artist = {
  drawn_by: MascotArtist.describe("parts: put together from parts; model: drawn by an image model"),
  drawn_note: z.string().describe("Why an image model that was asked did not draw it; otherwise empty"),
};

const Candidate = z.object({
  id: z.guid().describe("Id of the candidate, a UUID"),
  style: MascotStyle.describe("The style it is drawn in"),
  image_url: z.url().describe("Public address of the image, a PNG"),
  colors: z.record(z.string(), z.string()).describe("Role to #rrggbb"),
  ...artist,
  created_at: z.iso.datetime().describe("When it was drawn, in UTC"),
});

const PoseImage = z.object({
  id: z.guid().describe("Id of the pose, a UUID"),
  pose: MascotPose.describe("The pose"),
  image_url: z.url().describe("Public address of the image, a PNG"),
  note: z.string().describe("The note the pose was asked for with; may be empty"),
  ...artist,
  created_at: z.iso.datetime().describe("When it was drawn, in UTC"),
});

export const Mascot = z
  .object({
    status: MascotStatus.describe("none, drafting while there are candidates, or ready"),
    id: z.guid().nullable().describe("The mascot in use; it stays while a new one is drafted"),
    style: MascotStyle.nullable().describe("Its style"),
    image_url: z.url().nullable().describe("Its first pose, a PNG"),
    poses: z.array(PoseImage).describe("Its poses, the neutral one first"),
    candidates: z.array(Candidate).describe("The candidates to choose from"),
    description: z.string().nullable().describe("What the draft, or the mascot in use, was made from"),
    note: z.string().nullable().describe("What was said with the last retry"),
    next: z.string().describe("What can be done now"),
    allowed: z
      .object({
        styles: z.array(MascotStyle).describe("Every style"),
        poses: z.array(MascotPose).describe("Every pose"),
      })
      .describe("Values that may be asked for"),
    livemode: z
      .boolean()
      .nullable()
      .describe("False for the mascot of test keys, which is deleted after a day; null without one"),
    updated_at: z.iso.datetime().nullable().describe("When the mascot or its draft last changed, in UTC"),
  })
  .meta({ title: "Mascot" });
export type Mascot = z.infer<typeof Mascot>;

/** The current mascot, its images sorted into poses in use and candidates. */
export type MascotState = {
  mascot: MascotRow | undefined;
  /** Images of the mascot in use, the neutral pose first unless it was deleted. */
  poses: MascotImage[];
  candidates: MascotImage[];
};

export function toMascotState(
  found: { mascot: MascotRow; pictures: MascotImage[] } | undefined,
): MascotState {
  const { mascot, pictures = [] } = found ?? {};
  const isKept = ({ mascotId }: MascotImage) => mascotId === mascot?.keptId;
  const order = MascotPose.options;
  return {
    mascot,
    poses: pictures.filter(isKept).toSorted((a, b) => order.indexOf(a.pose) - order.indexOf(b.pose)),
    candidates: pictures.filter((picture) => !isKept(picture)),
  };
}

export function statusOf({ poses, candidates }: MascotState): MascotStatus {
  if (candidates.length > 0) return "drafting";
  return poses.length > 0 ? "ready" : "none";
}

const NEXT: Record<MascotStatus, string> = {
  none: "POST /mascot with a description to get four candidates.",
  drafting: "POST /mascot/step with action keep and a candidate_id, or with action retry for four others.",
  ready: "POST /mascot/step with action pose and a pose; POST /mascot begins a new draft.",
};

const artistOf = ({ drawnBy, drawnNote }: MascotImage) => ({ drawn_by: drawnBy, drawn_note: drawnNote });

/** The only bridge from rows to the wire. */
export function toMascot(drafted: MascotState, publicUrl: string): Mascot {
  const { mascot, poses, candidates } = drafted;
  const status = statusOf(drafted);
  const urlOf = ({ image }: MascotImage) => `${publicUrl}/assets/${image.key}`;
  const [first] = poses;
  return {
    status,
    id: first?.mascotId ?? null,
    style: first?.identity.style ?? candidates[0]?.identity.style ?? null,
    image_url: first ? urlOf(first) : null,
    poses: poses.map((picture) => ({
      id: picture.id,
      pose: picture.pose,
      image_url: urlOf(picture),
      note: picture.note,
      ...artistOf(picture),
      created_at: picture.createdAt.toISOString(),
    })),
    candidates: candidates.map((picture) => ({
      id: picture.id,
      style: picture.identity.style,
      image_url: urlOf(picture),
      colors: picture.identity.colors,
      ...artistOf(picture),
      created_at: picture.createdAt.toISOString(),
    })),
    description: (status !== "none" && mascot?.description) || null,
    note: (status !== "none" && mascot?.note) || null,
    next: NEXT[status],
    allowed: { styles: MascotStyle.options, poses: MascotPose.options },
    livemode: mascot?.livemode ?? null,
    updated_at: mascot?.updatedAt.toISOString() ?? null,
  };
}
