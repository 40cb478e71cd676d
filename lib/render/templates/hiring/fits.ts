import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { label } from "../kit/labels.ts";
import { wholeSentences } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { valuesOf, written } from "../kit/story/must-show.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { photosFor } from "../kit/story/photos.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const KINDS = ["people", "place", "other"] as const;

const MOST = { role: 80, facts: 4, fact: 30, supporting: 240 };

/** A role with what people ask first. */
export function fits(story: Story, pictures: Pictures) {
  const isNamed = story.about !== "" && story.about.toLowerCase() !== pictures.brand.toLowerCase();
  // Without the name of the role, the sentence that holds it stands in its place.
  const role = isNamed ? story.about : story.headline.text;
  // A model's headline may name the place beside the role.
  const isWhole = isOfModel(story) && isSaid(role, tokensOf(story.headline.text));
  const about = isWhole ? story.headline.text : role;
  if (!isOf(story, "hiring") || about.length > MOST.role) return undefined;
  const { kicker, cta, url } = wordsOf(story, pictures);
  const supporting = supportingOf(story, [about]);
  const facts = factsOf(story, [about, cta, url, supporting]);
  return fitWithDetails(story, isNamed ? 0.95 : 0.85, {
    kicker: kicker.replace(about, "").replace(/ · $/, ""),
    role: capitalized(about),
    supporting,
    facts,
    cta,
    url,
    ...photosFor(pictures, KINDS),
  });
}

/** Place, pay and the like, as far as the role does not say them already. */
function factsOf(story: Story, shown: readonly string[]) {
  const seen = tokensOf(shown.join("\n"));
  return valuesOf(story)
    .map((value) => ({ label: labelOf(story, value.facts, value.text), value: capitalized(written(value)) }))
    .filter(({ value }) => value.length <= MOST.fact && !isSaid(value, seen))
    .filter(({ value }, i, all) => !all.some((other, j) => j !== i && holds(other.value, value)))
    .slice(0, MOST.facts);
}

/** "Start in July or when you can" says "In July" too. */
const holds = (longer: string, value: string) =>
  longer.length > value.length && longer.toLowerCase().includes(value.toLowerCase());

function labelOf(story: Story, ids: readonly string[], text: string): string {
  const { spoken, when } = story;
  if (text === when?.place) return label("place", spoken);
  if (text === when?.date) return label("start", spoken);
  const kinds = story.facts.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind);
  if (kinds.includes("price")) return label("salary", spoken);
  return kinds.includes("where") ? label("place", spoken) : "";
}

/** The line that says something besides the facts: the support, else the headline. */
function supportingOf({ support, headline }: Story, shown: readonly string[]): string {
  const seen = tokensOf(shown.join("\n"));
  const texts = [support?.text ?? "", headline.text].filter((text) => text && !isSaid(text, seen));
  const [first = ""] = texts;
  return texts.find((text) => text.length <= MOST.supporting) ?? wholeSentences(first, MOST.supporting);
}

const capitalized = (text: string) =>
  /^\p{Ll}+(?:\s|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
