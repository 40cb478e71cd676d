import { LOOKS, type LookId } from "../../../lib/render/look/looks.ts";
import type { RenderInput } from "../../../lib/render/plan.ts";
import type { Template } from "../../../lib/render/template.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import type { Channel } from "../../../lib/vocab.ts";
import { readAsset } from "../../support/assets.ts";
import { extremeOf } from "./extremes.ts";
import { LOOK_BRANDS } from "./look-brands.ts";
import { testPhotos } from "./photos.ts";

export type LayoutCase = {
  template: Template;
  look: LookId;
  channel: Channel;
  story: string;
  input: RenderInput;
};

/** Wide, square and story: what X, LinkedIn and TikTok show. */
const CHANNELS = ["web", "linkedin", "tiktok"] as const;

const STORIES = {
  japanese: {
    kicker: "新商品",
    headline: "桜ほうじ茶を数量限定で発売します",
    supporting: "3月20日に全店舗とオンラインで発売。香り高い一杯をどうぞ。",
    cta: "詳しく見る",
    url: "sakuracha.example",
  },
  arabic: {
    kicker: "إعلان",
    headline: "خبز طازج كل صباح قبل شروق الشمس",
    supporting: "نخبز كل يوم من الساعة الخامسة، ونوصل الطلبات إلى باب بيتك.",
    cta: "اطلب الآن",
    url: "noor.example",
  },
} as const;

/** Every still template × direction × size with its sample, and announcements in other lengths and scripts. */
export async function layoutCases(): Promise<LayoutCase[]> {
  const photos = await testPhotos();
  const stills = Object.values(TEMPLATES).filter(({ film, id }) => !film && !id.startsWith("film"));
  return stills.flatMap((template) =>
    storiesOf(template).flatMap(([story, data]) =>
      (Object.keys(LOOKS) as LookId[]).flatMap((look, i) =>
        CHANNELS.map((channel): LayoutCase => {
          const brand = LOOK_BRANDS[i % LOOK_BRANDS.length];
          const input: RenderInput = {
            assetType: template.assetTypes[0],
            channel,
            data,
            brand: { name: "Beacon", palette: {}, ...brand, look },
            photos,
            seed: 1,
            watermark: false,
            readAsset,
          };
          return { template, look, channel, story, input };
        }),
      ),
    ),
  );
}

function storiesOf(template: Template): [string, unknown][] {
  const usual: [string, unknown] = ["usual", template.data.parse(template.sample)];
  const short: [string, unknown] = ["short", extremeOf(template, "shortest")];
  if (template.id !== "announcement") return [usual, short];
  const others = Object.entries(STORIES).map(([name, data]): [string, unknown] => [
    name,
    template.data.parse(data),
  ]);
  return [usual, short, ["long", extremeOf(template, "longest")], ...others];
}
