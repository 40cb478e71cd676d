import { ideas } from "../../copy/judge/ideas.ts";
import { type Emphasis, emphasesOf, isOnlyToBeShown, shows, unheeded } from "../emphasis.ts";
import type { Span, Story } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import { leadingOf, wishedIn, wishedValue } from "../wished-value.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, Published } from "./leak.ts";
import { plain } from "./plain.ts";

/** "Keep the size drop as the hook.", "Use the 91% as the headline.": what the author wants to be read first. */
const LEADS =
  /(?<!\p{L})(?:keep|use|make|take|have|put) (?:the |our |that )?([^.!?,;:\n]{3,50}?) (?:as |be )?(?:the |our )(?:hook|headline|opener|title|lead|first line|punchline)(?!\p{L})/giu;

const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

/** Longer texts bury a value that is less than this share of them. */
const GLANCE = { length: 48, share: 0.3 };

const ARTICLE = /^(?:the|our|der|die|das|den|les?|la|el|los|las|il|lo|i|gli|de|het|os?|as?) /iu;

/** A text of the largest type is a glance at what is wanted, and no sentence that holds it somewhere. */
function isSeen(text: string, wanted: Emphasis, language: string): boolean {
  const one = { ...wanted, values: [...leadingOf(wanted.values)] };
  const words = one.words.replace(ARTICLE, "");
  if (!shows(text, one, language) && !shows(text, { ...one, words }, language)) return false;
  const values = wishedIn(text, one, language);
  const letters = values.reduce((sum, { span }) => sum + span.end - span.start, 0);
  return values.length === 0 || text.length <= GLANCE.length || letters >= text.length * GLANCE.share;
}

/** What the author wants to be seen first, where the largest type of a drawn picture is about something else. */
export function ledByOthers(story: Story, lead: string, closing?: string): Emphasis[] {
  return [...notLast(story, closing), ...notFirst(story, lead)];
}

/** What is wanted large on the last picture of a series, where something else is. */
const notLast = (story: Story, closing: string | undefined): Emphasis[] =>
  closing === undefined
    ? []
    : emphasesOf(story).filter(
        (one) => one.on === "last" && !one.isPlaced && !isSeen(closing, one, story.language),
      );

function notFirst(story: Story, lead: string): Emphasis[] {
  const wanted = emphasesOf(story).filter((one) => !isOnlyToBeShown(story, one));
  const others = wanted.filter((one) => !isSeen(lead, one, story.language));
  // Of several things one stands largest.
  return others.length < wanted.length ? [] : others;
}

/**
 * What the author wants to be seen first and is not: by the largest type of the drawn picture, where there is one, else
 * by the headline.
 */
export function otherEmphasis({
  story,
  places,
  lead,
  closing,
}: Pick<Published, "story" | "places" | "lead" | "closing">): Leak[] {
  const headline = story.headline.text;
  const texts = places.filter(({ where }) => !/^(?:posts|altText)/.test(where)).map(({ text }) => text);
  // Pictures have the value that is wanted large; only scenes of a film begin with the headline.
  const led = lead === undefined && story.scenes.length === 0 ? (wishedValue(story)?.value ?? "") : "";
  const ignored = unheeded(story, lead ?? headline, texts).filter((one) => !shows(led, one, story.language));
  const [says, found] =
    lead === undefined
      ? [`the headline says ${quoted(headline)}`, ignored]
      : [
          `the largest on the picture is ${quoted(lead)}`,
          [...ledByOthers(story, lead, closing), ...ignored.filter((one) => isOnlyToBeShown(story, one))],
        ];
  return found.map(({ words }) => ({
    where: lead === undefined ? "headline" : "picture",
    quote: words,
    says: `the brief wants ${quoted(words)} to be seen first, and ${says}`,
  }));
}

/** A headline that the author wanted about something else, where those words are held back as an instruction. */
export function otherLeads({ story, brief }: Pick<Published, "story" | "brief">): Leak[] {
  const headline = story.headline.text;
  const said = new Set([...ideas(headline), ...numbersIn(headline)]);
  return matchesIn(LEADS, brief)
    .filter((found) => {
      const inside = ({ span }: { span: Span }) => span.start <= found.index && found.index < span.end;
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
