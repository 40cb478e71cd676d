import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { deliverCard } from "../support/studio.ts";
import { postsOf, socialWorld, X_ONLY } from "../support/studio-social.ts";

type Social = Awaited<ReturnType<typeof socialWorld>>;

/** Draws a card on the page of the profile, and hands it over. */
async function handOver(w: Social) {
  const owner = await signedIn(w);
  const path = `/app/studio/profiles/${w.keyId}`;
  const form = { output_type: "card", "content.headline": "Rye is back", deliver: "true" };
  const answer = await owner.submit(`${path}/try`, form);
  await w.drain();
  const run = answer.headers.get("location") ?? "";
  return { owner, path, run, id: run.split("/").at(-1) ?? "" };
}

const needApproval = (w: Social) =>
  w.service.db.execute(
    sql`update workspaces set approval_required = true, version = version + 1 where id = ${w.workspaceId}`,
  );

test("a card that a member hands over is posted as the key would", async () => {
  const w = await socialWorld();
  const { owner, run, id } = await handOver(w);
  expect(await postsOf(w, id)).toMatchObject([{ platform: "x", status: "posted" }]);
  expect(await owner.read(run)).not.toContain("Handed over by Studio");
});

test("the audit log names the member who handed a card over, and the key for its own call", async () => {
  const w = await socialWorld();
  const { owner } = await handOver(w);
  const rows = async () =>
    [...(await owner.read("/app/settings/audit")).matchAll(/<td class="who">([^<]*)<\/td><td>([^<]*)</g)]
      .filter(([, , what]) => what === "Posted a Studio card")
      .map(([, who]) => who);
  expect(await rows()).toEqual([expect.stringMatching(/@example\.com$/)]);
  w.pass(1);
  await deliverCard(w, { data: { headline: "Wheat is back" } });
  await w.drain();
  expect(await rows()).toEqual([expect.stringMatching(/^Key /), expect.stringMatching(/@example\.com$/)]);
});

test("where a member approves first, the forms and the run say that nothing goes out by itself", async () => {
  const w = await socialWorld();
  await needApproval(w);
  const { owner, path, run, id } = await handOver(w);
  expect(await postsOf(w, id)).toEqual([]);
  for (const page of [path, `${path}/targets`])
    expect(await owner.read(page)).toContain("no card goes to an account by itself");
  const shown = await owner.read(run);
  expect(shown).toMatch(
    /Handed over by Studio[\s\S]*not sent[\s\S]*Approve the run on its page, then post it/,
  );
});

test("a profile of cards that go out at once says nothing of approval", async () => {
  const w = await socialWorld(X_ONLY);
  const owner = await signedIn(w);
  expect(await owner.read(`/app/studio/profiles/${w.keyId}`)).not.toContain("by itself");
});
