import { beforeAll, describe, expect, test } from "vitest";
import { safeFetch } from "../../lib/adapters/safe-fetch.ts";
import { html, ROASTERY, websites } from "../fakes/websites.ts";
import { signedIn } from "../support/browsing.ts";
import { type World, world } from "../support/world.ts";

let w: World;
beforeAll(async () => {
  const { fetch } = websites({
    ...ROASTERY,
    "https://evil.dev/": html('<h1>"><script>alert(1)</script><b>Two words</h1>'),
  });
  w = await world({
    plan: "starter",
    service: { downloads: safeFetch({ fetch, maxBytes: 1e7, timeoutMs: 2_000 }) },
  });
});

/** What a browser would send of the form that a page holds: hidden and text fields, areas, chosen radios. */
function formIn(page: string): Record<string, string> {
  const plain = (text: string) =>
    text
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
  const fields: Record<string, string> = {};
  for (const [input] of page.matchAll(/<input[^>]*>/g)) {
    const [, name] = /\bname="([^"]*)"/.exec(input) ?? [];
    const [, value = ""] = /\bvalue="([^"]*)"/.exec(input) ?? [];
    if (name && (!/type="radio"/.test(input) || /\bchecked/.test(input))) fields[name] = plain(value);
  }
  for (const [, name = "", value = ""] of page.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>([^<]*)/g))
    fields[name] = plain(value);
  return fields;
}

const drafted = async (fields: Record<string, string>) => {
  const person = await signedIn(w);
  const answer = await person.upload("/app/start", fields);
  return { person, status: answer.status, page: await answer.text() };
};

describe("the first two minutes", () => {
  test("a website becomes a brand and a first post, which costs nothing, and sending the form twice makes one", async () => {
    const { person, page } = await drafted({ url: "fjordroast.no", text: "" });
    expect(page).toContain("From the page&#39;s main heading.");
    expect(page).toContain('src="data:image/webp;base64,');
    const form = { ...formIn(page), tagline: "Fresh on Monday", logo: "", and: "post" };
    expect(form).toMatchObject({ product_name: "Fjord Roast", color_primary: "#12434D" });
    const answers = await Promise.all([1, 2].map(() => person.submit("/app/start/accept", form)));
    const [first, second] = answers.map((answer) => answer.headers.get("location"));
    expect(first).toMatch(/^\/app\/runs\/[\w-]+\?done=first$/);
    expect(second).toBe(first);
    await w.drain();
    expect(await person.read(first ?? "")).toContain("Why it scored");
    expect(await (await w.get("/brand-dna")).json()).toMatchObject({
      tagline: "Fresh on Monday",
      palette: { primary: "#12434D" },
    });
    const runs = (await (await w.get("/runs")).json()) as unknown[];
    expect(runs).toHaveLength(1);
  });

  test("what a page says is shown as text and never runs", async () => {
    const { page } = await drafted({ url: "https://evil.dev", text: "" });
    expect(page).not.toContain("<script>alert");
  });

  test("a problem with the address stands beside its field, and the lines are kept", async () => {
    const { status, page } = await drafted({ url: "https://gone.dev", text: "Kite writes." });
    expect(status).toBe(422);
    expect(page).toMatch(/id="url-error">[^<]*404/);
    expect(page).toContain("Kite writes.");
  });

  test("the preview follows the form and stores nothing", async () => {
    const { person } = await drafted({ url: "", text: "Kite writes release notes." });
    w.pass(5);
    const before = await (await w.get("/brand-dna")).json();
    const look = async (fields: Record<string, string>) =>
      (await person.submit("/app/start/preview", { brief: "Kite 2.0 is out.", ...fields })).text();
    const one = await look({ color_primary: "#AA0000", look: "poster" });
    expect(one).toContain("data:image/webp;base64,");
    expect(await look({ color_primary: "#0000AA", look: "poster" })).not.toBe(one);
    expect(await look({ color_primary: "#0000AB" })).toContain("Two previews a second");
    expect(await look({ color_primary: "blue" })).toContain("#RRGGBB");
    expect(await (await w.get("/brand-dna")).json()).toEqual(before);
  });
});
