import { capitalize } from "../../copy/text.ts";
import { lower, pattern } from "./lower.ts";
import { hold, mains, type Notebook, type Stretch } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { showTopic } from "./topic-heading.ts";

/** "Tenants keep asking us: repair or replace?": the question is what the piece is about, and who asks it is not. By language. */
const ASKED_OF_US: Record<string, string> = {
  en: "(?:(?:we(?:['’]re| are)? (?:always|often|constantly|keep)(?: being| getting)? asked)|(?!(?:what|which|who|whom|why|how|when|where|did|do|does) )[^,.:;!?]{3,40}? (?:keep (?:on )?asking|always ask|often ask|ask)(?: us)?(?: (?:all the time|every (?:day|week)|again and again|constantly))?)\\s*[:,]?\\s*(?:whether (?:to|they should) )?",
  de: "[^,.:;!?]{3,40}? (?:fragen|wollen)(?: uns)?(?: (?:immer wieder|ständig|oft|jeden tag|jede woche))?(?: wissen)?\\s*[:,]\\s*",
  fr: "(?:on nous demande|[^,.:;!?]{3,40}? nous demandent)(?: (?:souvent|toujours|sans cesse|tout le temps|chaque (?:jour|semaine)))?\\s*[:,]\\s*",
  es: "(?:[^,.:;!?]{3,40}? )?nos preguntan?(?: (?:siempre|mucho|a menudo|cada (?:día|semana)|todos los días))?\\s*[:,]\\s*",
  it: "(?:[^,.:;!?]{3,40}? )?ci chied(?:e|ono)(?: (?:sempre|spesso|tutti i giorni|ogni (?:giorno|settimana)))?\\s*[:,]\\s*",
  nl: "[^,.:;!?]{3,40}? vragen(?: ons)?(?: (?:steeds|vaak|altijd|elke (?:dag|week)))?\\s*[:,]\\s*",
  pt: "(?:[^,.:;!?]{3,40}? )?(?:perguntam-nos|nos perguntam)(?: (?:sempre|muito|todos os dias|todas as semanas))?\\s*[:,]\\s*",
};
const FORMS = new Map(
  Object.entries(ASKED_OF_US).map(([code, lead]) => [
    code,
    {
      asked: pattern(`^\\s*(?<lead>${lead})(?=[^.:]{8,110}[?]\\s*$)`),
      whether:
        code === "en"
          ? pattern(
              `^\\s*(?<lead>${lead})(?<=whether (?:to|they should) )(?=[^.:,?]{8,110} or [^.:,?]+[.]?\\s*$)`,
            )
          : undefined,
    },
  ]),
);

/** Reads such a sentence; undefined for others. */
export function readAskedOfUs(n: Notebook, { start, end, piece }: Stretch): false | undefined {
  if (mains(n).length > 0 || n.subject) return undefined;
  const text = n.plain.slice(start, end);
  const forms = FORMS.get(n.language);
  const found = forms?.asked().exec(lower(text)) ?? forms?.whether?.().exec(lower(text));
  if (!found || found[0].length === 0) return undefined;
  const question = text.slice(found[0].length).replace(/[\s.?]+$/u, "");
  const says = saysOf(`${capitalize(question)}?`, n);
  showTopic(n, start + found[0].length, end, { piece, says });
  hold(n, start, end, "instruction");
  return false;
}
