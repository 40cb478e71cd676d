import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";

/** "Our harvest, to show our dealers where the price comes from": what a piece is for is no news. */
const TO_SHOW_OTHERS = [
  "to (?:show|explain to|tell|remind) (?:our|the) \\p{L}+(?: \\p{L}+)? (?:where|what|why|how|that)",
  "um (?:unseren|den) \\p{L}+ [^,.;!?]{0,60}zu (?:zeigen|erklären)",
  "pour (?:montrer|expliquer|rappeler) (?:à nos|à notre|aux) \\p{L}+",
  "para (?:mostrar|explicar|enseñar|recordar) a (?:nuestr[oa]s?|l[oa]s) \\p{L}+",
  "per (?:mostrare|spiegare|ricordare|far vedere) (?:ai|alle|agli)(?: nostr[ie])? \\p{L}+",
  "om (?:onze|de) \\p{L}+ [^,.;!?]{0,60}te (?:laten zien|tonen|vertellen)|om (?:aan )?(?:onze|de) \\p{L}+ uit te leggen",
  "para (?:mostrar|explicar|lembrar) (?:ao|à)s? noss[oa]s? \\p{L}+",
];
const PURPOSE = new Prefiltered(`,\\s(?:${TO_SHOW_OTHERS.join("|")})(?!\\p{L})[^.!?\\n]{0,80}`, "iu");

/** Published words that say to whom a piece is to show something. */
export const purposesToOthers = ({ places }: Pick<LeakSearch, "places">): Leak[] =>
  places.flatMap(({ where, text }) => {
    const [words] = PURPOSE.exec(text) ?? [];
    if (words === undefined || where === "altText") return [];
    const quote = oneLine(words.replace(/^,\s/u, ""));
    return [{ where, quote, says: `${quoted(quote)} may be a remark to the maker of the picture` }];
  });
