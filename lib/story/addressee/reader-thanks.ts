import { pattern } from "../read/lower.ts";

/** Those who work on a post are no readers: "Thanks, guys". */
const WORKED =
  "(?:guys|folks|lads|mates|colleagues|designers?|writers?|editors?|heaps|loads|tons|lots|thanks|all|both|teams?|jungs|mädels|leute|kolleg\\p{L}*|team|collègues|équipe|amigos|chicos|chicas|colegas|compañer[oa]s|equipo|ragazz[ie]|collegh[ie]|squadra|collega['’]?s|jongens|mensen|pessoal|malta|galera)(?!\\p{L})";
const WORKERS = `(?!${WORKED})`;
const many = (words: string) => `${WORKERS}${words}`;

/** "vecinas y vecinos", "Nachbarinnen und Nachbarn": two crowds, neither of which works on a post. */
const pair = (plural: string, and: string) => `${many(plural)} ${and} ${many(plural)}`;

/** Thanks that say which crowd of readers they go to, by language. */
const THANKS: Record<string, readonly string[]> = {
  en: [
    "(?:thank you|thanks)(?: so much| very much)?,? (?:to )?(?:all (?:(?:\\d[\\d,]*|\\p{L}+) )?of you|(?:each and )?every(?: single)? one of you)",
    "(?:thank you|thanks)(?: so much| very much)? to (?:everyone|everybody|all) for (?:coming|(?:(?:the|your|their|all the|such) )?(?:\\p{L}+ )?(?:support|generosity|donations?|patience|loyalty|kindness|custom|turnout))",
    `(?:a )?(?:(?:big|huge|heartfelt|warm) )?(?:thank you|thanks)(?: so much| very much)?, (?:(?:dear|lovely|brave|kind|wonderful|patient) )?${many("\\p{L}{3,}s")}`,
    `(?:thank you|thanks)(?: so much| very much)?, (?:(?:dear|lovely|kind) )?${pair("\\p{L}{3,}s", "and")}`,
    `(?:a )?(?:(?:big|huge|heartfelt|warm) )?(?:thank you|thanks)(?: so much| very much)? to (?:(?:all|each|every one)(?: of)? )?(?:(?:our|the|these|those) )?(?:\\d[\\d.,]* )?(?:everyone who [^.!]*|${many("(?:\\p{L}+ ){0,2}\\p{L}{3,}s")}(?: (?:who|that|for|in|at|on|of) [^.!]*)?)`,
  ],
  de: [
    "(?:(?:vielen|herzlichen|tausend|besten) )?(?:dank|danke|dankeschön)(?: (?:schön|euch|ihnen|euch allen))?,? (?:ihr )?(?:lieben?|treuen?|tollen?) " +
      many("\\p{L}{4,}"),
    `(?:(?:vielen|herzlichen|tausend|besten) )?(?:dank|danke)(?: schön)?,? (?:liebe )?${many("\\p{L}{3,}innen")} und ${many("\\p{L}{4,}")}`,
    `(?:(?:ein )?(?:vielen|herzlichen|tausend|besten|großes|riesiges) )?(?:dank|danke|dankeschön)(?: schön)? an (?:(?:alle|unsere|euch|die|jeden?|jede)(?:n|r)? )+(?:\\d[\\d.]* )?${many("[^.!]{4,}")}`,
  ],
  fr: [
    `(?:un (?:grand|immense) )?merci(?: (?:beaucoup|à vous|infiniment))?,? (?:chers|chères|aux|à (?:nos|tous nos|toutes nos|tous les|toutes les|vous tous,?)) ${many("[^.!]{4,}")}`,
    `merci,? (?:(?:chers|chères) )?${pair("\\p{L}{3,}s", "et")}`,
    "(?:un (?:grand|immense) )?merci à (?:tous|toutes|celles et ceux|tous ceux|toutes celles|chacun)[^.!]{3,}",
  ],
  es: [
    `¡?(?:(?:muchas|mil) )?gracias, (?:(?:querid|estimad)[oa]s )?${many("\\p{L}{3,}s")}`,
    `¡?(?:(?:muchas|mil) )?gracias, (?:(?:querid|estimad)[oa]s )?${pair("\\p{L}{3,}s", "[ye]")}`,
    `¡?(?:(?:muchas|mil) )?gracias a (?:(?:tod[oa]s?|quienes|cada|vosotr[oa]s|nuestr[oa]s|l[oa]s) )+${many("[^.!]{4,}")}`,
  ],
  it: [
    `(?:(?:mille|tante) )?grazie(?: mille| di cuore)?, (?:car[ie] )?${many("\\p{L}{4,}[ie]")}`,
    `(?:(?:mille|tante) )?grazie(?: mille| di cuore)?, (?:car[ie] )?${pair("\\p{L}{3,}[ie]", "ed?")}`,
    `(?:un grande )?grazie(?: mille| di cuore)? (?:a (?:(?:tutt[ie]|chi|quanti|ognuno|voi)(?: (?:gli|le|i|voi))?|i nostri)|a[ig]l?i? (?:nostr[ie] )?|alle (?:nostre )?) ?${many("[^.!]{4,}")}`,
  ],
  nl: [
    `(?:hartelijk )?(?:bedankt|dank (?:jullie|u|je)(?: wel)?|dankjewel),? (?:(?:lieve|beste|trouwe) ${many("\\p{L}{4,}")}|${many("\\p{L}{3,}(?:s|en)")})`,
    `(?:hartelijk )?(?:bedankt|dank (?:jullie|u)(?: wel)?),? (?:(?:lieve|beste) )?${pair("\\p{L}{3,}(?:s|en)", "en")}`,
    `(?:(?:hartelijk|veel) )?(?:dank|bedankt) (?:aan )?(?:(?:alle|al|onze|iedereen|allen|de) )+${many("[^.!]{4,}")}`,
  ],
  pt: [
    `(?:muito )?obrigad[oa]s?, (?:(?:querid|car)[oa]s )?${many("\\p{L}{3,}s")}`,
    `(?:muito )?obrigad[oa]s?, (?:(?:querid|car)[oa]s )?${pair("\\p{L}{3,}s", "e")}`,
    `(?:muito )?obrigad[oa]s? (?:a|às?|aos?) (?:(?:tod[oa]s|quem|cada|vocês|noss[oa]s|[oa]s) )*${many("[^.!]{4,}")}`,
  ],
};

const EVERY = pattern(`^(?:${Object.values(THANKS).flat().join("|")}) ?[.!]*$`);

/** "Grazie, Davide", "Gracias, Carlos y Luis.": names without a cheer are those of authors or makers, whatever they end with. */
const SIGNED =
  /^\p{L}+(?: \p{L}+)?, \p{Lu}\p{Ll}+(?<!innen)(?: (?:and|und|et|[ye]|ed|en) \p{Lu}\p{Ll}+)?[.]?$/u;

/** The whole sentence thanks a crowd that it names: "Thank you, riders!" Its maker is no crowd. */
export const isThanksToReaders = (sentence: string): boolean =>
  EVERY().test(sentence.toLowerCase().trim()) && !SIGNED.test(sentence.trim());

const THANKS_WORDS = [
  "(?:a )?(?:(?:big|huge|heartfelt|warm|massive) )?(?:thank you|thanks)(?: (?:so much|very much|a million|a lot|all|everyone|everybody))*",
  "(?:(?:ein )?(?:vielen|herzlichen|tausend|besten|großes|riesiges) )?(?:dank|danke|dankeschön)(?: (?:schön|euch|ihnen|allen|sehr))*",
  "(?:un (?:grand|immense) )?merci(?: (?:beaucoup|infiniment|à tous|à toutes|à vous|mille fois))*",
  "¡?(?:(?:muchas|mil|muchísimas) )?gracias(?: (?:a todos|a todas|de corazón))*",
  "(?:(?:mille|tante) )?grazie(?: (?:mille|di cuore|a tutti|davvero))*",
  "(?:hartelijk |heel erg )?(?:bedankt|dank (?:je|jullie|u)(?: wel)?|dankjewel)(?: allemaal)*",
  "(?:muito )?obrigad[oa]s?(?: (?:a todos|a todas|mesmo))*",
].join("|");
const NAMED =
  "(?:,? (?!(?:for|für|pour|por|per|voor|and|und|et|y|e|en|to|an|that|but)(?!\\p{L}))[\\p{L}’'-]{3,}(?: [\\p{L}’'-]{2,}){0,2})?";
const ALONE = pattern(`^(?:${THANKS_WORDS})(?:[,!.]? (?:${THANKS_WORDS}))*(?!,? ${WORKED})${NAMED} ?[!.]*$`);
const ALONE_JA =
  /^(?:皆(?:様|さま|さん)[、,]?)?(?:本当に|誠に)?ありがとう(?:ございま(?:す|した))?(?:[、,]\s?[^。！!？?]{1,12})?[。！!]*$/u;

/** A sentence of thanks and nothing else, perhaps with the name of a town or a crowd: "Thank you, Leeds!" */
export const isOnlyThanks = (sentence: string): boolean =>
  ALONE().test(sentence.toLowerCase().trim()) || ALONE_JA.test(sentence.trim());
