import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { runs } from "../../drizzle/schema/index.ts";
import { safeFetch } from "../../lib/adapters/safe-fetch.ts";
import { html, ROASTERY, websites } from "../fakes/websites.ts";
import { signedIn } from "../support/browsing.ts";
import { png } from "../support/pictures.ts";
import { type World, world } from "../support/world.ts";

let w: World;
beforeAll(async () => {
  const { fetch } = websites({
    ...ROASTERY,
    "https://cut-off.dev/": {
      type: "text/plain",
      body: "",
      status: 502,
      proxyStatus: "proxy.example; error=dns_error",
    },
    "https://app.dev/": html('<title>Kite</title><div id="root"></div><script src="/a.js"></script>'),
    "https://evil.dev/": html('<h1>"><script>alert(1)</script><b>Two words</h1>'),
  });
  w = await world({
    plan: "starter",
    service: { downloads: safeFetch({ fetch, maxBytes: 1e7, timeoutMs: 2_000 }) },
  });
});

/** What a browser would send of the form that a page holds: hidden and text fields, areas, chosen radios and boxes. */
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
    if (name && (!/type="(?:radio|checkbox)"/.test(input) || /\bchecked/.test(input)))
      fields[name] = plain(value);
  }
  for (const [, name = "", value = ""] of page.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>([^<]*)/g))
    fields[name] = plain(value);
  return fields;
}

/** What a browser shows after the form: it goes on by itself. */
async function sent(person: Awaited<ReturnType<typeof signedIn>>, fields: Record<string, string | File>) {
  const answer = await person.upload("/app/start", fields);
  const to = answer.headers.get("location");
  return to ? person.open(to) : answer;
}

const drafted = async (fields: Record<string, string>) => {
  const person = await signedIn(w);
  const answer = await sent(person, fields);
  return { person, status: answer.status, page: await answer.text() };
};

describe("the first two minutes", () => {
  test("a website becomes a brand and a first post, which costs nothing, and sending the form twice makes one", async () => {
    const { person, page } = await drafted({ url: "fjordroast.no", text: "" });
    expect(page).toContain("From the page&#39;s main heading.");
    expect(page).toContain('src="data:image/webp;base64,');
    expect(page).toMatch(/<dt>Headlines<\/dt><dd>Fraunces<span/);
    expect(page).toMatch(/logo\.png<\/code><span class="hint block">From [^<]+\.</);
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
    expect(await (await w.get("/runs")).json()).toHaveLength(1);
  });

  test("what a page says is shown as text and never runs", async () => {
    const { page } = await drafted({ url: "https://evil.dev", text: "" });
    expect(page).not.toContain("<script>alert");
  });

  test("a problem with the address stands beside its field, and what was typed is kept", async () => {
    const { status, page } = await drafted({ url: "https://gone.dev", text: "" });
    expect(status).toBe(422);
    expect(page).toMatch(/id="url-error">[^<]*404/);
    expect(page).toContain("https://gone.dev");
  });

  test("lines are enough where the website cannot be read, and the page says so", async () => {
    const { status, page } = await drafted({ url: "https://gone.dev", text: "Kite writes release notes." });
    expect(status).toBe(200);
    expect(page).toMatch(/Your website was not read, so this is from your lines: [^<]*404/);
    expect(formIn(page)).toMatchObject({ product_name: "Kite", overview: "Kite writes release notes." });
  });

  test("lines count before the website, which fills in the rest, and both come back with the way back", async () => {
    const text = "Audience: night owls\nVoice: calm, dry\nNever say cheap";
    const { person, page } = await drafted({ url: "fjordroast.no", text });
    const form = formIn(page);
    expect(form).toMatchObject({
      product_name: "Fjord Roast",
      color_primary: "#12434D",
      who_its_for: "night owls",
      voice: "calm, dry",
      banned_words: "cheap",
    });
    const [, back = ""] = /href="(\/app\/start\?[^"]*)">Back to the questions/.exec(page) ?? [];
    const asked = formIn(await person.read(back.replaceAll("&amp;", "&")));
    expect({ ...asked, text: asked.text?.replaceAll("\r\n", "\n") }).toMatchObject({
      url: "fjordroast.no",
      text,
    });
    await person.submit("/app/start/accept", form);
    const stored = (await (await w.get("/brand-dna")).json()) as { product_map: object };
    expect(stored.product_map).toMatchObject({ guidelines: { banned_words: ["cheap"] } });
  });

  test("of two logos the first is used and the other is kept, and another one can be put first", async () => {
    const mine = await world();
    const person = await signedIn(mine);
    const [one, two] = [64, 80].map(
      (side) => new File([png({ width: side, height: side })], "a.png", { type: "image/png" }),
    );
    const body = new FormData();
    body.set("text", "Kite writes release notes.");
    for (const file of [one, two]) if (file) body.append("file", file);
    const answer = await person.uploadAll("/app/start", body);
    const page = await person.read(answer.headers.get("location") ?? "");
    expect(page).toContain(
      "Your brand has 2 logos. The first one stands in your pictures, and the others are kept.",
    );
    const logos = async () => ((await (await mine.get("/brand-dna")).json()) as { logos: string[] }).logos;
    const [first, second = ""] = await logos();
    await person.submit("/app/brand/logo/first", { url: second });
    expect(await logos()).toEqual([second, first]);
  });

  test("a website out of reach is not blamed on its host, and the lines are asked for instead", async () => {
    const { status, page } = await drafted({ url: "https://cut-off.dev", text: "" });
    expect(status).toBe(422);
    expect(page).toMatch(/id="url-error">The host&#39;s name could not be looked up[^<]*a few lines instead/);
    expect(page).not.toContain("502");
  });

  test("colours of a logo are said to come from it, and the first post is drawn as its preview was", async () => {
    const [mine, logo] = [
      await world(),
      new File([png({ width: 64, height: 64 })], "a.png", { type: "image/png" }),
    ];
    const person = await signedIn(mine);
    const text = "Kite writes release notes for product teams.";
    const page = await (await sent(person, { url: "", text, file: logo })).text();
    expect(page).toContain("Taken from your logo. Change what is wrong.");
    expect(page).not.toContain("No colour of the brand was found");
    expect(formIn(page).color_primary).toMatch(/^#[0-9A-F]{6}$/i);
    await person.submit("/app/start/accept", { ...formIn(page), and: "post" });
    const { workspaceId } = mine;
    const [run] = await mine.service.db.select().from(runs).where(eq(runs.workspaceId, workspaceId));
    expect(run).toMatchObject({ seed: 1, brief: formIn(page).brief });
  });

  test("a page that shows its words by scripts says so, and leads to a few lines", async () => {
    const { status, page } = await drafted({ url: "https://app.dev", text: "" });
    expect(status).toBe(200);
    expect(page).toContain("shows its words by scripts, which are not run here");
    expect(page).toContain('<a href="/app/start?from=lines#text">Write a few lines instead</a>');
  });

  test("the colours of a logo are proposed in place of words for them, and taken alone on a press", async () => {
    const mine = await world();
    const person = await signedIn(mine);
    const file = new File([png({ width: 64, height: 64 })], "a.png", { type: "image/png" });
    const text = "Kite writes release notes. Our colours are dark navy and orange. We sound calm.";
    const page = await (await sent(person, { url: "", text, file })).text();
    expect(page).toContain("Your logo is stored with your brand, and nothing else is yet.");
    const form = formIn(page);
    const [, ofLogo = ""] = /^primary (#[0-9A-F]{6})$/.exec(form.logo_colors ?? "") ?? [];
    expect(form).toMatchObject({ color_primary: ofLogo, voice: "calm" });
    const taken = formIn(await (await person.submit("/app/start/accept", { ...form, take: "logo" })).text());
    expect(taken).toMatchObject({ color_primary: ofLogo, color_accent: "", voice: "calm" });
    expect(await (await mine.get("/brand-dna")).json()).toMatchObject({ tagline: "", palette: {} });
  });

  test("a logo that cannot be used is named, and the lines become a brand all the same", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><text y="20" font-family="Nowhere">Crumb</text></svg>';
    const person = await signedIn(w);
    const file = new File([svg], "logo.svg", { type: "image/svg+xml" });
    const answer = await sent(person, { url: "", text: "Crumb bakes bread in Leeds.", file });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain("Is this you?");
    expect(page).toMatch(/Your logo is left out: [^<]+/);
    expect(page).toContain("Nothing is stored yet.");
    expect(page).toContain('name="text" value="Crumb bakes bread in Leeds."');
    const paths = svg.replace(/<text.*<\/text>/, '<path d="M0 0h90v30H0z" fill="#702020"/>');
    const other = new File([paths], "logo.svg", { type: "image/svg+xml" });
    const again = { url: "", text: "Crumb bakes bread in Leeds.", file: other };
    expect(await (await sent(person, again)).text()).toContain("Your logo is stored with your brand");
  });

  test.each([
    "ridgeway cycles",
    "http://127.0.0.1:9410",
    "https://www.example.com:8443/about",
    "http://localhost/",
  ])("an address that is no website says what to type: %s", async (url) => {
    const { status, page } = await drafted({ url, text: "" });
    expect(status).toBe(422);
    expect(page).toContain("Type it as your customers do, such as www.example.com");
    expect(page).not.toMatch(/https uses 443|begins with https/);
  });

  test("an empty form asks for either of its fields", async () => {
    const { status, page } = await drafted({ url: "", text: " " });
    expect(status).toBe(422);
    expect(page).toContain("Give your website, or write a few lines about what you do.");
    expect(page).not.toContain('id="text-error"');
  });

  test("the first post is for the channel of the trade", async () => {
    const mine = await world();
    const person = await signedIn(mine);
    const text = "Tidal Pots makes handmade mugs and runs pottery classes for beginners in Leeds.";
    const page = await (await sent(person, { url: "", text })).text();
    await person.submit("/app/start/accept", { ...formIn(page), and: "post" });
    const { workspaceId } = mine;
    const [run] = await mine.service.db.select().from(runs).where(eq(runs.workspaceId, workspaceId));
    expect(run).toMatchObject({ channel: "instagram" });
  });

  test("the tiles of the art directions say what the large picture says", async () => {
    const { page } = await drafted({ url: "", text: "Kite writes release notes for product teams." });
    const tiles = [...page.matchAll(/sample\.webp\?look=\w+&amp;brief=([^&"]*)/g)].map(([, brief]) => brief);
    expect(tiles.length).toBeGreaterThan(2);
    const [brief] = new Set(tiles);
    expect(new URLSearchParams(`brief=${brief}`).get("brief")).toBe(formIn(page).brief);
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
    expect(await look({ color_primary: "mauvish" })).toContain("#RRGGBB");
    expect(await (await w.get("/brand-dna")).json()).toEqual(before);
  });
});

test("the looks of a proposal are signed with the proposed name, not with that of the workspace", async () => {
  const person = await signedIn(w);
  w.pass(60);
  const page = await (await sent(person, { url: "fjordroast.no" })).text();
  const [, sample = ""] = /src="(\/app\/brand\/sample\.webp\?look=[^"]+)"/.exec(page) ?? [];
  expect(sample).toContain("name=Fjord+Roast");
  const path = sample.replaceAll("&amp;", "&");
  const bytesOf = async (address: string) => Buffer.from(await (await person.open(address)).arrayBuffer());
  w.pass(5);
  const named = await bytesOf(path);
  w.pass(5);
  expect(named.equals(await bytesOf(path.replace("Fjord+Roast", "Kite")))).toBe(false);
});
