import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { EMAIL_ADDRESS } from "../../../../text/email-address.ts";
import { Prefiltered } from "../../../../text/prefilter/prefiltered.ts";
import { isIn } from "./statements.ts";

/** A bar across a picture holds so many letters in two lines. */
const MOST = 112;
const NUMBER = "\\+?\\d(?:[\\s()/-]{0,2}\\d){6,14}";
const REACHED = new RegExp(`${EMAIL_ADDRESS}|(?<![\\d.,:])${NUMBER}(?!\\d|[.,:]\\d)`, "gu");
const LINK = /(?<![@\p{L}\d.-])(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?/iu;

/** A clause that says by itself what one calls or writes for: "réservation conseillée au 02 98 55 01 47". */
const FOR = new Prefiltered(
  /^(?:please )?(?:book(?:ings?)?|tickets?|tables?|reserv\w+|info\w*|questions?|enquir\w+|call|ring|phone|e-?mail|rsvp|sign[- ]up|regist\w+|réserv\p{L}+|inscri\p{L}+|renseign\p{L}+|contact\p{L}*|billets?|reservas?|inscripci\p{L}+|información|entradas|llama\p{L}*|prenot\p{L}+|iscri\p{L}+|informazioni|biglietti|chiam\p{L}+|reservier\p{L}+|anmeld\p{L}+|karten|auskunft|tel\.?|telefon\p{L}*|aanmeld\p{L}*|reserve\p{L}*|kaarten|bel(?:len)?|opgave|inscri\p{L}+|marcaç\p{L}+|informaç\p{L}+|bilhetes|liga\p{L}*)(?!\p{L})/iu,
);

/** The author's own line on how to reach them, what is left of its sentence, and that sentence. */
export type ContactLine = { line: string; rest: string; statement: string };

type ContactSource = Pick<Story, "cta" | "facts">;

/**
 * How to reach the sender in the author's words: a name that stands with a number belongs to it. Undefined where the
 * story asks for something else, or where the line is longer than a bar.
 */
export function contactLineOf(
  story: ContactSource,
  statements: readonly string[],
  { withLinks = false } = {},
): ContactLine | undefined {
  if (story.cta?.url && !withLinks) return undefined;
  const statement = reachedIn(story, statements);
  const isReached = statement?.match(REACHED) || (withLinks && LINK.test(statement ?? ""));
  return statement && isReached ? lineOf(statement) : undefined;
}

/** The sentence of what the story asks for; without that, the only one that tells whom to call. */
function reachedIn({ cta, facts }: ContactSource, statements: readonly string[]): string | undefined {
  if (!cta) {
    const reached = statements.filter((said) => said.match(REACHED));
    return reached.length === 1 ? reached[0] : undefined;
  }
  const asked = facts.filter(({ id, from }) => from === "brief" && cta.facts.includes(id));
  const own = asked.map(({ says }) => says.trim()).find((said) => statements.includes(said));
  return own ?? statements.find((said) => isIn(cta.label, said));
}

function lineOf(statement: string): ContactLine | undefined {
  const said = statement.replace(/[.!]$/u, "");
  const clauses = said.split(/,\s+/u);
  const last = clauses.at(-1) ?? "";
  const isApart =
    clauses.length > 1 && FOR.test(last) && last.match(REACHED)?.length === said.match(REACHED)?.length;
  const line = capitalized(isApart ? last : said);
  if (line.length > MOST) return undefined;
  return { line, rest: isApart ? `${clauses.slice(0, -1).join(", ")}.` : "", statement };
}
