import { describe, expect, test } from "vitest";
import { patchDna } from "../support/dna.ts";
import { BRIEF, type World, world } from "../support/world.ts";

type Run = {
  status: string;
  render_hash: string;
  assets: { sha256: string; url: string }[];
  alt_text: string;
  output_text: string;
  quality: { checks: { id: string; passed: boolean }[] };
};

async function drawn(w: World, brief = BRIEF.brief): Promise<Run> {
  const { id } = (await (await w.post("/generate", { ...BRIEF, brief, seed: 11 })).json()) as { id: string };
  await w.drain();
  const run = (await (await w.get(`/runs/${id}`)).json()) as Run;
  expect(run.status).toBe("succeeded");
  return run;
}

/** The picture of a card in a workspace with this Brand DNA, and the house's look and fonts: suggested ones are the workspace's own. */
async function pictureWith(...patches: object[]): Promise<string | undefined> {
  const w = await world();
  await patchDna(w, { product_map: { guidelines: { look: "signal", fonts: "bold" } } });
  for (const patch of patches) await patchDna(w, patch);
  return (await drawn(w)).assets[0]?.sha256;
}

describe("Brand DNA in the next run", () => {
  test("palette, tagline and fonts change the next picture, and an unchanged Brand DNA draws the same", async () => {
    const plain = await pictureWith();
    const palette = await pictureWith({ palette: { primary: "#0A7F3F" } });
    const tagline = await pictureWith({ tagline: "Notes that travel." });
    const fonts = await pictureWith({ product_map: { guidelines: { fonts: "editorial" } } });
    expect(new Set([plain, palette, tagline, fonts]).size).toBe(4);
    expect(await pictureWith({ palette: ["#0a7f3f"] })).toBe(palette);
    expect(await pictureWith({ tagline: "Other words." }, { tagline: "Notes that travel." })).toBe(tagline);
    expect(await pictureWith({ tagline: "Other words." }, { tagline: null })).toBe(plain);
  });

  test("the slogan is drawn as the exact tagline and is checked by the lint", async () => {
    const w = await world();
    await patchDna(w, { tagline: "Notes that travel." });
    const { quality } = await drawn(w);
    expect(quality.checks.find(({ id }) => id.includes("slogan"))).toMatchObject({ passed: true });
  });

  test("the text of a run spells the offer's name as the Brand DNA does", async () => {
    const w = await world();
    await patchDna(w, {
      offer: { product_name: "HarborNotes Pro", one_liner: "Notes for people on the move." },
      overview: "HarborNotes Pro keeps notes in sync on trains.",
    });
    const { output_text, alt_text } = await drawn(
      w,
      "Announce that harbornotes pro now works offline on trains.",
    );
    expect(`${output_text} ${alt_text}`).toContain("HarborNotes Pro");
  });
});
