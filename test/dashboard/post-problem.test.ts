import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts } from "../../drizzle/schema/index.ts";
import type { PostError } from "../../lib/vocab.ts";
import { signedIn } from "../support/browsing.ts";
import { seedPost } from "../support/posts.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { world } from "../support/world.ts";

const error = (more: Partial<PostError>): PostError => ({
  category: "platform_error",
  source: "platform",
  code: "transient",
  message: "X answered 503.",
  retryable: true,
  ...more,
});

test.each([
  [error({}), "Wait a few minutes, then try again.", ["Try again"]],
  [
    error({ category: "auth_expired", source: "user", message: "The token ended." }),
    "Connect the account again, then try again.",
    ["Try again", "Connect it again"],
  ],
  [
    error({ category: "content_rejected", source: "user", retryable: false }),
    "Change them: that makes a new version",
    ["Change the words"],
  ],
  [
    error({
      category: "content_rejected",
      source: "user",
      code: "run_not_approved",
      message: "Nobody had approved it when it was due.",
      fix: "Approve it, then post it.",
      retryable: false,
    }),
    "Approve it, then post it.",
    [],
  ],
  [error({ category: "account_issue", source: "system" }), "Ask whoever runs this service", ["Try again"]],
])(
  "a post that failed says why and what helps, on the page of its run and in the list: %j",
  async (what, help, ways) => {
    const w = await world();
    const owner = await signedIn(w);
    const run = await finishedRun(w);
    const account = await insertAccount(w, "x");
    const post = await seedPost(w, { runId: run, accountId: account, status: "failed", error: what });
    for (const [page, action] of [
      [`/app/runs/${run}`, `/app/runs/${run}/posts/${post}/retry`],
      ["/app/posts", `/app/posts/${post}/retry`],
    ] as const) {
      const shown =
        /<div class="notice bad stack problem">[\s\S]*?<\/li>/.exec(await owner.read(page))?.[0] ?? "";
      expect(shown).toContain(help);
      expect(shown).toContain(what.message);
      expect(shown.includes("What X said")).toBe(what.code !== "run_not_approved");
      expect(
        [...shown.matchAll(/class="button \w+"[^>]*>\s*([^<]+?)\s*</g)].map(([, label]) => label),
      ).toEqual(ways);
      expect(shown.includes(action)).toBe(what.retryable);
    }
  },
);

test("trying again from the page of a run leads back to it and says what came of it; viewers cannot", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const run = await finishedRun(w);
  const account = await insertAccount(w, "x");
  const post = await seedPost(w, { runId: run, accountId: account, status: "failed", error: error({}) });
  const path = `/app/runs/${run}/posts/${post}/retry`;
  const viewer = await signedIn(w, "viewer");
  expect((await viewer.submit(path, {})).status).toBe(403);
  expect(await viewer.read(`/app/runs/${run}`)).not.toContain(path);
  const answer = await owner.submit(path, {});
  expect(answer.headers.get("location")).toMatch(
    new RegExp(`^/app/runs/${run}\\?done=(?:sent|retried|failed-again)$`),
  );
});

test("a drop whose account is gone says before its time that it will not go out", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const run = await finishedRun(w);
  const account = await insertAccount(w, "x");
  await owner.submit(`/app/runs/${run}/schedule`, { to: `x:${account}`, scheduled_at: "2026-06-20T09:00" });
  const says = "this will not go out";
  expect(await owner.read(`/app/runs/${run}`)).not.toContain(says);
  await w.service.db.update(accounts).set({ health: "reconnect_required" }).where(eq(accounts.id, account));
  for (const page of [`/app/runs/${run}`, "/app/posts"]) expect(await owner.read(page)).toContain(says);
});
