import { afterEach, describe, expect, test } from "vitest";
import { describe as describeApi } from "../../support/description.ts";
import { png } from "../../support/pictures.ts";
import { json, RENDER_ITEMS, world } from "../../support/world.ts";
import { PYTHON, pythonOf } from "./python-of.ts";

/** A program logs in before it has a key and a client. */
const LOGIN = ["POST /oauth/device_authorization", "POST /oauth/revoke", "POST /oauth/token"];

const WISH = `brief="Harbor Notes now works offline on trains. For commuting product managers.", channel="x", asset_type="card"`;

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** A world whose queue is worked on while Python waits. */
async function stage() {
  const w = await world();
  const client = await pythonOf(w);
  const working = setInterval(() => void w.drain(), 20);
  opened.push({ close: () => clearInterval(working) }, client);
  return { w, ...client };
}

describe.skipIf(!PYTHON)("the Python client", () => {
  test("starts a run, waits for it and lists it", async () => {
    const { tell } = await stage();
    const said = await tell(`
run = brandrun.generate_and_wait(${WISH})
listed = brandrun.list_runs(status=["succeeded", "failed"]).page()
tell([run["status"], run["verdict"], listed[0]["id"] == run["id"], brandrun.get_me()["auto_post"]])`);
    expect(said).toEqual(["succeeded", "approved", true, false]);
  });

  test("says what a run would cost and starts nothing", async () => {
    const { tell } = await stage();
    const said = await tell(`
cost = brandrun.generate(${WISH}, dry_run=True)
tell([cost["dry_run"], cost["accepted"], brandrun.list_runs().page()])`);
    expect(said).toEqual([true, true, []]);
  });

  test("shows a warning of the service at the line that sent a misspelt field", async () => {
    const { tell } = await stage();
    const said = await tell(`
import warnings
with warnings.catch_warnings(record=True) as heard:
    warnings.simplefilter("always")
    brandrun.generate(${WISH}, fromat="square")
tell([[str(one.message), one.category.__name__, one.filename] for one in heard])`);
    const warning = 'Unknown field "fromat" was ignored. Did you mean "format"?';
    expect(said).toEqual([[warning, "BrandrunWarning", "<string>"]]);
  });

  test("reads lists page by page, with cursors or with offsets, once each", async () => {
    const { w, tell, sent } = await stage();
    const items = Array.from({ length: 5 }, () => ({ ...RENDER_ITEMS[0], output_type: "card" }));
    for (let n = 0; n < 3; n++) await w.post("/render", { items });
    const [runs, batches] = (await tell(`
tell([[run["id"] for run in brandrun.list_runs(limit=4)], [one["batch_id"] for one in brandrun.list_batches(limit=2)]])
`)) as string[][];
    expect([new Set(runs).size, runs?.length]).toEqual([15, 15]);
    expect([new Set(batches).size, batches?.length]).toEqual([3, 3]);
    expect(sent).toHaveLength(4 + 2);
  });

  test("reads the event log to its end, each event once", async () => {
    const { w, tell } = await stage();
    await w.post("/generate", { brief: "We ship on Sundays now.", channel: "x", asset_type: "card" });
    await w.drain();
    expect(await tell(`tell([event["type"] for event in brandrun.list_events(limit=1)])`)).toEqual([
      "run.started",
      "run.succeeded",
    ]);
  });

  test("sends a file as a form, and words of Python under the names of the API", async () => {
    const { w, tell, sent } = await stage();
    const picture = Buffer.from(png({ width: 400, height: 300 })).toString("base64");
    const said = await tell(`
import base64
photo = brandrun.upload_photo(name="Dawn", kind="place", tags=["coffee", "autumn"], focus={"x": 0.25, "y": 0.5}, file=base64.b64decode("${picture}"))
runs = brandrun.list_runs(from_="2026-01-01T00:00:00Z", metadata={"order": "A 1042&"}, include_archived=True).page()
brandrun.delete_photo(photo["id"])
tell([photo["tags"], photo["focus"], runs])`);
    expect(said).toEqual([["coffee", "autumn"], { x: 0.25, y: 0.5 }, []]);
    expect(await json(await w.get("/brand-assets/photos"))).toEqual([]);
    const { searchParams } = new URL(sent[1]?.url ?? "", "http://brandrun.test");
    expect(Object.fromEntries(searchParams)).toEqual({
      limit: "100",
      from: "2026-01-01T00:00:00Z",
      "metadata[order]": "A 1042&",
      include_archived: "true",
    });
  });

  test("has a method for every call of the description, with its path, and an Idempotency-Key where it takes one", async () => {
    const { tell, sent, faults } = await stage();
    faults.push(...Array.from({ length: 200 }, () => ({ status: 200, body: [] })));
    await tell(`
import inspect
from brandrun._calls import Calls
for name, method in vars(Calls).items():
    if name.startswith("_"): continue
    places = [one for one in inspect.signature(method).parameters.values() if one.kind == one.POSITIONAL_ONLY]
    answer = getattr(brandrun, name)(*["~id~" for one in places if one.name != "self"])
    if isinstance(answer, Pages): list(answer)
tell(None)`);
    const called = sent.map(
      ({ method, url, headers }) =>
        `${method} ${url.split("?")[0]?.replace(/~id~/g, "{}")}${headers["idempotency-key"] ? " keyed" : ""}`,
    );
    const described = Object.entries(describeApi().paths).flatMap(([path, route]) =>
      Object.entries(route).map(([method, { parameters = [] }]) => {
        const isKeyed = parameters.some((one) => "$ref" in one && one.$ref.endsWith("/Idempotency-Key"));
        return `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "{}")}${isKeyed ? " keyed" : ""}`;
      }),
    );
    const left = ["GET /api/v1/openapi.json", "POST /api/v1/leaked-keys", ...LOGIN];
    expect(called.sort()).toEqual(described.filter((call) => !left.includes(call)).sort());
  });

  test("lets no id lead to another call, and makes calls that it has no method for", async () => {
    const { tell, sent } = await stage();
    const said = await tell(`
problems = []
for one in ["../me?x=/", "", "..", "."]:
    try: brandrun.get_run(one)
    except (BrandrunApiError, ValueError) as error: problems.append(type(error).__name__)
reply = brandrun.request("GET", "/api/v1/programmatic/me")
tell([problems, reply.status, reply.headers["content-type"], reply.body == brandrun.get_me()])`);
    expect(said).toEqual([
      ["BrandrunApiError", "ValueError", "ValueError", "ValueError"],
      200,
      "application/json",
      true,
    ]);
    expect(sent[0]?.url).toBe("/api/v1/programmatic/runs/..%2Fme%3Fx%3D%2F");
  });
});
