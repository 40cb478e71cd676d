import * as z from "zod/v4";
import { ModelFailure } from "../../core/model.ts";
import { askVendor, noPicture, pictureBytes } from "./image-http.ts";
import {
  ON_NOTHING,
  ON_WHITE,
  type PictureAccess,
  type PictureCall,
  type PictureTransport,
} from "./image-transport.ts";

const VENDOR = "openai-compatible";
const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish() })).min(1),
  output_format: z.string().optional().catch(undefined),
});

/** OpenAI's own models always answer in base64 and refuse to be asked for it; all others have to be asked. */
const OWN = /^(?:chat)?gpt-image/;
const CLEAR = { background: "transparent", output_format: "png", quality: "medium" };
const IN_BASE64 = { response_format: "b64_json" };
const ABOUT_OPTIONS = /background|transparen|output_format|quality|response_format|unknown parameter/i;

/**
 * OpenAI's Images API: `/images/generations` in JSON, and `/images/edits` as a form where there is a reference. Options
 * that a server complains about are left out of the second try and of every later question.
 */
export function openAiPictures(access: PictureAccess): PictureTransport {
  let options: Record<string, string> = OWN.test(access.name) ? CLEAR : IN_BASE64;
  return async (call) => {
    const sent = options;
    try {
      return await draw(access, call, sent);
    } catch (error) {
      if (!isAboutOptions(error) || Object.keys(sent).length === 0) throw error;
      options = {};
      throw new ModelFailure("unavailable", (error as Error).message, { retryAfterSeconds: 0 });
    }
  };
}

const isAboutOptions = (error: unknown) =>
  error instanceof ModelFailure && error.reason === "not_configured" && ABOUT_OPTIONS.test(error.message);

async function draw(access: PictureAccess, call: PictureCall, options: Record<string, string>) {
  const { prompt, reference, side, signal } = call;
  const ground = options.background === "transparent" ? ON_NOTHING : ON_WHITE;
  const fields = {
    model: access.name,
    prompt: `${prompt}\n${ground}`,
    n: 1,
    size: `${side}x${side}`,
    ...options,
  };
  const headers: Record<string, string> = access.apiKey ? { authorization: `Bearer ${access.apiKey}` } : {};
  const request = reference
    ? { path: "/images/edits", body: formOf(fields, reference) }
    : { path: "/images/generations", body: JSON.stringify(fields) };
  const answer = Answer.safeParse(await askVendor(VENDOR, access, { ...request, headers, signal }));
  const base64 = answer.data?.data[0]?.b64_json;
  if (!base64) throw noPicture(VENDOR);
  const format = answer.data?.output_format;
  return { bytes: pictureBytes(VENDOR, base64), mimeType: format && `image/${format}` };
}

function formOf(fields: Record<string, string | number>, reference: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append("image", new Blob([reference], { type: "image/png" }), "mascot.png");
  return form;
}
