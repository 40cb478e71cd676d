import * as z from "zod/v4";
import { ModelFailure } from "../../core/model.ts";
import { encodeBase64 } from "../../text/base64.ts";
import { askVendor, noPicture, pictureBytes } from "./image-http.ts";
import { ON_WHITE, type PictureAccess, type PictureTransport } from "./image-transport.ts";

const VENDOR = "google";
const Part = z.object({
  inlineData: z.object({ mimeType: z.string().optional(), data: z.string() }).optional(),
  /** Thinking models also send drafts, marked as thoughts. */
  thought: z.boolean().optional(),
});
const Answer = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(Part).optional() }).optional(),
        finishReason: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
});

const REFUSED = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/;

/**
 * Gemini's image models, by `generateContent`, with the reference in the question. They cannot draw a
 * transparent ground.
 */
export function googlePictures(access: PictureAccess): PictureTransport {
  return async ({ prompt, reference, seed, signal }) => {
    const shown = reference ? [{ inlineData: { mimeType: "image/png", data: encodeBase64(reference) } }] : [];
    const body = JSON.stringify({
      contents: [{ role: "user", parts: [{ text: `${prompt}\n${ON_WHITE}` }, ...shown] }],
      generationConfig: { responseModalities: ["IMAGE"], imageConfig: { aspectRatio: "1:1" }, seed },
    });
    const headers: Record<string, string> = access.apiKey ? { "x-goog-api-key": access.apiKey } : {};
    const path = `/models/${encodeURIComponent(access.name)}:generateContent`;
    return pictureIn(await askVendor(VENDOR, access, { path, headers, body, signal }));
  };
}

function pictureIn(answer: unknown) {
  const { data } = Answer.safeParse(answer);
  const [candidate] = data?.candidates ?? [];
  const parts = (candidate?.content?.parts ?? []).filter(({ thought }) => !thought);
  const picture = parts.find(({ inlineData }) => inlineData)?.inlineData;
  if (picture) return { bytes: pictureBytes(VENDOR, picture.data), mimeType: picture.mimeType };
  const why = data?.promptFeedback?.blockReason ?? candidate?.finishReason ?? "";
  if (data?.promptFeedback?.blockReason || REFUSED.test(why))
    throw new ModelFailure("refused", `${VENDOR} refused to draw: ${why}.`);
  throw noPicture(VENDOR);
}
