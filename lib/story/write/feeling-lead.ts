import { capitalize } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** "Siamo felicissimi: …", "Great news: …": how an author feels about the news says nothing of it. */
const FEELING = new Prefiltered(
  /^(?:(?:we(?:['’]re| are)|i(?:['’]m| am)|wir (?:sind|freuen uns)|nous sommes|on est|estamos|somos|siamo|we zijn|wij zijn) (?:\p{L}+ ){0,2}?(?:so |very |really |absolutely |sehr |richtig |riesig |très |vraiment |muy |molto |heel |erg |muito )*(?:delighted|thrilled|happy|proud|excited|over the moon|chuffed|froh|glücklich|stolz|begeistert|ravie?s|heureu(?:x|ses)|fi(?:er|ère)s|content[oeai]?s?|felices|orgullosos?|felic(?:i|issimi)|entusiasti|orgogliosi|blij|trots|felizes|orgulhosos)|wir freuen uns(?: sehr| riesig)?|(?:great|good|big|exciting|happy) news|(?:gute|tolle|große|schöne) (?:nachricht|nachrichten|neuigkeiten)|(?:bonne|grande|excellente) nouvelle|(?:buenas|grandes|gran) noticias?|(?:buone|belle|ottime) notizie|(?:goed|groot|geweldig) nieuws|(?:boas|grandes) notícias?)[!]?\s?[:：]\s+(?=.{16,}$)/iu,
);

/** A sentence without the feeling that leads to its news. */
export const withoutFeeling = (text: string): string => {
  const news = text.replace(FEELING, "");
  return news === text ? text : capitalize(news);
};
