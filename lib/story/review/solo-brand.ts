import type { Brand } from "../../copy/types.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Trades of one person, in the singular: who has such a brand may say "I" and "my". */
const TRADES = [
  "singer|songwriter|musician|artist|photographer|illustrator|author|writer|novelist|poet|coach|therapist|dj|designer|tutor|potter|ceramicist|tattooist|podcaster|painter|sculptor|comedian|pianist|guitarist|cellist|violinist|midwife|florist|baker|blogger|vlogger|streamer|consultant|translator",
  "sänger(?:in)?|liedermacher(?:in)?|musiker(?:in)?|künstler(?:in)?|fotograf(?:in)?|illustrator(?:in)?|autor(?:in)?|töpfer(?:in)?|hebamme|malerin|bildhauer(?:in)?|übersetzer(?:in)?|lektor(?:in)?",
  "chanteur|chanteuse|musicien(?:ne)?|photographe|illustrat(?:eur|rice)|auteure?|autrice|potier|potière|peintre|céramiste|sage-femme|traduct(?:eur|rice)",
  "cantante|cantautora?|músic[oa]|fotógraf[oa]|ilustradora?|autora?|escritora?|ceramista|pintora?|comadrona|traductora?",
  "cantautore|cantautrice|musicista|fotograf[oa]|illustratore|illustratrice|autore|autrice|ceramista|pittore|pittrice|ostetrica",
  "zanger(?:es)?|muzikant|fotograaf|schrijver|schrijfster|kunstenaar|pottenbakker|vertaler|vroedvrouw",
  "cantora?|músic[oa]|fotógraf[oa]|ilustradora?|autora?|escritora?|ceramista|pintora?",
].join("|");
const SOLO = new Prefiltered(
  `^(?:an? |eine? |une? |un |una |een |um |uma )?(?:[\\p{L}’'-]+[ -]){0,3}?(?:${TRADES})(?!\\p{L})|(?<!\\p{L})(?:one[- ](?:wo)?man|solo|freelance|self-employed|sole trader|ein(?:mann|frau)|selbst(?:st)?ändige?r?|indépendante?|autónom[oa]|zzp)(?!\\p{L})`,
  "iu",
);

/** Whether a brand is one person, by what it says of itself. */
export const isSolo = ({ tagline, overview, offer }: Brand): boolean =>
  [tagline, overview, offer.one_liner].some((said) => SOLO.test(said ?? ""));
