import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { bind } from "../support/studio.ts";
import { json, world } from "../support/world.ts";

async function tried(template: string) {
  const w = await world();
  await bind(w, { templates: [template] });
  const owner = await signedIn(w);
  const path = `/app/studio/profiles/${w.keyId}`;
  const made = async (fields: Record<string, string>) => {
    const answer = await owner.submit(`${path}/try`, { output_type: template, ...fields });
    const id = answer.headers.get("location")?.split("/").at(-1);
    return { answer, run: id ? await json(await w.get(`/runs/${id}?view=full`)) : undefined };
  };
  return { w, owner, path, made };
}

test("a card that is tried has only what was typed: a line of the sample is an example in its field", async () => {
  const { owner, path, made } = await tried("offer");
  const page = await owner.read(path);
  expect(page).toMatch(/name="content\.kicker"[^>]*value=""[^>]*placeholder="e\.g\. /);
  const { run } = await made({ "content.offer": "£14 a metre", "content.headline": "The linen sale" });
  expect(run?.body).toEqual({ offer: "£14 a metre", headline: "The linen sale" });
});

test("what a card needs is asked for beside its field, and drawn by no preview without it", async () => {
  const { owner, path, made } = await tried("offer");
  const typed = { output_type: "offer", "content.headline": "The linen sale" };
  const { answer } = await made(typed);
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toMatch(/id="content\.offer"[^>]*aria-invalid="true"/);
  expect(page).toContain("The card needs this.");
  const preview = await (await owner.submit(`${path}/try/preview`, typed)).text();
  expect(preview).toContain("Still needed: Offer.");
  expect(preview).not.toContain("data:image/webp");
});

test("rows of a list that are left empty fall away, with what the sample says in them", async () => {
  const { made } = await tried("comparison");
  const { run } = await made({
    "content.headline": "Glue or screws",
    "content.first": "Glue",
    "content.second": "Screws",
    "content.rows.1.label": "Holds at once",
    "content.rows.1.first": "no",
    "content.rows.1.second": "yes",
    "content.rows.2.label": "Comes apart",
    "content.rows.2.first": "Never",
    "content.rows.2.second": "Yes",
  });
  expect(run?.body).toHaveProperty("rows", [
    { label: "Holds at once", first: false, second: true },
    { label: "Comes apart", first: "Never", second: true },
  ]);
});

test("the JSON and the call begin without a line of the sample", async () => {
  const { owner, path, made } = await tried("testimonial");
  const page = await owner.read(path);
  const [, json = ""] = /<textarea id="data"[^>]*>([^<]*)</.exec(page) ?? [];
  const data = JSON.parse(json.replaceAll("&quot;", '"'));
  expect(data).toMatchObject({ quote: "", name: "" });
  expect(data.photo).toBeUndefined();
  expect((await made({ data: JSON.stringify(data) })).answer.status).toBe(422);
});

test("the sample of an offer fits a shop as well as a program", async () => {
  const { owner, path } = await tried("offer");
  const page = await owner.read(path);
  expect(page).toContain("Until 30 April");
  expect(page).not.toMatch(/annual|plans|workspace[s]? (?:and|for)|eight months/i);
});
