import * as z from "zod/v4";
import {
  type Content,
  type Draft,
  type Figures,
  type MediaFile,
  type Network,
  NetworkFailure,
  type PublishOutcome,
  type Removal,
  type Work,
} from "../../core/network.ts";
import { forEachNetwork } from "../../platforms/networks.ts";
import { problemsOf } from "../../platforms/problems.ts";
import type { Platform } from "../../vocab.ts";
import {
  type HttpDeps,
  parseJson,
  send,
  sourceText,
  unavailable,
  unknownOutcome,
  type VendorRequest,
  type VendorResponse,
} from "./http.ts";
import { rejection } from "./rejection.ts";

/** `url`: where the sandbox listens. Its protocol is described in lib/local/sandbox/social/api.ts. */
type SandboxSettings = HttpDeps & { url: string; newId(): string };

const VENDOR = "The sandbox";
const PART_BYTES = 4 * 1024 * 1024;

const SandboxDraft = z.object({
  /** The sandbox publishes one post for each token, however often it is asked. */
  token: z.string(),
  /** The number of uploaded files. */
  uploaded: z.int().default(0),
});
const Created = z.object({ id: z.string(), url: z.string() });
const count = z.int().optional();
const Metrics = z.object({
  figures: z.record(
    z.string(),
    z.object({ impressions: count, likes: count, comments: count, shares: count }),
  ),
});

/** The sandbox's networks: they take what the real ones take, and show it on this machine only. */
export const sandboxNetworks = (settings: SandboxSettings): Record<Platform, Network> =>
  forEachNetwork((platform) => sandbox(platform, settings));

function sandbox(platform: Platform, settings: SandboxSettings): Network {
  const at = { ...settings, posts: `${settings.url}/api/${platform}/posts` };
  return {
    platform,
    prepare: (work) => prepare(at, platform, work),
    poll: (work) => prepare(at, platform, work),
    commit: (work) => commit(at, work),
    resolve: (work) => resolve(at, work),
    metrics: (_, ids) => metrics(at, ids),
    remove: (_, id) => remove(at, id),
  };
}

type SandboxDeps = SandboxSettings & { posts: string };

async function prepare(
  at: SandboxDeps,
  platform: Platform,
  { content, draft: before, saveDraft: keep }: Work,
) {
  const problem = problemsOf(platform, content)[0];
  if (problem) throw rejection(VENDOR, problem);
  const draft = readDraft(before) ?? { token: at.newId(), uploaded: 0 };
  await keep(draft);
  const files = filesOf(content);
  for (; draft.uploaded < files.length; draft.uploaded++) {
    await upload(at, mediaId(draft.token, draft.uploaded), files[draft.uploaded]);
    await keep(draft);
  }
  return { state: "ready" as const, draft };
}

/** Sends parts in order; the last one completes the file. */
async function upload(at: SandboxDeps, id: string, file: MediaFile | undefined): Promise<void> {
  for (let offset = 0; file && offset < file.bytes; offset += PART_BYTES) {
    const body = await file.read(offset, Math.min(PART_BYTES, file.bytes - offset));
    const url = `${at.url}/api/media/${id}?offset=${offset}&total=${file.bytes}`;
    await ask(at, { method: "PUT", url, body, headers: { "content-type": file.mimeType } });
  }
}

async function commit(at: SandboxDeps, work: Work): Promise<PublishOutcome> {
  const draft = readDraft(work.draft);
  if (!draft) throw unavailable(VENDOR, "not prepared");
  const { account, content } = work;
  const media = filesOf(content).map(({ mimeType, width, height, altText }, nth) => ({
    id: mediaId(draft.token, nth),
    mime_type: mimeType,
    width,
    height,
    alt_text: altText,
  }));
  const body = JSON.stringify({
    token: draft.token,
    account: { id: account.externalId, handle: account.handle },
    text: content.text,
    title: content.title,
    media,
  });
  const headers = { "content-type": "application/json" };
  const call = { method: "POST" as const, url: at.posts, headers, body, irreversible: true };
  return posted(draft, await ask(at, call));
}

async function resolve(at: SandboxDeps, { draft: before }: Work) {
  const draft = readDraft(before);
  const absent = { state: "absent" as const };
  if (!draft) return absent;
  const response = await send(at, { vendor: VENDOR, url: `${at.posts}/${draft.token}` });
  return response.status === 404 ? absent : posted(draft, checked(response, false));
}

function posted(draft: Draft, response: VendorResponse): PublishOutcome & { state: "posted" } {
  const post = parseJson(response, Created);
  if (!post) throw unknownOutcome(VENDOR, sourceText(VENDOR, response.status, "unreadable answer"));
  return { state: "posted", draft, externalId: post.id, url: post.url };
}

async function metrics(at: SandboxDeps, ids: readonly string[]): Promise<Map<string, Figures>> {
  const response = await ask(at, { url: `${at.posts}?ids=${ids.map(encodeURIComponent).join(",")}` });
  const metrics = parseJson(response, Metrics);
  if (!metrics) throw unavailable(VENDOR, sourceText(VENDOR, response.status, "unreadable answer"));
  return new Map(Object.entries(metrics.figures) as [string, Figures][]);
}

async function remove(at: SandboxDeps, id: string): Promise<Removal> {
  const url = `${at.posts}/${encodeURIComponent(id)}`;
  const response = await send(at, { vendor: VENDOR, method: "DELETE", url });
  if (response.status === 404) return "absent";
  checked(response, false);
  return "removed";
}

const ask = async (at: SandboxDeps, request: Omit<VendorRequest, "vendor">): Promise<VendorResponse> =>
  checked(await send(at, { vendor: VENDOR, ...request }), request.irreversible ?? false);

function checked(response: VendorResponse, irreversible: boolean): VendorResponse {
  const { status, text } = response;
  if (status < 300) return response;
  const source = sourceText(VENDOR, status, text ?? "");
  if (status >= 500) throw irreversible ? unknownOutcome(VENDOR, source) : unavailable(VENDOR, source);
  if (status === 409 || status === 429) throw unavailable(VENDOR, source);
  throw new NetworkFailure("content_rejected", "The sandbox did not take the post.", {
    source,
    fix: "Change the post and try again.",
  });
}

const readDraft = (draft: Draft) => SandboxDraft.safeParse(draft).data;

const mediaId = (token: string, nth: number) => `${token}-${nth}`;

function filesOf({ media }: Content): readonly MediaFile[] {
  if (media.kind === "images") return media.files;
  return media.kind === "video" ? [media.file] : [];
}
