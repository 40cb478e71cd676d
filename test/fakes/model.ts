import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  anthropicFormat,
  type Format,
  googleFormat,
  inWords,
  openAiFormat,
  type Request,
  type Sent,
} from "./model-formats.ts";
import { type Asked, inOrder, type Reply, type Script, strictProblem } from "./model-replies.ts";

const FORMATS = { "openai-compatible": openAiFormat, anthropic: anthropicFormat, google: googleFormat };
const BASE_PATHS = { "openai-compatible": "/v1", anthropic: "/v1", google: "/v1beta" };

export type FakeVendor = keyof typeof FORMATS;
export const RIGHT_KEY = "sk-proj-THISISTHERIGHTKEYFORTHEFAKE";
/** The SDK tells what a model of Anthropic can do by its name. */
export const RIGHT_MODEL = "claude-fake-1";

/** The JSON modes a vendor has: with a schema, or without one, or none. */
type JsonModes = boolean | "object";

export type ModelFake = {
  baseUrl: string;
  /** Every request so far, as the vendor understood it. */
  asked: Asked[];
  /** What the model does from now on; forgets the requests before. */
  script(replies: Script, options?: { jsonMode?: JsonModes }): void;
  close(): Promise<void>;
};

async function read(request: IncomingMessage): Promise<Request> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return { path: request.url ?? "", headers: request.headers, body: JSON.parse(text || "null") };
}

/** What the vendor says before any model sees the question. */
function refusalAtTheDoor(format: Format, request: Request, jsonMode: JsonModes): Sent | undefined {
  if (!format.path.test(request.path)) return { status: 404, body: "there is nothing here" };
  const key = format.key(request);
  if (key !== RIGHT_KEY) return format.error(401, "key", `Incorrect API key provided: ${key}.`);
  const model = format.model(request);
  if (model !== RIGHT_MODEL) return format.error(404, "model", `The model '${model}' does not exist.`);
  const { schema, mode } = format.asked(request);
  if ((schema || mode === "json_object") && !jsonMode)
    return format.error(400, "request", "'response_format' is not supported here.");
  if (schema && jsonMode === "object")
    return format.error(400, "request", "'response_format.type' must be 'json_object' or 'text'.");
  const problem = strictProblem(schema);
  return problem
    ? format.error(400, "request", `Invalid schema for response_format 'answer': ${problem}`)
    : undefined;
}

function send(response: ServerResponse, { status, headers, body }: Sent) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

function hangUp(response: ServerResponse, midway: boolean) {
  if (!midway) return response.destroy();
  response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
  response.write('{"half an', () => response.destroy());
}

function play(format: Format, reply: Reply, response: ServerResponse) {
  if (reply.kind === "drop") return hangUp(response, reply.midway ?? false);
  if (reply.kind === "page") return send(response, { status: 200, body: "<html>Please log in.</html>" });
  if (reply.kind !== "late") return send(response, inWords(format, reply) ?? format.text("", "stop"));
  const timer = setTimeout(() => send(response, format.text("{}", "stop")), reply.milliseconds);
  response.on("close", () => clearTimeout(timer));
}

/** A vendor on a loopback port that speaks its documented format and fails as told. */
export async function startModelFake(vendor: FakeVendor): Promise<ModelFake> {
  const format = FORMATS[vendor];
  const asked: Asked[] = [];
  let next = inOrder([]);
  let jsonMode: JsonModes = true;
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming);
    const refused = refusalAtTheDoor(format, request, jsonMode);
    if (format.path.test(request.path)) asked.push(format.asked(request));
    if (refused) return send(response, refused);
    play(format, next(format.asked(request)), response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${BASE_PATHS[vendor]}`,
    asked,
    script(replies, options = {}) {
      asked.length = 0;
      next = inOrder(replies);
      jsonMode = options.jsonMode ?? true;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
