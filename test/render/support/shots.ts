import { createHash } from "node:crypto";
import { draw } from "../../../lib/render/engine.ts";
import type { RenderInput } from "../../../lib/render/plan.ts";
import { render } from "../../../lib/render/render.ts";
import type { Template } from "../../../lib/render/template.ts";
import { card } from "../../../lib/render/templates/card/card.ts";
import { type CardData, complete } from "../../../lib/render/templates/card/data.ts";
import { LAYOUTS } from "../../../lib/render/templates/card/layouts.ts";
import { BRANDS, CONTENT, type Content, EXTREMES } from "./cases.ts";

type Input = Omit<RenderInput, "data"> & { data: CardData };

/** What each layout is made for. */
export const MADE_FOR: Record<string, Content> = {
  stat: "stat",
  figure: "stat",
  quote: "quote",
  voice: "quote",
  list: "bullets",
  agenda: "bullets",
  sides: "sides",
};

export const PLAIN = {
  assetType: "card",
  channel: "web",
  brand: BRANDS.beacon,
  seed: 1,
  watermark: false,
} as const;

/** Draws one layout whatever the content would have chosen. */
export function shoot(name: string, input: Input) {
  const layout = LAYOUTS.find((one) => one.name === name);
  if (!layout) throw new Error(`There is no layout "${name}".`);
  const fixed = {
    ...card,
    draw: (context: Parameters<typeof card.draw>[0], data: CardData) => ({
      layout: name,
      pages: [layout.draw(context, complete(data))],
    }),
  };
  return renderOne(fixed, input);
}

/** Draws a card as the service does. */
export const renderCard = (input: Input) => renderOne(card, input);

async function renderOne(template: Template, input: Input) {
  const { pages, ...rendering } = await render(template, input);
  const [page] = pages;
  if (!page || pages.length > 1) throw new Error(`A card has one page, not ${pages.length}.`);
  return { ...page, ...rendering };
}

const CHANNELS = ["web", "instagram", "linkedin", "tiktok", "youtube"] as const;
const LOOKS = Object.values(BRANDS);

/** Every layout in light and dark with ordinary, shortest and longest content, over sizes, brands and plans in turn. */
export function goldenShots(): { id: string; layout: string; input: Input }[] {
  return LAYOUTS.flatMap(({ name }, i) =>
    EXTREMES.flatMap((extreme, j) =>
      (["light", "dark"] as const).map((theme, k) => ({
        id: `${name}-${theme}-${extreme}`,
        layout: name,
        input: {
          assetType: "card" as const,
          channel: CHANNELS[extreme === "typical" ? 0 : (i + j + k) % CHANNELS.length] ?? "web",
          data: CONTENT[MADE_FOR[name] ?? "statement"][extreme],
          brand: LOOKS[extreme === "typical" ? 0 : (i + 2 * j + k) % LOOKS.length] ?? BRANDS.beacon,
          seed: i + 1,
          theme,
          watermark: (i + j) % 2 === 0,
        },
      })),
    ),
  );
}

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The picture at half its size, for human eyes. */
export function half({ bytes, width, height }: { bytes: Uint8Array; width: number; height: number }) {
  const size = { width: Math.round(width / 2), height: Math.round(height / 2) };
  const root = { type: "image" as const, src: "picture", style: { display: "flex" as const, ...size } };
  return draw({ ...size, root, images: new Map([["picture", bytes]]) }, "png");
}
