import { groupsOf, lower, pattern } from "./lower.ts";

/**
 * "Everybody asks about Christmas Eve, so that bit should stand out": the second clause only points at what the first
 * one names.
 */

type PointingWords = {
  /** What readers ask about, or what their author speaks of, as the end of a clause. */
  asked: string;
  /** What most of them are to choose: "Most people should pick Solo". */
  chosen: string;
  /** That this is to stand out. */
  stands: string;
};

const WHAT = "(?<what>[^.!?;:,]{3,50}?)";

const WORDS: Record<string, PointingWords> = {
  en: {
    asked: `(?:ask|ring|call|phone|write|wonder|want|message|enquir|go|argu)\\p{L}*(?: (?:us|me|to know|a lot|up|in|most))* (?:about|over|for|whether we[’' ]a?re open (?:on|over)) ${WHAT}(?: every (?:single )?(?:year|time|day))?`,
    chosen: `(?:most|many|nearly all)(?: of (?:our |the )?\\p{L}+| \\p{L}+)? (?:should |will |would |do |can |probably )*(?:pick|choose|take|go for|need|want|buy|order|book) ${WHAT}`,
    stands:
      "(?:please )?(?:(?:make|let|have|get) )?(?:that|this|it|those)(?: (?:bit|one|part|line|row|day|date))?(?: (?:really|should|must|needs? to|has to|ought to|to|clearly|please|be|is))*,? (?:stands? out|jump out|pop(?: out)?|(?:the )?(?:big|bigger|biggest|large|largest|bold|prominent|obvious|unmissable|easy to (?:see|spot|find)|highlighted|emphasi[sz]ed|the (?:one|thing|plan|line) (?:that )?(?:you|people|they|one|everyone|readers) (?:will )?(?:notice|see|read|spot)s? first))(?: please)?|(?:please )?(?:highlight|emphasi[sz]e) (?:that|this|it)(?: (?:bit|one|part|line|row|day|date))?",
  },
  de: {
    asked: `(?:nach|wegen|um) (?<what>[^.!?;:,]{3,50}?)(?: (?:wird|werden|fragen|rufen|wollen|geht|fragt))(?: [\\p{L} ]{2,30})?`,
    chosen: `(?:die meisten|viele)(?: \\p{L}+)? (?:sollten|werden|brauchen|nehmen|wählen|buchen|wollen) ${WHAT}(?: (?:nehmen|wählen|buchen|bestellen))?`,
    stands:
      "(?:soll(?:te)?|muss) (?:das|dies) (?:bitte |gut |sofort |richtig )*(?:auffallen|heraus ?stechen|hervor ?stechen|ins auge (?:fallen|springen)|groß sein)|(?:bitte )?(?:das|dies|die zeile|der tag|das datum) (?:soll(?:te)?|muss|darf|bitte)(?: (?:bitte|also|daher|gut|richtig|deutlich|besonders|sofort|ruhig|schön|groß|fett))* ?(?:auffallen|heraus ?stechen|hervor ?stechen|ins auge (?:fallen|springen)|hervor ?(?:ge)?h[eo]ben(?: (?:werden|sein))?|sein|stehen|drauf(?: ?stehen)?|zu (?:sehen|lesen) sein)|(?:bitte )?(?:das|den|die) (?:soll|muss) (?:man|jeder) (?:bitte )?(?:zuerst|als erstes) (?:sehen|lesen)",
  },
  fr: {
    asked: `(?:demand|appel|question|téléphon|interrog)\\p{L}*(?: (?:toujours|souvent|tout le temps|sans cesse))* (?:pour|sur|à propos d[eu]) (?:les? |la )?${WHAT}`,
    chosen: `(?:la plupart|beaucoup|presque tous)(?: des? (?:gens|\\p{L}+))? (?:devraient |devrait |vont )?(?:choisir|prendre|prennent|choisissent|prend|choisit) ${WHAT}`,
    stands:
      "(?:il faut que |que )?(?:ça|cela|cette ligne|ce jour(?:-là)?)(?: (?:doit|devrait))?(?: (?:bien|vraiment))* ?(?:ressort(?:ir|e)|se (?:voir|voie)|saute[r]? aux yeux|être (?:bien )?(?:visible|en grand|en évidence|mis en (?:avant|évidence|valeur)))(?: bien)?|(?:merci de )?(?:le |la )?mett(?:re|ez)(?:-(?:le|la))? (?:bien )?en (?:évidence|avant|valeur|grand)|(?:il faut )?que ce soit (?:la première chose|ce) qu[’']on (?:voie|voit|remarque)(?: en premier)?",
  },
  es: {
    asked: `(?:pregunta|llama|consulta)\\p{L}*(?: (?:siempre|mucho))* (?:por|sobre) (?:el |la |los |las )?${WHAT}`,
    chosen: `(?:la mayoría|casi todos|muchos)(?: de (?:la )?\\p{L}+)? (?:deberían? |va a |debe )?(?:elegir|coger|escoger|elige|coge|escoge|necesita) ${WHAT}`,
    stands:
      "(?:que )?(?:eso|esto|ese día|esa línea|esa parte)(?: (?:debe|debería|tiene que))?(?: (?:bien|mucho))* ?(?:desta(?:que|car)|resal(?:te|tar)|se vea(?: bien)?|verse bien|salt(?:e|ar) a la vista)(?: (?:bien|mucho))?|(?:hay que |por favor )?(?:destaca[rd]?lo|resalta[rd]?lo)|que (?:eso |ese |esa )?sea lo primero que se (?:vea|ve)",
  },
  it: {
    asked: `(?:chied|domand|telefon|chiam)\\p{L}*(?: (?:sempre|tutti|spesso))* (?:d(?:i|el|ella|ell[’']|ei|elle)|per|su|sul|sulla) ?${WHAT}`,
    chosen: `(?:la maggior parte|quasi tutti|molti)(?: (?:delle |dei )?\\p{L}+)? (?:dovrebbe(?:ro)? )?(?:scegliere|prendere|sceglie|prende|scelgono|prendono) ${WHAT}`,
    stands:
      "(?:che )?(?:quello|questo|quel giorno|quella riga|quella parte)(?: (?:deve|dovrebbe))?(?: (?:ben|bene))* ?(?:risalt(?:i|are)|spicc(?:hi|are)|si veda(?: bene)?|vedersi bene|saltare all[’']occhio|essere (?:ben )?in evidenza)(?: bene)?|(?:quindi )?mett(?:etelo|ilo|erlo|etela|erla) (?:bene |ben )?in evidenza|che (?:quello |quella )?sia la prima cosa che si (?:vede|veda|nota)",
  },
  nl: {
    asked: `(?:vra(?:agt|gen)|bel(?:t|len))(?: (?:altijd|steeds|ons|ons altijd))* (?:naar|over|voor) ${WHAT}`,
    chosen: `de meeste(?:n| \\p{L}+) (?:(?:zouden|moeten|kunnen|kiezen|nemen|het best|voor) )+${WHAT}(?: (?:kiezen|nemen))?`,
    stands:
      "(?:dat|dit|die dag|die regel) (?:moet|mag|graag)(?: (?:dus|echt|goed|wel|er|lekker|extra|groot))* ?(?:opvallen|uit ?springen|eruit springen|in het oog springen|groot|erop|zichtbaar zijn|te zien zijn)|(?:dat|die) (?:moet|mag) (?:je|men|iedereen) (?:als eerste|het eerst) zien",
  },
  pt: {
    asked: `(?:pergunt|telefon|lig)\\p{L}*(?: (?:sempre|muito))* (?:por|pel[oa]s?|sobre) (?:o |a |os |as )?${WHAT}`,
    chosen: `(?:a maioria|quase todos|muitos)(?: d[aoe]s? \\p{L}+)? (?:deve(?:ria)? |devia )?(?:escolher|escolhe|levar|leva) ${WHAT}`,
    stands:
      "(?:que )?(?:isso|isto|esse dia|essa linha|essa parte)(?: (?:deve|devia|tem de|tem que|precisa de?))?(?: (?:bem|muito))* ?(?:se )?(?:desta(?:que|car)(?:-se)?|sobress(?:air|aia)|salt(?:e|ar) à vista|(?:ficar|estar|fique|esteja) (?:bem )?(?:em destaque|visível))(?: bem)?|que (?:isso |esse |essa )?seja a primeira coisa que se (?:vê|veja|nota)",
  },
};

const SO =
  "(?:\\s*[,;–—-]+\\s*|\\s+)(?:(?:so|and|hence|also|daher|deshalb|und|donc|et|alors|así que|por eso|y|quindi|perciò|e|dus|en|por isso|então)[, ]+)*";

const PATTERNS = new Map(
  Object.entries(WORDS).map(([code, { asked, chosen, stands }]) => [
    code,
    [asked, chosen].map((named) => pattern(`^[^.!?]{0,90}?${named}${SO}(?:${stands})[^\\p{L}\\d]*$`, "d")),
  ]),
);

/** What the clause before names, where the last clause of a sentence wants just that to stand out. */
export function askedAboutIn(sentence: string, language: string): string | undefined {
  for (const form of PATTERNS.get(language) ?? []) {
    const m = form().exec(lower(sentence));
    if (m) return groupsOf(m, sentence).what?.trim();
  }
  return undefined;
}
