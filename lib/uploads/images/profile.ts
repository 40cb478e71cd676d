import { ascii, dataView, startsWith } from "./bytes.ts";

/** Profiles of colour spaces are small; those of a particular monitor or printer are not, and name it. */
const MAX_PROFILE_BYTES = 4_096;
const TAGS = new Set(
  "rXYZ gXYZ bXYZ rTRC gTRC bTRC kTRC wtpt bkpt chad cicp lumi meas tech view desc cprt vued dmnd dmdd".split(
    " ",
  ),
);

/**
 * True when an ICC profile (ICC.1:2022, section 7) describes colours only. Other profiles are removed,
 * because they can carry a serial number or other data.
 */
export function isColorSpaceProfile(profile: Uint8Array): boolean {
  if (profile.length < 132 || profile.length > MAX_PROFILE_BYTES) return false;
  const view = dataView(profile);
  const isProfile = view.getUint32(0) === profile.length && startsWith(profile, "acsp", 36);
  const space = ascii(profile, 16, 4);
  if (!isProfile || (space !== "RGB " && space !== "GRAY")) return false;
  const count = view.getUint32(128);
  if (132 + count * 12 > profile.length) return false;
  return Array.from({ length: count }, (_, i) => ascii(profile, 132 + i * 12, 4)).every((tag) =>
    TAGS.has(tag),
  );
}
