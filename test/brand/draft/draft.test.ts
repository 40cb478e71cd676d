import { converter } from "culori";
import { describe, expect, test } from "vitest";
import { safeFetch } from "../../../lib/adapters/safe-fetch.ts";
import { type BrandDraft, NO_NAME } from "../../../lib/brand/draft/draft.ts";
import { draftFromText } from "../../../lib/brand/draft/from-text.ts";
import { html, ROASTERY, type Served, websites } from "../../fakes/websites.ts";
import { world } from "../../support/world.ts";

async function online(pages: Record<string, Served>) {
  const web = websites(pages);
  const downloads = safeFetch({ fetch: web.fetch, maxBytes: 1e7, timeoutMs: 2_000 });
  const w = await world({ service: { downloads } });
  const ask = (body: object) => w.post("/brand-dna/draft", body);
  return { w, web, ask, draft: async (body: object) => (await (await ask(body)).json()) as BrandDraft };
}

const hueOf = (hex: string): number => converter("oklch")(hex)?.h ?? 0;

const site = (body: string, head = "") => ({
  "https://kite.dev/": html(`<html><head>${head}</head><body>${body}</body></html>`),
});

describe("a website", () => {
  test("gives name, words, colours, fonts and logo, each with the place where it stood", async () => {
    const { draft } = await online(ROASTERY);
    const { proposed, sources, readable } = await draft({ url: "https://fjordroast.no/" });
    expect(proposed).toMatchObject({
      tagline: "Coffee roasted the week you drink it",
      offer: {
        product_name: "Fjord Roast",
        one_liner:
          "Fjord Roast sends freshly roasted coffee to small offices across Norway every second Monday.",
        features: [
          "Roasted to order: Nothing waits in a warehouse.",
          "Pause any time: You don't need coffee in July.",
          "Grinder on loan: It's yours for as long as you subscribe.",
        ],
      },
      palette: { primary: "#12434D", accent: "#E8873A", background: "#FBF6EE", text: "#1B2A2C" },
      product_map: { guidelines: { fonts: "Fraunces", voice: ["friendly", "direct"] } },
      logos: ["https://fjordroast.no/logo.png"],
    });
    expect(readable).toBe("yes");
    const where = Object.fromEntries(sources.map((one) => [one.field, one.where]));
    expect(where).toMatchObject({
      tagline: "the page's main heading",
      "offer.one_liner": "the page's description",
      "palette.primary": "the page's theme-color",
      "palette.accent": "--accent in the stylesheet",
    });
    for (const { address } of sources) expect(address).toMatch(/^https:\/\/fjordroast\.no\//);
  });

  test("is accepted as it is proposed, and nothing is stored before", async () => {
    const { w, draft } = await online(ROASTERY);
    const { proposed } = await draft({ url: "https://fjordroast.no/" });
    expect(await (await w.get("/brand-dna")).json()).toMatchObject({ version: 0, tagline: "" });
    const accepted = await w.patch("/brand-dna", proposed);
    expect(accepted.status).toBe(200);
    expect(await accepted.json()).toMatchObject({ version: 1, palette: proposed.palette });
  });

  test("what it says is data: an instruction in it changes nothing and is not proposed from the foot of a page", async () => {
    const { draft } = await online(ROASTERY);
    expect(JSON.stringify(await draft({ url: "https://fjordroast.no/" }))).not.toContain("Ignore previous");
  });

  test("that shows its words by scripts only says so", async () => {
    const { draft } = await online(
      site(
        '<div id="root"></div><noscript>Please enable JavaScript to use this site, it is needed.</noscript><script src="/a.js"></script>',
        "<title>Kite</title>",
      ),
    );
    const { readable, notes, proposed } = await draft({ url: "https://kite.dev/" });
    expect(readable).toBe("script_only");
    expect(notes[0]).toContain("by scripts");
    expect(proposed.offer).toEqual({ product_name: "Kite" });
  });

  test("costs at most eight files, and never more than the bytes allowed", async () => {
    const sheets = Array.from({ length: 30 }, (_, i) => `<link rel="stylesheet" href="/${i}.css">`).join("");
    const links = "<a href='/features'>a</a><a href='/about'>b</a><link rel='manifest' href='/m.json'>";
    const { draft, web } = await online(site(`${links}<p>Words.</p>`, sheets));
    const { pages } = await draft({ url: "https://kite.dev/" });
    expect(web.asked.length).toBeLessThanOrEqual(8);
    expect(pages).toHaveLength(web.asked.length);
    const big = await online({ "https://kite.dev/": html(`<p>${"word ".repeat(600_000)}`) });
    const refused = await big.ask({ url: "https://kite.dev/" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("larger than 2 MB");
  });

  test("is read in the encoding it declares, and with relative addresses below its base", async () => {
    const bytes = Uint8Array.from(
      '<meta charset="iso-8859-1"><base href="https://cdn.kite.dev/x/"><title>Caf\xe9 Noir</title><h1>Fra\xeeche et noire</h1><header><img class=logo src=l.svg></header>',
      (sign) => sign.charCodeAt(0),
    );
    const { draft } = await online({ "https://cafenoir.fr/": { type: "text/html", body: bytes } });
    const { proposed } = await draft({ url: "https://cafenoir.fr/" });
    expect(proposed).toMatchObject({
      tagline: "Fraîche et noire",
      offer: { product_name: "Café Noir" },
      logos: ["https://cdn.kite.dev/x/l.svg"],
    });
  });

  test.each([
    ["http://kite.dev/", "https://"],
    ["https://localhost/", "public internet"],
    ["https://169.254.169.254/latest", "not an IP address"],
    ["https://gone.dev/", "status 404"],
  ])("at %s is refused at the field", async (url, why) => {
    const { ask } = await online({});
    const answer = await ask({ url });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      detail: [{ loc: ["body", "url"], msg: expect.stringContaining(why) }],
    });
  });

  test("that redirects inside is not followed", async () => {
    const { ask, web } = await online({
      "https://kite.dev/": { ...html(""), status: 302, location: "https://metadata.internal/" },
    });
    expect((await ask({ url: "https://kite.dev/" })).status).toBe(422);
    expect(web.asked).toEqual(["https://kite.dev/"]);
  });
});

describe("a few lines", () => {
  test.each([
    [
      "Clay & Co. is a pottery studio in Leeds.\nSlogan: Hands in the mud.\nFor adults who want to switch off.\nMood: calm",
      { name: "Clay & Co", tagline: "Hands in the mud.", audience: "Adults who want to switch off" },
    ],
    [
      "Slogan: Bread that waits for you. For: early risers. We bake sourdough.",
      { name: undefined, tagline: "Bread that waits for you.", audience: "early risers" },
    ],
    [
      "Our slogan: “Slow down”\nName: Clay & Co",
      { name: "Clay & Co", tagline: "Slow down", audience: undefined },
    ],
  ])("with labels have the value behind each, and no label is one: %s", (text, wanted) => {
    const { name, tagline, audience } = draftFromText(text, "Mill");
    expect({ name: name?.value, tagline: tagline?.value, audience: audience?.value }).toEqual(wanted);
  });

  const WORDED: [lines: string, palette: Record<string, string>, overview: string | undefined][] = [
    [
      "Crumb & Sieve sells tins. Our colours are warm brown and cream.",
      { primary: "#7A4B2A", background: "#FFF6E5" },
      "Crumb & Sieve sells tins.",
    ],
    [
      "Kite builds kites, and our brand colours are navy blue, mint green and off-white.",
      { primary: "#1B2A4A", accent: "#A9DCC3", background: "#FAF7EF" },
      "Kite builds kites.",
    ],
    [
      "Die Mühle mahlt Roggen. Unsere Farben sind dunkelblau und Gelb. Unser Logo ist ein Brot.",
      { primary: "#002774", accent: "#F2C230" },
      "Die Mühle mahlt Roggen.",
    ],
    [
      "Nous vendons du pain. Le vert et l'or sont nos couleurs.",
      { primary: "#2F7D4B", accent: "#C19A3B" },
      "Nous vendons du pain.",
    ],
    [
      "We print zines. Black and white are our colours.",
      { primary: "#111111", background: "#FFFFFF" },
      "We print zines.",
    ],
    // What is sold may have colours and logos, too.
    [
      "We sell paint in forty colours. Our colours are mixed in Leeds. Our logos are drawn in two days.",
      {},
      "We sell paint in forty colours. Our colours are mixed in Leeds. Our logos are drawn in two days.",
    ],
  ];

  test.each(WORDED)(
    "say what the brand looks like apart from what it does: %s",
    (lines, palette, overview) => {
      const draft = draftFromText(lines, "Kite");
      const colors = Object.entries(draft.palette).map(([role, { value }]) => [role, value]);
      expect(Object.fromEntries(colors)).toEqual(palette);
      expect(draft.overview?.value).toBe(overview);
    },
  );

  test.each([
    [
      "Tidal Pots makes bowls. Slogan: Made slowly, used daily. We sound warm, plain and never salesy.",
      { tagline: "Made slowly, used daily.", voice: ["warm", "plain", "never salesy"] },
    ],
    [
      "Tidal Pots makes bowls.\nTagline: Thrown by hand. Fired twice. Our voice is calm and a little dry.",
      { tagline: "Thrown by hand. Fired twice.", voice: ["calm", "a little dry"] },
    ],
    [
      "Tidal Pots makes bowls.\nTone of voice: calm, friendly. We open at nine.",
      { tagline: undefined, voice: ["calm", "friendly"] },
    ],
    [
      "Tidal Pots makes bowls. We talk like a neighbour. Motto: “We sound like the sea.” We write daily reports for teams.",
      { tagline: "We sound like the sea.", voice: ["like a neighbour"] },
    ],
  ])("keep the voice apart from the slogan and from what is told: %s", (lines, wanted) => {
    const { tagline, voice, overview } = draftFromText(lines, "Kite");
    expect({ tagline: tagline?.value, voice: voice.map(({ value }) => value) }).toEqual(wanted);
    expect(overview?.value).toMatch(/^Tidal Pots makes bowls\./);
    expect(overview?.value).not.toMatch(/sound|voice|calm|neighbour/i);
  });

  test.each([
    ["Our colours are deep sea green and warm clay.", 2],
    ["Colours: deep sea green, warm clay", 2],
    ["Deep sea green and warm clay.", 2],
    ["Brand colours deep sea green and warm clay.", 2],
    // What is sold, and what a logo shows, are no colours of the brand.
    ["We sell clay in many colours, we fire clay.", 0],
    ["Our logo is a stone.", 0],
    ["Clay and stone.", 0],
  ])("have as many colours as they name in words: %s", (line, count) => {
    const { palette } = draftFromText(`Tidal Pots makes bowls. ${line}`, "Kite");
    const [primary, accent] = [palette.primary, palette.accent].map((one) => hueOf(one?.value ?? ""));
    expect(Object.keys(palette)).toHaveLength(count);
    if (count === 0) return;
    expect(primary).toBeGreaterThan(150);
    expect(primary).toBeLessThan(200);
    expect(accent).toBeGreaterThan(30);
    expect(accent).toBeLessThan(65);
  });

  test("say to whom something is sold, which is no part of it", () => {
    const { features, audience, tagline } = draftFromText(
      "Crumb & Sieve sells rye flour, bread tins and cake tins to home bakers and small bakeries in Leeds. Our slogan is Bake slowly.",
      "Kite",
    );
    expect(features?.value).toEqual(["Rye flour", "Bread tins", "Cake tins"]);
    expect(audience?.value).toBe("Home bakers and small bakeries");
    expect(tagline?.value).toBe("Bake slowly");
  });

  test("give what they say, and no name where they have none", async () => {
    const { draft } = await online({});
    const { proposed } = await draft({
      text: 'Harbor Notes is a notebook for commuting product managers. Slogan: "Write where you are". Colours: #0F6B4F and orange.\n- Works offline\n- Syncs at the next station',
    });
    expect(proposed).toMatchObject({
      tagline: "Write where you are",
      offer: {
        product_name: "Harbor Notes",
        who_its_for: "Commuting product managers",
        features: ["Works offline", "Syncs at the next station"],
      },
      palette: { primary: "#0F6B4F", accent: "#E8762D" },
    });
    expect((await draft({ text: "Mill.\nColours: dark green, #FF8800" })).proposed.palette).toMatchObject({
      primary: "#004F20",
      accent: "#FF8800",
    });
    const lines = "Kite makes offline maps for couriers. Founded in 2019. It costs 12 euro a month.";
    expect((await draft({ text: lines })).proposed).toMatchObject({
      overview: lines,
      offer: { one_liner: "Kite makes offline maps for couriers." },
    });
    const nameless = await draft({ text: "we repair bicycles." });
    expect(nameless.proposed.offer).not.toHaveProperty("product_name");
    expect(nameless.notes).toContain(NO_NAME);
  });

  test.each([{}, { url: "https://kite.dev", text: "Both" }, { text: "…" }])("%j is refused", async (body) => {
    const { ask } = await online({});
    expect((await ask(body)).status).toBe(422);
  });
});
