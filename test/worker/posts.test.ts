import { describe, expect, inject, test } from "vitest";
import { connectSandbox } from "../../lib/accounts/sandbox.ts";
import { connectLocal } from "../../lib/admin/connect.ts";
import { openAccount } from "../support/platform-workspace.ts";
import { BRIEF } from "../support/world.ts";

const TIMEOUT_MS = 60_000;

describe("posts on the embedded platform", () => {
  test("a card is posted to the sandbox's X at once and to its Instagram at the scheduled time as a JPEG", async () => {
    const account = await openAccount("pro");
    const deps = connectLocal(inject("platform"));
    for (const platform of ["x", "instagram"] as const) {
      await connectSandbox(deps, account.workspaceId, { platform });
    }
    const made = await (await account.post("/generate", { ...BRIEF, format: "square" })).json();
    const run = await account.finished(made.id);
    expect(run).toMatchObject({ status: "succeeded", verdict: "approved" });

    const scheduled_at = new Date(Date.now() + 5_000).toISOString();
    const drop = await account.post(`/runs/${run.id}/schedule`, { platform: "instagram", scheduled_at });
    expect(drop.status).toBe(201);
    const { id } = await drop.json();

    const answer = await account.post(`/runs/${run.id}/post`, { platform: "x" });
    const post = await answer.json();
    expect(post).toMatchObject({ status: "posted", platform: "x", text: run.output_text, error: null });
    expect((await fetch(post.url)).status).toBe(200);

    const read = async () => (await account.call("GET", `/posts/${id}`)).json();
    let later = await read();
    for (const until = Date.now() + TIMEOUT_MS; later.status !== "posted" && Date.now() < until; ) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      later = await read();
    }
    expect(later).toMatchObject({ status: "posted", platform: "instagram", error: null });
    expect(Date.parse(later.posted_at)).toBeGreaterThanOrEqual(Date.parse(later.scheduled_at));
  }, 120_000);
});
