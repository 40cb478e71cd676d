import type { Content, MediaFile } from "../../../lib/core/network.ts";
import { contentOf } from "../../support/contents.ts";
import type { Answer, Call } from "./base.ts";

export const MEDIA_HOST = "media.brandrun.example";

export type Origin = {
  /** What a download meets instead of the file. */
  fault: "none" | "redirect" | "missing" | "page";
  /** By path. */
  files: Map<string, MediaFile>;
};

const filesOf = ({ media }: Content): readonly MediaFile[] => {
  if (media.kind === "images") return media.files;
  return media.kind === "video" ? [media.file, ...(media.cover ? [media.cover] : [])] : [];
};

const KNOWN = (["images", "video"] as const).flatMap((kind) => filesOf(contentOf(kind)));

/** Where our media lie for platforms that fetch for themselves. */
export const newOrigin = (): Origin => ({
  fault: "none",
  files: new Map(KNOWN.map((file) => [new URL(file.url).pathname, file])),
});

/** HEAD, GET, and GET of a range. */
export async function serveMedia({ fault, files }: Origin, { path, method, headers }: Call): Promise<Answer> {
  const file = files.get(path);
  if (fault === "redirect") {
    return { status: 302, headers: { location: `https://${MEDIA_HOST}/elsewhere${path}` }, body: "" };
  }
  if (fault === "page") return { status: 200, headers: { "content-type": "text/html" }, body: "<html>" };
  if (!file || fault === "missing") return { status: 404, body: "" };
  const type = { "content-type": file.mimeType, "accept-ranges": "bytes" };
  if (method === "HEAD") {
    return { status: 200, headers: { ...type, "content-length": String(file.bytes) }, body: "" };
  }
  const [, from = "0", to = String(file.bytes - 1)] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  const last = Math.min(Number(to), file.bytes - 1);
  const body = await file.read(Number(from), last - Number(from) + 1);
  if (!headers.range) return { status: 200, headers: type, body };
  return { status: 206, headers: { ...type, "content-range": `bytes ${from}-${last}/${file.bytes}` }, body };
}
