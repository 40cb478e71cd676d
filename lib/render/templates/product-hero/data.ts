import * as z from "zod/v4";
import { action, details, list, message, ownPhotos, photo } from "../kit/fields.ts";

/** What a product picture says, and the screens it may show. */
export const HeroData = z.object({
  ...message,
  ...action,
  // The device needs the room of a second line.
  details: details.unwrap().max(60).optional(),
  screens: list(
    photo("A screenshot of the product."),
    0,
    3,
    "Screens to show, the most telling first.",
  ).default([]),
  ...ownPhotos,
});

export type Hero = z.output<typeof HeroData>;

const LONG = { headline: 90, supporting: 170 };

/** Long copy takes space from the device. */
export const isLong = ({ headline, supporting }: Hero) =>
  headline.length > LONG.headline || supporting.length > LONG.supporting;

/** Where both are long, no device has room beside them. */
export const isCrowded = ({ headline, supporting }: Hero) =>
  headline.length > LONG.headline && supporting.length > LONG.supporting;
