/** What an organisation pays for, or how often, as English and Dutch have it before "costs" and "kosten". */
const OF =
  "\\p{L}{3,}ing|staff|fuel|energy|labour|labor|material|materials|overhead|total|annual|yearly|monthly|fixed|other|vaste|lopende|totale|jaarlijkse|overige";
const COSTS = new RegExp(`^(?:our |the |your |onze |de )?(?:${OF}) (?:costs|kosten)$`, "iu");
/** A noun in German has a capital: "Laufende Kosten", but "Kinder kosten 4 €". */
const GERMAN = /(?:^|\s)Kosten$/u;

/** "Running costs" before an amount: the costs themselves are its name, and no verb of what is priced. */
export const namesCosts = (words: string): boolean => COSTS.test(words) || GERMAN.test(words);
