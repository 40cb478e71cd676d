import { pattern } from "../read/lower.ts";

/** Those who work on a post are no readers: "Thanks, guys". */
const WORKERS =
  "(?!(?:guys|folks|lads|mates|colleagues|designers?|writers?|editors?|heaps|loads|tons|lots|thanks|all|both|teams?|jungs|mädels|leute|kolleg\\p{L}*|team|collègues|équipe|amigos|chicos|chicas|colegas|compañer[oa]s|equipo|ragazz[ie]|collegh[ie]|squadra|collega['’]?s|jongens|mensen|pessoal|malta|galera)(?!\\p{L}))";
const many = (words: string) => `${WORKERS}${words}`;

/** Thanks that say which crowd of readers they go to, by language. */
const THANKS: Record<string, readonly string[]> = {
  en: [
    `(?:a )?(?:(?:big|huge|heartfelt|warm) )?(?:thank you|thanks)(?: so much| very much)?, (?:(?:dear|lovely|brave|kind|wonderful|patient) )?${many("\\p{L}{3,}s")}`,
    `(?:a )?(?:(?:big|huge|heartfelt|warm) )?(?:thank you|thanks)(?: so much| very much)? to (?:(?:all|each|every one)(?: of)? )?(?:(?:our|the|these|those) )?(?:\\d[\\d.,]* )?(?:everyone who [^.!]*|${many("(?:\\p{L}+ ){0,2}\\p{L}{3,}s")}(?: (?:who|that|for|in|at|on|of) [^.!]*)?)`,
  ],
  de: [
    "(?:(?:vielen|herzlichen|tausend|besten) )?(?:dank|danke|dankeschön)(?: (?:schön|euch|ihnen|euch allen))?,? (?:ihr )?(?:lieben?|treuen?|tollen?) " +
      many("\\p{L}{4,}"),
    `(?:(?:ein )?(?:vielen|herzlichen|tausend|besten|großes|riesiges) )?(?:dank|danke|dankeschön)(?: schön)? an (?:(?:alle|unsere|euch|die|jeden?|jede)(?:n|r)? )+(?:\\d[\\d.]* )?${many("[^.!]{4,}")}`,
  ],
  fr: [
    `(?:un (?:grand|immense) )?merci(?: (?:beaucoup|à vous|infiniment))?,? (?:chers|chères|aux|à (?:nos|tous nos|toutes nos|tous les|toutes les|vous tous,?)) ${many("[^.!]{4,}")}`,
    "(?:un (?:grand|immense) )?merci à (?:tous|toutes|celles et ceux|tous ceux|toutes celles|chacun)[^.!]{3,}",
  ],
  es: [
    `¡?(?:(?:muchas|mil) )?gracias, (?:(?:querid|estimad)[oa]s )?${many("\\p{L}{3,}s")}`,
    `¡?(?:(?:muchas|mil) )?gracias a (?:(?:tod[oa]s?|quienes|cada|vosotr[oa]s|nuestr[oa]s|l[oa]s) )+${many("[^.!]{4,}")}`,
  ],
  it: [
    `(?:(?:mille|tante) )?grazie(?: mille| di cuore)?, (?:car[ie] )?${many("\\p{L}{4,}[ie]")}`,
    `(?:un grande )?grazie(?: mille| di cuore)? (?:a (?:(?:tutt[ie]|chi|quanti|ognuno|voi)(?: (?:gli|le|i|voi))?|i nostri)|a[ig]l?i? (?:nostr[ie] )?|alle (?:nostre )?) ?${many("[^.!]{4,}")}`,
  ],
  nl: [
    `(?:hartelijk )?(?:bedankt|dank (?:jullie|u|je)(?: wel)?|dankjewel),? (?:(?:lieve|beste|trouwe) ${many("\\p{L}{4,}")}|${many("\\p{L}{3,}(?:s|en)")})`,
    `(?:(?:hartelijk|veel) )?(?:dank|bedankt) (?:aan )?(?:(?:alle|al|onze|iedereen|allen|de) )+${many("[^.!]{4,}")}`,
  ],
  pt: [
    `(?:muito )?obrigad[oa]s?, (?:(?:querid|car)[oa]s )?${many("\\p{L}{3,}s")}`,
    `(?:muito )?obrigad[oa]s? (?:a|às?|aos?) (?:(?:tod[oa]s|quem|cada|vocês|noss[oa]s|[oa]s) )*${many("[^.!]{4,}")}`,
  ],
};

const EVERY = pattern(`^(?:${Object.values(THANKS).flat().join("|")}) ?[.!]*$`);

/** The whole sentence thanks a crowd that it names: "Thank you, riders!" Its maker is no crowd. */
export const isThanksToReaders = (sentence: string): boolean => EVERY().test(sentence.toLowerCase().trim());
