import { lower, pattern } from "./lower.ts";

/** Wishes put as questions: who is asked, words that only the maker of a picture or a post is asked with, and how it is asked to go out. */
type MakerQuestion = { asked: string; about: string; goesOut: string };

const QUESTIONS: Record<string, MakerQuestion> = {
  en: {
    asked:
      "(?:can|could|would|will) (?:you|u|we)(?! (?:like|love|prefer|want|know|guess|see|spot|find|imagine|remember|tell|name|believe|hear))|any chance|is it possible|would it be possible|how about",
    about:
      "(?:a|the|this|some) (?:\\p{L}+ ){0,3}(?:post|card|reel|carousel|caption|slide|tweet|flyer)|something (?:nice|lovely|pretty|fun|good|cool)(?: out)?(?: of| with| from)|(?:photo|picture|drawing|illustration|image|logo) of|in (?:big|large|bold)|(?:big|bigger|large|larger|bold)(?: letters| type)?$|(?:clearly|easily) (?:visible|readable)",
    goesOut:
      "(?:put|get|stick|pop) (?:it|this|that|them) (?:all )?(?:up|out|online|live)|(?:put|get|stick|pop) (?:it|this|that|them)(?= on (?:linkedin|instagram|insta|facebook|fb|tiktok|twitter|x|(?:the|our) (?:website|site|page|feed|socials))(?!\\p{L}))|(?:post|publish|upload|schedule|share) (?:it|this|that|them)(?= (?:on|to|today|tonight|now|this|by|before|asap))",
  },
  de: {
    asked:
      "(?:kannst|könntest|könnt|könntet|kriegst|kriegt|schafft|schaffst|würdest|würdet) (?:du|ihr)|(?:können|könnten|würden) sie|wäre es möglich|ist es möglich|ginge (?:das|es)|geht (?:das|es)|lässt sich",
    about:
      "(?:post|beitrag|karte|reel|karussell|bildunterschrift|flyer|plakat)|(?:etwas|was) (?:schönes|nettes|hübsches|buntes)|(?:daraus|draus|davon) (?:\\p{L}+ ){0,4}(?:machen|basteln|zaubern)|(?:foto|bild|zeichnung|illustration|logo)|groß(?:er|e|en)?(?:ß|s)?(?: \\p{L}+)?(?:$| (?:machen|schreiben|setzen))|gut (?:sichtbar|lesbar)|in (?:rot|grün|blau|gelb|schwarz|weiß|gold)",
    goesOut:
      "(?:online (?:stellen|setzen|bringen)|posten|veröffentlichen|raus(?:schicken|geben|hauen|bringen)|hochladen|(?:rein|ein|hoch)stellen)",
  },
  fr: {
    asked:
      "(?:pouvez|pourriez)-vous|(?:peux|pourrais)-tu|(?:est-ce que )?(?:tu (?:peux|pourrais)|vous (?:pouvez|pourriez))|(?:est-ce|c['’]est|serait-il|ce serait) possible|on peut",
    about:
      "(?:post|publication|carte|visuel|carrousel|légende|affiche)|quelque chose (?:de |d['’])(?:joli|beau|sympa|chouette|coloré)|(?:photo|image|dessin|illustration|logo)|en (?:gros|grand)|bien (?:visible|lisible)",
    goesOut: "(?:(?:la |le |les |l[’'])?(?:mettre (?:ça |cela )?en ligne|publier|poster|diffuser))",
  },
  es: {
    asked:
      "(?:puedes|podéis|podrías|podríais|pueden|podrían)|(?:es|sería) posible|se (?:puede|podría)|os importaría|te importaría|hay forma",
    about:
      "(?:publicación|post|tarjeta|carrusel|cartel|diseño)|algo (?:bonito|chulo|lindo|alegre|colorido)|(?:foto|imagen|dibujo|ilustración|logo)|en grande|bien visible|que se (?:vea|lea) bien",
    goesOut: "(?:(?:subir|publicar|colgar)l[oa]s?|(?:poner|sacar)l[oa]s? (?:en (?:la web|redes|línea)))",
  },
  it: {
    asked:
      "(?:puoi|potete|potresti|potreste|riuscite|riesci|riuscireste)|ce la (?:fai|fate)|(?:è|sarebbe) possibile|si (?:può|potrebbe)",
    about:
      "(?:post|grafica|carosello|scheda|locandina|didascalia)|qualcosa di (?:bello|carino|simpatico|colorato)|(?:foto|immagine|disegno|illustrazione|logo)|in grande|ben (?:visibile|leggibile)",
    goesOut:
      "(?:metter(?:lo|la|li|le) (?:online|in rete|sul sito)|(?:pubblicar|postar|caricar)(?:lo|la|li|le)|far(?:lo|la|li|le) uscire)",
  },
  nl: {
    asked:
      "(?:kun|kan|zou|kunt) (?:je|jij|u)|(?:kunnen|zouden) jullie|lukt het|is het mogelijk|zou het (?:kunnen|lukken)|kan het",
    about:
      "(?:post|bericht|kaart|carrousel|flyer|poster|bijschrift)|iets (?:moois|leuks|fijns|vrolijks)|er (?:\\p{L}+ ){1,4}van (?:te )?maken|(?:foto|afbeelding|tekening|illustratie|logo)|groot (?:zetten|kunnen zetten|in beeld|maken)|in het groot|goed (?:zichtbaar|leesbaar)",
    goesOut: "(?:online zetten|plaatsen|posten|publiceren)",
  },
  pt: {
    asked:
      "(?:vocês |tu |você )?(?:consegues?|conseguem|podes?|podem|poderias?|poderiam)|dá para|é possível|seria possível|será que (?:dá|podem|consegues?)",
    about:
      "(?:post|publicação|cartão|carrossel|cartaz|legenda)|algo (?:bonito|giro|alegre|colorido)|(?:foto|imagem|desenho|ilustração|logo)|em (?:grande|destaque)|bem visível|que se (?:veja|leia) bem",
    goesOut:
      "(?:(?:pôr|colocar|meter)(?:-l[oa]s?)? (?:isto |isso )?(?:online|no (?:ar|site|mural)|nas redes)|(?:publicar|postar)(?:-l[oa]s?| isto| isso)?)",
  },
};

const POLITE =
  "(?:(?:please|bitte|hallo|hi|hey|hola|olá|oi|ciao|salut|bonjour|und|and|et|y|e|en|also)[, ]+)*";

/** "… today", "… sur notre page demain matin": when it goes out and where, and nothing that readers are asked. */
const WHEN_OR_WHERE =
  "(?:[ ,]+(?:please|pls|today|tonight|now|tomorrow|soon|asap|this (?:week|morning|afternoon|evening|weekend)|(?:on|by|before) \\p{L}+day|before the weekend|(?:on|to) (?:linkedin|instagram|insta|facebook|fb|tiktok|twitter|x)(?!\\p{L})|(?:on|to) (?:the|our) (?:\\p{L}+ ){0,2}\\p{L}+|bitte|heute|morgen|gleich|aujourd[’']hui|demain|cette semaine|ce (?:matin|soir)|sur (?:la|le|notre|nos) \\p{L}+|hoy|mañana|esta semana|en (?:la|el|nuestra) \\p{L}+|oggi|domani|questa settimana|sul(?:la)? (?:nostra |nostro )?\\p{L}+|hoje|amanhã|esta semana|n[oa]s? (?:nossa |nosso )?\\p{L}+|por favor|per favore|svp))*$";

const ASKED = new Map(
  Object.entries(QUESTIONS).map(([code, { asked, about, goesOut }]) => [
    code,
    pattern(
      `^[\\s¿]*${POLITE}(?:(?:${asked})(?!\\p{L}).*(?<!\\p{L})(?:${about})(?!\\p{L})|(?:[^,;:.]{3,60}, )?(?:${asked})(?!\\p{L}).*(?<!\\p{L})(?:${goesOut})${WHEN_OR_WHERE})`,
    ),
  ]),
);

/** "Could the two kinds be in two columns?": nothing but a picture is arranged so. */
const ARRANGED = pattern(
  `^[\\s¿]*${POLITE}(?:(?:can|could|should) (?:the|both|all|these|those|it|they) .*in (?:two|three|four|\\d) columns|(?:könn(?:t?en|te)|kann|sollten) (?:die|das|beide|alle|wir|man) .*in (?:zwei|drei|vier|\\d) spalten.*|(?:on p(?:eu|ourrai)t|p(?:eu|ourrai)(?:t|vent|ent)-(?:ils?|elles?|on)) .*(?:deux|trois|quatre|\\d) colonnes|(?:se (?:puede|podría)n?|(?:pueden|podrían)) .*(?:dos|tres|cuatro|\\d) columnas|(?:si (?:può|possono|potrebbe)|(?:possono|potrebbero)) .*(?:due|tre|quattro|\\d) colonne|(?:kunnen|kan|mogen) (?:de|het|we|die) .*(?:twee|drie|vier|\\d) kolommen.*|(?:dá para|podem|pode) .*(?:duas|três|quatro|\\d) colunas)$`,
);

/** "Can you do a card for our winter service?": it says what the post is about. */
const NAMES_TOPIC = pattern(
  "(?<!\\p{L})(?:for|about|announc\\p{L}*|für|über|ankündig\\p{L}*|pour|sur|para|sobre|per|sul|sulla|sui|voor|over|an+unci\\p{L}*|aankondig\\p{L}*|anunci\\p{L}*)(?!\\p{L})",
);
const LONGEST = 160;

/** "Könnt ihr daraus einen schönen Post machen?": a question to the maker, and none to readers. */
export function asksMaker(sentence: string, language: string): boolean {
  if (sentence.length > LONGEST || !/\?\s*$/.test(sentence)) return false;
  const words = lower(sentence).replace(/[\s?]+$/, "");
  if (ARRANGED().test(words)) return true;
  return ASKED.get(language)?.().test(words) === true && !NAMES_TOPIC().test(words.replace(/^dá para /, ""));
}
