import type { Brand } from "../../../lib/copy/types.ts";
import type { BrandLook } from "../../../lib/render/plan.ts";
import { render as drawn } from "../../../lib/render/render.ts";
import { card as template } from "../../../lib/render/templates/card/card.ts";
import type { CardData } from "../../../lib/render/templates/card/data.ts";
import { guardStory } from "../../../lib/story/guard/guard.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";

/** Work for one request. Its time is taken outside, because the clock stands still in here while nothing is awaited. */
export type RenderOrder = { cards: CardData[]; brand: BrandLook; logo: string };
export type CopyOrder = { briefs: string[]; brand: Brand };

async function render({ cards, brand, logo }: RenderOrder): Promise<number> {
  const art = { bytes: new TextEncoder().encode(logo) };
  let size = 0;
  for (const data of cards) {
    const look = { ...brand, logos: [art] };
    const card = { assetType: "card", channel: "twitter", data, brand: look, watermark: false } as const;
    size += (await drawn(template, card)).pages[0]?.bytes.byteLength ?? 0;
  }
  return size;
}

/** What the steps write and judge do for each brief. */
function copy({ briefs, brand }: CopyOrder): number {
  const about = { channel: "linkedin", assetType: "card" } as const;
  let total = 0;
  for (const brief of briefs) {
    const story = houseStory({ brief, brand, ...about });
    const { findings } = guardStory(story, { brief, brand });
    total += reviewStory({ story, brief, brand, lint: [], findings, ...about }).score;
  }
  return total;
}

// biome-ignore lint/style/noDefaultExport: the entry of a Worker is.
export default {
  async fetch(request: Request): Promise<Response> {
    const order = (await request.json()) as RenderOrder | CopyOrder;
    return Response.json({ outcome: "cards" in order ? await render(order) : copy(order) });
  },
};
