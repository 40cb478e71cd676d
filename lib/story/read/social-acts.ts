import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Notebook, Stretch } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

/**
 * "Thank our customers for ten years of trust.": what the author asks to do in a post, a brand says of itself: "We thank
 * our customers …". Readers are not meant, for the sentence names those whom it is done to.
 */

/** The start of an order, with the one whom it is done to ahead, and how a brand says it. */
type Act = [order: string, said: string];

/** Those whom a brand thanks or wishes well, by language. */
const ALL = {
  en: "(?:everyone|everybody|all|those|our|the|every|each|people|both|\\p{Lu}(?!\\p{Lu}))",
  de: "(?:allen?|jede[mnr]|unser\\p{L}*|den|dem|der|die|das|beiden?|\\p{Lu})",
  fr: "(?:tout|tous|toutes|chacun|nos|notre|les|la|le|l['’]|ceux|celles|à|aux|\\p{Lu})",
  es: "(?:a|al|todo|todos|todas|nuestr[oa]s?|l[oa]s)",
  it: "(?:tutt[ie]|a|ai|alle|chi|i|le|gli|l['’]|il|la|\\p{Lu})",
  nl: "(?:iedereen|alle|allemaal|onze|ons|de|het|\\p{Lu})",
  pt: "(?:tod[oa]s?|a|ao|à|aos|às|os|as|o|noss[oa]s?|quem)",
};

const FANS =
  "(?:everyone|everybody|all|those|people|our (?:\\p{Ll}+ )?(?:followers|customers|readers|members|community|fans|guests|subscribers|friends|students|neighbou?rs|volunteers|team|staff|donors|visitors|parents|families|patients|colleagues))(?!\\p{L})";

const ACTS: Record<string, readonly Act[]> = {
  en: [
    [`thank (?=${ALL.en})(?!you)`, "We thank "],
    [`wish (?=${ALL.en})`, "We wish "],
    [`congratulate (?=${ALL.en})`, "We congratulate "],
    [
      `welcome (?=(?:our|the|both|two|three|four|five|\\d+) (?!.*\\bwith\\b)(?!(?:new )?(?:year|spring|summer|autumn|fall|winter|season|weekend|\\p{Ll}*day|sun)(?!\\p{L})))`,
      "We welcome ",
    ],
    [`say (?=(?:hello|hi|thank you|thanks|sorry|congratulations|well done) to ${FANS})`, "We say "],
    [
      `say (?=(?:goodbye|farewell|thank you|thanks|happy birthday) to \\p{Lu}.*\\b(?:after|who|our|for)\\b)`,
      "We say ",
    ],
    [
      "say (?=(?:a (?:big |huge )?)?(?:thank you|thanks|well done|congratulations) (?:after|for) )",
      "We say ",
    ],
    [`say (?=(?:well done|congratulations) to (?:our|the|all|every|\\p{Lu}))`, "We say "],
    ["apologi[sz]e (?=(?:to|for) )", "We apologise "],
    [
      "celebrate (?=(?:our|(?:the )?\\d[\\d.,]*|one|two|three|five|ten|twenty|fifty) )(?!.*\\bwith (?:us|an?|our|your|\\d))",
      "We celebrate ",
    ],
    [
      `invite (?!everyone|everybody|people|our|customers|them|friends)(?=(?:all|the|\\p{Ll}+s)(?!\\p{L}).* to )`,
      "We invite ",
    ],
  ],
  de: [
    [`dank(?:e|t|en sie)? (?=${ALL.de})`, "Wir danken "],
    ["bedank(?:e dich|t euch|en sie sich) (?=bei )", "Wir bedanken uns "],
    [`sag(?:e|t|en sie)? (?=${ALL.de}.*\\b(?:danke?|hallo|tschüss)(?!\\p{L}))`, "Wir sagen "],
    ["[Dd]ank(?:e|eschön)? sagen (?=(?:nach|für) )", "Wir sagen Danke "],
    [`wünsch(?:e|t|en sie)? (?=${ALL.de})`, "Wir wünschen "],
    [`gratulier(?:e|t|en sie) (?=${ALL.de})`, "Wir gratulieren "],
    [`begrüß(?:e|t|en sie) (?=${ALL.de})`, "Wir begrüßen "],
    [`heiß(?:e|t|en sie)? (?=${ALL.de}.*willkommen)`, "Wir heißen "],
    [`lad(?:e|et|en sie)? (?=${ALL.de}.*\\bein\\W*$)`, "Wir laden "],
    [`verabschied(?:e|et|en sie) (?=${ALL.de})`, "Wir verabschieden "],
    ["feier(?:e|t|n sie)? (?=unser\\p{L}* |\\d)(?!.*mit uns)", "Wir feiern "],
  ],
  fr: [
    [`remerci(?:e|ez|er) (?=${ALL.fr})`, "Nous remercions "],
    ["souhait(?:e|ez|er) (?=(?:de |un |une |à |bonne|bon |la bienvenue|nos ))", "Nous souhaitons "],
    [`félicit(?:e|ez|er) (?=${ALL.fr})`, "Nous félicitons "],
    [`accueill(?:e|ez|ir) (?=${ALL.fr})`, "Nous accueillons "],
    ["(?:dis|dites|dire) (?=(?:merci|bonjour|au revoir) (?:à|aux) )", "Nous disons "],
    ["dire (?=(?:un (?:grand|énorme) )?merci (?:après|pour) )", "Nous disons "],
    ["invit(?:e|ez|er) (?=(?:tous|toutes|tout|nos|les) )", "Nous invitons "],
    ["fêt(?:e|ez|er) (?=(?:nos|notre) )(?!.*avec nous)", "Nous fêtons "],
  ],
  es: [
    [`agradece(?:d|r|mos)? (?=${ALL.es} )`, "Agradecemos "],
    ["da(?:d|r)?(?:le|les)? (?=(?:las gracias|la bienvenida|la enhorabuena) )", "Damos "],
    ["agradecer (?=(?:tras|después de|por) )", "Damos las gracias "],
    ["felicita(?:d|r)? (?=(?:a|al) )", "Felicitamos "],
    ["desea(?:d|r)?(?:les)? (?=(?:a todo|a nuestr|feliz|felices|un |una ))", "Deseamos "],
    ["invita(?:d|r)? (?=(?:a tod|a la gente|a nuestr|a los |a las ))", "Invitamos "],
    ["celebra(?:d|r)? (?=nuestr)(?!.*con nosotros)", "Celebramos "],
  ],
  it: [
    [`ringrazia(?:te|re)? (?=${ALL.it})`, "Ringraziamo "],
    ["dire (?=grazie (?:dopo|per) )", "Diciamo "],
    ["augura(?:te|re)? (?=(?:a tutt|ai nostri|alle nostre|buon|un ))", "Auguriamo "],
    ["(?:fai|fate|fare) (?=gli auguri )", "Facciamo "],
    ["(?:dai|date|dare|da['’]) (?=il benvenuto )", "Diamo "],
    ["invita(?:te|re)? (?=(?:tutt|i nostri|le nostre|la gente|gli |i |le ))", "Invitiamo "],
    ["festeggia(?:te|re)? (?=i nostri|il nostro|la nostra)(?!.*con noi)", "Festeggiamo "],
  ],
  nl: [
    [`wens (?=${ALL.nl})`, "We wensen "],
    [`bedank (?=${ALL.nl})`, "We bedanken "],
    ["iedereen (?:hartelijk )?bedanken (?=(?:na|voor) )", "We bedanken iedereen "],
    ["(?:dank je wel|bedankt) zeggen (?=(?:na|voor) )", "We zeggen bedankt "],
    [`feliciteer (?=${ALL.nl})`, "We feliciteren "],
    [`verwelkom (?=${ALL.nl})`, "We verwelkomen "],
    [`nodig (?=${ALL.nl}.*\\buit(?!\\p{L}))`, "We nodigen "],
    ["zeg (?=(?:iedereen|alle|onze) )", "We zeggen "],
    ["vier (?=(?:ons|onze) )(?!.*met ons)", "We vieren "],
  ],
  pt: [
    [`agrade(?:ce|ça|çam|cer) (?=${ALL.pt} )`, "Agradecemos "],
    ["(?:agradecer|dizer obrigad[oa]) (?=(?:depois|por|pel[oa]s?|após) )", "Dizemos obrigado "],
    ["dese(?:ja|je|jem|jar) (?=(?:a tod|aos nossos|às nossas|um |uma |boas|feliz))", "Desejamos "],
    ["conv(?:ida|ide|idem|idar) (?=(?:tod|os nossos|as nossas|as pessoas|a gente))", "Convidamos "],
    ["felicit(?:a|e|em|ar) (?=(?:a|o|os|as) )", "Felicitamos "],
    ["(?:dá|dê|deem|dar) (?=(?:as boas-vindas|os parabéns) )", "Damos "],
    ["celebr(?:a|e|em|ar) (?=(?:os|as|o|a) noss)(?!.*connosco|.*conosco)", "Celebramos "],
  ],
};

/** What may stand before an order. */
const LEAD =
  "(?:(?:please|pls|just|also|and|bitte|und|auch|merci de|et|por favor|y|per favore|e|graag|en)[, ]+){0,2}";
/** "Hello, we would like to": a greeting and a wish before the act itself. */
const WANTS =
  "(?:(?:hi|hello|hallo|servus|bonjour|hola|ciao|buongiorno|hoi|olá|oi)(?: \\p{L}+)?[,!.] )?(?:(?:we|i)(?:[’']d| would)? (?:like|want|love|need) to|(?:wir|ich) (?:würden?|möchten?|wollen|will)(?: gerne?| einfach| allen?)*|(?:on|nous) (?:aimerait|aimerions|voudrait|voudrions|souhaite|souhaitons|veut|voulons)(?: juste)?|(?:queremos|queríamos|querríamos|nos gustaría|quisiéramos)|(?:vorremmo|vogliamo|vorrei|ci piacerebbe)|(?:we|wij|ik) (?:willen|wil|zouden)(?: graag)?|(?:gostávamos de|gostaríamos de)) ";

/** "Thank your neighbour" is for readers. */
const OF_READERS =
  /(?<!\p{L})(?:your?|yours|dein\p{L}*|eue?r\p{L}*|ihre[mnrs]?|tes?|ton|ta|vos|votre|tus?|vuestr\p{L}+|tuo\p{L}*|tuoi|vostr\p{L}+|jouw|je|jullie|teus?|tuas?)(?!\p{L})/iu;

const FORMS = Object.fromEntries(
  Object.entries(ACTS).map(([code, acts]) => [
    code,
    acts.map(([order, said]) => ({ form: new Prefiltered(`^\\s*(?:${LEAD}|${WANTS})${order}`, "u"), said })),
  ]),
);

/** "Please thank the volunteers in the text": where it is to be said. */
const IN_THE_POST =
  / (?:in the (?:text|post|caption|copy)|im (?:text|post|beitrag)|dans le (?:texte|post)|en el (?:texto|post)|nel (?:testo|post)|in de (?:tekst|post)|no (?:texto|post))(?=[,.;!]|$)/iu;

/** What a brand says of itself where its author asks to thank, greet or invite others; undefined for other sentences. */
function socialAct(text: string, language: string): string | undefined {
  if (OF_READERS.test(text) || /\?\s*$/.test(text)) return undefined;
  // A capital marks a name, but an order may begin with one too.
  const plain = text.replace(/\p{L}/u, (letter) => letter.toLowerCase());
  for (const { form, said } of own(FORMS, language) ?? []) {
    const found = form.exec(plain)?.[0];
    if (found) return said + text.slice(found.length).replace(IN_THE_POST, "");
  }
  return undefined;
}

/** "…, and end with our next open day": what the piece closes with is an order of its own. */
const CLOSING_ORDER = new Prefiltered(
  /,?\s(?:(?:and|then|und|dann|et|y|e|en)\s){1,2}(?=(?:please |bitte )?(?:end|finish|close|endet?|schließt?|termin\p{L}+|finiss\p{L}+|fini[rs]|acab\p{L}+|finaliz\p{L}+|cierr\p{L}+|finisc\p{L}+|conclud\p{L}+|chiud\p{L}+|eindig|sluit) (?:with|on|by|mit|par|sur|avec|con|met|com)\s)/iu,
);

/** Reads such an order as what it asks to say, and what stands behind it by `read`. Undefined for other sentences. */
export function readSocialAct(
  n: Notebook,
  place: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  const text = n.plain.slice(place.start, place.end);
  const next = CLOSING_ORDER.exec(text);
  const end = place.start + (next?.index ?? text.length);
  const says = socialAct(n.plain.slice(place.start, end), n.language);
  if (says === undefined) return undefined;
  const isSaid = addStatement(n, { ...place, end }, { says: saysOf(says, n) }) !== undefined;
  if (next) read({ ...place, start: end + next[0].length });
  return isSaid;
}
