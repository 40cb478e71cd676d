import { afterEach, beforeEach } from "vitest";
import type { Content, Credentials, Draft, Network } from "../../lib/core/network.ts";
import type { SocialFake } from "../fakes/social/base.ts";
import type { Clock } from "./clock.ts";
import { contentOf } from "./contents.ts";
import { publish } from "./publisher.ts";

/** One adapter in front of its fake vendor, with one connected account. */
export type Opened<F extends SocialFake = SocialFake> = {
  fake: F;
  clock: Clock;
  network: Network;
  account: Credentials;
};

/**
 * What the suites of all networks share. Each test gets a vendor of its own: read `at.fake`, `at.network` and
 * `at.account` inside of tests. A test may replace the network or the account.
 */
export function networkSuite<F extends SocialFake>(open: () => Promise<Opened<F>>) {
  const at = {} as Opened<F>;
  beforeEach(async () => void Object.assign(at, await open()));
  afterEach(() => at.fake.close());

  const work = (content: Content, draft: Draft = {}) => ({
    account: at.account,
    content,
    draft,
    saveDraft: async () => undefined,
  });
  const keeping = (content: Content) => {
    const kept: { draft: Draft } = { draft: {} };
    const saveDraft = async (next: Draft) => {
      kept.draft = JSON.parse(JSON.stringify(next));
    };
    return { kept, work: () => ({ account: at.account, content, draft: kept.draft, saveDraft }) };
  };
  return Object.assign(at, {
    /** The input of one call of the port. Its drafts are not stored. */
    work,
    /** The same with drafts that are stored between calls, as JSON. */
    keeping,
    /** Publishes as a dispatcher does, to the end. */
    post: (content: Content) => publish({ ...at, content }),
    /** Commits a text without preparing it. */
    commit: (text: string) => at.network.commit(work(contentOf("text", text))),
    /** How often an address that ends so was called. */
    callsTo: (end: string) => at.fake.calls.filter((call) => call.endsWith(end)).length,
  });
}
