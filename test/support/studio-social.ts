import { connectSandbox } from "../../lib/accounts/sandbox.ts";
import type { ProfileRequest } from "../../lib/studio/profile.ts";
import type { Platform } from "../../lib/vocab.ts";
import { scriptedNetwork } from "./scripted-network.ts";
import { bind, order } from "./studio.ts";
import { type World, world } from "./world.ts";

export const X_ONLY = { telegram: false, social: ["x"] } satisfies Partial<ProfileRequest>;

export const account = (w: World, platform: Platform = "x", handle = "kite_works") =>
  connectSandbox(w.service, w.workspaceId, { platform, handle });

/** A workspace whose profile enables platforms that work in memory, with accounts on some. */
export async function socialWorld(
  profile: Partial<ProfileRequest> = X_ONLY,
  connected: readonly Platform[] = ["x"],
) {
  const w = await world();
  const [x, linkedin] = [scriptedNetwork("x"), scriptedNetwork("linkedin")];
  Object.assign(w.service.networks.sandbox, { x: x.network, linkedin: linkedin.network });
  await bind(w, profile);
  for (const platform of connected) await account(w, platform);
  return { ...w, x, linkedin };
}

export const ordered = async (w: World, body: object = {}) =>
  (await (await order(w, body)).json()) as { run_id: string; delivery: string[] };

export const postsOf = async (w: World, run: string) =>
  (await (await w.get(`/posts?run_id=${run}`)).json()) as unknown as Record<string, unknown>[];
