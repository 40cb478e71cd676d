import type * as z from "zod/v4";
import { type BrandLook, renderStill, type Still, type StillInput } from "./still.ts";
import type { CardData as CardSchema } from "./templates/card/data.ts";
import { TEMPLATES } from "./templates/index.ts";

export type CardData = z.input<typeof CardSchema>;
export type { BrandLook };

type CardInput = StillInput<CardData> & { assetType: "card" | "og_image" };

/**
 * Draws a card or an Open Graph image.
 * Any data, palette and logo gives a picture; what is wrong with it is said in `checks`.
 */
export function renderCard(input: CardInput): Promise<Still> {
  return renderStill(TEMPLATES.card, input);
}

/** What the picture says, for people who cannot see it. */
export function altText(data: CardData, brand: BrandLook): string {
  return TEMPLATES.card.altText(data, brand.name);
}
