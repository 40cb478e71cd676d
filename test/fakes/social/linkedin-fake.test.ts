import { afterEach, beforeEach, expect, test } from "vitest";
import { type LinkedinFake, MEMBER_SCOPES, startLinkedinFake } from "./linkedin.ts";
import { PART_BYTES, VERSION } from "./linkedin-state.ts";

let fake: LinkedinFake;
let token: string;
beforeEach(async () => {
  fake = await startLinkedinFake();
  token = fake.account().accessToken;
});
afterEach(() => fake.close());

const HEADERS = { "linkedin-version": VERSION, "x-restli-protocol-version": "2.0.0" };
const call = (path: string, body?: object, headers: Record<string, string> = HEADERS) =>
  fake.fetch(`https://api.linkedin.com${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
const OWNER = "urn:li:person:782bbtaQ";
const text = (commentary: string, content?: object) => ({
  author: OWNER,
  commentary,
  visibility: "PUBLIC",
  distribution: { feedDistribution: "MAIN_FEED" },
  lifecycleState: "PUBLISHED",
  ...(content && { content }),
});
const code = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, (await response.json()).code];
};

test("LinkedIn wants its headers, and a version it still serves", async () => {
  const protocol = { "x-restli-protocol-version": "2.0.0" };

  expect(await code(call("/rest/posts", text("a"), protocol))).toEqual([400, "VERSION_MISSING"]);
  expect(await code(call("/rest/posts", text("a"), { ...HEADERS, "linkedin-version": "202511" }))).toEqual([
    426,
    "NONEXISTENT_VERSION",
  ]);
  expect((await call("/rest/posts", text("a"), { "linkedin-version": VERSION })).status).toBe(400);
});

test("LinkedIn answers a post with an id in a header, and nothing else", async () => {
  const answer = await call("/rest/posts", text("Open (daily) from 7"));

  expect([answer.status, await answer.text()]).toEqual([201, ""]);
  expect(answer.headers.get("x-restli-id")).toMatch(/^urn:li:share:\d{19}$/);
  expect(fake.state.posts[0]?.commentary).toBe("Open ");
});

test("LinkedIn names the post that a second one is a duplicate of, for ten minutes", async () => {
  const first = await call("/rest/posts", text("a"));
  const second = await call("/rest/posts", text("a"));

  expect(second.status).toBe(422);
  expect((await second.json()).message).toBe(`Content is a duplicate of ${first.headers.get("x-restli-id")}`);
  fake.clock.pass(600);
  expect((await call("/rest/posts", text("a"))).status).toBe(201);
});

test("LinkedIn refuses a post with a picture that is not ready, and shows a reader its state", async () => {
  token = fake.account([...MEMBER_SCOPES, "r_member_social"]).accessToken;
  const asked = { initializeUploadRequest: { owner: OWNER } };
  const { value } = await (await call("/rest/images?action=initializeUpload", asked)).json();
  const path = `/rest/images/${encodeURIComponent(value.image)}`;
  const look = async () => (await (await call(path)).json()).status;
  const post = () => call("/rest/posts", text("a", { media: { id: value.image } }));

  expect([await look(), ...(await code(post()))]).toEqual([
    "WAITING_UPLOAD",
    400,
    "MEDIA_ASSET_WAITING_UPLOAD",
  ]);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fake.fetch(value.uploadUrl, { method: "PUT", headers, body: "picture" })).status).toBe(201);
  expect([await look(), (await post()).status]).toEqual(["PROCESSING", 400]);
  fake.clock.pass(8);
  expect([await look(), (await post()).status]).toEqual(["AVAILABLE", 201]);

  token = fake.account().accessToken;
  expect(await code(call(path))).toEqual([403, "ACCESS_DENIED"]);
});

test("LinkedIn takes a film's parts in their order only", async () => {
  const asked = { initializeUploadRequest: { owner: OWNER, fileSizeBytes: PART_BYTES + 1 } };
  const { value } = await (await call("/rest/videos?action=initializeUpload", asked)).json();
  const sizes = [PART_BYTES, 1];
  const ids: string[] = [];
  for (const [at, { uploadUrl }] of value.uploadInstructions.entries()) {
    const body = new Uint8Array(sizes[at] ?? 0).fill(at);
    ids.push((await fake.fetch(uploadUrl, { method: "PUT", body })).headers.get("etag") ?? "");
  }
  const close = (uploadedPartIds: string[]) =>
    call("/rest/videos?action=finalizeUpload", {
      finalizeUploadRequest: { video: value.video, uploadToken: value.uploadToken, uploadedPartIds },
    });

  expect((await close(ids.toReversed())).status).toBe(400);
  expect((await close(ids.slice(0, 1))).status).toBe(400);
  expect((await close(ids)).status).toBe(200);
  expect((await close(ids)).status).toBe(400);
});
