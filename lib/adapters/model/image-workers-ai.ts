import * as z from "zod/v4";
import { noPicture, pictureBytes } from "./image-http.ts";
import { ON_WHITE, type PictureTransport } from "./image-transport.ts";
import { type WorkersAi, workersAiFailure } from "./workers-ai.ts";

const VENDOR = "workers-ai";
const Answer = z.object({ image: z.string() });

/** FLUX.2 on Cloudflare's own machines: a form in, base64 out. A reference is at most 512 pixels a side. */
export function workersAiPictures(ai: WorkersAi, model: string): PictureTransport {
  return async ({ prompt, reference, seed, side, signal }) => {
    const fields = { prompt: `${prompt}\n${ON_WHITE}`, width: side, height: side, seed };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    if (reference) form.append("input_image_0", new Blob([reference], { type: "image/png" }), "mascot.png");
    // Only a Response tells a form's boundary.
    const { body, headers } = new Response(form);
    const multipart = { body, contentType: headers.get("content-type") ?? "multipart/form-data" };
    const said = await ai.run(model, { multipart }, { signal }).catch((error) => {
      throw workersAiFailure(error);
    });
    const answer = Answer.safeParse(said);
    if (!answer.data) throw noPicture(VENDOR);
    return { bytes: pictureBytes(VENDOR, answer.data.image), mimeType: undefined };
  };
}
