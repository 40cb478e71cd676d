import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import type { Template } from "../../lib/render/template.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { BRANDS } from "./support/cases.ts";

const childrenOf = (node: Node): Node[] => (node.type === "container" ? [...node.children] : []);

type Box = { left: number; top: number; width: number; height: number };
const boxOf = ({ style }: Node): Box => ({
  left: Number(style.left ?? 0),
  top: Number(style.top ?? 0),
  width: Number(style.width ?? 0),
  height: Number(style.height ?? 0),
});

/** Coloured lines at the foot of the framed picture which end short of the picture's edges, beside another colour. */
function notchesIn(page: Node): string[] {
  const [picture, ...others] = childrenOf(page);
  const [inner] = picture ? childrenOf(picture) : [];
  if (!picture || !inner) return [];
  const { top, height, width } = boxOf(picture);
  const foot = top + height;
  const isParted = (inner.style.backgroundColor ?? page.style.backgroundColor) !== page.style.backgroundColor;
  return others
    .filter((one) => one.style.backgroundColor !== undefined)
    .map(boxOf)
    .filter((box) => box.height <= 20 && Math.abs(box.top - foot) <= 4 && box.width < width)
    .flatMap((box) => (isParted ? [`a line of ${box.width} of ${width} pixels`] : []));
}

const linesIn = (page: Node) =>
  childrenOf(page).filter(({ style }) => style.backgroundColor !== undefined && Number(style.height) <= 20);

async function pagesOf(id: string, look: string, brand: string): Promise<Node[]> {
  const template = TEMPLATES[id] as Template;
  const planned = await plan(template, {
    assetType: template.assetTypes[0] ?? "card",
    channel: "linkedin",
    data: template.data.parse(template.sample),
    brand: { ...BRANDS.beacon, id: brand, look },
    isPlain: true,
    seed: 1,
    watermark: false,
  });
  return (await prepare(template, planned)).prepared.map(({ page }) => page);
}

const IDS = ["carousel", "announcement", "infographic", "listicle"];
/** Each of them has another variant of a look. */
const OWNERS = ["one", "two", "three", "four", "five"];

test.each(["poster", "masthead", "blueprint"])(
  "in the look %s no line bites into a field of another colour",
  async (look) => {
    const pages: Node[] = [];
    for (const id of IDS) for (const owner of OWNERS) pages.push(...(await pagesOf(id, look, owner)));
    expect(pages.flatMap(notchesIn)).toEqual([]);
  },
);

test("a message on one ground keeps the line over the brand's name", async () => {
  const pages: Node[] = [];
  for (const owner of OWNERS) pages.push(...(await pagesOf("announcement", "blueprint", owner)));
  expect(pages.filter((page) => linesIn(page).length === 0)).toEqual([]);
});
