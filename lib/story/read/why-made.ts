import { lower, pattern } from "./lower.ts";

/** "so people can read it without sound", "da condividere con chi ci segue", "há muita gente a perguntar": why it is made. */
const WHY = pattern(
  "^(?:(?:to (?:post|put|publish|go)|zum (?:posten|teilen)|pour (?:poster|publier|mettre)|p(?:a)?ra (?:postar|publicar|pôr|meter|colocar|subir|colgar|poner)|da (?:mettere|postare|caricare)|per (?:postare|pubblicare)|om (?:te (?:posten|plaatsen|delen)|op)|(?:for|für|pour|para|p(?:a)?ra o?|per|voor))(?= (?:(?:on|up on|our|the|auf|unser\\p{L}*|sur|notre|en|no|na|o|a|al|su|op|onze|te) )*(?:instagram|insta|facebook|linkedin|tiktok|youtube|twitter)(?!\\p{L}))|to (?:thank|share|show|let|help|remind|encourage|get|give|post|mark|use)|so(?: that)? (?:people|they|everyone|customers|parents|readers|we|it)|because|(?:as|since) (?:people|many|lots|we|everyone|customers)|(?:people|customers|many people|lots of people|everyone) (?:keep|always|often|ask)|um (?=.* zu )|damit|weil|da (?:viele|wir|uns)|(?:viele|es) (?:leute )?(?:fragen|gibt)|das (?:fragen|wollen) (?:uns |viele |alle )|pour (?:que|partager|remercier|montrer|les|nos)|parce qu|car |on nous |beaucoup de |para (?:que|compartir|agradecer|partilhar|agradecer)|porque|ya que|nos (?:lo )?preguntan|mucha gente|há (?:muita|muitos)|muita gente|perché|da (?:condividere|pubblicare|far vedere)|in tanti|molti |tanti |ce lo chied|om (?=.*te )|zodat|omdat|veel (?:mensen|klanten)|(?:daar )?krijgen we )",
);

/** Whether a part of an order says why it is made; one with a number tells more. */
export const isWhy = (part: string): boolean => WHY().test(lower(part)) && !/\d/.test(part);

/** "how to check a chain so they stop riding on dead ones" */
const WITHOUT_COMMA =
  /\s(?:so(?: that)? (?:they|people|everyone|anyone|customers|readers|nobody)|damit (?:man|alle|jeder|die leute)|pour qu(?:e (?:les gens|tout le monde)|['’]on)|para que (?:la gente|todos|toda a gente)|così (?:la gente|tutti)|zodat (?:mensen|iedereen))(?!\p{L})[^,.!?\d]*[.!]?\s*$/iu;

/** Where a purpose begins that no comma parts from what it is of; 0 without. */
export const purposeTail = (text: string): number => WITHOUT_COMMA.exec(text)?.index ?? 0;

/** "onze adventskransen, prijzen goed leesbaar:": how its picture is to look, behind the name. */
export const HOW_IT_LOOKS =
  /,\s[^,.:]{3,60}(?<!\p{L})(?:leesbaar|lesbar|legible|readable|big|large|groot|groß|lisibles?|leggibil[ei]|legibles|legíveis|grandes?)\s*[:：]?\s*$/u;

/** Where the tail of an order begins that says so or how it is to look: "the recipe of grandma's soup, to share with our followers"; 0 without. */
export function whyTail(text: string): number {
  const plain = purposeTail(text) || (HOW_IT_LOOKS.exec(text)?.index ?? 0);
  if (plain > 0) return plain;
  const at = text.lastIndexOf(", ");
  return at > 0 && isWhy(text.slice(at + 2)) ? at : 0;
}
