import { describe, expect, test } from "vitest";
import { layOut } from "../../lib/render/engine.ts";
import type { LookId } from "../../lib/render/look/looks.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { drawnTexts } from "../../lib/render/scene.ts";
import { announcement } from "../../lib/render/templates/announcement/announcement.ts";
import { card } from "../../lib/render/templates/card/card.ts";
import { paragraphsOf } from "../../lib/render/templates/card/reading.tsx";
import type { Channel } from "../../lib/vocab.ts";
import { readAsset } from "../support/assets.ts";
import { PLAIN } from "./support/shots.ts";

const SENTENCES = [
  "From Monday 11 January 2027 you will find our workshop at 14 Mill Lane, two doors down from the old bakery.",
  "The new place has three times the space, a proper repair bench by the window and parking for four cars.",
  "The old shop on Station Road closes for good on Saturday 2 January at 4 pm.",
  "Repairs that are waiting with us move along, you need not do anything.",
  "Opening hours stay the same: Tuesday to Saturday, 10 am to 5 pm.",
  "If you come by in the first week there is coffee and a free leather key ring for everybody.",
];
const TEXT = SENTENCES.join(" ");
const DETAILS = "Date: Mon 11 January · Place: 14 Mill Lane · Phone: 01632 960 144";
const POINTS = ["Bags and belts: two weeks", "Shoes: three weeks", "Saddles: ask us first"];

async function drawn(
  template: typeof announcement | typeof card,
  data: object,
  { channel, look }: { channel: Channel; look?: LookId },
) {
  const brand = look ? { ...PLAIN.brand, look } : PLAIN.brand;
  const planned = await plan(template, {
    ...PLAIN,
    brand,
    channel,
    data: template.data.parse(data),
    readAsset,
  });
  const { prepared } = await prepare(template, planned);
  const pages = await Promise.all(
    prepared.map(async ({ page, scene }) => drawnTexts(page, await layOut(scene))),
  );
  return pages.flat();
}

const LOOKS: LookId[] = ["signal", "poster", "gallery", "masthead", "column", "blueprint", "bubble"];
const CHANNELS: Channel[] = ["twitter", "linkedin", "instagram", "tiktok"];
/** Every size in one look, and every look in one size. */
const WAYS = [
  ...CHANNELS.map((channel) => ["signal", channel] as const),
  ...LOOKS.slice(1).map((look) => [look, "twitter"] as const),
];

describe("a whole text stands on one picture", () => {
  test.each(WAYS)("in the look %s for %s", async (look, channel) => {
    const texts = await drawn(
      announcement,
      { headline: "We are moving", supporting: TEXT, details: DETAILS },
      { look, channel },
    );
    const said = texts.map(({ text }) => text).join(" ");
    for (const sentence of SENTENCES) expect(said).toContain(sentence);
    expect(said).toContain("01632 960 144");
    expect(texts.filter(({ cut }) => cut)).toEqual([]);
  });
});

test.each(["text", "points"] as const)("%s that the author wrote first stand first", async (opens) => {
  const texts = await drawn(
    card,
    { headline: "Repairs", supporting: TEXT.slice(0, 330), bullets: POINTS, opens },
    { channel: "linkedin" },
  );
  const top = (part: string) => Math.min(...texts.filter((one) => one.part === part).map(({ box }) => box.y));
  const [first, second] = opens === "points" ? ["bullet", "supporting"] : ["supporting", "bullet"];
  expect(top(first)).toBeLessThan(top(second));
});

test("a text falls into paragraphs of one or two sentences, and none is lost", () => {
  const paragraphs = paragraphsOf(TEXT);
  expect(paragraphs[0]).toBe(SENTENCES[0]);
  expect(paragraphs.length).toBe(5);
  expect(paragraphs.join(" ")).toBe(TEXT);
});

test("each entry of a list is a paragraph of its own", () => {
  const entries = ["Thursday 24: 7 am to 4 pm.", "Monday 28 to Wednesday 30: 9 am to 6 pm."];
  expect(paragraphsOf(`We are open. ${entries.join(" ")} Order by Friday.`)).toEqual([
    "We are open.",
    ...entries,
    "Order by Friday.",
  ]);
});
