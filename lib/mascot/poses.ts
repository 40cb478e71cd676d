import type { MascotPose } from "../vocab.ts";
import {
  bothArms,
  burst,
  call,
  confetti,
  hearts,
  type Layer,
  rain,
  raisedArm,
  snore,
  sparkle,
  thought,
  wave,
} from "./props.ts";
import type { Mood } from "./styles.ts";

/** A pose: a face, the figure's posture, and the things around it. */
type Pose = {
  mood: Mood;
  /** Degrees about the feet. */
  tilt?: number;
  /** How far it is off the ground, and how far from the middle. */
  lift?: number;
  aside?: number;
  /** Height and width beside the neutral ones. */
  tall?: number;
  wide?: number;
  behind?: Layer;
  before?: Layer;
};

export const POSES: Record<MascotPose, Pose> = {
  neutral: { mood: "neutral" },
  happy: { mood: "happy", tilt: -3, before: hearts },
  wow: { mood: "wow", tall: 1.04, wide: 0.97, before: burst },
  wink: { mood: "wink", tilt: 5, aside: -6, before: sparkle },
  sleepy: { mood: "sleepy", tall: 0.92, wide: 1.04, aside: -8, before: snore },
  sad: { mood: "sad", tall: 0.93, wide: 1.02, aside: -8, before: rain },
  waving: { mood: "happy", tilt: -4, behind: raisedArm, before: wave },
  celebrating: { mood: "happy", lift: 9, behind: bothArms, before: confetti },
  thinking: { mood: "thinking", tilt: -3, aside: -12, before: thought },
  announcing: { mood: "wow", aside: -12, before: call },
};
