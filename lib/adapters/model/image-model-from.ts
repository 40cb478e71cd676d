import type { DrawnPicture, ImageModel, PictureOrder } from "../../core/image-model.ts";
import type { ImageModelSettings } from "../../core/image-model-settings.ts";
import { ModelFailure } from "../../core/model.ts";
import { googlePictures } from "./image-google.ts";
import { openAiPictures } from "./image-openai.ts";
import type { PictureTransport } from "./image-transport.ts";
import { workersAiPictures } from "./image-workers-ai.ts";
import { countdown, MIN_TIMEOUT_MS } from "./limits.ts";
import { within } from "./with-timeout.ts";
import type { WorkersAi } from "./workers-ai.ts";

const BASE_URLS = {
  "openai-compatible": "https://api.openai.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};
const TRANSPORTS = { "openai-compatible": openAiPictures, google: googlePictures };

/** Workers AI takes references smaller than 512 pixels a side. */
const SMALL_REFERENCE = 504;
const REFERENCE = 1_024;

const missing = (message: string) => async (): Promise<never> => {
  throw new ModelFailure("not_configured", message);
};

function transportFrom(
  settings: ImageModelSettings,
  ai: WorkersAi | undefined,
  send: typeof fetch,
): PictureTransport {
  const { IMAGE_MODEL_PROVIDER: provider, IMAGE_MODEL_NAME: name = "" } = settings;
  if (!provider) return missing("IMAGE_MODEL_PROVIDER is not set.");
  if (provider === "workers-ai") {
    return ai
      ? workersAiPictures(ai, name)
      : missing("IMAGE_MODEL_PROVIDER is workers-ai, but the Worker has no binding AI.");
  }
  const baseUrl = (settings.IMAGE_MODEL_BASE_URL ?? BASE_URLS[provider]).replace(/\/+$/, "");
  return TRANSPORTS[provider]({ name, apiKey: settings.IMAGE_MODEL_API_KEY, baseUrl, fetch: send });
}

const sleep = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000));

/** Draws one picture, with one retry where the vendor says that it may help and the time allows it. */
async function drawWith(
  wire: PictureTransport,
  timeoutMs: number,
  order: PictureOrder,
): Promise<DrawnPicture> {
  const left = countdown(timeoutMs);
  const once = () => within(left(), (signal) => wire({ ...order, signal }));
  try {
    return await once();
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.retryAfterSeconds === undefined) throw error;
    if (error.retryAfterSeconds * 1_000 + MIN_TIMEOUT_MS > left()) throw error;
    await sleep(error.retryAfterSeconds);
    return once();
  }
}

/** The image model that the settings name; undefined when they name none. Nothing is connected before the first picture. */
export function imageModelFrom(
  settings: ImageModelSettings,
  { ai }: { ai?: WorkersAi | undefined } = {},
  send: typeof fetch = (input, init) => fetch(input, init),
): ImageModel | undefined {
  const { IMAGE_MODEL_PROVIDER: provider, IMAGE_MODEL_NAME: name, IMAGE_MODEL_TIMEOUT_MS: most } = settings;
  if (!provider) return undefined;
  const wire = transportFrom(settings, ai, send);
  return {
    name: `${provider}/${name}`,
    referenceSide: provider === "workers-ai" ? SMALL_REFERENCE : REFERENCE,
    draw: (order) => drawWith(wire, Math.min(order.timeoutMs ?? most, most), order),
  };
}
