import { capitalize, wordCount } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Why a text is written, before what it is: said in the post, and no part of its headline. */

const COUNT =
  "(?:\\d{1,2}|a few|some|two|three|four|five|six|seven|eight|nine|ten|ein paar|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|quelques|deux|trois|quatre|cinq|sept|huit|neuf|dix|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|diez|alcuni|alcune|due|tre|quattro|cinque|sei|sette|otto|dieci|enkele|twee|drie|vier|vijf|zes|zeven|acht|tien|alguns|algumas|dois|duas|três|quatro|sete|oito|dez)";
const HERE =
  "(?:(?:and )?so )?here(?:['’]s| is| are)|(?:deshalb |also |daher )?hier (?:sind|kommen)|(?:alors |donc )?voici|(?:así que )?aquí (?:van|tenéis|tienes|están)|(?:quindi )?ecco|(?:dus )?hier (?:zijn|komen)|(?:por isso )?aqui (?:estão|ficam|vão)";
/** "Every winter we get the same phone calls, so here are five things people can do before the frost". */
const LISTED = new Prefiltered(
  `^[^.!?:]{8,110}[,;–—-]\\s*(?:${HERE}) (?<topic>(?:(?:our|the|my|unsere|nos|nuestr[oa]s|onze) )?${COUNT} \\p{L}[^:]{8,})$`,
  "iu",
);
/** "On nous demande souvent comment se passe l'installation", "People often ask us how it works". */
const ASKED = new Prefiltered(
  /^(?:(?:people|customers|clients|parents|many of you|everyone|we) (?:(?:often|always|keep|regularly|still|are|get|also) )*(?:ask(?:s|ed|ing)?)(?: us)?(?: (?:all the time|every (?:day|week|year)|a lot))? (?<en>(?:how|what|why|when|where|which) [^,;:]{12,})|(?:wir werden|uns fragen) [^,]{0,40}(?:gefragt)?,\s(?<de>(?:wie|warum|was|wann|wo|welche[rs]?) [^,;:]{12,})|(?:on|vous) nous demande[zs]? (?:(?:souvent|toujours|régulièrement|tous les jours|chaque (?:jour|année)) )?(?<fr>(?:comment|pourquoi|quand|où|combien|quel(?:le)?s?) [^,;:]{12,})|(?:nos preguntan|nos preguntáis)(?: (?:mucho|a menudo|siempre|cada (?:día|año)))? (?<es>(?:cómo|por qué|cuándo|dónde|cuánto|qué) [^,;:]{12,})|ci (?:chiedono|chiedete)(?: (?:spesso|sempre|ogni (?:giorno|anno)))? (?<it>(?:come|perché|quando|dove|quanto|quale) [^,;:]{12,})|(?:perguntam-nos|perguntam)(?: (?:muitas vezes|sempre|todos os dias))? (?<pt>(?:como|porque|porquê|quando|onde|quanto|qual) [^,;:]{12,}))(?:[,;–—-]\s.{3,40})?$/iu,
);

/** Fewer words of a topic say nothing alone. */
const LEAST = 4;

/** "Dear customers, from Monday …": who is greeted is no part of the news. */
const GREETING =
  /^(?:dear|liebe[rs]?|sehr geehrte|geschätzte|chers?|chères?|querid[oa]s|estimad[oa]s|apreciad[oa]s|car[ie]|gentili|beste|lieve|geachte|car[oa]s|querid[oa]s) [^,.!?:\d]{3,44}, (?=\S+ \S+ \S+)/iu;
const ungreeted = (text: string): string =>
  GREETING.test(text) ? capitalize(text.replace(GREETING, "")) : text;

/** What a sentence is about, without a greeting and why it is written; the sentence itself where it begins with its topic. */
export function withoutPreamble(sentence: string): string {
  const text = ungreeted(sentence);
  const bare = text.replace(/[.:\s]+$/u, "");
  const listed = LISTED.exec(bare)?.groups?.topic;
  const asked = Object.values(ASKED.exec(bare)?.groups ?? {}).find((words) => words !== undefined);
  const topic = listed ?? asked ?? "";
  return wordCount(topic) >= LEAST ? capitalize(topic) : text;
}
