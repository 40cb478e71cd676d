import * as z from "zod/v4";
import { imageModelFrom } from "../../lib/adapters/model/image-model-from.ts";
import type { ImageModel } from "../../lib/core/image-model.ts";
import { IMAGE_MODEL_SETTINGS } from "../../lib/core/image-model-settings.ts";
import type { PictureFake, PictureVendor } from "../fakes/image-model.ts";
import { RIGHT_KEY } from "../fakes/model.ts";

export const ImageSettings = z.object(IMAGE_MODEL_SETTINGS);

/** The image model of a fake, as the service would reach it. */
export function imageModelAt(
  vendor: PictureVendor,
  fake: PictureFake,
  settings: Record<string, string> = {},
): ImageModel {
  const model = imageModelFrom(
    ImageSettings.parse({
      IMAGE_MODEL_PROVIDER: vendor,
      IMAGE_MODEL_NAME: "gpt-image-fake",
      IMAGE_MODEL_API_KEY: RIGHT_KEY,
      IMAGE_MODEL_BASE_URL: fake.baseUrl,
      IMAGE_MODEL_TIMEOUT_MS: "4000",
      ...settings,
    }),
  );
  if (!model) throw new Error("no image model");
  return model;
}
