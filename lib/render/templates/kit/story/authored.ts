import type { Story } from "../../../../story/schema.ts";
import { inARow } from "./clip.ts";
import { contactLineOf } from "./contact-line.ts";
import { sentencesOf } from "./sentences.ts";
import { readIn, valuesUnsaid } from "./shown.ts";
import { isIn, statementsOf } from "./statements.ts";

type AuthoredWords = { headline: string; supporting: string; cta: string; url: string };

/**
 * The same words with the sentences behind the headline's as the author has them, none of them torn for a row, and how to
 * reach the sender in one line. Undefined where they are not the author's, or longer than a text may be.
 */
export function authored<D extends AuthoredWords>(story: Story, data: D, most: number): D | undefined {
  const [first = "", ...others] = statementsOf(story) ?? [];
  if (!isIn(data.headline, first)) return undefined;
  const contact = contactLineOf(story, others);
  // What the headline's own sentence says besides it, without when and where, which stand apart.
  const left = sentencesOf(data.supporting).filter((one) => isIn(one, first));
  const said = others
    .filter((one) => !isAction(one, data))
    .flatMap((one) => (one === contact?.statement ? (contact.rest === "" ? [] : [contact.rest]) : [one]));
  const supporting = inARow([...left, ...said]);
  if (supporting.length > most) return undefined;
  const words = { ...data, supporting, ...(contact && { cta: contact.line, url: "" }) };
  return valuesUnsaid(story, readIn(words), most).length > 0 ? undefined : words;
}

const bareAddress = (text: string) => text.replace(/^https?:\/\/(?:www\.)?|[./]+$/gu, "").toLowerCase();

/** Letters of the word that leads from a call to its address. */
const LEAD = 8;

/** "Book at beacon.example/try", or the address by itself: the action has it. */
function isAction(statement: string, { cta, url }: AuthoredWords): boolean {
  const [before = "", ...behind] = url === "" ? [] : bareAddress(statement).split(bareAddress(url));
  if (behind.join("") !== "" || behind.length === 0) return false;
  const call = before.replace(/(?:https?:\/\/)?(?:www\.)?$/u, "").trim();
  return call === "" || (call.startsWith(cta.toLowerCase()) && call.length - cta.length <= LEAD);
}
