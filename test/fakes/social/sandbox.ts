import { answerApi } from "../../../lib/local/sandbox/social/api.ts";
import { openFeed } from "../../../lib/local/sandbox/social/feed.ts";
import { json, startSocialFake } from "./base.ts";

/** The sandbox's own answers, behind a line on which everything can go wrong. */
export async function startSandboxFake() {
  const feed = openFeed();
  const api = { feed, origin: "https://sandbox.example", parts: new Map<string, Uint8Array>() };
  const fake = await startSocialFake({
    hosts: ["sandbox.example"],
    answer(call) {
      const { status, body } = answerApi(api, call);
      return json(status, body);
    },
    throttled: () => json(429, { error: "Too many requests." }),
    broken: (status) => json(status, { error: "Something broke." }),
  });
  return { ...fake, feed };
}
