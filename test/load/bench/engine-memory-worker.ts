import { init } from "takumi-js/wasm/no-init";
import { render } from "../../../lib/render/render.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import type { Channel, Format } from "../../../lib/vocab.ts";

/** Pictures to draw one after the other. */
export type MemoryOrder = {
  logo: string;
  pictures: {
    /** Which template, counted round the list of all. */
    nth: number;
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
    const all = Object.values(TEMPLATES);
    for (const { palette, nth, ...picture } of pictures) {
      const template = all[nth % all.length];
      if (!template) continue;
      const data = template.data.parse(template.sample);
      const brand = { name: "Fernway", palette, logos: [{ bytes: new TextEncoder().encode(logo) }] };
      const [assetType] = template.assetTypes;
      await render(template, { assetType, watermark: false, brand, data, ...picture });
    }
    // Once it is loaded, this is what the engine itself runs on.
    const { memory } = await init();
    return Response.json({ outcome: memory.buffer.byteLength });
  },
};
