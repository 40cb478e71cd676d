import { ideas } from "../../copy/judge/ideas.ts";
import { unheeded } from "../emphasis.ts";
import { matchesIn } from "../values/matches.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, Published } from "./leak.ts";
import { plain } from "./plain.ts";

/** "Keep the size drop as the hook.", "Use the 91% as the headline.": what the author wants to be read first. */
const LEADS =
  /(?<!\p{L})(?:keep|use|make|take|have|put) (?:the |our |that )?([^.!?,;:\n]{3,50}?) (?:as |be )?(?:the |our )(?:hook|headline|opener|title|lead|first line|punchline)(?!\p{L})/giu;

const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

/** What the author wants to be seen first, where the headline is about something else. */
export function otherEmphasis({ story, places }: Pick<Published, "story" | "places">): Leak[] {
  const others = places.filter(({ where }) => !/^(?:posts|altText)/.test(where)).map(({ text }) => text);
  return unheeded(story, story.headline.text, others).map(({ words }) => ({
    where: "headline",
    quote: words,
    says: `the brief wants ${quoted(words)} to be seen first, and the headline says ${quoted(story.headline.text)}`,
  }));
}

/** A headline that the author wanted about something else, where those words are held back as an instruction. */
export function otherLeads({ story, brief }: Pick<Published, "story" | "brief">): Leak[] {
  const headline = story.headline.text;
  const said = new Set([...ideas(headline), ...numbersIn(headline)]);
  return matchesIn(LEADS, brief)
    .filter((found) => {
      const inside = ({ span }: { span: { start: number; end: number } }) =>
        span.start <= found.index && found.index < span.end;
      return story.heldBack.some((held) => held.why === "instruction" && inside(held));
    })
    .filter(([, wanted = ""]) => {
      const asked = [...ideas(wanted), ...numbersIn(wanted)];
      return asked.length > 0 && plain(headline) !== "" && !asked.some((word) => said.has(word));
    })
    .map(([request]) => ({
      where: "headline",
      quote: oneLine(request),
      says: `${quoted(request)} asks for another headline than ${quoted(headline)}`,
    }));
}
