import * as z from "zod/v4";
import { given } from "./model-settings.ts";
import { RETRIES } from "./retries.ts";
import { oneOf, webAddress, wholeNumber } from "./setting-forms.ts";

const ImageModelProvider = oneOf(["openai-compatible", "google", "workers-ai"]);

/**
 * The settings of the image model. Without IMAGE_MODEL_PROVIDER there is no image model, and mascots are
 * drawn from parts.
 */
export const IMAGE_MODEL_SETTINGS = {
  IMAGE_MODEL_PROVIDER: given(ImageModelProvider.optional()),
  /** The vendor's name of the model. */
  IMAGE_MODEL_NAME: given(z.string().max(200).optional()),
  IMAGE_MODEL_API_KEY: given(z.string().optional()),
  /** The base address of the vendor's API with its version, for OpenAI-compatible servers and gateways. */
  IMAGE_MODEL_BASE_URL: given(webAddress().optional()),
  /** For one picture including its second try. Callers wait for it, and four pictures are drawn at once. */
  IMAGE_MODEL_TIMEOUT_MS: given(wholeNumber(1_000, 50_000).default(RETRIES.imageModels.timeoutMs)),
};

const Shape = z.object(IMAGE_MODEL_SETTINGS);
export type ImageModelSettings = z.infer<typeof Shape>;

/** Cloudflare models that accept a reference picture. Without one a mascot cannot be drawn in poses. */
const TAKES_REFERENCE = /\/flux-2-/;

/** A problem with settings that are valid one by one, as a sentence for the operator; otherwise undefined. */
export function imageModelSettingsProblem(settings: ImageModelSettings): string | undefined {
  const { IMAGE_MODEL_PROVIDER: provider, IMAGE_MODEL_NAME: name } = settings;
  const { IMAGE_MODEL_API_KEY, IMAGE_MODEL_BASE_URL } = settings;
  if (!provider) {
    const access = { IMAGE_MODEL_NAME: name, IMAGE_MODEL_API_KEY, IMAGE_MODEL_BASE_URL };
    const idle = Object.entries(access).find(([, value]) => value);
    return idle && `${idle[0]} is set, but IMAGE_MODEL_PROVIDER is not: say whose model it is.`;
  }
  if (!name)
    return `IMAGE_MODEL_PROVIDER is ${provider}, but IMAGE_MODEL_NAME does not say which of its models.`;
  if (provider === "workers-ai") return workersAiProblem(settings);
  if (provider === "google" && !IMAGE_MODEL_API_KEY)
    return "IMAGE_MODEL_PROVIDER is google, which needs IMAGE_MODEL_API_KEY.";
  if (!IMAGE_MODEL_API_KEY && !IMAGE_MODEL_BASE_URL) {
    return "IMAGE_MODEL_PROVIDER is openai-compatible, which needs IMAGE_MODEL_BASE_URL, or IMAGE_MODEL_API_KEY for OpenAI itself.";
  }
  return undefined;
}

function workersAiProblem(settings: ImageModelSettings): string | undefined {
  const { IMAGE_MODEL_NAME: name = "", IMAGE_MODEL_API_KEY, IMAGE_MODEL_BASE_URL } = settings;
  if (IMAGE_MODEL_API_KEY || IMAGE_MODEL_BASE_URL) {
    return "IMAGE_MODEL_PROVIDER is workers-ai, which is reached by the binding AI: take IMAGE_MODEL_API_KEY and IMAGE_MODEL_BASE_URL out.";
  }
  if (TAKES_REFERENCE.test(name)) return undefined;
  return `IMAGE_MODEL_NAME is ${name}, which takes no reference picture, so that a mascot would have no poses: use one of @cf/black-forest-labs/flux-2-….`;
}
