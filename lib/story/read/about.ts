import { tokens, verbAt } from "../../copy/grammar.ts";
import { hasWords } from "../../copy/text.ts";
import type { Notebook } from "./notebook.ts";

const DETERMINER =
  /^(?:(?:our|the|a|an|this|my|unsere?[nrms]?|die|der|das|den|dem|eine?[nrms]?|notre|nos|le|la|les|une?|l['’]|nuestr[oa]s?|el|los|las|una?|il|lo|i|gli|nostr[oa]|nosso|nossa|os?|as?|um|uma|onze|ons|de|het|een)\s+|l['’])+/iu;
const VAGUE =
  /^(?:it|this|that|something|anything|the following|our product|us|our company|our business|what we do|the news|an update)$/i;
const LONGEST = 80;

const trimmed = (s: string) =>
  s
    .replace(/\s+/g, " ")
    .replace(/[*_#`"“”]/g, "")
    .replace(DETERMINER, "")
    .replace(/^(?:the )?fact that\s+/i, "")
    .replace(/\s+(?:machen|erstellen|please|pls)$/iu, "")
    .trim();

/** "zur neuen Reihe": the adjective loses the ending of its case where only one form is possible. */
const nominative = (s: string, n: Notebook, topic: string) =>
  n.language === "de" && new RegExp(`\\bzur\\s+${topic.slice(0, 6)}`, "iu").test(n.plain)
    ? s.replace(/^(\p{Ll}+)en\s/u, "$1e ")
    : s;

/** The subject of an English statement: the words before its verb, when they are a name or start like one. */
function subjectOf(text: string): string {
  const at = verbAt(text);
  if (at < 1 || at > 7) return "";
  const words = text.trim().split(/\s+/).slice(0, at);
  const said = words.join(" ").replace(/[,:;].*$/, "");
  if (
    /^(?:we|i|you|they|he|she|it|this|that|there|who|what|if|when|because|most|some|all|every|from|on|in|at|after|before|between|since|under)\b/i.test(
      said,
    )
  )
    return "";
  return tokens(said).length > 0 && said.length <= 50 ? trimmed(said) : "";
}

/** What the brief is about, as a name: the topic its author gave, the subject of its first statement, the brand. */
export function aboutOf(n: Notebook): string {
  const brand = n.brand.offer.product_name.trim() || n.brand.name.trim();
  for (const topic of n.topics) {
    const t = trimmed(topic);
    if (t && t.length <= LONGEST && !VAGUE.test(topic.trim()) && !VAGUE.test(t))
      return nominative(t, n, topic.trim());
  }
  const first = n.drafts.find((d) => d.main);
  if (first && brand && hasWords(first.text, brand)) return brand;
  const subject = n.english && first ? subjectOf(first.text) : "";
  return subject || brand;
}
