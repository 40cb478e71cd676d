import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { type FaultPlatform, faultPlatform } from "./fault-platform.ts";
import { FOUR_PARTS, ONE_PART, plainFilmType } from "./plain-film.ts";
import { BRIEF, world } from "./world.ts";

/** Something a customer does with the service. It can run many times in one world. */
export type Story = {
  name: string;
  open(): Promise<FaultPlatform>;
  /** Asks for it; answers early when the caller gave up. */
  run(p: FaultPlatform, tries?: number): Promise<void>;
  /** Of a long one only every n-th call is cut. */
  stride?: number;
  /** What this story leaves in the world outside and should not have. */
  problems?(p: FaultPlatform): Promise<string[]>;
};

export const KEY = { dailyLimit: 100_000 };
export const open = async (setting: Parameters<typeof world>[0] = {}) =>
  faultPlatform(await world({ plan: "scale", key: KEY, ...setting }));

export const ask =
  (path: string, body: (p: FaultPlatform) => object): Story["run"] =>
  async (p, tries) => {
    const same = body(p);
    await p.ask((headers) => p.w.post(path, same, headers), tries);
  };

export const generated = (asset_type: string, stride = 1): Story => ({
  name: asset_type,
  stride,
  open,
  run: ask("/generate", () => ({ ...BRIEF, asset_type, seed: 7 })),
});

const filmed = (name: string, body: object): Story => ({
  name,
  stride: 4,
  open,
  run: ask("/render", () => ({ items: [{ output_type: plainFilmType(), body: { ...body, seed: 7 } }] })),
});

export const DRAWN: readonly Story[] = [
  generated("card"),
  generated("og_image", 2),
  generated("infographic", 3),
  generated("carousel", 3),
  generated("slideshow", 3),
  {
    name: "a batch of renders",
    open,
    run: ask("/render", () => ({
      items: [
        { output_type: "quote", body: TEMPLATES.quote?.sample },
        { output_type: "quote", body: TEMPLATES.quote?.sample },
      ],
    })),
  },
];

export const FILMS: readonly Story[] = [
  filmed("a video in one step", ONE_PART),
  filmed("a video in four parts", FOUR_PARTS),
];
