import { describe, expect, test } from "vitest";
import { newBrowser, PASSWORD, signedIn } from "../support/browsing.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

/** The run that the browser was sent to. */
const idIn = (answer: Response): string =>
  /runs\/([0-9a-f-]{36})/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";

const runOf = async (w: World, id: string) => json(await w.get(`/runs/${id}`));

describe("a newcomer", () => {
  test("signs up, makes the first post for nothing, and sees it", async () => {
    const w = await world();
    const browser = newBrowser(w);
    const email = `ana-${crypto.randomUUID()}@example.com`;
    await browser.submit("/app/sign-up", { email, password: PASSWORD, name: "Ana", workspace: "Fernway" });
    expect(await browser.read("/app")).toContain("Make the first post");
    const made = await browser.submit("/app/create", { ...BRIEF, format: "", theme: "", scheduled_at: "" });
    expect(made.status).toBe(303);
    const path = made.headers.get("location") ?? "";
    expect(await browser.read(path)).toContain("data-refresh");
    await w.drain();
    const page = await browser.read(path);
    expect(page).not.toContain("data-refresh");
    expect(page).toMatch(/<img src="\/assets\/[\w-]+\/[\w.-]+"/);
    expect(page).toContain("Why it scored");
    expect(await browser.read("/app")).toContain('<span class="number">15</span>');
  });

  test("is shown what was wrong with a brief beside it, and keeps what was typed", async () => {
    const w = await world();
    const browser = await signedIn(w);
    const answer = await browser.submit("/app/create", { ...BRIEF, brief: "ab", channel: "instagram" });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain("Write what is new in a sentence");
    expect(text).toContain('<option value="instagram" selected');
  });

  test("is asked what is unclear, and the answers become part of the brief", async () => {
    const w = await world();
    const browser = await signedIn(w);
    const asked = await browser.submit("/app/create", {
      ...BRIEF,
      brief: "Make something nice about it",
      ask: "1",
    });
    const page = await asked.text();
    const [, name = ""] = /name="(answer_\w+)"/.exec(page) ?? [];
    expect(name).not.toBe("");
    const made = await browser.submit("/app/create", { ...BRIEF, [name]: "Our new ferry to Oban" });
    expect((await runOf(w, idIn(made))).brief).toContain("Our new ferry to Oban");
  });
});

describe("a reviewer", () => {
  test("decides about what waits, with a note, and can do nothing else", async () => {
    const w = await world();
    const id = await finishedRun(w, { patch: { verdict: "needs_review" } });
    const reviewer = await signedIn(w, "reviewer");
    expect(await reviewer.read("/app")).toContain(`href="/app/runs/${id}"`);
    expect((await reviewer.submit("/app/create", BRIEF)).status).toBe(403);
    const answer = await reviewer.submit(`/app/runs/${id}/review`, { verdict: "approved", note: "Checked." });
    expect(answer.headers.get("location")).toBe(`/app/runs/${id}?done=approved`);
    expect((await runOf(w, id)).verdict).toBe("approved");
  });

  test("who comes second is told that it is decided", async () => {
    const w = await world();
    const id = await finishedRun(w, { patch: { verdict: "needs_review" } });
    const [one, two] = [await signedIn(w, "reviewer"), await signedIn(w, "reviewer")];
    await one.submit(`/app/runs/${id}/review`, { verdict: "rejected" });
    const late = await two.submit(`/app/runs/${id}/review`, { verdict: "approved" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("there is nothing to review");
    expect((await runOf(w, id)).verdict).toBe("rejected");
  });
});

describe("an editor", () => {
  test("schedules an approved run and cancels the drop", async () => {
    const w = await world();
    await insertAccount(w, "x");
    const id = await finishedRun(w);
    const editor = await signedIn(w, "editor");
    const fields = { platform: "x", scheduled_at: "2026-06-20T09:00" };
    expect((await editor.submit(`/app/runs/${id}/schedule`, fields)).status).toBe(303);
    const page = await editor.read(`/app/runs/${id}`);
    const [, post = ""] = /posts\/([0-9a-f-]{36})\/cancel/.exec(page) ?? [];
    expect(page).toContain("20 Jun 2026, 09:00 UTC");
    await editor.submit(`/app/runs/${id}/posts/${post}/cancel`);
    expect(await editor.read(`/app/runs/${id}`)).toContain("Canceled");
  });

  test("is told about a time that has passed beside its field", async () => {
    const w = await world();
    await insertAccount(w, "x");
    const id = await finishedRun(w);
    const editor = await signedIn(w, "editor");
    const late = await editor.submit(`/app/runs/${id}/schedule`, {
      platform: "x",
      scheduled_at: "2020-01-01T09:00",
    });
    expect(late.status).toBe(422);
    expect(await late.text()).toContain("This moment has passed");
  });

  test("makes another version with words of their own", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const made = await editor.submit("/app/create", BRIEF);
    await w.drain();
    const first = idIn(made);
    const again = await editor.submit(`/app/runs/${first}/rerender`, {
      headline: "Works on trains",
      cta: "",
    });
    const second = idIn(again);
    expect(second).not.toBe(first);
    expect((await runOf(w, second)).parent_run_id).toBe(first);
  });
});

describe("another workspace", () => {
  test("sees no run of this one, and can do nothing with it", async () => {
    const w = await world();
    const id = await finishedRun(w, { patch: { verdict: "needs_review" } });
    const outsider = await signedIn(await world());
    expect((await outsider.open(`/app/runs/${id}`)).status).toBe(404);
    for (const what of ["review", "post", "schedule", "rerender", "retry", "cancel", "delete"])
      expect(
        (
          await outsider.submit(`/app/runs/${id}/${what}`, {
            verdict: "approved",
            platform: "x",
            scheduled_at: "2026-07-01T09:00",
          })
        ).status,
        what,
      ).toBe(404);
    expect((await runOf(w, id)).verdict).toBe("needs_review");
  });

  test("a text that is no id is a page that does not exist", async () => {
    const w = await world();
    expect((await (await signedIn(w)).open("/app/runs/nonsense")).status).toBe(404);
  });
});

describe("every page", () => {
  test("writes a brief as text", async () => {
    const w = await world();
    const browser = await signedIn(w);
    const made = await browser.submit("/app/create", {
      ...BRIEF,
      brief: "New </script><script>alert(1)</script> maps.",
    });
    for (const path of ["/app", "/app/runs", made.headers.get("location") ?? ""])
      expect(await browser.read(path)).not.toContain("<script>alert");
  });

  test("is small, and waits for at most two round trips", async () => {
    const w = await world();
    for (let n = 0; n < 8; n++) await finishedRun(w);
    const browser = await signedIn(w);
    const id = await finishedRun(w, { patch: { verdict: "needs_review" } });
    for (const path of [
      "/app",
      "/app/create",
      "/app/runs",
      `/app/runs/${id}`,
      "/app/settings",
      "/app/settings/members",
      "/app/accounts",
      "/app/brand",
      "/app/brand/library",
    ])
      expect((await browser.read(path)).length, path).toBeLessThan(40_000);
  });
});
