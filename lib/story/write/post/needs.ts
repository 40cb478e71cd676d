import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import type { Block } from "../block.ts";
import type { Material } from "../material.ts";
import { warns } from "../warnings.ts";

/** How much readers need certain sentences in a post, from 0 to 100. */

/** Warnings are needed before anything but the news; what to bring along comes behind the price. */
const WARNED = 92;
const BROUGHT = 83;
const BRINGS = /^(?:bring(?:t|en sie)?|apportez|trae|traiga|portate|neem|traga)(?!\p{L})/iu;
export function needToHeed(text: string): number {
  if (!warns(text)) return 0;
  return BRINGS.test(text) ? BROUGHT : WARNED;
}

/** "Top three things we run out of: tinned fruit, …": what readers can give. */
const SHORT_OF =
  /(?<!\p{L})(?:we (?:always |often |still |most |urgently )*(?:run out of|are short of|need most|need)|uns fehl(?:en|t)|wir brauchen|il nous manque|nous manquons|nous avons besoin|nos faltan?|necesitamos|ci mancano|ci servono|abbiamo bisogno|we komen tekort|we hebben nodig|faltam-nos|precisamos)(?!\p{L})[^.!?]{0,20}[:：]\s/iu;
const GIVEN = 84;
export const needToGive = (text: string): number => (SHORT_OF.test(text) ? GIVEN : 0);

/** "You need a national craft cert and a full B licence.": who reads of a job asks first whether it is for them. */
const REQUIRES = new Prefiltered(
  /(?<!\p{L})(?:you (?:will )?(?:need|must (?:have|hold))|(?:is|are) (?:required|essential|needed)|(?:du|sie) (?:brauchst|brauchen)|voraussetzung|vorausgesetzt|erforderlich|il (?:te|vous) faut|exigée?s?|requis(?:es?)?|(?:necesitas|se (?:requiere|exige|necesita)n?)|imprescindible|(?:serve|servono|è richiest[ao]|sono richiest[ei])|je hebt .{2,40} nodig|(?:is|zijn) (?:nodig|een vereiste)|vereist|(?:precisa|exige-se|é necessári[ao]|requisitos?))(?!\p{L})/iu,
);
const REQUIRED = 83;
export const isRequired = (b: Block, { reading }: Material): boolean =>
  reading.occasion === "hiring" && b.kind === "sentence" && REQUIRES.test(b.pieces[0]?.text ?? "");
export const needToApply = (b: Block, m: Material): number => (isRequired(b, m) ? REQUIRED : 0);

/** "New in 4: photo comparison": what a release brings is needed before what the product does anyway. */
const NEWLY =
  /^(?:also )?(?:new (?:in|is|are|this)|neu (?:in|ist|sind)|nouveau(?:té)?s?|novedad(?:es)?|nuevo en|novità|nieuw in|novidades?)(?!\p{L})/iu;
const NEW = 64;
export const needOfNew = (text: string): number => (NEWLY.test(text) ? NEW : 0);
