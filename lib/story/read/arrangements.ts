import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** How the parts of a text are to be arranged, and where it is to stand: sentences that tell readers nothing. */

type ArrangementWords = {
  /** Parts of a text with their article; who may come if there is room is for readers. */
  part: string;
  /** "only if there is room" */
  ifRoom: string;
  /** "should be easy to see" */
  seen: string;
  because: string;
  /** "Set the third group apart from the other two." */
  apart: string;
  /** "For the page about …" */
  page: string;
};

const ORDINAL_EN = "(?:first|second|third|fourth|last|middle|top|bottom)";
const WORDS: readonly ArrangementWords[] = [
  {
    part: "(?:(?:the|our) )?(?:[\\p{L}-]+ ){0,2}(?:times?|days?|dates?|prices?|address|numbers?|hours|website|names?|list|details|quote|logo)",
    ifRoom:
      "(?:but )?(?:only|just) if (?:there(?:['’]s| is)(?: enough| still)? (?:room|space)|(?:it|they) fits?)(?: for (?:it|them|that))?",
    seen: "(?:should|must|needs? to|ha(?:s|ve) to|ought to) (?:really |clearly |all )?(?:be (?:very |really |clearly )?(?:easy to (?:see|read|spot)|visible|readable|legible|prominent)|stand out)",
    because: "because|since|as",
    apart: `(?:make|set|put|keep|let|have|show) the ${ORDINAL_EN} (?:group|column|part|list|block|section|box|row) [^.!?:\\d]{0,40}(?:apart|different(?:ly)?|separate(?:ly)?|stand out)`,
    page: "for (?:the|our|my) (?:web |news |landing )?(?:page|site|website|article|blog post) (?:about|on|of|for)",
  },
  {
    part: "(?:(?:die|der|das|unsere?) )?(?:\\p{L}*(?:zeiten|tage|daten|termine|preise|adresse|nummern?|website|namen?|liste|zitat|logo))",
    ifRoom: "nur,? wenn (?:noch )?(?:genug )?platz (?:ist|bleibt)",
    seen: "(?:soll(?:en|ten?)?|muss|müssen) (?:bitte |sehr |richtig )*(?:(?:gut|deutlich|klar|leicht) (?:zu (?:lesen|sehen|erkennen)|lesbar|sichtbar|erkennbar)|groß) (?:sein|stehen)|(?:soll(?:en|ten?)?|muss|müssen) (?:sofort |gleich )?auffallen",
    because: "weil|da|denn",
    apart:
      "(?:die|der|das) (?:erste|zweite|dritte|vierte|letzte|mittlere) (?:gruppe|spalte|teil|liste|block|kasten|abschnitt) (?:bitte |soll(?:te)? )?[^.!?:\\d]{0,40}(?:abheben|absetzen|abgesetzt|anders|unterscheiden|hervorheben)",
    page: "für (?:die|unsere) (?:web)?seite (?:über|zu|zum|zur|von)",
  },
  {
    part: "(?:(?:les?|la|nos) |l['’])(?:horaires?|heures|jours|dates?|prix|tarifs|adresse|numéros?|site|noms?|liste|citation|logo)",
    ifRoom: "(?:seulement |uniquement )s['’]il (?:y a|reste)(?: assez)? de (?:la )?place",
    seen: "(?:doi(?:t|vent)|devrai(?:t|ent)) (?:être (?:bien |très )?(?:lisibles?|visibles?|grande?s?)|bien (?:se (?:lire|voir)|ressortir)|sauter aux yeux)",
    because: "parce qu['’e]|car|puisqu['’e]",
    apart:
      "(?:le|la) (?:premi[eè]re?|deuxième|troisième|derni[eè]re?) (?:groupe|colonne|partie|liste|bloc|section) [^.!?:\\d]{0,40}(?:différente?|à part|se (?:détacher|distinguer))",
    page: "pour (?:la|notre) page (?:sur|d[eu]s?|de la)",
  },
  {
    part: "(?:las?|los|el|nuestr[oa]s) (?:horas?|horarios?|días|fechas?|precios?|dirección|números?|web|nombres?|lista|cita|logo)",
    ifRoom: "(?:solo|sólo) si (?:hay (?:sitio|espacio)|caben?)",
    seen: "(?:deben?|tienen? que) (?:(?:verse|leerse|quedar|ser|estar) (?:bien|muy|claramente)(?: (?:grandes?|visibles?|legibles?|clar[oa]s?))?|destacar)",
    because: "porque|ya que",
    apart:
      "(?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|últim[oa]) (?:grupo|columna|parte|lista|bloque) [^.!?:\\d]{0,40}(?:distint[oa]|diferente|aparte|destacad[oa])",
    page: "para (?:la|nuestra) página (?:sobre|del?)",
  },
  {
    part: "(?:(?:gli|il|le|la|i) |l['’])(?:orari|ore|giorni|date|prezzi|indirizzo|numer[oi]|sito|nomi|lista|logo)",
    ifRoom: "solo se (?:c['’]è (?:posto|spazio)|ci stanno)",
    seen: "(?:dev(?:e|ono)|dovrebbe(?:ro)?) (?:(?:vedersi|leggersi) (?:bene|subito)|essere (?:ben |molto )?(?:leggibil[ei]|visibil[ei]|grand[ei])|risaltare)",
    because: "perché|poiché",
    apart:
      "(?:il|la) (?:prim[oa]|second[oa]|terz[oa]|ultim[oa]) (?:gruppo|colonna|parte|lista|blocco) [^.!?:\\d]{0,40}(?:divers[oa]|a parte|distint[oa]|in risalto)",
    page: "per la (?:nostra )?pagina (?:su|sul|sulla|del|della|dei)",
  },
  {
    part: "(?:de|het|onze) (?:tijden|uren|dagen|data|prijzen|adres|nummers?|website|namen|lijst|logo)",
    ifRoom: "alleen als er (?:nog )?(?:ruimte|plaats|plek) (?:is|voor is)",
    seen: "moet(?:en)? (?:goed|duidelijk|heel) (?:(?:leesbaar|zichtbaar|groot) zijn|te (?:lezen|zien) zijn|opvallen)",
    because: "omdat|want",
    apart:
      "(?:zet|laat|maak|houd) (?:de|het) (?:eerste|tweede|derde|vierde|laatste|middelste) (?:groep|kolom|deel|lijst|blok|rij|vak) [^.!?:\\d]{0,40}(?:anders|apart|afwijken|opvallen)",
    page: "voor (?:de|onze) pagina (?:over|van)",
  },
  {
    part: "(?:as?|os?) (?:horas|horários|dias|datas|preços|morada|números?|site|nomes|lista|logótipo)",
    ifRoom: "só se houver (?:espaço|lugar)",
    seen: "(?:deve[m]?|tem de|têm de) (?:(?:ver-se|ler-se) bem|(?:ser|ficar|estar) (?:bem|muito) (?:visíve(?:l|is)|legíve(?:l|is)|grandes?)|destacar-se)",
    because: "porque|já que",
    apart:
      "(?:o|a) (?:primeir[oa]|segund[oa]|terceir[oa]|últim[oa]) (?:grupo|coluna|parte|lista|bloco) [^.!?:\\d]{0,40}(?:diferente|à parte|destacad[oa])",
    page: "para a (?:nossa )?página (?:sobre|d[aeo]s?)",
  },
];

const COURTESY = "(?:(?:please|bitte|merci de|por favor|per favore|graag),? )?";
const FORMS: readonly Prefiltered[] = WORDS.map(
  ({ part, ifRoom, seen, because, apart, page }) =>
    new Prefiltered(
      `^\\s*${COURTESY}(?:${part},? (?:${ifRoom}|(?:${seen})(?:,? (?:${because})[^.!?\\d]{4,100})?)|${apart}[^.!?:\\d]{0,40}|${page} [^.!?:\\d]{3,60})\\s*[.!]*\\s*$`,
      "iu",
    ),
);

/** "The talk times only if there is room.", "Die Preise sollen gut lesbar sein, weil …", "For the page about our open evening." */
export const isArrangement = (sentence: string): boolean => FORMS.some((form) => form.test(sentence));
