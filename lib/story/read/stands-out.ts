import { own } from "../../text/own.ts";

/** How authors of a language say in a clause that a thing has to stand out, as sources of patterns for small letters. */
type StandsOut = {
  /** "It's important that", "make sure", "we want it that": it takes the clause. */
  lead: string;
  /** Only what is drawn or printed does so: "stands out". */
  seen: string;
  /** Other things do so as well: "is easy to read". */
  shown: string;
  /** "are the headline" */
  tops: string;
};

const STANDS_OUT: Record<string, StandsOut> = {
  en: {
    lead: "(?:(?:it(?: is|[’']s) )?(?:very |really |most )?(?:important|essential|crucial|key)(?: (?:to|for) us)?(?: is)?|the (?:most |really )?(?:important|main|key) (?:thing|point|bit)(?: (?:for us|here))? is|what (?:matters|counts)(?: most)?(?: to us)? is|make sure|be sure|ensure|see to it)(?: that)?",
    seen: "(?:really |clearly |immediately |also )*(?:stands? out|jumps? out|sticks? out|catch(?:es)? the eye|pops?(?: out)?|grabs? attention|(?:is|are) (?:eye-catching|unmissable|(?:impossible|hard) to miss)|can(?:no|[’'])t be missed)(?: (?:on|in) the (?:card|picture|image|post|graphic|infographic))?(?: (?:right away|at once|at (?:first|a) glance|immediately))?",
    shown:
      "(?:is|are) (?:clearly |easily |very |really )?(?:visible|readable|legible|prominent|big|large|clear|obvious|easy to (?:see|read|find|spot))(?: at a glance)?",
    tops: "(?:is|are) (?:really |clearly )?(?:the )?(?:headlines?|hook|lead(?: story| figures?| message)?|opener|(?:headline|main|key) (?:message|numbers?|figures?))",
  },
  de: {
    lead: "(?:(?:ganz |sehr |besonders )?wichtig(?: (?:ist|wäre))?(?: (?:uns|mir|für uns|dabei|vor allem))*|(?:es |uns |mir )?(?:ist|wäre)(?: uns| mir)? (?:sehr |besonders )?wichtig|(?:achtet?|achten sie)(?: bitte)? darauf|darauf achten|(?:wir|ich) (?:möchten?|wollen|will|hätten? gerne?|wünschen? (?:uns|mir)))(?: bitte)?,? dass",
    seen: "(?:sofort |gleich |gut |klar |richtig |auf den ersten blick )*(?:ins auge (?:fäll|spring|stich)t|ins auge (?:fallen|springen)|(?:auf|heraus)fällt|auffallen|(?:heraus|hervor|raus)(?:sticht|stechen|springt)|nicht zu übersehen (?:ist|sind))",
    shown:
      "(?:gut |klar |deutlich |sofort |schön )*(?:zu (?:sehen|lesen|erkennen|finden)|sichtbar|lesbar|erkennbar|groß|deutlich) (?:ist|sind|wird)",
    tops: "(?:ist|sind|bilden) (?:die (?:überschrift|schlagzeile|headline|hauptbotschaft|hauptaussage|kernbotschaft)|der (?:aufhänger|aufmacher))",
  },
  fr: {
    lead: "(?:(?:(?:il est|c[’']est) )?(?:très |surtout )?important|l[’'](?:important|essentiel),? (?:c[’']est|est)|le plus important,? (?:c[’']est|est)|veillez (?:bien )?à ce|assurez-vous|(?:on|nous) (?:veut|voulons|voudrait|voudrions|aimerait|aimerions)|il faut)? ?qu(?:e |[’'])",
    seen: "(?:ressorte(?:nt)?|saute(?:nt)? aux yeux|attire(?:nt)? (?:l[’']œil|le regard|l[’']attention)|soi(?:t|ent) (?:bien )?(?:mise?s? )?en (?:évidence|avant|valeur))(?: bien)?",
    shown:
      "(?:se (?:voie|lise)(?:nt)?|(?:l[’'])?on (?:voie|lise)) (?:bien|tout de suite)|soi(?:t|ent) (?:bien |très )?(?:visibles?|lisibles?|grande?s?|gros(?:se)?s?|claire?s?)",
    tops: "(?:est|sont) (?:le (?:gros )?titre|le message (?:principal|clé)|l[’']accroche)",
  },
  es: {
    lead: "(?:(?:es )?(?:muy )?importante(?: es)?|lo (?:más )?importante es|asegura(?:d|os|te|r)?(?: de)?|procurad|procura|queremos|quiero|nos gustaría)? ?que",
    seen: "(?:destaquen?|resalten?|sobresalgan?|salten? a la vista|llamen? la atención|no pasen? desapercibid[oa]s?)(?: bien)?",
    shown:
      "se (?:vea|lea)n? (?:bien|claro|claramente|de un vistazo)|(?:sea|esté|quede)n? (?:bien |muy )?(?:visible|legible|clar[oa]|grande)s?",
    tops: "(?:es|son) el (?:titular|gancho|mensaje (?:principal|clave))",
  },
  it: {
    lead: "(?:(?:è )?(?:molto )?importante(?: è)?|l[’']importante è|la cosa più importante è|assicura(?:tevi|ti)|(?:fate|fai) in modo|vogliamo|voglio|vorremmo|vorrei)? ?che",
    seen: "(?:risalti(?:no)?|spicchi(?:no)?|salti(?:no)? (?:all[’']occhio|agli occhi)|non passi(?:no)? inosservat[oaie])(?: bene)?",
    shown:
      "si (?:veda|vedano|legga|leggano) (?:bene|subito)|sia(?:no)? (?:ben |molto )?(?:visibil[ei]|leggibil[ei]|evident[ei]|grand[ei]|in evidenza)",
    tops: "(?:è|sono) il (?:titolo|messaggio (?:principale|chiave))",
  },
  nl: {
    lead: "(?:(?:heel |erg )?belangrijk(?: is)?|het is (?:heel |erg )?belangrijk|het belangrijkste is|zorg(?: er)?(?: ?voor)?|let (?:er )?op|(?:we|wij|ik) (?:willen|wil|zouden graag willen)(?: graag)?|graag),? dat",
    seen: "(?:goed |meteen |direct |echt )*(?:opvalt|opvallen|(?:in het oog|eruit) spring(?:t|en)|de aandacht trekt|niet te missen (?:is|zijn))",
    shown:
      "(?:goed |duidelijk |meteen )*(?:zichtbaar|leesbaar|te (?:zien|lezen|vinden)|groot|duidelijk) (?:is|zijn)",
    tops: "(?:is|zijn|vormen) de (?:kop|hoofdboodschap|kernboodschap|blikvanger|headline)",
  },
  pt: {
    lead: "(?:(?:é )?(?:muito )?importante(?: é)?|o (?:mais )?importante é|garant(?:am|e)|queremos|quero|gostávamos|gostaríamos)? ?que",
    seen: "(?:(?:se )?destaquem?(?:-se)?|sobressaiam?|saltem? à vista|chamem? a atenção|não passem? despercebid[oa]s?)(?: bem)?",
    shown:
      "se (?:veja|leia)m? (?:bem|logo)|(?:seja|fique|esteja)m? (?:bem |muito )?(?:visíve(?:l|is)|legíve(?:l|is)|clar[oa]s?|grandes?|em destaque)",
    tops: "(?:é|são) (?:o título|a manchete|o mote|a mensagem (?:principal|chave))",
  },
};

/** "The part about the free fitting", as authors speak of a sentence of theirs. */
const PART_ABOUT =
  "(?<what>(?:lo de|eso de|la parte (?:sobre|de|su)|a parte (?:sobre|d[aoe]s?)|la partie sur|das mit|dat van|the (?:bit|part) about) [^.!?;:]{3,60})";
const STATEMENT = "(?<what>(?:que |qu[’']|che |dass |dat |that )[^.!?;:]{5,70})";

/** Words of such a clause that say so. */
export function wordsOfClause(code: string): string {
  const { seen, shown, tops } = own(STANDS_OUT, code) ?? {};
  return seen ? `${seen}|${shown}|${tops}` : "(?!)";
}

/** Forms of a sentence with such a clause. `part` is a thing that every picture may have. */
export function standsOut(code: string, what: string, part: string): string[] {
  const { lead, seen, shown, tops } = own(STANDS_OUT, code) ?? {};
  if (!lead) return [];
  return [
    `(?:${lead}) ?${what} (?:${seen})`,
    `(?:${lead}) ?(?:${seen}) ${what}`,
    ...[part, PART_ABOUT].map((thing) => `(?:${lead}) ?${thing} (?:${shown})`),
    ...[part, PART_ABOUT, STATEMENT].map((thing) => `(?:${lead}) ?(?:${shown}) ${thing}`),
    `${what} (?:${tops})`,
  ];
}
