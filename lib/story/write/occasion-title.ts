import { capitalize, unstop } from "../../copy/text.ts";
import { titleOf } from "../titled-occasion.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";
import { typeset } from "./typeset.ts";

/** The title of what takes place leads, and what it is stands over it: "Free webinar invitation" tells nothing of the topic. */
export function occasionTitle({ blocks, reading, language }: Material): Headline | undefined {
  const [first, second] = blocks;
  const [kind, piece] = [first?.pieces[0], second?.pieces[0]];
  const isPair = first?.kind === "sentence" && second?.kind === "sentence" && reading.quotation === null;
  const { quote = "" } = reading.facts.find(({ id }) => id === piece?.facts[0]) ?? {};
  const found = isPair && kind ? titleOf(unstop(kind.card), quote) : undefined;
  if (!kind || !piece || !found) return undefined;
  const label = unstop(kind.card);
  const text = capitalize(typeset(found.title, language));
  const rest = found.behind === "" ? [] : [unstop(typeset(found.behind, language))];
  return { text, facts: piece.facts, rest, block: second, label, heading: label };
}

/** "Our evening talk: “Staying calm”": what it is stands above its title. */
export function titleBehind(said: string, quote: string): { label: string; title: string } {
  const at = /^[^:："“„«]{3,60}[:：]\s*["“„«]/u.test(quote) ? said.search(/[:：]\s/u) : -1;
  return at > 0
    ? { label: said.slice(0, at), title: capitalize(said.slice(at + 1).trim()) }
    : { label: "", title: said };
}
