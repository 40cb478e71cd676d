import { init } from "takumi-js/wasm/no-init";
import { type CardData, renderCard } from "../../lib/render/card.ts";
import type { Channel, Format } from "../../lib/vocab.ts";

/** Pictures to draw one after the other. */
export type MemoryOrder = {
  logo: string;
  pictures: {
    data: CardData;
    channel: Channel;
    format?: Format;
    seed: number;
    palette: Record<string, string>;
  }[];
};

// biome-ignore lint/style/noDefaultExport: the entry of a Worker is.
export default {
  async fetch(request: Request): Promise<Response> {
    const { logo, pictures }: MemoryOrder = await request.json();
    const art = { bytes: new TextEncoder().encode(logo), mimeType: "image/svg+xml" };
    for (const { palette, ...picture } of pictures) {
      const brand = { name: "Fernway", palette, logo: art };
      await renderCard({ assetType: "card", watermark: false, brand, ...picture });
    }
    // Once it is loaded, this is what the engine itself runs on.
    const { memory } = await init();
    return Response.json({ outcome: memory.buffer.byteLength });
  },
};
