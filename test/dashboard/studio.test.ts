import { describe, expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { bind, fakeForTests, studioWorld } from "../support/studio.ts";
import { json, type World, world } from "../support/world.ts";

const fake = fakeForTests();

const setup = async (w: World, part = "") => {
  const owner = await signedIn(w);
  return { owner, page: await owner.read(`/app/studio/profiles/${w.keyId}${part}`) };
};

describe("Studio", () => {
  test("says what it is for, and leads an owner to the first profile", async () => {
    const w = await world();
    expect(await (await signedIn(w)).read("/app/studio")).toContain('href="/app/studio/new"');
    const viewer = await (await signedIn(w, "viewer")).read("/app/studio");
    expect(viewer).toContain("Owners of the workspace make profiles");
    expect(viewer).not.toContain('href="/app/studio/new"');
  });

  test("says that the plan lacks it", async () => {
    const owner = await signedIn(await world({ plan: "starter" }));
    const page = await owner.read("/app/studio");
    expect(page).toContain("Studio is not part of the Starter plan");
    expect(page).not.toContain('href="/app/studio/new"');
    expect(page).not.toContain("of 0 on your plan");
  });

  test("shows templates as pictures, and binds what was ticked to the chosen key", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const form = await owner.read("/app/studio/new");
    expect(form).toMatch(/<img src="\/app\/brand\/template\.webp\?template=stat&amp;version=[\d.]+"/);
    const made = await owner.submit("/app/studio/new", {
      key_id: w.keyId,
      templates: "stat",
      theme: "dark",
      default_caption: "News",
    });
    expect(made.headers.get("location")).toBe(`/app/studio/profiles/${w.keyId}?done=saved`);
    const allowed = await w.call("GET", "/api/v1/studio/templates");
    expect(await json(allowed)).toMatchObject([{ output_type: "stat" }]);
    expect(await owner.read("/app/studio")).toContain("Download only");
  });

  test("a profile without templates is not called active, and the old key of a rotated one says when it ends", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const { headers } = await owner.submit("/app/studio/new", { key_id: w.keyId, theme: "brand" });
    expect(await owner.read(headers.get("location") ?? "")).toContain(
      "Saved, but the key may draw nothing yet",
    );
    const before = await owner.read("/app/studio");
    expect(before).toContain("draws nothing yet");
    expect(before).not.toContain(">active<");
    await owner.submit(`/app/studio/profiles/${w.keyId}`, { theme: "brand", templates: "stat" });
    expect(await owner.read("/app/studio")).toContain(">active<");
    await owner.submit(`/app/developer/keys/${w.keyId}/rotate`);
    const after = await owner.read("/app/studio");
    expect(after.match(/>active</g)).toHaveLength(1);
    expect(after).toMatch(/key works until <time/);
  });

  test("keeps what was ticked where a caption is too long for a target", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const answer = await owner.submit("/app/studio/new", {
      key_id: w.keyId,
      templates: "quote",
      theme: "light",
      social: "x",
      default_caption: "word ".repeat(80),
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toMatch(/id="default_caption-error"/);
    expect(page).toMatch(/value="quote" checked/);
    expect(page).not.toMatch(/value="card" checked/);
  });

  test("a profile keeps its pause when its settings change", async () => {
    const w = await world();
    await bind(w, { paused: true });
    const { owner, page } = await setup(w, "/targets");
    expect(page).toContain('<input type="hidden" name="paused" value="true"');
    await owner.submit(`/app/studio/profiles/${w.keyId}`, {
      templates: "card",
      theme: "brand",
      paused: "true",
    });
    const refused = await w.call("POST", "/api/v1/studio/generate", {
      json: { output_type: "card", data: { headline: "Maps" } },
    });
    expect(await json(refused)).toMatchObject({ code: "profile_paused" });
  });

  test("pausing holds from the next call on, and resuming ends it", async () => {
    const w = await world();
    await bind(w);
    const owner = await signedIn(w);
    const call = async () =>
      (
        await w.call("POST", "/api/v1/studio/generate", {
          json: { output_type: "card", data: { headline: "Maps" } },
        })
      ).status;
    await owner.submit(`/app/studio/profiles/${w.keyId}/pause`);
    expect(await call()).toBe(403);
    expect(await owner.read("/app/studio")).toContain("paused");
    await owner.submit(`/app/studio/profiles/${w.keyId}/resume`);
    expect(await call()).toBe(202);
  });

  test("a removed profile starts no cards; what has started is delivered, and its key works on", async () => {
    const w = await studioWorld(fake);
    const owner = await signedIn(w);
    const card = { output_type: "card", data: { headline: "Maps" } };
    const call = () => w.call("POST", "/api/v1/studio/generate", { json: card });
    expect((await call()).status).toBe(202);
    const page = await owner.read(`/app/studio/profiles/${w.keyId}/remove`);
    expect(page).toContain("The key sk_live_");
    expect(page).toContain("no longer go to the linked chats");
    const gone = await owner.submit(`/app/studio/profiles/${w.keyId}/remove`);
    expect(gone.headers.get("location")).toBe("/app/studio?done=removed");
    const refused = await call();
    expect([refused.status, (await json(refused)).code]).toEqual([403, "studio_profile_missing"]);
    expect((await w.get("/me")).status).toBe(200);
    await w.drain();
    expect(fake.cards()).toHaveLength(1);
    expect((await owner.submit(`/app/studio/profiles/${w.keyId}/remove`)).status).toBe(404);
    expect(await owner.read("/app/studio")).toContain("One call, one card");
  });

  test("a card that is tried goes nowhere unless asked, and then where the key's cards go", async () => {
    const w = await studioWorld(fake);
    const editor = await signedIn(w, "editor");
    const form = { output_type: "card", data: '{"headline":"Offline maps are here"}', caption: "" };
    const quiet = await editor.submit(`/app/studio/profiles/${w.keyId}/try`, form);
    expect(quiet.status).toBe(303);
    await w.drain();
    expect(fake.cards()).toHaveLength(0);
    const loud = await editor.submit(`/app/studio/profiles/${w.keyId}/try`, { ...form, deliver: "true" });
    await w.drain();
    expect(fake.cards()).toHaveLength(1);
    const [, id = ""] = /runs\/([\w-]+)/.exec(loud.headers.get("location") ?? "") ?? [];
    expect(await json(await w.get(`/runs/${id}`))).toMatchObject({
      created_via: "dashboard",
      deliveries: [{ target: "telegram", status: "sent" }],
    });
  });

  test.each([
    ["not JSON", "card", "Give a JSON object"],
    ['{"headlin":"Maps"}', "card", "headlin"],
    ['{"value":"1","label":"x","headline":"Maps"}', "stat", "does not allow"],
  ])("a try of %s with %s is refused in words", async (data, output_type, words) => {
    const w = await world();
    await bind(w);
    const editor = await signedIn(w, "editor");
    const answer = await editor.submit(`/app/studio/profiles/${w.keyId}/try`, { output_type, data });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await answer.text()).replaceAll("&quot;", '"')).toContain(words);
  });

  test("a paused profile and a plan without Studio draw no try", async () => {
    const w = await world({ plan: "starter" });
    await bind(w, { paused: true });
    const editor = await signedIn(w, "editor");
    const form = { output_type: "card", data: '{"headline":"Maps"}' };
    const answer = await editor.submit(`/app/studio/profiles/${w.keyId}/try`, form);
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain("Studio is not part of the starter plan");
  });

  test("a chat is linked with a code and unlinked again", async () => {
    const w = await studioWorld(fake, { plan: "growth" });
    const owner = await signedIn(w);
    const linking = await (await owner.submit("/app/studio/chats")).text();
    expect(linking).toMatch(/href="https:\/\/t\.me\/brandrun_test_bot\?start=\w{32}"/);
    const page = await owner.read("/app/studio");
    const [, chat = ""] = /chats\/([\w-]+)\/unlink/.exec(page) ?? [];
    expect(page).toContain("1 of 5 on your plan");
    expect((await owner.submit(`/app/studio/chats/${chat}/unlink`)).status).toBe(303);
    expect(await owner.read("/app/studio")).toContain("0 of 5 on your plan");
    expect((await owner.submit(`/app/studio/chats/${chat}/unlink`)).status).toBe(404);
  });

  test.each(["editor", "reviewer", "viewer"] as const)(
    "a %s changes no profile and no chat",
    async (role) => {
      const w = await world();
      await bind(w);
      const member = await signedIn(w, role);
      for (const path of [
        ...["pause", "resume", "remove"].map((act) => `profiles/${w.keyId}/${act}`),
        "chats",
      ])
        expect((await member.submit(`/app/studio/${path}`)).status, path).toBe(403);
      const form = { key_id: w.keyId, templates: "card", theme: "brand" };
      expect((await member.submit(`/app/studio/profiles/${w.keyId}`, form)).status).toBe(403);
      for (const part of ["", "/targets", "/templates", "/remove"])
        expect(await member.read(`/app/studio/profiles/${w.keyId}${part}`)).not.toMatch(
          /Save the profile|Remove the profile/,
        );
    },
  );

  test("profiles and chats of another workspace can be neither seen nor changed", async () => {
    const w = await studioWorld(fake);
    const outsider = await signedIn(await world());
    const [, chat = ""] = /chats\/([\w-]+)\/unlink/.exec(await (await signedIn(w)).read("/app/studio")) ?? [];
    const form = {
      key_id: w.keyId,
      templates: "card",
      theme: "brand",
      output_type: "card",
      data: '{"headline":"M"}',
    };
    for (const path of [
      `profiles/${w.keyId}`,
      `profiles/${w.keyId}/pause`,
      `profiles/${w.keyId}/remove`,
      `profiles/${w.keyId}/try`,
      `chats/${chat}/unlink`,
      "new",
    ])
      expect((await outsider.submit(`/app/studio/${path}`, form)).status, path).toBe(404);
    expect((await outsider.open(`/app/studio/profiles/${w.keyId}`)).status).toBe(404);
    expect(await outsider.read("/app/studio")).not.toContain("active");
  });

  test("each part of a profile is changed alone, and the others stay as they are", async () => {
    const w = await world();
    await bind(w, { templates: ["quote", "stat"], defaultCaption: "News" });
    const { owner, page } = await setup(w, "/targets");
    expect(page).not.toContain("/previews/");
    const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    );
    const form = [...fields, ["theme", "dark"], ["default_caption", "Fresh news"]];
    const path = `/app/studio/profiles/${w.keyId}`;
    const saved = await owner.submit(path, form);
    expect(saved.headers.get("location")).toBe(`${path}/targets?done=saved`);
    const templates = await owner.read(`${path}/templates`);
    expect(templates).toMatch(/value="quote" checked/);
    expect(templates).toMatch(/value="stat" checked/);
    expect(templates).toContain('name="default_caption" value="Fresh news"');
    expect(templates).toContain('name="theme" value="dark"');
  });

  test("the sample is of the workspace's own brand, for the profile's key and template, and its words are fields", async () => {
    const w = await world();
    await bind(w, { templates: ["quote", "stat"] });
    await w.patch("/brand-dna", { tagline: "Notes that keep up", offer: { product_name: "Harbor Notes" } });
    const { owner, page } = await setup(w);
    expect(page).toMatch(/Set BRANDRUN_API_KEY to the key of this profile: [^<]*sk_live_…/);
    for (const name of ["quote", "stat"]) {
      const shown = await owner.read(`/app/studio/profiles/${w.keyId}?template=${name}`);
      expect(shown).toMatch(new RegExp(`output_type[^:]*: [^,]*${name}`));
      expect(shown).not.toMatch(/beacon/i);
    }
    expect(await owner.read(`/app/studio/profiles/${w.keyId}?template=stat`)).toMatch(
      /name="content\.headline"[^>]* value="Notes that keep up"/,
    );
    const path = `/app/studio/profiles/${w.keyId}/try`;
    const made = await owner.submit(path, { output_type: "stat", "content.value": "9,000" });
    await w.drain();
    const [id = ""] = /[\w-]{36}/.exec(made.headers.get("location") ?? "") ?? [];
    const run = await json(await w.get(`/runs/${id}?view=full`));
    expect(run).toMatchObject({ status: "succeeded", body: { value: "9,000" } });
    const missing = await owner.submit(path, { output_type: "stat", "content.value": "" });
    expect(missing.status).toBe(422);
    expect(await missing.text()).toMatch(/id="content\.value"[^>]*aria-invalid="true"/);
  });

  test("the sample call stands as text", async () => {
    const w = await world();
    await bind(w, { templates: ["quote"], defaultCaption: "</textarea><script>alert(1)</script>" });
    const { page } = await setup(w);
    expect(page).toContain("curl -s -X POST http://brandrun.test/api/v1/studio/generate");
    expect(page).not.toContain("<script>alert");
  });
});
