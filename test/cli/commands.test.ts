import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commandNamed, NAMES } from "../../lib/cli/commands.ts";
import { png } from "../support/pictures.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { world } from "../support/world.ts";
import { emptyFolder } from "./child.ts";
import { fakeTerminal } from "./fake-terminal.ts";
import { ADDRESS, piped, typist } from "./with-service.ts";

const UNKNOWN = "0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b";

test.each(NAMES)("%s has a help that names its words, its options and an example", async (name) => {
  const { shown, types } = fakeTerminal();

  expect(await types([...name.split(" "), "--help"])).toBe(0);
  expect(shown.out).toContain(`Usage: npx brandrun ${name}`);
  for (const { name: word } of commandNamed(name)?.args ?? []) expect(shown.out).toContain(word);
  for (const option of commandNamed(name)?.options ?? []) expect(shown.out).toContain(`--${option}`);
  expect(shown.out).toContain("npx brandrun --help says what the exit codes mean");
  expect(shown.out).not.toContain("Exit codes");
});

test("a group alone is its list, and an unknown word in it is explained", async () => {
  const types = typist(await world());

  expect((await types("photos")).out).toContain("There are no photos.");
  expect(await types("photos", "ad", "x.png")).toMatchObject({
    code: 2,
    err: expect.stringContaining("Did you mean npx brandrun photos add?"),
  });
  expect(await types("run")).toMatchObject({ code: 2, err: expect.stringContaining("RUN is missing") });
  expect(await types("review", UNKNOWN, "maybe")).toMatchObject({
    code: 2,
    err: expect.stringContaining(
      '"maybe" is not one of approved, rejected, withdrawn, approve, reject, withdraw.',
    ),
  });
});

test("runs are listed, filtered, paged and read whole", async () => {
  const w = await world();
  const ids: string[] = [];
  for (const channel of ["linkedin", "twitter", "linkedin"]) {
    w.pass(1);
    ids.push(await finishedRun(w, { order: { channel } }));
  }
  const asks = piped(w);
  const idsOf = ({ json }: { json: { id: string }[] }) => json.map(({ id }) => id);

  expect(idsOf(await asks("runs", "--limit", "2"))).toEqual([ids[2], ids[1]]);
  expect(idsOf(await asks("runs", "--limit", "2", "--offset", "2"))).toEqual([ids[0]]);
  expect(idsOf(await asks("runs", "--all", "--limit", "1"))).toEqual([ids[2], ids[1], ids[0]]);
  expect(idsOf(await asks("runs", "--channel", "twitter"))).toEqual([ids[1]]);
  expect((await typist(w)("runs")).out).toMatch(
    new RegExp(`${ids[0]} .* card +linkedin +succeeded +88 +approved`),
  );
  expect((await asks("runs", "--limit", "many")).err).toContain('--limit "many" is not a whole number.');
});

test("a run is shown as generate shows it, and an unknown one is a refusal", async () => {
  const w = await world();
  const id = await finishedRun(w);
  const { code, out } = await typist(w)("run", id);

  expect(code).toBe(0);
  expect(out).toMatch(/✓ Card for \w+ in \d/);
  expect(out).toContain("Harbor Notes now works offline.");
  expect(await piped(w)("run", UNKNOWN)).toMatchObject({
    code: 3,
    err: expect.stringContaining("run_not_found, HTTP 404"),
  });
});

test("--watch waits for the end; a run that failed is exit 5", async () => {
  const w = await world();
  const failed = await finishedRun(w, {
    patch: { status: "failed", verdict: null, errorMessage: "No words." },
  });

  expect(await typist(w)("run", failed, "--watch")).toMatchObject({
    code: 5,
    out: expect.stringContaining("The run failed. No words."),
  });
});

test("a reviewer's decision with its note, a rerender, a post and a drop", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const [waits, waitsToo, approved] = [
    await finishedRun(w, { patch: { verdict: "needs_review" } }),
    await finishedRun(w, { patch: { verdict: "needs_review" } }),
    await finishedRun(w),
  ];
  const asks = piped(w);

  expect((await asks("review", waits, "approved", "--note", "Checked")).json).toMatchObject({
    verdict: "approved",
    review_note: "Checked",
  });
  const { out: decided } = await typist(w)("review", waitsToo, "approved");
  expect(decided).toContain(`is approved now.\n\n  Next: npx brandrun post ${waitsToo} --platform `);
  expect((await asks("rerender", approved, "--headline", "Half")).err).toContain(
    "There is no option --headline.\n  See npx brandrun rerender --help.",
  );
  expect((await asks("rerender", approved, "--format", "square", "--no-wait")).json).toMatchObject({
    parent_run_id: approved,
    status: "queued",
  });
  expect((await asks("rerender", approved)).err).toContain("Nothing is to be changed");
  expect((await asks("post", approved, "--platform", "twitter", "--dry-run")).json).toMatchObject({
    dry_run: true,
    platform: "x",
  });
  expect((await asks("post", approved)).err).toContain("--platform is missing.");
  const at = "2026-06-16T12:00:00Z";
  expect((await asks("schedule", approved, "--platform", "x", "--scheduled-at", at)).json).toMatchObject({
    status: "scheduled",
    scheduled_at: "2026-06-16T12:00:00.000Z",
  });
  const { out } = await typist(w)("post", approved, "--platform", "x");
  expect(out).toMatch(
    /^This run is scheduled for 2026-06-16 12:00 UTC; not posted\. Cancel it first: npx brandrun posts cancel \S+\n$/,
  );
});

test("a run that was reviewed says who decided, and no longer what the checks said", async () => {
  const w = await world();
  const quality = { summary: "A person should look at this: a date." };
  const patch = {
    verdict: "approved",
    reviewedBy: "user:ann",
    reviewedAt: w.service.now(),
    reviewNote: "Checked.",
  };
  const { out } = await typist(w)("run", await finishedRun(w, { patch: { ...patch, quality } as never }));

  expect(out).toMatch(/Approved by user:ann on \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Checked\./);
  expect(out).not.toContain("A person should look at this");
});

test("a campaign is made, shown, moved and canceled", async () => {
  const w = await world();
  const asks = piped(w);
  const times = ["--scheduled-at", "2026-06-16T12:00:00Z"];
  const brief = ["--name", "Spring", "--brief", "Harbor Notes now works offline on every ferry."];
  const { json } = await asks("campaign", "create", ...brief, "--channel", "linkedin,twitter", ...times);

  expect(json.runs.map(({ channel }: { channel: string }) => channel).sort()).toEqual([
    "linkedin",
    "twitter",
  ]);
  expect((await asks("campaign")).json).toMatchObject([{ id: json.id, name: "Spring" }]);
  expect((await typist(w)("campaign", "list")).out).toContain("Last post");
  const { out } = await typist(w)("campaign", "show", json.id);
  expect(out).toMatch(/name +Spring\n/);
  expect(out).toMatch(/goes out +2026-06-16 12:00 UTC\n/);
  expect(out).toMatch(new RegExp(`${json.runs[0].id} .* card +(?:linkedin|twitter) +queued`));
  expect(
    (await asks("campaign", "move", json.id, "--scheduled-at", "2026-06-17T12:00:00Z")).json,
  ).toMatchObject({
    scheduled_at: ["2026-06-17T12:00:00.000Z"],
  });
  expect((await asks("campaign", "cancel", json.id, "--yes")).json).toMatchObject({ status: "canceled" });
});

test("the Brand DNA that brand show prints is a file that brand set takes", async () => {
  const folder = emptyFolder();
  const asks = piped(await world());
  const file = join(folder, "brand.json");
  const { json } = await asks("brand");
  writeFileSync(file, JSON.stringify({ ...json, tagline: "Every parcel, by pedal." }));

  const set = await asks("brand", "set", file);
  expect(set.err).toBe("");
  expect(set.json).toMatchObject({
    tagline: "Every parcel, by pedal.",
    version: json.version + 1,
  });
  writeFileSync(file, "[1]");
  expect(await asks("brand", "set", file)).toMatchObject({ code: 2, err: expect.stringContaining("no") });
  expect(
    (await asks("brand", "draft", "--text", "Kite makes offline maps for couriers.")).json,
  ).toHaveProperty("proposed");
});

test("screens and photos are added from files, listed and removed", async () => {
  const folder = emptyFolder();
  const [one, two] = [join(folder, "home.png"), join(folder, "shop.png")];
  writeFileSync(one, png({ width: 40, height: 80 }));
  writeFileSync(two, png({ width: 60, height: 40 }));
  const w = await world();
  const asks = piped(w);
  const screens = (await asks("screens", "add", one, two, "--screen-type", "home")).json;
  const photos = (await asks("photos", "add", two, "--kind", "place", "--tags", "berlin,winter")).json;

  expect(screens).toMatchObject([{ name: "home", screen_type: "home" }, { name: "shop" }]);
  expect(photos).toMatchObject([{ name: "shop", kind: "place", tags: ["berlin", "winter"] }]);
  expect((await typist(w)("screens")).out).toContain(screens[0].id);
  expect((await asks("photos", "add", two)).err).toContain("--kind is missing.");
  expect((await asks("photos", "add", join(folder, "none.png"), "--kind", "place")).err).toContain(
    "no such file",
  );
  expect((await asks("screens", "remove", screens[0].id, screens[1].id, "--yes")).json).toHaveLength(2);
  expect((await asks("photos", "remove", photos[0].id, "--yes")).code).toBe(0);
  expect((await asks("photos")).json).toEqual([]);
});

test("of several removals that fail halfway, those that were done are named", async () => {
  const folder = emptyFolder();
  const file = join(folder, "home.png");
  writeFileSync(file, png({ width: 40, height: 80 }));
  const asks = piped(await world());
  const [{ id }] = (await asks("screens", "add", file)).json;

  const { code, err } = await asks("screens", "remove", id, UNKNOWN, "--yes");
  expect(code).toBe(3);
  expect(err).toContain("1 of 2 were done before.");
});

test("a template is listed, shown with a sample, and drawn", async () => {
  const w = await world();
  const asks = piped(w);
  const { sample } = (await asks("templates", "show", "stat")).json;
  const data = JSON.stringify(sample);

  expect((await asks("templates")).json).toContainEqual(expect.objectContaining({ output_type: "stat" }));
  expect((await asks("render", "stat", "--data", data, "--dry-run")).json).toMatchObject({
    dry_run: true,
    count: 1,
  });
  expect((await asks("render", "stat", "--data", data, "--theme", "dark", "--no-wait")).json).toMatchObject({
    status: "running",
    items: [{ output_type: "stat" }],
  });
  const unknown = async (name: string) => (await asks("render", name, "--data", "{}")).err;
  expect(await unknown("nonsense")).toContain(
    'There is no template "nonsense". npx brandrun templates list shows them.',
  );
  expect(await unknown("nonsense")).not.toContain("items.0");
  expect(await unknown("stta")).toContain('Did you mean "stat"?');
  expect(await asks("render", "stat", "--data", "{")).toMatchObject({
    code: 2,
    err: expect.stringMatching(/not a JSON object\..*position 1[\s\S]*\{"headline": /),
  });
});

test("the secret for a webhook_url is shown", async () => {
  const w = await world();
  const { json } = await piped(w)("webhooks", "secret");

  expect(json).toMatchObject({ secret: expect.stringMatching(/^whsec_/), previous_secret_expires_at: null });
  expect((await typist(w)("webhooks", "secret")).out).toContain(json.secret);
});

test("a webhook is created, tested, looked at, rotated and removed", async () => {
  const w = await world();
  const asks = piped(w);
  const made = (await asks("webhooks", "create", "https://hooks.example.com/a", "--events", "run.succeeded"))
    .json;
  const delivery = (await asks("webhooks", "test", made.id)).json;
  await w.drain();

  expect(made).toMatchObject({ event_types: ["run.succeeded"], secret: expect.stringMatching(/^whsec_/) });
  expect((await asks("webhooks", "deliveries", made.id)).json).toMatchObject([
    { id: delivery.id, status: "delivered" },
  ]);
  expect((await asks("webhooks", "redeliver", delivery.id)).json).toMatchObject({ status: "pending" });
  const rotated = (await asks("webhooks", "rotate", made.id)).json.secret;
  expect(rotated).not.toBe(made.secret);
  expect(await asks("webhooks", "rotate", made.id)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/still signs, until .* UTC\. Another rotation ends it at once/),
  });
  expect((await asks("webhooks", "rotate", made.id, "--yes")).json.secret).not.toBe(rotated);
  expect((await asks("webhooks", "remove", made.id, "--yes")).code).toBe(0);
  expect((await typist(w)("webhooks")).out).toContain("There are no webhooks.");
});

test("usage, health and the address of the dashboard", async () => {
  const w = await world();
  const types = typist(w);

  expect((await types("usage")).out).not.toContain("free");
  await w.post("/generate", { brief: "Kite 2.0 is out.", channel: "linkedin", asset_type: "og_image" });
  await w.drain();
  expect((await types("usage")).out).toMatch(/Credits:.*\n +The first post is free: one og image counts/);
  expect((await types("usage", "--month", "soon")).code).toBe(3);
  expect((await types("health")).out).toMatch(/^The service is ok: version \S+, at /);
  expect((await types("open", UNKNOWN)).out).toBe(`${ADDRESS}/app/runs/${UNKNOWN}\n`);
  expect((await types("open", "../x")).code).toBe(2);
  const id = await finishedRun(w);
  expect((await types("open", id.slice(-8))).out).toBe(`${ADDRESS}/app/runs/${id}\n`);
  expect(await types("open", "dead-beef")).toMatchObject({
    code: 3,
    err: expect.stringContaining("None of the 100 newest runs"),
  });
});
