import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { THANKS_WORDS } from "../../thanks-words.ts";
import type { Block } from "../block.ts";
import type { Material } from "../material.ts";
import { isOver } from "./over.ts";

/** "We want to thank …", "Un grand merci à …", "To all who came: thank you!" */
const THANKS = new Prefiltered(
  `^¡?(?:${THANKS_WORDS}|we (?:(?:want|wish|would like|['’]d like) to )?thank|(?:our|heartfelt|many|so many) thanks|wir (?:(?:möchten|wollen) )?(?:[\\p{L} ]{0,30} )?(?:danken|bedanken)|(?:ein )?(?:großes|herzliches|riesiges) danke(?:schön)?|(?:un )?(?:grand|immense|énorme) merci|(?:nous|on) (?:(?:voulons|souhaitons|voudrions|tenons à) )?remerci\\p{L}+|(?:queremos )?da(?:r|mos) las gracias|(?:queremos )?agradece[rm]\\p{L}*|(?:vogliamo )?ringrazia(?:mo|re)|(?:un )?grazie (?:di cuore|a)|(?:we|wij) (?:(?:willen|bedanken) )(?:[\\p{L} ]{0,30})?bedanken|(?:we|wij) bedanken)(?!\\p{L})|[,:–] ?(?:thank you|danke|merci|gracias|grazie|bedankt|obrigad[oa])(?: [\\p{L} ]{2,24})?[.!]*$`,
  "iu",
);
/** "Thank you for your patience." is a courtesy to readers. */
const COURTESY =
  /(?<!\p{L})(?:patience|understanding|attention|interest|support|custom|reading|verständnis|geduld|aufmerksamkeit|interesse|treue|compréhension|fidélité|comprensión|paciencia|comprensione|pazienza|begrip|compreensão|paciência)(?!\p{L})/iu;

/** "This is a thank you for our Harvest Appeal." */
const NAMES_THANKS =
  /(?<!\p{L})(?:thank[- ]?you|ein danke(?:schön)?|dank|un merci|agradecimientos?|ringraziament[oi]|bedankje|agradecimentos?)(?!\p{L})/iu;

/** The thanks of a brief that tells what has been: they are why it is published, and no post goes without them. */
export function thanksPoint({ blocks, reading: { occasion }, language }: Material): Block | undefined {
  const textOf = ({ kind, pieces: [piece] }: Block) => (kind === "sentence" ? (piece?.text ?? "") : "");
  const point = blocks.findLast((b) => THANKS.test(textOf(b)) && !COURTESY.test(textOf(b)));
  const [first] = blocks;
  const opening = first ? textOf(first) : "";
  const isThanks = occasion === "thanks" || NAMES_THANKS.test(opening) || isOver(opening, language);
  return point && point !== first && isThanks ? point : undefined;
}
