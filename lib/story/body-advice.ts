import { Prefiltered } from "../text/prefilter/prefiltered.ts";

/** "Stop if it hurts.", "Bei Schmerzen bitte aufhören.": advice on pain and illness, which is for readers. */
const OF_PAIN = new Prefiltered(
  /(?<!\p{L})(?:(?:if|when|as soon as)(?!\p{L}).{0,30}(?<!\p{L})(?:hurts?|aches?|pain(?:ful)?|dizzy|bleed(?:s|ing)?|swollen|swells|fever|unwell|sick|faint|rash|allerg(?:y|ic))|(?:wenn|falls|sobald|bei)(?!\p{L}).{0,30}(?<!\p{L})(?:schmerz\p{L}*|weh|schwindlig|schwindel|blute[tn]?|geschwollen|fieber|übel|unwohl|ausschlag|allerg\p{L}+)|(?:si|dès que|en cas de?)(?!\p{L}).{0,30}(?<!\p{L})(?:mal|douleurs?|vertiges?|saigne[nr]?t?|enflée?s?|fièvre|malaise|allerg\p{L}+)|(?:si|en cuanto|en caso de)(?!\p{L}).{0,30}(?<!\p{L})(?:duele|dolor(?:es)?|mareos?|sangr\p{L}+|hinchad[oa]s?|fiebre|alerg\p{L}+)|(?:se|appena|in caso di)(?!\p{L}).{0,30}(?<!\p{L})(?:male|dolor[ei]|vertigini|sanguin\p{L}+|gonfi[oae]?|febbre|allerg\p{L}+)|(?:als|bij|zodra)(?!\p{L}).{0,30}(?<!\p{L})(?:pijn|duizelig|bloedt?|gezwollen|koorts|onwel|allerg\p{L}+)|(?:se|quando|em caso de)(?!\p{L}).{0,30}(?<!\p{L})(?:doer|dói|dor(?:es)?|tonturas?|sangr\p{L}+|inchad[oa]s?|febre|alerg\p{L}+))(?!\p{L})/iu,
);

export const advisesOnPain = (sentence: string): boolean => OF_PAIN.test(sentence);
