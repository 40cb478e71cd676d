import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { readAsset } from "../support/assets.ts";

const PALETTE = { primary: "#264653", secondary: "#f4a261", accent: "#fffdf8" };

const QUOTES = {
  cover: { headline: "Three lines from the guest book", supporting: "In November" },
  slides: [
    { title: "“I thought the zip was the end of that coat.”", body: "Dev" },
    { title: "“My daughter held the soldering iron herself.”", body: "Joanna P." },
  ],
  closing: { headline: "The next repair day is on Saturday", cta: "", url: "https://weir.example" },
  numbered: false,
};

async function pagesOf(look: string, variant: number, data: object = QUOTES): Promise<Node[]> {
  const planned = await plan(carousel, {
    ...{ assetType: "carousel", channel: "instagram", seed: 1, watermark: false, readAsset },
    data: carousel.data.parse(data),
    brand: { id: "weir", name: "Weir Repairs", tagline: "Bring it broken", palette: PALETTE, look, variant },
  });
  const { prepared } = await prepare(carousel, planned);
  return prepared.map(({ page }) => page);
}

const all = (node: Node): Node[] => [node, ...(node.type === "container" ? node.children.flatMap(all) : [])];

/** Panels from one side of the framed picture to the other. */
const panelsOf = (page: Node): Node[] =>
  all(page).filter(({ style }) => style.backgroundColor && style.left === 0 && Number(style.width) > 900);

test.each([0, 1, 2])("no panel of a bubble has the colour around it: %i", async (variant) => {
  for (const page of await pagesOf("bubble", variant))
    for (const { style } of panelsOf(page))
      expect(style.backgroundColor).not.toBe(page.style.backgroundColor);
});

test("the tail of a bubble has the colour of its foot on every slide", async () => {
  for (const page of await pagesOf("bubble", 2)) {
    const tail = all(page).find((node) => node.type === "image" && node.src.includes("pointing"));
    expect(tail).toBeDefined();
    expect(tail?.type === "image" && tail.src).not.toContain(`fill="${page.style.backgroundColor}"`);
  }
});

test.each([0, 1])(
  "the line inside a frame stands on every slide, and no other line crosses it: %i",
  async (variant) => {
    for (const page of await pagesOf("gallery", variant)) {
      const lines = all(page).filter(({ style }) => `${style.border ?? ""}`.startsWith("2px"));
      expect(lines.length).toBeGreaterThan(0);
    }
  },
);

test("a series with steps has one count: no page stands beside it", async () => {
  const data = {
    cover: { headline: "Release 8.2 is live" },
    slides: [{ title: "Slots come again" }, { title: "Rules for no-shows" }, { title: "Nothing to install" }],
    closing: { headline: "Full notes", cta: "", url: "https://weir.example/8-2" },
    numbered: false,
    steps: 2,
  };
  const pages = await pagesOf("poster", 0, data);
  const parts = pages.flatMap((page) => textNodes(page).map(({ attributes }) => attributes?.part));
  expect(parts).not.toContain("page");
});

test("a question alone on its slide stands beside a sign, and a plain statement beside no pattern", async () => {
  const data = {
    cover: { headline: "Two questions" },
    slides: [{ title: "May buyer and seller have a notary each?" }, { title: "Yes, and it costs no more" }],
    closing: { headline: "Book a meeting", cta: "", url: "https://weir.example" },
    numbered: false,
  };
  const [, question, answer] = await pagesOf("blueprint", 0, data);
  const drawn = (page: Node | undefined) => (page ? all(page).filter(({ type }) => type === "image") : []);
  expect(drawn(question)).toHaveLength(1);
  expect(drawn(answer)).toHaveLength(0);
});
