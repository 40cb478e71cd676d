import type { Device, ThemeKind } from "../../../../vocab.ts";
import type { Photo, RenderContext } from "../../../template.ts";

/** What a drawing would like to show; without a theme, the picture's own. */
export type ScreenQuery = { device?: Device; theme?: ThemeKind };

/** Width to height from which on a picture is too wide for a phone, and for an upright tablet. */
const PHONE = 0.62;
const UPRIGHT = 0.95;
/** A landscape tablet is no wider than this. */
const LYING = 1.6;

/** The readable pictures of some references, in the order of the references. */
export const photosOf = ({ photos }: Pick<RenderContext, "photos">, refs: readonly string[]): Photo[] =>
  refs.map((ref) => photos.get(ref)).filter((photo) => photo !== undefined);

/**
 * The screen that best matches a query: the same device, then the theme of the picture, then the first
 * named. Without a device in the query, that of the first screen counts.
 */
export function chooseScreen(
  context: Pick<RenderContext, "photos" | "theme">,
  refs: readonly string[],
  query: ScreenQuery = {},
): Photo | undefined {
  const screens = photosOf(context, refs);
  const [first] = screens;
  const device = query.device ?? (first && deviceOf(first));
  const theme = query.theme ?? context.theme.kind;
  const rank = (screen: Photo) =>
    (deviceOf(screen) === device ? 2 : 0) + ((screen.theme ?? "light") === theme ? 1 : 0);
  return screens.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** The device of a screen, as far as its proportions allow. A wide picture is never put into a phone. */
export function deviceOf({ device, aspect }: Photo): Device {
  if (device === "desktop") return device;
  if (device === "tablet" && aspect <= LYING) return device;
  if (device === "phone" && aspect <= UPRIGHT) return device;
  if (aspect <= PHONE) return "phone";
  return aspect <= UPRIGHT ? "tablet" : "desktop";
}
