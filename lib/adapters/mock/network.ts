import type { Network, Work } from "../../core/network.ts";
import { forEachNetwork } from "../../platforms/networks.ts";
import type { Platform } from "../../vocab.ts";

const PATHS: Record<Platform, string> = {
  x: "x/status",
  linkedin: "linkedin/feed",
  instagram: "instagram/p",
  youtube: "youtube/watch",
  tiktok: "tiktok/video",
};

/** A mock for every network; each post gets an id of its own. */
export const mockNetworks = (newId: () => string): Record<Platform, Network> =>
  forEachNetwork((platform) => mockNetwork(platform, newId));

/** The network of test keys: publishes nothing and answers "posted" at once. */
export function mockNetwork(platform: Platform, newId: () => string): Network {
  const idOf = ({ draft }: Work) => (typeof draft.id === "string" ? draft.id : undefined);
  const posted = (draft: { id: string }) => ({
    state: "posted" as const,
    draft,
    externalId: draft.id,
    url: `https://example.test/${PATHS[platform]}/${draft.id}`,
  });
  const ready = async ({ draft }: Work) => ({ state: "ready" as const, draft });
  return {
    platform,
    prepare: ready,
    poll: ready,
    async commit(work) {
      const draft = { id: idOf(work) ?? newId() };
      await work.saveDraft(draft);
      return posted(draft);
    },
    async resolve(work) {
      const id = idOf(work);
      return id === undefined ? { state: "absent" } : posted({ id });
    },
    metrics: async () => new Map(),
    remove: async () => "removed",
  };
}
