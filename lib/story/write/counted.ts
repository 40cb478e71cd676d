import { ASSET_TYPES } from "../../asset-types.ts";
import type { Doubt, Line, TitledLine } from "../schema.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";

const WORDS = "two three four five six seven eight nine ten".split(" ");
/** "Three mistakes we see in every test": a title that announces so many entries. English. */
const COUNTED_TITLE =
  /^(?:the |our |my )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ ){0,2}?(?:steps|ways|tips|things|reasons|mistakes|signs|questions|ideas|lessons|rules|facts|myths|habits|changes|courses|workshops|classes|walks|plants|recipes|exercises|stretches|tricks|points|moments|stories|places|dishes)(?!\p{L})/iu;

/** A series that shows fewer entries than its cover announces has lost one: a person has to look. */
export function miscounted(
  { text }: Headline,
  { slides, scenes }: { slides: readonly TitledLine[]; scenes: readonly Line[] },
  { language, options: { assetType } }: Material,
): Doubt[] {
  const { content } = ASSET_TYPES[assetType];
  const shown = content === "slides" ? slides.length : content === "scenes" ? scenes.length : undefined;
  const said = language === "en" ? (COUNTED_TITLE.exec(text)?.groups?.count ?? "") : "";
  const at = WORDS.indexOf(said.toLowerCase());
  const announced = at < 0 ? Number(said) : at + 2;
  if (shown === undefined || said === "" || shown >= announced) return [];
  return [
    { slot: "headline", says: `The headline promises ${said}, and the pictures show ${shown}.`, span: null },
  ];
}
