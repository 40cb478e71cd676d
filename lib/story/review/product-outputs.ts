import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * "Charts copy straight into slides": a statement of what a product does with the slides of its users. Slides of a
 * remark are ordered or numbered. A subject stands before each verb, or it is an order.
 */
const DOES: Record<string, string> = {
  en: "(?:can |will )?(?:cop(?:y|ies)|exports?|pastes?|converts?)W (?:in|into|to|as)A (?:slides|slideshows|carousels|infographics)",
  de: "(?:lassen sich|lässt sich|kopiert|exportiert)W (?:in|als|nach)A (?:folien|karussells|infografiken)",
  fr: "(?:se copient?|s[’']exportent?|exporte|copie)W (?:dans|vers|en)A (?:diapos|diapositives|carrousels|infographies)",
  es: "(?:se copian?|se exportan?|exporta|copia)W (?:a|en|como)A (?:diapositivas|carruseles|infografías)",
  it: "(?:si copiano?|si esportano?|esporta|copia)W (?:nelle|in|come)A (?:slide|diapositive|infografiche)",
  nl: "(?:kopieert|kopiëren|exporteert|exporteren)W (?:naar|in|als)A (?:slides|dia['’]s|infographics)",
  pt: "(?:copiam-se|exportam-se|exporta|copia)W (?:para|em|como)A (?:slides|diapositivos|carrosséis|infográficos)",
};
const ASKED =
  "please|pls|let|make|then|now|also|just|bitte|merci|por favor|per favore|graag|we|wir|ich|must|should|muss|soll";

const STATEMENT = new Prefiltered(
  `(?<=^|[.!?:,;–—]\\s+|\\s(?:and|while|und|et|y|e|en)\\s)(?!(?:${ASKED})\\s)(?:(?!${ASKED})[\\p{L}’'-]+ ){1,4}?(?:${Object.values(
    DOES,
  ).join("|")})(?![\\p{L}]| ?\\d)`
    .replaceAll("W", "(?: [\\p{L}\\d’'-]+){0,5}?")
    .replaceAll(")A ", ")(?: [\\p{L}-]+){0,2}? "),
  "iu",
);

/** Whether the sentence tells readers what a product makes for them. */
export const tellsOutputs = (sentence: string): boolean =>
  STATEMENT.test(sentence) &&
  !/(?<!\p{L})(?:please|pls|bitte|svp|por favor|per favore|graag)(?!\p{L})/iu.test(sentence);
