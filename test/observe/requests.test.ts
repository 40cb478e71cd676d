import { expect, test } from "vitest";
import { logLine } from "../../lib/core/log.ts";
import { breakDatabase } from "../support/outage.ts";
import { failingStep, startRun, withStep } from "../support/runs.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";

const lines = (w: World, event: string) => w.logs.filter((line) => line.event === event);
const last = (w: World, event = "request") => lines(w, event).at(-1);

test("a request is one line: who, which route, how it ended, how long it took", async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", BRIEF));
  w.logs.length = 0;
  const answer = await w.get(`/runs/${id}`);
  expect(lines(w, "request")).toEqual([
    {
      event: "request",
      request_id: answer.headers.get("X-Request-Id"),
      method: "GET",
      route: `${API}/runs/:run_id`,
      status: 200,
      duration_ms: 0,
      db_statements: 1,
      db_ms: 0,
      workspace_id: w.workspaceId,
      key_id: w.keyId,
    },
  ]);
});

test.each([
  ["an unknown path", "GET", "/jane@x.com/hello", 404, "unmatched"],
  ["a refused body", "POST", `${API}/generate`, 400, `${API}/generate`],
  ["a method that is not there", "PUT", `${API}/runs`, 405, "unmatched"],
])("%s is logged with the pattern of its route", async (_what, method, path, status, route) => {
  const w = await world();
  await w.call(method, path, method === "GET" ? {} : { json: "{" });
  expect(last(w)).toMatchObject({ status, route });
});

test("a failed request logs reason, place and request id, and nothing of its content", async () => {
  const w = await world();
  const mend = breakDatabase(w, () => new Error('invalid input syntax: "jane@x.com"\nparams: jane@x.com'));
  const answer = await w.post(
    "/generate",
    { ...BRIEF, brief: "Jane Doe sells shoes" },
    { "X-Request-Id": "request-77" },
  );
  mend();
  expect(answer.status).toBe(500);
  expect(last(w, "internal_error")).toMatchObject({ request_id: "request-77" });
  expect(String(last(w, "internal_error")?.at)).toContain("outage.ts");
  expect(JSON.stringify(w.logs)).not.toContain("ane");
});

test("a job is one line, and so is each step of its run, all under the message's id", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w);
  w.logs.length = 0;
  const headers = { "upstash-signature": "signed", "upstash-message-id": "msg_1", "upstash-retried": "2" };
  await w.call("POST", "/jobs", { json: job, headers, key: null });
  expect(lines(w, "job")).toHaveLength(1);
  expect(last(w, "job")).toMatchObject({
    job: "run.advance",
    message_id: "msg_1",
    run_id: id,
    workspace_id: w.workspaceId,
    retried: 2,
    outcome: "done",
    status: 204,
  });
  const steps = lines(w, "step");
  expect(steps.map(({ step }) => step)).toEqual(["start", "write", "compose", "judge", "finish"]);
  for (const step of steps) expect(step).toMatchObject({ message_id: "msg_1", run_id: id, outcome: "done" });
});

test("a failed step is a line of its own, and the line of its job says failed", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w);
  await withStep("compose", failingStep, async () => void (await w.deliver(job)));
  expect(last(w, "step")).toMatchObject({ run_id: id, step: "compose", outcome: "failed" });
  expect(last(w, "step_failed")).toMatchObject({ run_id: id, job: "run.advance" });
  expect(last(w, "job")).toMatchObject({ outcome: "failed", status: 500 });
});

test("a dead letter alerts the operator", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w);
  const letter = { sourceBody: btoa(JSON.stringify(job)), retried: 3 };
  await w.call("POST", "/jobs/failed", {
    json: letter,
    headers: { "upstash-signature": "signed" },
    key: null,
  });
  expect(last(w, "job")).toMatchObject({ outcome: "abandoned", run_id: id });
  expect(w.alerts).toEqual([
    { kind: "dead_letter", subject: "run.advance", workspace_id: w.workspaceId, run_id: id, tries: 4 },
  ]);
});

test("the log holds no text of a customer", async () => {
  const w = await world({ key: { mode: "test" } });
  const words = "Quetzal launches zebrafish shoes for jane@quetzal.example and https://quetzal.example/shop.";
  await w.post(
    "/generate",
    { ...BRIEF, brief: words, metadata: { customer: "Quetzal" } },
    { "Idempotency-Key": "Quetzal" },
  );
  await w.patch("/brand-dna", { tagline: "Quetzal flies", logos: ["https://quetzal.example/logo.png"] });
  await w.post("/brand-assets/people", {
    name: "Quetzal",
    consent: true,
    image_url: "https://quetzal.example/a.png",
  });
  await w.post("/generate", { brief: "Quetzal", channel: "Quetzal", asset_type: "Quetzal" });
  await w.get("/runs?from=Quetzal");
  await w.drain();
  const written = w.logs.map(({ event, ...fields }) =>
    JSON.stringify(logLine(new Date(0), String(event), fields as never)),
  );
  expect(written.length).toBeGreaterThan(8);
  expect(written.filter((line) => /quetzal|zebrafish|Bearer|sk_test/i.test(line))).toEqual([]);
});
