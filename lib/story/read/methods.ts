import { lower } from "./lower.ts";
import { namesPartOfPost } from "./prohibition-words.ts";

const METHOD =
  /^\s*(?:method|zubereitung|préparation|preparación|elaboración|preparazione|procedimento|bereiding(?:swijze)?|werkwijze|modo de preparo|preparação)\s?[:：]\s\p{L}/iu;

/** "Method: crush the biscuits, not too fine.": what stands behind it is done in a kitchen. */
export const opensMethod = (sentence: string): boolean => METHOD.test(sentence);

/** Such a sentence, and no note on a picture. */
export const tellsMethod = (sentence: string, language: string): boolean =>
  opensMethod(sentence) && !namesPartOfPost(lower(sentence), language);
