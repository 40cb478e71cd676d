import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { type World, world } from "../support/world.ts";

const dnaOf = async (w: World) => (await (await w.get("/brand-dna")).json()) as Record<string, unknown>;

test("voice, banned words and proven claims are fields; what is not touched stays as it was written", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const guidelines = { tone: "Warm and plain", banned_words: ["cheap"], notes: "Mention the shop." };
  await w.patch("/brand-dna", { product_map: { guidelines, plans: { pro: "For teams" } } });
  const before = { voice_before: "warm, plain", banned_words_before: "cheap", proven_claims_before: "" };
  await owner.submit("/app/brand", {
    ...before,
    voice: "warm, plain",
    banned_words: "cheap, best",
    proven_claims: "Organic, certified DE-ÖKO-006\r\n\r\nMade in Freiburg",
  });
  expect((await dnaOf(w)).product_map).toEqual({
    guidelines: { ...guidelines, banned_words: ["cheap", "best"] },
    plans: { pro: "For teams" },
    proven_claims: ["Organic, certified DE-ÖKO-006", "Made in Freiburg"],
  });
  const page = await owner.read("/app/brand");
  expect(page).toContain("Made in Freiburg</textarea>");
  await owner.submit("/app/brand", { ...before, banned_words_before: "cheap, best", banned_words: "" });
  expect((await dnaOf(w)).product_map).toMatchObject({ guidelines: { tone: "Warm and plain" } });
  expect(JSON.stringify((await dnaOf(w)).product_map)).not.toContain("banned_words");
});

test("a rule that stood under another name is cleared and changed by its field", async () => {
  const w = await world();
  const guidelines = { tone: ["dry"], never_say: ["cheap"], look: "signal" };
  await w.call("PATCH", "/brand-dna", {
    json: { product_map: { guidelines, proven_claims: "Made in Freiburg" } },
  });
  const owner = await signedIn(w);
  const page = await owner.read("/app/brand");
  expect(page).toMatch(/<input id="voice"[^>]*value="dry"/);
  expect(page).toContain("Made in Freiburg</textarea>");
  await owner.submit("/app/brand", {
    ...{ voice_before: "dry", voice: "" },
    ...{ banned_words_before: "cheap", banned_words: "best" },
    ...{ proven_claims_before: "Made in Freiburg", proven_claims: "Made in Freiburg" },
    look_before: "signal",
    look: "signal",
  });
  expect((await dnaOf(w)).product_map).toEqual({
    guidelines: { look: "signal", banned_words: ["best"] },
    proven_claims: "Made in Freiburg",
  });
});

test("a browser keeps a sample of the brand's version, and no other", async () => {
  const owner = await signedIn(await world());
  const { headers } = await owner.open("/app/brand/sample.webp?version=1");
  expect(headers.get("cache-control")).toBe("private, max-age=86400");
  expect((await owner.open("/app/brand/sample.webp")).headers.get("cache-control")).toBe("no-store");
});

test("the brand's samples are drawn in the colours that are asked for", async () => {
  const owner = await signedIn(await world());
  const sample = async (query: string) => {
    const answer = await owner.open(`/app/brand/sample.webp?${query}`);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    return Buffer.from(await answer.arrayBuffer()).toString("base64");
  };
  const [green, red] = [
    await sample("look=signal&color_primary=2F6C4F"),
    await sample("look=signal&color_primary=B01717"),
  ];
  expect(green).not.toBe(red);
  expect(await sample("look=poster&color_primary=2F6C4F")).not.toBe(green);
});

test("templates are shown as the brand has them, and a browser keeps them for its version", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const shown = async () => {
    const answer = await owner.open("/app/brand/template.webp?template=stat&version=1");
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toBe("private, max-age=86400");
    return Buffer.from(await answer.arrayBuffer()).toString("base64");
  };
  const before = await shown();
  await w.call("PATCH", "/brand-dna", { json: { palette: { primary: "#B01717" } } });
  expect(await shown()).not.toBe(before);
  expect((await owner.open("/app/brand/template.webp?template=nothing")).status).toBe(404);
});

test("the page shows what else is stored, and where it is changed", async () => {
  const w = await world();
  const product_map = { voice: "warm", guidelines: { banned_words: ["revolutionary", "best"] } };
  const icp = { role: "founder of a courier company" };
  await w.call("PATCH", "/brand-dna", { json: { product_map, icp } });
  const page = await (await signedIn(w)).read("/app/brand");
  expect(page).toContain("<dt>voice</dt><dd>warm</dd>");
  expect(page).toMatch(/<input id="banned_words"[^>]*value="revolutionary, best"/);
  expect(page).toContain("<dt>audience role</dt><dd>founder of a courier company</dd>");
  expect(page).toContain("how the Brand DNA, all that is stored of your brand, is written");
});
