import { ASSET_TYPES } from "../../asset-types.ts";
import type { AssetType, Channel } from "../../vocab.ts";
import type { FactKind } from "../kinds.ts";
import type { Fact, Span, Story } from "../schema.ts";
import { impliedKeys, isKnown, type Value, type ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { isKindOf } from "./must-tell.ts";
import { isFormerPrice } from "./prices.ts";
import { slotsOf } from "./slots.ts";
import { sentencesIn } from "./text.ts";

type Seen = { brief: string; channel: Channel; assetType: AssetType };

/** What readers decide by, whatever kind of fact it stands in. */
const PRICES: readonly ValueKind[] = ["money", "percent"];
/** What a figure is about. */
const AMOUNTS: readonly ValueKind[] = [...PRICES, "number", "measure", "duration", "factor"];
/** These have checks of their own, or are others' words. */
const APART: readonly FactKind[] = ["quotation", "snippet", "link", "contact", "when", "change"];

/** What pictures of slides and films leave to the slides and scenes. */
const BESIDE_SLIDES = /^(?:points|figures|rows|series|steps|changes|prices)/;

/** Everything that a reader of one channel sees: its post and the texts of its picture. */
function seenIn(story: Story, { channel, assetType }: Seen): Set<string> {
  const { content } = ASSET_TYPES[assetType];
  const isSeries =
    (content === "slides" && story.slides.length > 0) || (content === "scenes" && story.scenes.length > 0);
  const texts = slotsOf(story).filter(({ name }) => {
    if (name.startsWith("posts.")) return name === `posts.${channel}`;
    if (name === "altText") return false;
    if (name.startsWith("slides.")) return content === "slides";
    if (name.startsWith("scenes.")) return content === "scenes";
    return !isSeries || !BESIDE_SLIDES.test(name);
  });
  const all = [...texts.map(({ text }) => text), story.offer?.before ?? ""].join("\n");
  return impliedKeys(valuesIn(all, story.spoken));
}

/** "£12, no, £14": of a correction one value is not meant. */
const CORRECTS =
  /(?<!\p{L})(?:no|not|sorry|actually|wait|instead|scratch|nein|nicht|sondern|doch|non|pas|plutôt|perdón|sino|anzi|niet|não)(?!\p{L})/iu;

const inside = ({ start, end }: Span, spans: readonly Span[]) =>
  spans.some((span) => span.start <= start && end <= span.end);

/** Prices and shares of the brief that the reading has passed over, each with its sentence. */
function passedOver({ facts, wishes, heldBack, language }: Story, brief: string): Fact[] {
  const own = facts.filter(({ from }) => from === "brief");
  const spans = [...own, ...wishes, ...heldBack].map(({ span }) => span);
  return sentencesIn(brief)
    .filter(({ text }) => !CORRECTS.test(text))
    .flatMap(({ text, span }) =>
      valuesIn(text, language)
        .filter((value) => PRICES.includes(value.kind))
        .filter(
          ({ span: { start, end } }) => !inside({ start: span.start + start, end: span.start + end }, spans),
        )
        .slice(0, 1)
        .map((): Fact => ({ id: "", kind: "price", says: text, quote: text, from: "brief", span })),
    );
}

const isForbidden = ({ wishes }: Story, { text }: Value): boolean =>
  wishes.some(
    ({ rule, value }) =>
      (rule === "leave_out_kind" && isKindOf("price", value)) ||
      (rule === "leave_out_words" && value !== "" && value.includes(text)),
  );

/** "Half term" counts nothing, and what was asked before is no price of today. */
const isAsked = (value: Value, quote: string, story: Story): boolean =>
  !value.weak && /\p{N}/u.test(value.text) && !isFormerPrice(quote, value) && !isForbidden(story, value);

/**
 * Facts with a price or a figure that a model has read, or passed over, and that neither the post nor the picture of a
 * channel tells. What the author wants left out is not missed.
 */
export function valuesLost(story: Story, about: Seen): Fact[] {
  if (story.by === "house") return [];
  const seen = seenIn(story, about);
  const isLost = ({ kind, quote }: Fact) => {
    const values = valuesIn(quote, story.language).filter((value) => isAsked(value, quote, story));
    const unseen = values.filter((value) => !isKnown(value, seen));
    const amounts = values.filter((value) => AMOUNTS.includes(value.kind));
    // Of "41 of 112" one number tells the figure; each price is a price of its own.
    const isUntold = kind === "figure" && amounts.length > 0 && amounts.every((it) => unseen.includes(it));
    return isUntold || unseen.some((value) => PRICES.includes(value.kind));
  };
  const read = story.facts.filter(({ kind, from }) => from === "brief" && !APART.includes(kind));
  return [...read, ...passedOver(story, about.brief)].filter(isLost);
}
