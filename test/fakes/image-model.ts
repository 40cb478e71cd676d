import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { googlePictures, openAiPictures, type PictureFormat } from "./image-formats.ts";
import type { AskedPicture, PictureReply } from "./image-replies.ts";
import { RIGHT_KEY } from "./model.ts";
import type { Sent } from "./model-formats.ts";

const FORMATS = { "openai-compatible": openAiPictures, google: googlePictures };
export type PictureVendor = keyof typeof FORMATS;

export type PictureFake = {
  baseUrl: string;
  /** Every request so far, as the vendor understood it; those it complained of too. */
  asked: AskedPicture[];
  /** What the model does from now on, the last for ever; forgets the requests before. */
  script(...replies: PictureReply[]): void;
  close(): Promise<void>;
};

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function send(response: ServerResponse, { status, headers, body }: Sent): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

function inWords(format: PictureFormat, reply: PictureReply): Sent | undefined {
  if (reply.kind === "picture") return format.picture(reply.bytes, reply.mimeType ?? "image/png");
  if (reply.kind === "refusal") return format.refusal();
  if (reply.kind === "nothing") return format.nothing();
  if (reply.kind === "page") return { status: 200, body: "<html>Please log in.</html>" };
  if (reply.kind === "flood") return format.picture(new Uint8Array(7 * 1024 * 1024), "image/png");
  if (reply.kind === "error" || reply.kind === "spent") return format.error(reply);
  return;
}

function play(format: PictureFormat, reply: PictureReply, response: ServerResponse): void {
  const sent = inWords(format, reply);
  if (sent) send(response, sent);
  else if (reply.kind === "late") {
    const timer = setTimeout(() => send(response, format.nothing()), reply.milliseconds);
    response.on("close", () => clearTimeout(timer));
  } else response.destroy();
}

/** A vendor of pictures on a loopback port that speaks its documented format and fails as told. */
export async function startPictureFake(vendor: PictureVendor): Promise<PictureFake> {
  const format = FORMATS[vendor];
  const asked: AskedPicture[] = [];
  let replies: PictureReply[] = [];
  const server = createServer(async (incoming, response) => {
    const { url: path = "", headers } = incoming;
    const request = { path, headers, raw: await bytesOf(incoming) };
    const picture = await format.asked(request);
    if (!picture) return send(response, { status: 404, body: "there is nothing here" });
    if (format.key(request) !== RIGHT_KEY)
      return send(response, format.error({ kind: "error", status: 401 }));
    asked.push(picture);
    const complaint = format.complaint(picture);
    if (complaint) return send(response, complaint);
    play(format, (replies.length > 1 ? replies.shift() : replies[0]) ?? { kind: "refusal" }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${format.basePath}`,
    asked,
    script(...next) {
      asked.length = 0;
      replies = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
