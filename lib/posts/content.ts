import { redraw } from "../brand/images/redraw.ts";
import { sha256 } from "../core/ids.ts";
import type { Content, Media, MediaFile } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import type { RunAsset, RunView } from "../runs/store.ts";
import { chooseMedia, type Fitted } from "./media.ts";
import type { PostRow } from "./store.ts";

type World = Pick<Ports, "files" | "settings">;
/** Where a file is in storage, and what it is. */
type Stored = Pick<MediaFile, "mimeType" | "width" | "height" | "bytes" | "altText"> & { key: string };

/** What a post shows and says, with its pictures in the form the platform takes. May be asked for again and again. */
export async function contentOf(world: World, run: RunView, post: PostRow): Promise<Content> {
  const { text, title } = post;
  return { text, title, altText: run.altText ?? "", media: await mediaOf(world, run, post) };
}

async function mediaOf(world: World, run: RunView, post: PostRow): Promise<Media> {
  const chosen = chooseMedia(run, post.platform);
  if (chosen.kind === "none") return chosen;
  if (chosen.kind === "video") {
    const { film, cover } = chosen;
    const file = fileOf(world, film);
    return { kind: "video", file, durationMs: film.durationMs ?? 0, cover: cover && fileOf(world, cover) };
  }
  const files: MediaFile[] = [];
  // One after the other: each may hold a decoded picture.
  for (const fitted of chosen.files) {
    files.push(fileOf(world, fitted.redrawn ? await redrawn(world, post, fitted) : fitted.asset));
  }
  return { kind: "images", files };
}

/** The names under which redrawn pictures lie, for whoever clears up behind a post. */
export function copiesOf(run: RunView, post: PostRow): string[] {
  const chosen = chooseMedia(run, post.platform);
  const files = chosen.kind === "images" ? chosen.files.filter((file) => file.redrawn) : [];
  return files.map((file) => nameOf(post, file));
}

/** Of each post its own, so that none takes the pictures of another away. */
const nameOf = ({ id }: PostRow, { asset }: Fitted) => `${asset.key.replace(/\.\w+$/, "")}-${id}.post.jpg`;

async function redrawn(world: World, post: PostRow, fitted: Fitted): Promise<Stored> {
  const { asset, width, height, mimeType } = fitted;
  const about = { key: nameOf(post, fitted), mimeType, width, height, altText: asset.altText };
  const known = await world.files.open(about.key, { range: null, ifNoneMatch: null, headOnly: true });
  if (known?.state === "whole") return { ...about, bytes: known.size };
  const source = await world.files.read(asset.key);
  if (!source) throw new Error(`The file ${asset.key} of run ${post.runId} is not there.`);
  const stored = { bytes: source, width: asset.width, height: asset.height, orientation: 1 };
  const bytes = await redraw(stored, { width, height }, "jpeg");
  await world.files.put(about.key, bytes, { mimeType, sha256: await sha256(bytes) });
  return { ...about, bytes: bytes.byteLength };
}

function fileOf({ files, settings }: World, file: Stored | RunAsset): MediaFile {
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
