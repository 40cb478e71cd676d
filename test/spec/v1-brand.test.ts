import { describe, expect, test } from "vitest";
import { DNA, patchDna, readDna } from "../support/dna.ts";
import { expectRefusal } from "../support/expect.ts";
import { seedPost } from "../support/posts.ts";
import { PERSON } from "../support/routes.ts";
import { upload } from "../support/screens.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { API, world } from "../support/world.ts";

describe("Endpoints, Brand DNA", () => {
  test("Endpoints, Brand DNA: GET answers 200 with the Brand DNA of the key's workspace", async () => {
    const w = await world();
    await patchDna(w, { tagline: "Ours." });
    const answer = await w.get(DNA);
    expect([answer.status, await readDna(answer)]).toMatchObject([200, { tagline: "Ours." }]);
    const { key } = await otherWorkspace(w);
    expect(await readDna(await w.call("GET", DNA, { key }))).toMatchObject({ tagline: "" });
  });

  test("Endpoints, Brand DNA: PATCH with only the changed fields answers 200 and leaves the others", async () => {
    const w = await world();
    await patchDna(w, { tagline: "A", overview: "B", palette: { primary: "#112233" } });
    expect(await patchDna(w, { overview: "C" })).toMatchObject({
      tagline: "A",
      overview: "C",
      palette: { primary: "#112233" },
    });
  });

  test("Endpoints, Brand DNA: patching features keeps product_name", async () => {
    const w = await world();
    await patchDna(w, { offer: { product_name: "Fernway", features: ["a"] } });
    const { offer } = await patchDna(w, { offer: { features: ["b"] } });
    expect(offer).toEqual({ product_name: "Fernway", one_liner: "", features: ["b"], who_its_for: "" });
  });
});

describe("Endpoints, other brand and account endpoints", () => {
  test.each(["/brand-assets/people", "/media", "/performance?window=30d", "/posts"])(
    "Endpoints, others: GET %s answers 200 at both of its paths",
    async (path) => {
      const w = await world();
      for (const prefix of ["", API]) expect((await w.call("GET", prefix + path)).status).toBe(200);
    },
  );

  test("Endpoints, others: POST and DELETE of the people library, POST /media/delete", async () => {
    const w = await world();
    const answer = await w.post("/brand-assets/people", PERSON);
    const { id } = (await answer.json()) as { id: string };
    expect([answer.status, (await w.del(`/brand-assets/people/${id}`)).status]).toEqual([201, 204]);
    expect((await w.post("/media/delete", { ids: [id] })).status).toBe(200);
  });
});

describe("Data, Post record", () => {
  test("Data, Post record: has every field, and status posted", async () => {
    const w = await world();
    const url = "https://x.com/i/status/1889";
    const id = await seedPost(w, { platform: "x", externalPostId: "1889", url });
    const [post] = (await (await w.get("/posts")).json()) as object[];
    expect(post).toMatchObject({
      id,
      run_id: expect.any(String),
      platform: "x",
      status: "posted",
      external_post_id: "1889",
      url,
      posted_at: "2026-06-15T12:00:00.000Z",
    });
  });
});

describe("brand-dna", () => {
  const FIELDS =
    "tagline overview offer product_map icp palette logos features products audience version updated_at";

  test("brand-dna: read and patch return the same record, whole", async () => {
    const w = await world();
    const patched = await patchDna(w, { tagline: "A" });
    expect(Object.keys(patched)).toEqual(expect.arrayContaining(FIELDS.split(" ")));
    expect(await readDna(await w.get(DNA))).toEqual(patched);
  });

  test("brand-dna: an array of up to 8 colours is mapped to the roles in order", async () => {
    const { palette } = await patchDna(await world(), { palette: ["#111111", "#222222", "#333333"] });
    expect(palette).toEqual({ primary: "#111111", secondary: "#222222", accent: "#333333" });
  });

  test("brand-dna: logos are https, and our own addresses are always accepted", async () => {
    const w = await world();
    const { image_url } = await upload(w);
    expect((await patchDna(w, { logos: [image_url] })).logos).toEqual([image_url]);
    await expectRefusal(await w.patch(DNA, { logos: ["http://example.com/a.png"] }), 422, "validation_error");
  });

  test("brand-dna: null clears, {} changes nothing, an unknown field is 422", async () => {
    const w = await world();
    await patchDna(w, { tagline: "A" });
    expect(await patchDna(w, {})).toMatchObject({ tagline: "A", version: 1 });
    expect(await patchDna(w, { tagline: null })).toMatchObject({ tagline: "", version: 2 });
    await expectRefusal(await w.patch(DNA, { slogan: "A" }), 422, "validation_error");
  });

  test("brand-dna: a stale If-Match is 409 version_conflict", async () => {
    const w = await world();
    const tag = (await w.get(DNA)).headers.get("ETag") ?? "";
    await patchDna(w, { tagline: "A" });
    const stale = await w.call("PATCH", DNA, { json: { tagline: "B" }, headers: { "If-Match": tag } });
    await expectRefusal(stale, 409, "version_conflict");
  });
});

test("people: without consent 422", async () => {
  const { consent: _, ...body } = PERSON;
  await expectRefusal(await (await world()).post("/brand-assets/people", body), 422, "validation_error");
});

test("performance: another window is 422, and the record has its fields", async () => {
  const w = await world();
  await expectRefusal(await w.get("/performance?window=14d"), 422, "validation_error");
  expect(Object.keys((await (await w.get("/performance")).json()) as object)).toEqual(
    "window from to totals by_platform by_asset_type top_posts ranking score_calibration score_fit".split(
      " ",
    ),
  );
});
