import type { Content, Media, MediaFile } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import type { RunAsset, RunView } from "../runs/store.ts";
import { sha256 } from "../text/sha256.ts";
import { redraw } from "../uploads/images/redraw.ts";
import { chooseMedia, type FittedPicture } from "./media.ts";
import type { PostRow } from "./store.ts";

type ContentDeps = Pick<Ports, "files" | "settings">;
/** A file in storage and its facts. */
type StoredFile = Pick<MediaFile, "mimeType" | "width" | "height" | "bytes" | "altText"> & { key: string };

/** Text and media of a post, with its pictures in the form the platform takes. Repeatable. */
export async function contentOf(deps: ContentDeps, run: RunView, post: PostRow): Promise<Content> {
  const { text, title } = post;
  return { text, title, altText: run.altText ?? "", media: await mediaOf(deps, run, post) };
}

async function mediaOf(deps: ContentDeps, run: RunView, post: PostRow): Promise<Media> {
  const chosen = chooseMedia(run, post.platform);
  if (chosen.kind === "none") return chosen;
  if (chosen.kind === "video") {
    const { film, cover } = chosen;
    const file = fileOf(deps, film);
    return { kind: "video", file, durationMs: film.durationMs ?? 0, cover: cover && fileOf(deps, cover) };
  }
  const files: MediaFile[] = [];
  // One after the other, because each may hold a decoded picture in memory.
  for (const fitted of chosen.files) {
    files.push(fileOf(deps, fitted.redrawn ? await redrawn(deps, post, fitted) : fitted.asset));
  }
  return { kind: "images", files };
}

/** The storage keys of a post's redrawn pictures, to delete them afterwards. */
export function redrawnFilesOf(run: RunView, post: PostRow): string[] {
  const chosen = chooseMedia(run, post.platform);
  const files = chosen.kind === "images" ? chosen.files.filter((file) => file.redrawn) : [];
  return files.map((file) => nameOf(post, file));
}

/** Every post has copies of its own, so that deleting them affects no other post. */
const nameOf = ({ id }: PostRow, { asset }: FittedPicture) =>
  `${asset.key.replace(/\.\w+$/, "")}-${id}.post.jpg`;

async function redrawn(deps: ContentDeps, post: PostRow, fitted: FittedPicture): Promise<StoredFile> {
  const { asset, width, height, mimeType } = fitted;
  const about = { key: nameOf(post, fitted), mimeType, width, height, altText: asset.altText };
  const known = await deps.files.open(about.key, { range: null, ifNoneMatch: null, headOnly: true });
  if (known?.state === "whole") return { ...about, bytes: known.size };
  const source = await deps.files.read(asset.key);
  if (!source) throw new Error(`The file ${asset.key} of run ${post.runId} is not there.`);
  const stored = { bytes: source, width: asset.width, height: asset.height, orientation: 1 };
  const bytes = await redraw(stored, { width, height }, "jpeg");
  await deps.files.put(about.key, bytes, { mimeType, sha256: await sha256(bytes) });
  return { ...about, bytes: bytes.byteLength };
}

function fileOf({ files, settings }: ContentDeps, file: StoredFile | RunAsset): MediaFile {
  const { key, mimeType, width, height, bytes, altText } = file;
  return {
    url: `${settings.publicUrl}/assets/${key}`,
    mimeType,
    width,
    height,
    bytes,
    altText,
    async read(offset, length) {
      const request = { range: { offset, length }, ifNoneMatch: null, headOnly: false };
      const opened = await files.open(key, request);
      if (!opened?.body) throw new Error(`The file ${key} cannot be read.`);
      return new Uint8Array(await new Response(opened.body).arrayBuffer());
    },
  };
}
