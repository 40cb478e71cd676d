import type { Device, ThemeKind } from "../../../../vocab.ts";
import type { Photo, Stage } from "../../../template.ts";

/** What a drawing would like to show; without a theme, the picture's own. */
export type ScreenWish = { device?: Device; theme?: ThemeKind };

/** Width to height from which on a picture is too wide for a phone, and for an upright tablet. */
const PHONE = 0.62;
const UPRIGHT = 0.95;
/** A landscape tablet is no wider than this. */
const LYING = 1.6;

/** The pictures of some names that could be read, in the order asked for. */
export const photosOf = ({ photos }: Pick<Stage, "photos">, refs: readonly string[]): Photo[] =>
  refs.map((ref) => photos.get(ref)).filter((photo) => photo !== undefined);

/**
 * The screen that comes nearest to a wish: the same device, then the same theme as the picture, then the first named.
 * Without a wish for a device, the first screen's counts.
 */
export function chooseScreen(
  stage: Pick<Stage, "photos" | "theme">,
  refs: readonly string[],
  wish: ScreenWish = {},
): Photo | undefined {
  const screens = photosOf(stage, refs);
  const [first] = screens;
  const device = wish.device ?? (first && deviceOf(first));
  const theme = wish.theme ?? stage.theme.kind;
  const rank = (screen: Photo) =>
    (deviceOf(screen) === device ? 2 : 0) + ((screen.theme ?? "light") === theme ? 1 : 0);
  return screens.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** What a screen was taken on, as far as its proportions allow: a wide picture is never put into a phone. */
export function deviceOf({ device, aspect }: Photo): Device {
  if (device === "desktop") return device;
  if (device === "tablet" && aspect <= LYING) return device;
  if (device === "phone" && aspect <= UPRIGHT) return device;
  if (aspect <= PHONE) return "phone";
  return aspect <= UPRIGHT ? "tablet" : "desktop";
}
