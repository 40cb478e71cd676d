import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import type { Pictures } from "../../fits.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { actionOf } from "../kit/story/action.ts";
import { bareName } from "../kit/story/bare-name.ts";
import { withName } from "../kit/story/called.ts";
import { terse, whole } from "../kit/story/clip.ts";
import { kickerOf } from "../kit/story/fit.ts";
import { valuesOf } from "../kit/story/must-show.ts";
import { readIn, valuesUnsaid } from "../kit/story/shown.ts";

type FilmLimits = { headline: number; supporting: number; cta?: number; url?: number };

/** The words that films take: whole, or their first clause, for there is no time for more. */
export function filmWordsOf(story: Story, pictures: Pictures, limits: FilmLimits) {
  const { headline, supporting, cta = 60, url = 200 } = limits;
  const name = bareName(story, [story.headline.text, story.support?.text ?? "", pictures.brand]);
  return {
    kicker: whole(name || kickerOf(story, pictures), 50),
    headline: terse(story.headline.text, headline),
    supporting: whole(story.support?.text ?? "", supporting),
    ...actionOf(story, pictures, { cta, url }),
  };
}

export type Idea = { title: string; body: string };

/**
 * What there is to show besides the headline, as far as it can be said whole. The scenes hold what stands beside the
 * steps as well: `all` takes them first.
 */
export function ideasOf(story: Story, longest: { title: number; body: number }, all = false): Idea[] {
  const { scenes, steps, slides, points } = story;
  const first = [steps, scenes.map(plain)];
  const lists = [...(all ? first.reverse() : first), points.map(plain), slides];
  const fits = lists.map((list) => ({ count: list.length, ideas: fitting(list, longest) }));
  const whole = fits.find(({ count, ideas }) => count > 0 && ideas.length === count);
  const some = fits.toSorted((a, b) => b.ideas.length - a.ideas.length)[0];
  return (whole ?? some)?.ideas ?? [];
}

/** A title that is too long, and what is said of it. */
const IN_TWO = [
  // "Chin tuck – pull your chin straight back"
  /^(.{2,40}?)(?:\s[–—-]|:)\s+(\S.{5,})$/u,
  // "Unscrew the ring by hand. Stiff? Use a cloth."
  /^(.{8,}?)(?:\.|(?<=[!?]))\s+(\p{Lu}.{5,})$/u,
];

/** What follows a subject, or a word of the part before it. */
const TORN =
  /^(?:is|are|was|were|will|has|have|had|can|may|must|ist|sind|war|waren|wird|werden|hat|haben|kann|est|sont|était|a|ont|sera|es|son|está|están|ha|han|será|è|sono|era|sarà|hanno|wordt|worden|heeft|hebben|zijn|é|são|foi|tem|têm)\s/iu;

function inTwo({ title, body }: Idea, most: number): Idea {
  const parts = IN_TWO.map((parting) => parting.exec(title)).find((found) => found !== null);
  const [, head = "", rest = ""] = parts ?? [];
  return title.length > most && head !== "" && body === "" && !TORN.test(rest)
    ? { title: head, body: capitalized(rest) }
    : { title, body };
}

const plain = ({ text }: { text: string }) => ({ title: text, body: "" });

const fitting = (list: readonly Idea[], longest: { title: number; body: number }): Idea[] =>
  list
    .map((idea) => inTwo(idea, longest.title))
    .map(({ title, body }) => ({ title: title || body, body: title ? whole(body, longest.body) : "" }))
    .filter(({ title }) => title !== "" && title.length <= longest.title);

/** A bare number to call says what for: "Termine: 0761 555 019". */
function labelled(text: string, story: Story): string {
  if (/\p{L}/u.test(text)) return text;
  const named = withName(text, story);
  if (named !== text) return named;
  const { cell } = valuesOf(story).find((value) => value.text === text && value.facts.length === 1) ?? {};
  const isCalled = text.replace(/\D/g, "").length > CALLED;
  return cell && isCalled ? `${cell.name}: ${text}` : text;
}

/** Digits of an amount. */
const CALLED = 6;

/** The hard facts that a film's other texts do not say. As many stand together as can be read at one look. */
export function detailsOf(story: Story, data: unknown, longest: number): string[] {
  const facts = valuesUnsaid(story, readIn(data), 400).map((text) => capitalized(labelled(text, story)));
  const looks: string[] = [];
  for (const fact of facts.filter((text) => text.length <= longest)) {
    const together = [looks.at(-1), fact].filter(Boolean).join(SEPARATOR);
    if (looks.length > 0 && together.length <= longest) looks[looks.length - 1] = together;
    else looks.push(fact);
  }
  return looks;
}
