import { expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { KEYED_ROUTES, NO_RUN, RENDER } from "../support/routes.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";

const FUTURE = "2027-01-01T09:00:00Z";
const withId = (path: string) => path.replace(/:\w+_id/g, NO_RUN);

async function refused(w: World, method: string, path: string, body: object) {
  const answer = await w.call(method, `${API}${withId(path)}`, { json: body });
  return (await expectRefusal(answer, 422, "validation_error")).detail as { loc: string[]; msg: string }[];
}

const ACTS = KEYED_ROUTES.filter(
  ({ method, path }) =>
    method === "DELETE" ||
    /\/(post|schedule|cancel|retry|delete|checkout|posts|campaigns)$|^\/posts\/:post_id$/.test(path),
).filter(({ method }) => method !== "GET");

test.each(ACTS)("$method $path refuses a field that the caller may mean as a safeguard", async (route) => {
  const w = await world();
  const [first] = await refused(w, route.method, route.path, { ...route.body, dry_rum: true });
  expect(first?.loc).toEqual(["body", "dry_rum"]);
});

test("generate ignores an unknown field with a warning, unless the run is published by itself", async () => {
  const w = await world();
  const run = await json(await w.post("/generate", { ...BRIEF, tone: "warm", fromat: "square" }));
  expect(run.warnings).toEqual([
    'Unknown field "tone" was ignored.',
    'Unknown field "fromat" was ignored. Did you mean "format"?',
  ]);

  const toned = { loc: ["body", "tone"] };
  const published = { ...BRIEF, tone: "warm", scheduled_at: FUTURE };
  expect(await refused(w, "POST", "/generate", published)).toMatchObject([toned]);
  const posting = await world({ key: { autoPost: true } });
  expect(await refused(posting, "POST", "/generate", { ...BRIEF, tone: "warm" })).toMatchObject([toned]);
});

test.each(["dryrun", "dryRun", "dry-run", "dry_rum"])("generate takes no %s for dry_run", async (name) => {
  const w = await world();
  const named = { loc: ["body", name], msg: expect.stringContaining('Did you mean "dry_run"?') };
  expect(await refused(w, "POST", "/generate", { ...BRIEF, [name]: true })).toMatchObject([named]);
});

test.each(["schedule_at", "scheduledAt", "schedule", "scheduled_on"])(
  "generate takes no %s for scheduled_at, which would leave the run unpublished",
  async (name) => {
    const w = await world();
    const named = { loc: ["body", name], msg: expect.stringContaining('Did you mean "scheduled_at"?') };
    expect(await refused(w, "POST", "/generate", { ...BRIEF, [name]: FUTURE })).toMatchObject([named]);
  },
);

test("a missing field names what was probably meant as it", async () => {
  const { brief, ...others } = BRIEF;
  const [first] = await refused(await world(), "POST", "/generate", { ...others, breif: brief });
  expect(first).toMatchObject({ loc: ["body", "brief"], msg: expect.stringContaining('You sent "breif"') });
});

test("a name that other services use is answered with ours", async () => {
  const w = await world();
  const item = { template: "card", data: { headline: "Hello" } };
  const problems = await refused(w, "POST", "/render", { items: [item] });
  const says = problems.map(({ msg }) => msg).join(" ");
  expect(says).toContain('"body"');
  expect(says).toContain('"output_type"');
  const [first] = await refused(w, "POST", "/runs/:run_id/rerender", { size: "square" });
  expect(first?.msg).toContain('Did you mean "format"?');
});

test("the fields that there are stand once beside many unknown ones", async () => {
  const w = await world();
  const problems = await refused(w, "PATCH", "/brand-dna", {
    name: "a",
    version: "1",
    scripts: {},
    offfer: {},
  });
  expect(problems.map(({ msg }) => msg)).toEqual([
    expect.stringContaining("Brand DNA has tagline"),
    'There is no field "version" here.',
    'There is no field "scripts" here.',
    'There is no field "offfer" here. Did you mean "offer"?',
  ]);
});

test.each([
  ["PUT", "/brand", "brand-dna"],
  ["POST", "/screens", "brand-assets/screens"],
  ["GET", "/screens/12", "brand-assets/screens"],
  ["GET", "/logos", "brand-assets/logo"],
  ["GET", "/webhook", "webhooks"],
])("%s %s is answered with the path that is meant: %s", async (method, path, meant) => {
  const { detail } = await expectRefusal(await (await world()).call(method, path), 404, "not_found");
  expect(detail).toMatchObject({ hint: `Did you mean /api/v1/programmatic/${meant}?` });
});

test("a channel is no platform", async () => {
  const w = await world();
  const [first] = await refused(w, "POST", "/runs/:run_id/post", { platform: "twitter" });
  expect(first?.loc).toEqual(["body", "platform"]);
  expect(first?.msg).toContain("the platform x");
});

test.each([
  ["insta", 'Did you mean "instagram"?'],
  ["Linkdin", 'Did you mean "linkedin"?'],
  ["web", "The channel web has no platform"],
])("a platform %s is answered with what was meant", async (platform, way) => {
  const [first] = await refused(await world(), "POST", "/runs/:run_id/post", { platform });
  expect(first?.msg).toContain(way);
  expect(first?.msg).not.toContain("twitter");
});

test("format and file_type that name two file types are refused, one file type twice is not", async () => {
  const w = await world();
  const [first] = await refused(w, "POST", "/generate", { ...BRIEF, format: "webp", file_type: "png" });
  expect(first?.loc).toEqual(["body", "file_type"]);
  const agreeing = await w.post("/generate", { ...BRIEF, format: "webp", file_type: "webp" });
  expect(agreeing.status).toBe(202);
});

test("a mistake is told in the words of the API", async () => {
  const w = await world();
  const details = await refused(w, "POST", "/campaigns", {
    nmae: "x",
    brief: 7,
    channels: "x",
    asset_types: ["gif"],
  });
  const said = Object.fromEntries(details.map(({ loc, msg }) => [loc.slice(1).join("."), msg]));
  expect(said).toEqual({
    name: 'This field is required. You sent "nmae"; is it meant?',
    brief: "Give a text.",
    channels: "Give a list.",
    "asset_types.0": 'Use one of: card, video, slideshow, carousel, infographic, og_image. You sent "gif".',
    nmae: 'There is no field "nmae" here. Did you mean "name"?',
  });
  const [guid] = await refused(w, "POST", "/generate", { ...BRIEF, screen_ids: ["7"] });
  expect(guid?.msg).toBe("Give an id, a UUID.");
});

test("every preview template takes a headline for its main line", async () => {
  const w = await world();
  for (const output_type of ["blog_og", "docs_og", "product_og"]) {
    const items = [{ output_type, body: { headline: "Boards that load at once" } }];
    const batch = await json(await w.post("/render", { items }));
    await w.drain();
    const [item] = (await json(await w.get(`/render/${batch.batch_id}`))).items as { run_id: string }[];
    const run = await json(await w.get(`/runs/${item?.run_id}`));
    expect(run.alt_text, output_type).toContain("Boards that load at once");
  }
});

test("a render without a channel uses the key's only channel, else web", async () => {
  const channelOf = async (w: World) => {
    const items = RENDER.items.map(({ channel: _, ...item }) => item);
    const batch = await json(await w.post("/render", { items }));
    const [item] = batch.items as { run_id: string }[];
    return (await json(await w.get(`/runs/${item?.run_id}`))).channel;
  };
  expect(await channelOf(await world({ key: { channels: ["linkedin"] } }))).toBe("linkedin");
  expect(await channelOf(await world())).toBe("web");
  const two = await world({ key: { channels: ["linkedin", "twitter"] } });
  const items = RENDER.items.map(({ channel: _, ...item }) => item);
  await expectRefusal(await two.post("/render", { items }), 403, "scope_channel");
});
