import { lower, pattern } from "./lower.ts";

/**
 * "Start with the state she was in, end with the launch.": an order that names the first and the last scene by what the
 * brief tells elsewhere. No word of it is for readers.
 */

const ORDERS: Record<string, { begin: string; end: string; and: string }> = {
  en: {
    begin: "(?:start|begin|open)(?:ing)? (?:with|on|from)",
    end: "(?:end|finish|close)(?:ing)? (?:with|on)",
    and: "and|then",
  },
  de: {
    begin: "(?:beginn|fang|start|eröffne)\\p{L}* (?:mit|bei)",
    end: "(?:end|hör|schließ)\\p{L}* (?:mit|bei)",
    and: "und|dann",
  },
  fr: {
    begin: "(?:commence|ouvr|débute)\\p{L}* (?:par|sur|avec)",
    end: "(?:fini|termine|conclu|ferme)\\p{L}* (?:par|sur|avec)",
    and: "et|puis",
  },
  es: {
    begin: "(?:empe[zc]|empiec|empiez|comienz|comienc|comen[zc]|abr)\\p{L}* (?:con|por)",
    end: "(?:termin|acab|cerr|cierr|finali[zc])\\p{L}* (?:con|por)",
    and: "y|luego",
  },
  it: {
    begin: "(?:inizia|cominci|apri|parti)\\p{L}* (?:con|da|dall[oae]?)",
    end: "(?:fini|termina|chiud|conclud)\\p{L}* (?:con|su)",
    and: "e|poi",
  },
  nl: {
    begin: "(?:begin|start|open)\\p{L}* (?:met|bij)",
    end: "(?:eindig|sluit|stop)\\p{L}*(?: af)? (?:met|bij)",
    and: "en|dan",
  },
  pt: {
    begin: "(?:come[çc]|abr|inici)\\p{L}* (?:com|por|pel[oa])",
    end: "(?:termin|acab|fech|encerr)\\p{L}* (?:com|por|n[oa])",
    and: "e|depois",
  },
};

/** What such an order names has no value and no words in quotation marks: those are for readers. */
const SCENE = '[^.!?;:,\\d"“„«]{3,60}';
const FORMS = new Map(
  Object.entries(ORDERS).map(([code, { begin, end, and }]) => [
    code,
    pattern(
      `^\\s*(?:(?:please|bitte|merci de|por favor|per favore|graag)[, ]+)?(?:${begin}) ${SCENE}(?:[,;]\\s*(?:(?:${and}) )?| (?:${and}) )(?:${end}) ${SCENE}[.!]?\\s*$`,
    ),
  ]),
);

/** "I'd like to tell this in order: the wall with holes, the kiln, the whole wall." */
const IN_ORDER = pattern(
  "^\\s*(?:(?:please|bitte|por favor|per favore|graag|merci de)[, ]+)?(?:i(?:['’]d| would) like to (?:tell|show)|(?:tell|show)|ich (?:würde|möchte) (?:gern )?|erzählt?|zeigt?|j['’]aimerais (?:raconter|montrer)|raconte[rz]?|me gustaría (?:contar|mostrar)|contad?|vorrei (?:raccontare|mostrare)|raccontate|ik wil (?:graag )?|vertel|gostava de (?:contar|mostrar)|gostaria de (?:contar|mostrar)|contem)[^:,\\d]{0,20} ?(?:in (?:this |that )?order|der reihe nach|dans l['’]ordre|(?:en|por) orden|in ordine|op volgorde|por ordem)(?: (?:erzählen|zeigen|vertellen|laten zien))?\\s*[:：][^\\d\"“„«]{5,200}$",
);

/** What wishes, what appears and in which turn, and people, who come by themselves. */
const WISHED: Record<string, [wish: string, appears: string, turn: string, people: string]> = {
  en: [
    "(?:i|we)(?:['’]d| would) (?:really )?(?:like|love|prefer)|it would be (?:nice|good|great) if",
    "appear\\p{L}*|come|pop|fade|slide in|show(?:n|ing)?|go|stay",
    "one (?:by one|at a time|after (?:the other|another))|(?:come|go) last|at the (?:very )?end",
    "everyone|people|you|visitors|guests|members",
  ],
  de: [
    "(?:ich|wir) (?:hätten?|würden?|möchten?|wünschen?)|(?:es wäre )?(?:schön|gut|toll|super|prima) (?:wäre)?",
    "erschein\\p{L}*|eingeblendet|auftauch\\p{L}*|kommen|kommt|stehen|steht",
    "einzeln|nacheinander|eine?[rs]? nach de[mr] ander\\p{L}+|(?:am|zum) (?:schluss|ende)|zuletzt",
    "alle|jeder|leute|gäste|ihr|sie|besucher",
  ],
  fr: [
    "j['’]aimerais|(?:nous|on) (?:aimeri|voudri)\\p{L}+|on (?:aimerait|voudrait)|je voudrais|ce serait (?:bien|chouette|super)",
    "appara\\p{L}+|arriv\\p{L}+|vien\\p{L}+|défil\\p{L}+|affich\\p{L}+|rest\\p{L}+",
    "une? (?:par|à) une?|l['’]une? après l['’]autre|à la (?:toute )?fin|en dernier",
    "tous|chacun|gens|vous|visiteurs",
  ],
  es: [
    "(?:me|nos) (?:gustaría|encantaría)|(?:quisiéra|querría)(?:mos)?|quisiera|(?:estaría|quedaría) (?:bien|genial|bonito)",
    "apare(?:c|zc)\\p{L}+|sal(?:ga|ier)\\p{L}*|qued\\p{L}+|vaya\\p{L}*|muestr\\p{L}+",
    "un[oa] (?:a|por|tras) (?:un|otr)[oa]|(?:al|para el) final|en último lugar",
    "todos|gente|vosotros|ustedes|visitantes",
  ],
  it: [
    "(?:mi|ci) piacerebbe|vorre(?:i|mmo)|sarebbe bello",
    "(?:ap|com)pa\\p{L}+|ven(?:g|iss)\\p{L}+|rest\\p{L}+|arriv\\p{L}+",
    "un[oa] (?:alla|per) volta|un[oa] dopo l['’]altr[oa]|(?:alla|per la) fine|per ultim[oa]",
    "tutti|gente|voi|visitatori",
  ],
  nl: [
    "(?:ik|we|wij) (?:zou(?:den)?|wil(?:len)?)|(?:het zou )?(?:fijn|mooi|leuk) (?:zijn )?als",
    "verschijn\\p{L}*|komen|komt|staan|staat|in beeld",
    "(?:één|een) voor (?:één|een)|na elkaar|aan het einde?|als laatste",
    "iedereen|mensen|jullie|u|bezoekers",
  ],
  pt: [
    "gost(?:ava|ávamos|aria|aríamos)|quer(?:ia|íamos)|(?:era|seria|ficava) (?:giro|bom|bonito|ótimo)",
    "apare\\p{L}+|surg\\p{L}+|viessem?|ficassem?|fiquem?|entrassem?",
    "uma? (?:a|por) uma?|uma? de cada vez|(?:no|para o) (?:fim|final)|por último",
    "todos|pessoas|vocês|gente|visitantes",
  ],
};
const WISHES = new Map(
  Object.entries(WISHED).map(([code, [wish, appears, turn, people]]) => {
    const holds = (words: string) => `(?=.*(?<!\\p{L})(?:${words})(?!\\p{L}))`;
    return [
      code,
      pattern(`^\\s*(?:${wish})(?!.*(?<!\\p{L})(?:${people})(?!\\p{L}))${holds(appears)}${holds(turn)}`),
    ];
  }),
);
/** "Gostava que os nomes aparecessem um a um": in which turn things are to appear. */
export const wishesForCourse = (sentence: string, language: string): boolean =>
  WISHES.get(language)?.().test(lower(sentence)) === true;

export const isCourseOrder = (sentence: string, language: string): boolean =>
  IN_ORDER().test(lower(sentence)) || FORMS.get(language)?.().test(lower(sentence)) === true;
