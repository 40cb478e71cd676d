import { afterEach, describe, expect, test } from "vitest";
import type { NetworkFailure } from "../../lib/core/network.ts";
import { NETWORKS } from "../../lib/platforms/networks.ts";
import { FAULTS, type Fault } from "../fakes/social/base.ts";
import { type ContentKind, contentOf } from "../support/contents.ts";
import { failureOf } from "../support/failure.ts";
import type { Opened } from "../support/network-suite.ts";
import { Death, type Ending, publish } from "../support/publisher.ts";

export type OpenedNetwork = Opened & {
  /** Everything the public sees on the account, oldest first. */
  visible(): VisiblePost[];
};
type VisiblePost = { id: string; text: string; files: number };

export type NetworkKind = {
  /** What the platform takes. */
  takes: readonly ContentKind[];
  /** A text that the platform accepts, where it refuses the common one. */
  text?: string;
  /** What a reader sees of a content's text; without it, the text as it was given. */
  shown?(text: string): string;
  /** True where the outcome may stay unknown. Without it the platform always has a way to find out. */
  mayStayUnknown?(kind: ContentKind, fault: Fault): boolean;
  /** How long the account's token works, where it ends. */
  tokenSeconds?: number;
  /** How long the vendor's rate limit lasts, where it has one. */
  throttledSeconds?: number;
};

const FILES: Record<ContentKind, number> = { text: 0, image: 1, images: 3, video: 1 };

/** What every adapter of the network port does, whatever its platform speaks. */
export function networkContract(name: string, kind: NetworkKind, open: () => Promise<OpenedNetwork>) {
  const opened: OpenedNetwork[] = [];
  const fresh = async () => {
    const at = await open();
    opened.push(at);
    return at;
  };
  const written = (what: ContentKind) => contentOf(what, kind.text);
  const run = (at: OpenedNetwork, what: ContentKind, afterKeep?: (nth: number) => void) =>
    publish({ ...at, content: written(what), ...(afterKeep && { afterKeep }) });
  /** A post without trouble, to learn how many calls and drafts it takes. */
  async function quiet(what: ContentKind) {
    const at = await fresh();
    let keeps = 0;
    const ending = await run(at, what, () => void keeps++);
    return { at, ending, keeps, calls: at.fake.calls.length };
  }

  /** Prepares and commits once, and stores nothing. */
  async function attempt({ network, account }: OpenedNetwork) {
    const work = { account, content: written(kind.takes[0] ?? "text"), saveDraft: async () => undefined };
    const { draft } = await network.prepare({ ...work, draft: {} });
    return network.commit({ ...work, draft });
  }

  describe(`the network ${name}`, () => {
    afterEach(async () => {
      for (const at of opened.splice(0)) await at.fake.close();
    });

    test.each(kind.takes)(
      "a network publishes %s once with the given content and returns the address",
      async (what) => {
        const { at, ending } = await quiet(what);
        const { text } = written(what);

        const [post] = at.visible();
        expect(at.visible()).toHaveLength(1);
        expect(post).toMatchObject({ text: kind.shown?.(text) ?? text, files: FILES[what] });
        expect(ending).toMatchObject({ end: "posted", externalId: post?.id });
        expect(ending.end === "posted" && new URL(ending.url).protocol).toBe("https:");
      },
    );

    test.each(kind.takes)(
      "a network may prepare %s twice, and nothing is visible before the commit",
      async (what) => {
        const at = await fresh();
        const work = { account: at.account, content: written(what), saveDraft: async () => undefined };
        const { draft } = await at.network.prepare({ ...work, draft: {} });
        await at.network.prepare({ ...work, draft });
        await at.network.prepare({ ...work, draft: {} });
        expect(at.visible()).toEqual([]);

        expect(await run(at, what)).toMatchObject({ end: "posted" });
        expect(at.visible()).toHaveLength(1);
      },
    );

    test("a network reports a post that was never committed as absent", async () => {
      const at = await fresh();
      const what = kind.takes[0] ?? "text";
      const work = { account: at.account, content: written(what), saveDraft: async () => undefined };
      const { draft } = await at.network.prepare({ ...work, draft: {} });

      expect(await at.network.resolve({ ...work, draft })).toEqual({ state: "absent" });
      expect(at.visible()).toEqual([]);
    });

    /** A published post, and what takes it down; undefined where people have to. */
    async function removable() {
      const { at, ending } = await quiet(kind.takes[0] ?? "text");
      const { remove, platform } = at.network;
      if (NETWORKS[platform].removal.byApi) expect(remove).toBeDefined();
      if (!remove || ending.end !== "posted") return undefined;
      return { at, takeDown: () => remove(at.account, ending.externalId) };
    }

    test("a post is taken down, and asking again is harmless", async () => {
      const post = await removable();
      expect(await post?.takeDown()).toBe(post && "removed");
      expect(["removed", "absent", undefined]).toContain(await post?.takeDown());
      expect(post?.at.visible() ?? []).toEqual([]);
    });

    test.each(FAULTS)("a post whose removal %s is gone after another try", async (fault) => {
      const post = await removable();
      post?.at.fake.fail({ 0: fault });
      const first = await post?.takeDown().catch(({ kind }: NetworkFailure) => kind);
      expect(["transient", "rate_limited", "quota_exhausted", "removed", undefined]).toContain(first);
      expect(["removed", "absent", undefined]).toContain(await post?.takeDown());
      expect(post?.at.visible() ?? []).toEqual([]);
    });

    const matrix = kind.takes.flatMap((what) => FAULTS.map((fault) => [what, fault] as const));
    test.each(matrix)("a post of %s exists exactly once when any one call %s", async (what, fault) => {
      const { calls } = await quiet(what);
      expect(calls).toBeGreaterThan(0);
      for (let nth = 0; nth < calls; nth++) {
        const at = await fresh();
        at.fake.fail({ [nth]: fault });
        const ending = await run(at, what);

        expectHonest(at, ending, `call ${nth} of ${calls} ${fault}\n${at.fake.calls.join("\n")}`);
        if (!kind.mayStayUnknown?.(what, fault)) expect(ending.end, `call ${nth} ${fault}`).toBe("posted");
      }
    });

    const first = kind.takes[0] ?? "text";
    const pairs = FAULTS.flatMap((one) => FAULTS.map((other) => [one, other] as const));
    test.each(pairs)(
      `${first}: a call %s and the next one %s, and it is there at most once`,
      async (...two) => {
        const { calls } = await quiet(first);
        for (let nth = 0; nth < calls; nth++) {
          const at = await fresh();
          at.fake.fail({ [nth]: two[0], [nth + 1]: two[1] });

          expectHonest(at, await run(at, first), `calls ${nth} and ${nth + 1} ${two}`);
        }
      },
    );

    test.each(kind.takes)(
      "a post of %s is not repeated by a process that dies after any step and resumes",
      async (what) => {
        const { keeps } = await quiet(what);
        expect(keeps).toBeGreaterThan(0);
        for (let fatal = 0; fatal < keeps; fatal++) {
          const at = await fresh();
          const ending = await run(at, what, (nth) => {
            if (nth === fatal) throw new Death();
          });

          expectHonest(at, ending, `died after keeping draft ${fatal} of ${keeps}`);
          if (!kind.mayStayUnknown?.(what, "cut_before")) expect(ending.end).toBe("posted");
        }
      },
    );

    const { tokenSeconds, throttledSeconds } = kind;
    if (tokenSeconds !== undefined) {
      test("a network reports an expired token as auth_expired", async () => {
        const at = await fresh();
        at.clock.pass(tokenSeconds + 1);

        expect(await failureOf(attempt(at))).toMatchObject({ kind: "auth_expired" });
        expect(at.visible()).toEqual([]);
      });
    }

    if (throttledSeconds !== undefined) {
      test("a network reports a rate limit with its end", async () => {
        const at = await fresh();
        at.fake.fail({ 0: "throttled" });
        const { kind: reported, details } = await failureOf(attempt(at));

        expect(reported).toBe("rate_limited");
        expect(details.retryAt).toEqual(new Date(at.clock.now().getTime() + throttledSeconds * 1_000));
      });
    }

    test("a network's failures and drafts do not contain the token", async () => {
      for (const fault of FAULTS) {
        const at = await fresh();
        at.fake.fail({ 0: fault });
        const content = written(kind.takes[0] ?? "text");
        const seen: unknown[] = [];
        const work = {
          account: at.account,
          content,
          saveDraft: async (draft: object) => void seen.push(draft),
        };
        const failing = async () => {
          const { draft } = await at.network.prepare({ ...work, draft: {} });
          seen.push(await at.network.commit({ ...work, draft }));
        };
        await failing().catch((error) => seen.push(error, error.message, error.details));

        expect(seen.length).toBeGreaterThan(0);
        expect(JSON.stringify(seen)).not.toContain(at.account.accessToken);
      }
    });
  });
}

/** Posted means once, failed means not at all, unknown means at most once. */
function expectHonest(at: OpenedNetwork, ending: Ending, when: string) {
  const posts = at.visible();
  if (ending.end === "posted") {
    expect(
      posts.map(({ id }) => id),
      when,
    ).toEqual([ending.externalId]);
  } else {
    const failure = ending.end === "failed" ? ` failed: ${ending.failure.message}` : "";
    expect(posts.length, when + failure).toBeLessThanOrEqual(ending.end === "failed" ? 0 : 1);
  }
}
