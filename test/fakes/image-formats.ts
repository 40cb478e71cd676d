import type { IncomingHttpHeaders } from "node:http";
import type { AskedPicture, PictureReply } from "./image-replies.ts";
import type { Sent } from "./model-formats.ts";

type PictureRequest = { path: string; headers: IncomingHttpHeaders; raw: Buffer };

/** How one vendor of pictures speaks. */
export type PictureFormat = {
  basePath: string;
  key(request: PictureRequest): string | undefined;
  /** Undefined for paths that it does not know. */
  asked(request: PictureRequest): Promise<AskedPicture | undefined>;
  /** What the vendor has against a request that it understands. */
  complaint(asked: AskedPicture): Sent | undefined;
  picture(bytes: Uint8Array, mimeType: string): Sent;
  refusal(): Sent;
  nothing(): Sent;
  error(reply: Extract<PictureReply, { kind: "error" | "spent" }>): Sent;
};

/** A model of OpenAI's that draws no clear ground. */
export const OPAQUE_MODEL = "gpt-image-opaque";

type OpenAiError = { message: string; type: string; param?: string | null; code: string | null };
const openAiError = (status: number, error: OpenAiError, headers: Record<string, string> = {}): Sent => ({
  status,
  headers,
  body: { error: { param: null, ...error } },
});

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

async function openAiAsked({ path, headers, raw }: PictureRequest): Promise<AskedPicture | undefined> {
  if (path === "/v1/images/generations") {
    const { prompt, ...options } = JSON.parse(raw.toString());
    return { prompt, options, reference: undefined };
  }
  if (path !== "/v1/images/edits") return;
  const type = headers["content-type"] ?? "";
  const form = await new Response(new Uint8Array(raw), { headers: { "content-type": type } }).formData();
  const { image, prompt, ...options } = Object.fromEntries(form);
  const reference = image instanceof Blob ? Buffer.from(await image.arrayBuffer()) : undefined;
  return { prompt: String(prompt), options, reference };
}

export const openAiPictures: PictureFormat = {
  basePath: "/v1",
  key: ({ headers }) => headers.authorization?.replace(/^Bearer /, ""),
  asked: openAiAsked,
  complaint({ options }) {
    const type = "image_generation_user_error";
    if (options.model === OPAQUE_MODEL && options.background === "transparent") {
      const message = "Transparent background is not supported for this model.";
      return openAiError(400, { message, type, param: "background", code: "invalid_value" });
    }
    if (!String(options.model).startsWith("gpt-image") || !options.response_format) return;
    const message = "Unknown parameter: 'response_format'.";
    return openAiError(400, { message, type, param: "response_format", code: "unknown_parameter" });
  },
  picture: (bytes, mimeType) => ({
    status: 200,
    body: {
      created: 1_790_000_000,
      data: [{ b64_json: base64(bytes) }],
      output_format: mimeType.replace("image/", ""),
    },
  }),
  refusal: () =>
    openAiError(400, {
      message: "Your request was rejected by the safety system.",
      type: "image_generation_user_error",
      code: "moderation_blocked",
    }),
  nothing: () => ({ status: 200, body: { created: 1, data: [{ url: "https://pictures.example/1.png" }] } }),
  error(reply) {
    if (reply.kind === "spent")
      return openAiError(429, { message: "Quota.", type: "insufficient_quota", code: "insufficient_quota" });
    const { status, retryAfterSeconds: seconds } = reply;
    const code =
      status === 429 ? "rate_limit_exceeded" : status === 401 ? "invalid_api_key" : "unsupported_value";
    const headers = seconds === undefined ? {} : { "retry-after": String(seconds) };
    const type = status < 500 ? "invalid_request_error" : "server_error";
    return openAiError(status, { message: "Not now.", type, code: status < 500 ? code : null }, headers);
  },
};

const candidate = (more: object): Sent => ({
  status: 200,
  body: { candidates: [{ index: 0, ...more }], usageMetadata: { promptTokenCount: 9 } },
});
const GOOGLE_STATUS = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  429: "RESOURCE_EXHAUSTED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
};

export const googlePictures: PictureFormat = {
  basePath: "/v1beta",
  key: ({ headers }) => String(headers["x-goog-api-key"]),
  async asked({ path, raw }) {
    const [, model] = /^\/v1beta\/models\/([^/:]+):generateContent$/.exec(path) ?? [];
    if (!model) return;
    const { contents, generationConfig } = JSON.parse(raw.toString());
    type Part = { text?: string; inlineData?: { mimeType: string; data: string } };
    const parts = contents[0].parts as Part[];
    const shown = parts.find(({ inlineData }) => inlineData)?.inlineData;
    return {
      prompt: parts.map(({ text = "" }) => text).join(""),
      options: { model, ...generationConfig },
      reference: shown && Buffer.from(shown.data, "base64"),
    };
  },
  complaint: () => undefined,
  // Models that think send a draft first.
  picture: (bytes, mimeType) =>
    candidate({
      content: {
        role: "model",
        parts: [
          { thought: true, inlineData: { mimeType: "image/png", data: "ZHJhZnQ=" } },
          { text: "Here it is." },
          { inlineData: { mimeType, data: base64(bytes) } },
        ],
      },
      finishReason: "STOP",
    }),
  refusal: () => candidate({ finishReason: "IMAGE_SAFETY" }),
  nothing: () => candidate({ content: { role: "model", parts: [{ text: "No." }] }, finishReason: "STOP" }),
  error(reply) {
    if (reply.kind === "spent")
      return { status: 402, body: { error: { code: 402, message: "Pay.", status: "RESOURCE_EXHAUSTED" } } };
    const { status, retryAfterSeconds: seconds } = reply;
    const info = { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: `${seconds}s` };
    const details = seconds === undefined ? [] : [info];
    const error = { code: status, message: "Not now.", status: GOOGLE_STATUS[status], details };
    return { status, body: { error } };
  },
};
