import { ASSET_TYPES } from "../../asset-types.ts";
import { own } from "../../text/own.ts";
import { phrasesOf } from "../foreign/phrases.ts";
import { capitalize, clip, stop, unstop } from "../text.ts";
import type { CopyRequest } from "../types.ts";
import { isEnglish, type Story } from "./story.ts";

const PICTURE: Record<CopyRequest["assetType"], string> = {
  card: "Card",
  og_image: "Link preview",
  carousel: "Carousel",
  infographic: "Infographic",
  video: "Video",
  slideshow: "Slideshow",
};
const MAX = 420;
/** Quotation marks where they differ from the English ones. */
const QUOTES: Record<string, [string, string]> = {
  de: ["„", "“"],
  cs: ["„", "“"],
  pl: ["„", "”"],
  fr: ["« ", " »"],
  ru: ["«", "»"],
  es: ["«", "»"],
  it: ["«", "»"],
  ja: ["「", "」"],
  zh: ["「", "」"],
};

/** What stands on the picture, for those who hear it. */
export function altTextOf(s: Story): string {
  const { f, request } = s;
  if (!s.headline) return "";
  const figures = s.stats.map((x) => `${x.value} ${x.label}`).join("; ");
  const rest =
    ASSET_TYPES[request.assetType].content === "figures" && figures
      ? figures
      : s.supporting || s.bullets.slice(0, 2).join("; ");
  const [open, shut] = own(QUOTES, f.language) ?? ["“", "”"];
  const words = `${open}${unstop(s.headline.replace(/[“”„«»]/g, ""))}${shut}`;
  const more = rest ? stop(capitalize(rest)) : "";
  if (!isEnglish(s))
    return clip(
      [`${phrasesOf(f.language)?.alt ?? ""} ${stop(words)}`.trim(), more].filter(Boolean).join(" "),
      MAX,
    );
  const by = f.product ? ` by ${f.product}` : "";
  const action = s.cta.label ? `It ends with “${s.cta.label}”.` : "";
  return clip(
    [`${PICTURE[request.assetType]}${by} that reads ${words}.`, more, action].filter(Boolean).join(" "),
    MAX,
  );
}
