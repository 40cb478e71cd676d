import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { label } from "../labels.ts";
import { END_WORD, endCell, named } from "./named.ts";
import { isOneOfSeveral } from "./several-offers.ts";
import { LONGEST, leansBack, SENTENCE, type ShownValue, trimmed } from "./shown-value.ts";

/** "Offer" stands only over an offer. What a course or a new thing costs is its price, and a gift says itself what it is. */
function valueCell({ occasion, spoken }: Story, value: string): Pick<ShownValue, "cell"> {
  if (occasion === "offer") return { cell: { name: label("offer", spoken), value } };
  return SUM.test(value) ? { cell: { name: label("price", spoken), value } } : {};
}
const SUM = /^(?:[£$€¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£$€¥円元]|euros?|CHF|kr|zł))$/u;

/** What there is to show of an offer: what one gets or pays, until when, with which code, on which terms. */
export function offerValues(story: Story): ShownValue[] {
  const { offer, spoken } = story;
  if (!offer) return [];
  const { value, ends, code, terms, facts } = offer;
  const isSeveral = isOneOfSeveral(story);
  const until = endWordOf(story);
  const end = until ? { name: capitalized(until), value: ends } : endCell(ends);
  const isAlone = story.occasion === "offer" || /\p{L}{3,}/u.test(value);
  // Where the story is about something else, a bare "25%" would say nothing; "Early bird €290" says what it is.
  const shown = isAlone ? { text: value, ...valueCell(story, value) } : withItem(story, value);
  return [
    { text: "", label: "", facts, ...(!isSeveral && shown) },
    // The sentence of a price says until when.
    ...(!isAlone && shown.text.includes(ends)
      ? []
      : [{ text: ends, label: until, facts, ...(end && { cell: end }) }]),
    { text: code, label: label("code", spoken), facts, cell: { name: label("code", spoken), value: code } },
    { text: withValue(terms, value, spoken), label: "", facts },
  ];
}

/** "If you book by 18 December, otherwise £245" says nothing without what it is the condition of. */
const CONDITION = /^(?:if|when|unless|as long as|wenn|sofern|falls|si|quand|cuando|se|quando|als|mits)\s/iu;

/** Terms that fit; a condition in the sentence of its price. */
function withValue(terms: string, value: string, spoken: string): string {
  const isCondition = CONDITION.test(terms);
  // German parts the two by a comma.
  const joint = /^de\b/.test(spoken) ? "," : "";
  const text = isCondition ? `${value}${joint} ${terms.charAt(0).toLowerCase()}${terms.slice(1)}` : terms;
  return text.length <= (isCondition ? SENTENCE : LONGEST) ? text : "";
}

/** A price beside other news with what it is of, in its own sentence. A share is of something that was said before. */
function withItem({ facts, spoken }: Story, value: string): Pick<ShownValue, "text" | "cell"> {
  const held = SUM.test(value)
    ? facts.filter(({ from, quote }) => from === "brief" && quote.includes(value))
    : [];
  const priced = held.find(({ kind }) => kind === "price") ?? held[0];
  const text = trimmed(priced?.says ?? "");
  if (!priced || text.length > SENTENCE || leansBack(text)) return { text: "" };
  const cell = named({ text, kind: "price", quote: priced.quote, spoken });
  return { text, ...(cell && cell.name !== label("price", spoken) && { cell }) };
}

/** When an offer ends, said so that it cannot be taken for its beginning. */
export const endOf = (story: Story): string =>
  [endWordOf(story), story.offer?.ends].filter(Boolean).join(" ");

const SAYS_END = new RegExp(
  `(?<!\\p{L})(?:${END_WORD}|end|last|ende|fin|fine|midnight)(?!\\p{L})|まで|截止|止|حتى|עד`,
  "iu",
);

/** The author's own word before the end of an offer; without one ours, unless the end speaks for itself. */
function endWordOf({ offer, facts, spoken }: Story): string {
  const { ends = "", facts: ids = [] } = offer ?? {};
  if (ends === "" || SAYS_END.test(ends)) return "";
  const quotes = facts.filter(({ id }) => ids.includes(id)).map(({ quote }) => quote);
  const at = new RegExp(`(?<!\\p{L})(${END_WORD})\\s+$`, "iu");
  const said = quotes.map((quote) => at.exec(quote.slice(0, Math.max(0, quote.indexOf(ends))))?.[1]);
  return said.find(Boolean)?.toLowerCase() ?? label("until", spoken);
}
