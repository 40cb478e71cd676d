import * as z from "zod/v4";
import { ask, list, message, photo, required } from "../kit/fields.ts";
import { iconFor } from "../kit/icon-for.ts";
import { ICONS, type IconName } from "../kit/icon-set.ts";

/** The language forgets the names of a constant's keys; these are exactly them. */
const iconNames = () => Object.keys(ICONS) as IconName[];

export const FeatureData = z.object({
  ...message,
  ...ask,
  points: list(required(90, "One thing it does, in a few words."), 0, 3, "Up to three short points.").default(
    [],
  ),
  icon: z.enum(iconNames()).optional().describe("The icon; without one it follows from the words."),
  screen: photo("A screenshot that shows the feature; without one the icon is the picture."),
});

export type Feature = z.output<typeof FeatureData>;

/** The icon asked for, else what the headline or the rest is about. */
export const iconOf = ({ icon, headline, supporting, kicker }: Feature): IconName =>
  icon ?? iconFor(headline) ?? iconFor(`${kicker} ${supporting}`) ?? "sparkles";
