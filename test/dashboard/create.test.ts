import { describe, expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { png } from "../support/pictures.ts";
import { PHOTO } from "../support/routes.ts";
import { insertAccount } from "../support/social.ts";
import { BRIEF, json, world } from "../support/world.ts";

const runsOf = async (w: Awaited<ReturnType<typeof world>>) =>
  (await (await w.get("/runs")).json()) as { id: string }[];
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll('"', "&quot;");
const fieldIn = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";

describe("the create page", () => {
  test("shows while one types what the brief would become and what is unclear, and stores and counts nothing", async () => {
    const w = await world();
    const person = await signedIn(w);
    const before = await (await w.get("/me")).json();
    const live = async (fields: object) =>
      (await person.submit("/app/create/preview", { ...BRIEF, ...fields })).text();
    expect(await live({})).toContain('src="data:image/webp;base64,');
    w.pass(5);
    expect(await live({ brief: "Make something nice about it, please" })).toMatch(/name="answer_\w+"/);
    w.pass(5);
    expect(await live({ brief: "" })).toContain("Write what is new");
    expect(await live({ template: "hiring", asset_type: "carousel" })).not.toContain("data:image");
    expect(await runsOf(w)).toEqual([]);
    const after = (await (await w.get("/me")).json()) as object;
    expect(after).toMatchObject({ credits: (before as { credits: object }).credits });
  });

  test("has what it asks before the button that makes it, also for the keyboard", async () => {
    const person = await signedIn(await world());
    const brief = "Our rye flour has arrived. Available from Monday 25 November 2026. £3.20 for 1.5 kg.";
    const page = await person.read(`/app/create?${new URLSearchParams({ brief })}`);
    const fields = [...page.matchAll(/name="(brief|answer_)|(Make it)/g)].map(
      ([, name, button]) => name ?? button,
    );
    expect([...new Set(fields)]).toEqual(["brief", "answer_", "Make it"]);
  });

  test("judges while one types as the run is judged, in the same words", async () => {
    const w = await world();
    const person = await signedIn(w);
    const clear =
      "Harbor Notes now works offline on trains and planes. Offline maps work in tunnels for 6 hours.";
    const hedged = "Pottery evening on 12 March in the old mill. The ticket is maybe £30, ask Tom.";
    for (const [brief, words] of [
      [clear, "notice good"],
      [hedged, "waits for a person"],
    ] as const) {
      const fields = { ...BRIEF, brief, seed: "7" };
      const live = await (await person.submit("/app/create/preview", fields)).text();
      const made = await person.submit("/app/create", fields);
      await w.drain();
      const run = await json(await w.get(`/runs/${made.headers.get("location")?.split("/").at(-1)}`));
      expect(live).toContain(words);
      expect(live).toContain(escaped((run.quality as { summary: string }).summary));
      expect(live.includes("Nothing is unclear")).toBe(run.verdict === "approved");
      w.pass(5);
    }
  });

  test("draws another template for each wish, and says so where no other one suits", async () => {
    const w = await world();
    const person = await signedIn(w);
    const brief =
      "Harbor Notes 4.2 is out:\n- Maps work offline\n- Folders can be shared\n- Search is twice as fast";
    const wish = { ...BRIEF, brief, seed: "7", shuffle: "1" };
    const again = async (fields: object) => {
      w.pass(5);
      const page = await (await person.submit("/app/create", { ...wish, ...fields })).text();
      return { page, shown: fieldIn(page, "shown") };
    };
    const { shown: first } = await again({});
    const { shown: second, page } = await again({ shown: first });
    expect(second).not.toBe(first);
    expect(page).toContain("Another layout: ");
    expect(page).toContain(`value="${second}" selected`);
    const { shown: third } = await again({ shown: second, template: second });
    expect(third).not.toBe(second);
    const only = await again({ asset_type: "carousel", shown: "carousel" });
    expect(only.page).toContain("No other layout suits this brief");
    expect(only.shown).toBe("carousel");
  });

  test("names the photo of the library that it takes by itself, and takes none on a press", async () => {
    const w = await world();
    const person = await signedIn(w);
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: "Roastery at dawn", kind: "place" }))
      form.set(name, value);
    form.set("file", new File([png({ width: 640, height: 480 })], "a.png", { type: "image/png" }));
    await w.call("POST", "/brand-assets/photos", { form });
    const brief = "Our roastery opens on Saturday at dawn. Come and taste the first coffee of the year.";
    const page = await person.read(`/app/create?${new URLSearchParams({ ...BRIEF, brief })}`);
    expect(page).toMatch(/photo “Roastery at dawn” of your library is used: [^<]*“roastery”/);
    w.pass(5);
    const none = await (await person.submit("/app/create", { ...BRIEF, brief, show: "no_pictures" })).text();
    expect(none).not.toContain("of your library is used");
    expect(none).toContain('<option value="none" selected');
    expect(await runsOf(w)).toEqual([]);
  });

  test("offers a brief for each event of a brief that has several", async () => {
    const person = await signedIn(await world());
    const brief =
      "Pottery on Monday 30 November at 18:00. Glazing on Thursday 3 December at 19:30. Book at clay.test";
    const page = await person.read(`/app/create?${new URLSearchParams({ ...BRIEF, brief })}`);
    expect(page).toContain("Your brief has 2 events");
    expect(page).toContain(
      "brief=Glazing+on+Thursday+3+December+at+19%3A30.%0ABook+at+clay.test&amp;channel=",
    );
    expect(await person.read(`/app/create?${new URLSearchParams(BRIEF)}`)).not.toContain("events, and this");
  });

  test("begins with the channel of a connected account, else the last one, else that of the trade", async () => {
    const w = await world({ plan: "pro" });
    const person = await signedIn(w);
    const chosen = async () => {
      const [, options = ""] =
        /name="channel"[^>]*>(.*?)<\/select>/s.exec(await person.read("/app/create")) ?? [];
      return /value="(\w+)" selected/.exec(options)?.[1];
    };
    expect(await chosen()).toBe("linkedin");
    await w.patch("/brand-dna", { offer: { one_liner: "Pottery classes and handmade mugs for beginners" } });
    expect(await chosen()).toBe("instagram");
    await w.post("/generate", { ...BRIEF, channel: "twitter" });
    expect(await chosen()).toBe("twitter");
    await insertAccount(w, "linkedin");
    expect(await chosen()).toBe("linkedin");
  });

  test("says before the press what making it takes, and what is free", async () => {
    const person = await signedIn(await world({ plan: "pro" }));
    const fields = { ...BRIEF, asset_type: "carousel", variants: "2" };
    const live = await (await person.submit("/app/create/preview", fields)).text();
    expect(live).toContain(
      "Making it takes 6 credits at most. Previews, other layouts and answers are free. You have",
    );
  });

  test("says at the choice which plan a video needs", async () => {
    const small = await signedIn(await world({ plan: "starter" }));
    expect(await small.read("/app/create")).toContain("Video, from the Pro plan on");
    const pro = await signedIn(await world({ plan: "pro" }));
    expect(await pro.read("/app/create")).toContain("Video, 10 credits");
  });

  test("draws two previews a second, and says so for the third", async () => {
    const w = await world();
    const person = await signedIn(w);
    const short = { ...BRIEF, brief: "Kite 2.0 is out." };
    const live = async () => (await person.submit("/app/create/preview", short)).text();
    const shown = [await live(), await live(), await live()];
    expect(shown.map((one) => one.includes("data:image"))).toEqual([true, true, false]);
    w.pass(1);
    expect(await live()).toContain("data:image");
  });

  test("makes the layout that it has shown: the seed of the form is the run's", async () => {
    const w = await world();
    const person = await signedIn(w);
    const form = await person.read("/app/create");
    const made = await person.submit("/app/create", { ...BRIEF, seed: fieldIn(form, "seed") });
    const id = made.headers.get("location")?.split("/").at(-1);
    expect(await json(await w.get(`/runs/${id}`))).toMatchObject({ seed: Number(fieldIn(form, "seed")) });
  });

  test("makes one run of a form that is sent twice without a script, and another of a changed one", async () => {
    const w = await world();
    const person = await signedIn(w);
    const once = fieldIn(await person.read("/app/create"), "once");
    const send = async (fields: object) =>
      (await person.submit("/app/create", { ...BRIEF, once, ...fields })).headers.get("location");
    const [first, second] = await Promise.all([send({}), send({})]);
    expect(second).toBe(first);
    expect(await send({})).toBe(first);
    expect(await runsOf(w)).toHaveLength(1);
    expect(await send({ channel: "linkedin" })).not.toBe(first);
    expect(await runsOf(w)).toHaveLength(2);
  });

  test("makes several versions, shows them side by side, and each leads back there", async () => {
    const w = await world();
    const person = await signedIn(w);
    const made = await person.submit("/app/create", { ...BRIEF, variants: "3" });
    const path = made.headers.get("location") ?? "";
    expect(path).toMatch(/^\/app\/runs\/[\w-]{36}\/variants$/);
    expect(await person.read(path)).toContain("data-refresh");
    await w.drain();
    const page = await person.read(path);
    expect(page).not.toContain("data-refresh");
    const shown = [...page.matchAll(/href="(\/app\/runs\/[\w-]{36})" data-item/g)].map(([, one = ""]) => one);
    expect(new Set(shown).size).toBe(3);
    expect(await runsOf(w)).toHaveLength(3);
    expect(page.match(/<img src="\/assets\//g)).toHaveLength(3);
    const last = await person.read(shown[2] ?? "");
    expect(last).toContain("Version 3 of 3.");
    expect(last).toContain(`href="${path}"`);
    const timed = { ...BRIEF, variants: "2", scheduled_at: "2027-01-01T09:00" };
    const refused = await person.submit("/app/create", timed);
    expect([refused.status, (await refused.text()).includes('id="variants-error"')]).toEqual([422, true]);
    expect((await (await signedIn(await world())).open(path)).status).toBe(404);
    expect((await person.open("/app/runs/x/variants")).status).toBe(404);
  });

  test("lets photos of the library be chosen", async () => {
    const w = await world();
    const { id } = await json(await w.post("/brand-assets/photos", PHOTO));
    const person = await signedIn(w);
    expect(await person.read("/app/create")).toContain(`name="photo_${id}"`);
    const made = await person.submit("/app/create", { ...BRIEF, [`photo_${id}`]: "true" });
    expect(made.status).toBe(303);
    const unknown = { ...BRIEF, [`photo_${crypto.randomUUID()}`]: "true" };
    const refused = await person.submit("/app/create", unknown);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("There is no photo with this id");
  });

  test.each(["reviewer", "viewer"] as const)(
    "shows a %s no form, and refuses one that is sent",
    async (role) => {
      const w = await world();
      const person = await signedIn(w, role);
      expect(await person.read("/app/create")).not.toContain('action="/app/create"');
      expect((await person.submit("/app/create", BRIEF)).status).toBe(403);
      expect(await runsOf(w)).toEqual([]);
    },
  );
});
