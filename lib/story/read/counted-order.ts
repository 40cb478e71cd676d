import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { FROM_THREE, PAGES } from "../slide-words.ts";
import { matchesIn } from "../values/matches.ts";

/** "Bitte ein Karussell mit sechs Seiten: Titel plus fünf Tipps zum Heizen mit Holz.": the topic stands behind the count of slides. */

const FIRST =
  "(?:(?:an? |the |une? |la |le |el |il |uma? |een )?(?:title|cover|titel|titelseite|titelbild|deckblatt|titre|couverture|título|portada|titolo|copertina|omslag|capa)(?: (?:slide|page))?\\s?(?:plus|and|und|et|y|e|en|más|più|mais|\\+|,)\\s)";
const BEHIND_COUNT = new Prefiltered(
  `^[^:.!?\\n]{3,80}?(?<!\\p{L})${FROM_THREE} ${PAGES}\\s?[:：–—-]\\s+${FIRST}?(?<topic>[^:.,!?\\n]{8,90})$`,
  "iu",
);

/** The topic of such an order; undefined where its parts stand there: "7 slides: cover, five tips, closing slide". */
export function topicBehindCount(text: string): string | undefined {
  const topic = BEHIND_COUNT.exec(text)?.groups?.topic?.trim();
  return topic && matchesIn(MAKER_WORDS, topic).length === 0 ? topic : undefined;
}
