import * as z from "zod/v4";
import { MascotArtist, MascotPose, MascotStatus, MascotStyle } from "../../vocab.ts";
import type { MascotRow, PictureView } from "./store.ts";

/** Put together from parts, or drawn by an image model; the note says why a model that was asked did not draw it. */
const artist = { drawn_by: MascotArtist, drawn_note: z.string() };

const Candidate = z.object({
  id: z.guid(),
  style: MascotStyle,
  image_url: z.url(),
  /** Role to `#rrggbb`. */
  colors: z.record(z.string(), z.string()),
  ...artist,
  created_at: z.iso.datetime(),
});

const Posed = z.object({
  id: z.guid(),
  pose: MascotPose,
  image_url: z.url(),
  note: z.string(),
  ...artist,
  created_at: z.iso.datetime(),
});

export const Mascot = z.object({
  status: MascotStatus,
  /** The mascot in use; it stays while a new one is being drafted. */
  id: z.guid().nullable(),
  style: MascotStyle.nullable(),
  image_url: z.url().nullable(),
  poses: z.array(Posed),
  candidates: z.array(Candidate),
  /** What the present draft, or the mascot in use, was made from. */
  description: z.string().nullable(),
  note: z.string().nullable(),
  /** What can be done now. */
  next: z.string(),
  allowed: z.object({ styles: z.array(MascotStyle), poses: z.array(MascotPose) }),
  updated_at: z.iso.datetime().nullable(),
});
export type Mascot = z.infer<typeof Mascot>;

/** A mascot as it stands, sorted into who is in use and who wants to be. */
export type Drafted = {
  mascot: MascotRow | undefined;
  /** Of the mascot in use; the neutral one comes first, unless it was deleted. */
  poses: PictureView[];
  candidates: PictureView[];
};

export function sorted(found: { mascot: MascotRow; pictures: PictureView[] } | undefined): Drafted {
  const { mascot, pictures = [] } = found ?? {};
  const isKept = ({ mascotId }: PictureView) => mascotId === mascot?.keptId;
  const order = MascotPose.options;
  return {
    mascot,
    poses: pictures.filter(isKept).toSorted((a, b) => order.indexOf(a.pose) - order.indexOf(b.pose)),
    candidates: pictures.filter((picture) => !isKept(picture)),
  };
}

export function statusOf({ poses, candidates }: Drafted): MascotStatus {
  if (candidates.length > 0) return "drafting";
  return poses.length > 0 ? "ready" : "none";
}

const NEXT: Record<MascotStatus, string> = {
  none: "POST /mascot with a description to get four candidates.",
  drafting: "POST /mascot/step with action keep and a candidate_id, or with action retry for four others.",
  ready: "POST /mascot/step with action pose and a pose; POST /mascot begins a new draft.",
};

const artistOf = ({ drawnBy, drawnNote }: PictureView) => ({ drawn_by: drawnBy, drawn_note: drawnNote });

/** The only bridge from rows to the wire. */
export function toMascot(drafted: Drafted, publicUrl: string): Mascot {
  const { mascot, poses, candidates } = drafted;
  const status = statusOf(drafted);
  const urlOf = ({ image }: PictureView) => `${publicUrl}/assets/${image.key}`;
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
    updated_at: mascot?.updatedAt.toISOString() ?? null,
  };
}
