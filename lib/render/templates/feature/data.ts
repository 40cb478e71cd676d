import * as z from "zod/v4";
import { action, list, message, photo, required } from "../kit/fields.ts";
import { iconFor } from "../kit/icon-for.ts";
import { ICONS, type IconName } from "../kit/icon-set.ts";

/** Safe: `ICONS` is a constant, so its keys are exactly the icon names. */
const iconNames = () => Object.keys(ICONS) as IconName[];

export const FeatureData = z.object({
  ...message,
  ...action,
  points: list(required(90, "One thing it does, in a few words."), 0, 3, "Up to three short points.").default(
    [],
  ),
  icon: z
    .enum(iconNames())
    .optional()
    .meta({ description: "The icon; without one it follows from the words." }),
  screen: photo("A screenshot that shows the feature; without one the icon is the picture."),
});

export type Feature = z.output<typeof FeatureData>;

/** The icon that the data names, else one that suits the headline, else one that suits the other texts. */
export const iconOf = ({ icon, headline, supporting, kicker }: Feature): IconName =>
  icon ?? iconFor(headline) ?? iconFor(`${kicker} ${supporting}`) ?? "sparkles";
