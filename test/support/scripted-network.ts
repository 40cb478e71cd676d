import { type Draft, type Network, NetworkFailure, type Work } from "../../lib/core/network.ts";
import type { Platform } from "../../lib/vocab.ts";

export type Call = "prepare" | "poll" | "commit" | "resolve";
/**
 * What happens to a call: it fails before the work, its answer is lost, or the process ends before or after.
 */
export type Cut = "fails" | "lost" | "dies before" | "dies after";

type Habits = {
  /** Polls until the media is ready. */
  polls?: number;
  /** The platform does not know the outcome of a post. */
  isMute?: boolean;
  /** Questions until an accepted post is out; 0: at once. */
  works?: number;
};

/** A platform in memory whose calls can be cut, each once, and that shows what its public sees. */
export function scriptedNetwork(platform: Platform, { polls = 0, isMute = false, works = 0 }: Habits = {}) {
  const visible: { id: string; token: string; text: string; files: string[] }[] = [];
  const cuts: { call: Call; cut: Cut | NetworkFailure }[] = [];
  const calls: Call[] = [];
  let opened = 0;
  let working = works;
  let hang: (() => void) | undefined;

  const takeCut = (call: Call) => {
    const at = cuts.findIndex((each) => each.call === call);
    return at < 0 ? undefined : cuts.splice(at, 1)[0]?.cut;
  };
  async function through<T>(call: Call, work: () => Promise<T>): Promise<T> {
    calls.push(call);
    const cut = takeCut(call);
    if (cut instanceof NetworkFailure) throw cut;
    if (cut === "fails") throw failure("transient");
    if (cut === "dies before") return silence();
    const result = await work();
    return cut === undefined ? result : gone(call, cut);
  }
  function gone(call: Call, cut: Cut): Promise<never> {
    if (cut === "dies after") return silence();
    throw failure(call === "commit" ? "unknown_outcome" : "transient");
  }
  function silence(): Promise<never> {
    hang?.();
    return new Promise(() => {});
  }

  const tokenOf = ({ draft }: Work) => String(draft.token ?? "");
  const ready = (draft: Draft) => ({ state: "ready" as const, draft });
  const outcome = (work: Work, id: string) => {
    const { draft } = work;
    if (working > 0) {
      working--;
      return { state: "publishing" as const, draft, retryAfterSeconds: 30 };
    }
    return { state: "posted" as const, draft, externalId: id, url: `https://${platform}.example/${id}` };
  };
  const network: Network = {
    platform,
    prepare: (work) =>
      through("prepare", async () => {
        const draft = work.draft.token ? work.draft : { token: `t${++opened}`, polls };
        await work.saveDraft(draft);
        return polls > 0 ? { state: "waiting", draft, retryAfterSeconds: 3 } : ready(draft);
      }),
    poll: (work) =>
      through("poll", async () => {
        const left = Number(work.draft.polls) - 1;
        const draft = { ...work.draft, polls: left };
        return left > 0 ? { state: "waiting", draft, retryAfterSeconds: 3 } : ready(draft);
      }),
    commit: (work) =>
      through("commit", async () => {
        const id = `p${visible.length + 1}`;
        const { text, media } = work.content;
        const files = media.kind === "images" ? media.files.map((file) => file.mimeType) : [];
        visible.push({ id, token: tokenOf(work), text, files });
        return outcome(work, id);
      }),
    resolve: (work) =>
      through("resolve", async () => {
        if (isMute) return { state: "unknown" };
        const post = visible.find(({ token }) => token === tokenOf(work));
        return post ? outcome(work, post.id) : { state: "absent" };
      }),
    metrics: async (_, ids) => new Map(ids.map((id) => [id, { likes: 3, views: 100 }])),
  };
  return {
    network,
    visible,
    calls,
    cut: (call: Call, how: Cut | NetworkFailure) => void cuts.push({ call, cut: how }),
    /** Resolves when a process has ended in the middle of a call. */
    ended: () => new Promise<void>((resolve) => (hang = resolve)),
  };
}

export const failure = (kind: NetworkFailure["kind"], more: { retryAt?: Date } = {}) =>
  new NetworkFailure(kind, `The platform says ${kind}.`, { source: "test", fix: "Do something.", ...more });
