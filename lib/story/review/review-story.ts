import { CHANNEL_RULES } from "../../copy/judge/channel-rules.ts";
import { ideas } from "../../copy/judge/ideas.ts";
import type { Brand } from "../../copy/types.ts";
import { type AssetType, Channel, type ChannelReview, type Check } from "../../vocab.ts";
import { offPicture } from "../edit/removed.ts";
import { shareIn, TELLS } from "../edit/words.ts";
import { coverage } from "../guard/coverage.ts";
import type { Finding } from "../guard/finding.ts";
import { guardStory } from "../guard/guard.ts";
import { leftToPicture } from "../guard/left-to-picture.ts";
import { mustTell } from "../guard/must-tell.ts";
import { valuesLost } from "../guard/values-lost.ts";
import type { Fact, Story } from "../schema.ts";
import { listedFacts } from "../write/groups.ts";
import { TRANSLATION } from "../write/languages.ts";
import { leavesToPicture } from "../write/post/manners.ts";
import { withoutSite } from "../write/website.ts";
import { namesBrand } from "./brand-checks.ts";
import type { Reviewed } from "./check.ts";
import { proofs } from "./claim-checks.ts";
import { type Concern, concernsOf } from "./concerns.ts";
import { timely } from "./due-dates.ts";
import { forReaders } from "./for-readers.ts";
import { groundingOf, quoteClaims, sourcesOf, statementClaims, valueClaims } from "./grounding.ts";
import { understood } from "./held-back.ts";
import { layoutsMissed } from "./layout-kept.ts";
import { unseen } from "./left-to-post.ts";
import { wellFormed } from "./line-checks.ts";
import { largestOf } from "./picture-lead.ts";
import { pictureWishesMissed } from "./picture-wishes-kept.ts";
import { pieceOfStory, postOf } from "./piece.ts";
import { plain, says } from "./plain.ts";
import type { Report } from "./report.ts";
import { inPointedRow } from "./report-rows.ts";
import { reportOf, rulesOf } from "./review-words.ts";
import { sensitive } from "./sensitive.ts";
import {
  guardChecks,
  keepsFacts,
  type Lost,
  shown,
  substance,
  takenOut,
  withConcerns,
} from "./story-checks.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { tasteOf } from "./taste.ts";
import { conclude } from "./verdict.ts";
import { wishesUnkept } from "./wishes-unkept.ts";

export type StoryReview = {
  story: Story;
  brief: string;
  brand: Brand;
  channel: Channel;
  assetType: AssetType;
  /** Pixels of the picture; without them a shape that the brief asks for is asked about. */
  size?: { width: number; height: number };
  /** The checks of the finished picture. */
  lint: readonly Check[];
  /** The alternative text of the finished picture, which names what is drawn on it. */
  drawn?: string;
  /** What the chosen design leaves out; by default what the story itself says it has not shown. */
  lost?: Partial<Lost>;
  /** The day it was asked for, such as 2026-11-25; with it, weekdays may be worked out, and days that have passed are seen. */
  today?: string;
  /** The day on which it is published, where that is known; days before it have passed for its readers. */
  published?: string;
  /** What the guard has found, where it has been asked already. */
  findings?: readonly Finding[];
};

/** What is reviewed apart from any picture. */
export type PostsReview = Pick<
  StoryReview,
  "story" | "brief" | "brand" | "assetType" | "today" | "published" | "findings"
> & {
  /** The checks of the picture beside the posts. */
  lint?: readonly Check[];
  /** The channel of the run: only there the post is always seen beside its picture as the author planned it. */
  channel?: Channel;
};

/** Readers of these channels cannot follow a link in the text. */
const LINKLESS: ReadonlySet<Channel> = new Set(["tiktok", "web"]);

/** What is doubted here is doubted of every post. */
const OF_ALL_POSTS: ReadonlySet<string> = new Set(["language", TRANSLATION]);

/** Kinds of facts that a post has to tell even where its picture does: they are tapped or copied there. */
const TAPPED: readonly Fact["kind"][] = ["link", "promo_code"];

/** Share of the words of an entry that a post has to have. */
const RETOLD = 0.5;

function shareSaid(post: string, entry: string): number {
  const said = new Set(ideas(post));
  const asked = ideas(entry);
  return asked.length ? asked.filter((word) => said.has(word)).length / asked.length : 1;
}

/** Steps and prices that a post does not list: half a recipe or half a price list misleads. */
function entriesLost({ steps, prices, facts, by }: Story, post: string): Fact[] {
  const isOfHouse = by === "house";
  // A model tells an entry in words of its own: the price has to be there, and some of what a step is about.
  const tellsStep = ({ title, body }: Story["steps"][number]) =>
    says(post, title || body) || (!isOfHouse && shareSaid(post, `${title} ${body}`) >= RETOLD);
  const tellsPrice = ({ name, price }: Story["prices"][number]) =>
    says(post, price) && (!isOfHouse || says(post, name));
  const ids = [
    ...steps.filter((step) => !tellsStep(step)).map((step) => step.facts[0]),
    ...prices.filter((row) => !tellsPrice(row)).map(({ fact }) => fact),
  ];
  return facts.filter(({ id }) => ids.includes(id));
}

/** "Work has to arrive by post.": who does not read it does something in vain. The house tells it in its author's words, a model in its own. */
const DUTY =
  /(?<!\p{L}|(?:that|which|who|das|die|der|qui|que|che|dat) )(?:ha(?:s|ve) to|must(?! (?:see|have|try|read))|müss(?:en|t)|musst?|doi(?:t|vent)|il faut|deben?|deberán?|hay que|tienen? que|dev(?:e|ono|em)|bisogna|moet(?:en)?|t(?:em|êm) de)(?!\p{L})/iu;

/**
 * Facts that the post of a channel has to tell and does not. A short post that is full leaves the entries of a list to
 * its picture; what the picture leaves out is seen by a check of its own.
 */
function missingIn({ story, brief, assetType }: PostsReview, channel: Channel, isOwn = true): Fact[] {
  const post = postOf(story, channel);
  const { max, measure } = CHANNEL_RULES[channel];
  // A sentence stands whole or not at all.
  const sentenceOf = ({ quote }: Fact) =>
    story.facts.reduce(
      (long, { quote: q }) => (q.includes(quote) && q.length > long.length ? q : long),
      quote,
    );
  const entries = listedFacts(story);
  const isEntry = ({ span, from }: Fact) =>
    from === "brief" &&
    story.facts.some(
      (one) => entries.has(one.id) && one.span.start <= span.start && one.span.end >= span.end,
    );
  // A list stands whole in a short post or not at all.
  const unsaid = story.facts.filter(({ id, says: said }) => entries.has(id) && !says(post, said));
  const isFull = (fact: Fact) =>
    isOwn &&
    leavesToPicture(channel, assetType) &&
    isEntry(fact) &&
    measure([post, sentenceOf(fact), ...unsaid.map(({ quote }) => quote)].join("\n")) > max;
  const torn = isOwn ? [] : entriesLost(story, post);
  const removed = new Set(story.removed?.map(({ id }) => id));
  const missing = coverage(story, post, story.spoken).filter(
    ({ id, kind }) => !removed.has(id) && (kind !== "link" || !LINKLESS.has(channel)),
  );
  const left = isOwn ? leftToPicture(story, missing, { post, channel }) : new Set();
  const untold = [...missing, ...torn]
    .filter(({ id }) => !left.has(id))
    .filter(
      (fact) => TAPPED.includes(fact.kind) || !(isFull(fact) || inPointedRow(fact, story, brief, post)),
    );
  // The post has the address behind "on our website", which the brief leaves to the brand.
  const bare = withoutSite(post);
  const isSaid = (words: string) => says(post, words) || says(bare, words);
  const duties = story.facts.filter(
    ({ id, from, says: said }) => from === "brief" && !removed.has(id) && DUTY.test(said) && !isSaid(said),
  );
  const values = valuesLost(story, { brief, channel, assetType }).filter(({ id }) => !removed.has(id));
  const lost = [...new Set([...values, ...(isOwn && story.by === "house" ? duties : [])])];
  return [...untold, ...lost.filter(({ quote }) => !untold.some((one) => one.quote.includes(quote)))];
}

const findingsOf = ({ story, brief, brand, today, findings }: PostsReview): readonly Finding[] =>
  findings ?? guardStory(story, { brief, brand, ...(today && { today }) }).findings;

/** What is claimed and where it is from. */
function groundsOf(
  story: Story,
  s: Subject,
  concerns: readonly Concern[],
): Pick<Report, "claims" | "sources"> {
  // The alt text that goes out is that of the drawn picture; the words of both stand in the other slots.
  const published = s.piece.places.filter(({ where }) => where !== "altText");
  const grounded = groundingOf(story, published);
  const unknown = concerns.filter(({ problem }) => problem === "unknown_value");
  const values = valueClaims(grounded, new Map(unknown.map(({ quote, says }) => [quote, says])));
  return {
    claims: [...values, ...quoteClaims(story), ...statementClaims(grounded)],
    sources: sourcesOf(grounded),
  };
}

/** What may not be published. "Close with “Anything else? Write to us.”" gives words for readers. */
const keptFromReaders = ({ heldBack, wishes }: Story) =>
  heldBack.filter(
    ({ quote }) => !wishes.some(({ rule, value }) => rule === "end_with" && says(value, quote.trim())),
  );

/** What the words of a post or a picture have to keep, with the guard's concerns in it. */
const keptBy = (s: Subject, story: Story, concerns: readonly Concern[]): Reviewed[] =>
  [wellFormed(s, keptFromReaders(story)), ...rulesOf(s)].map((review) => withConcerns(review, concerns));

/** A sentence that says another value now is not taken out: the value is asked about, and once is enough. */
function leftOut({ removed = [] }: Story, post: string, concerns: readonly Concern[]): Fact[] {
  const isChanged = concerns.some(
    ({ problem, severity }) => problem === "unknown_value" && severity === "doubt",
  );
  return removed.filter(({ quote }) => !isChanged || shareIn(post, quote) < TELLS);
}

/**
 * Reviews a story and its picture for the channel of its run. It is `approved` only when it is whole,
 * every slot is grounded and the picture shows it. Nothing of weight may be left unclear.
 * Pure: the same input gives the same report.
 */
export function reviewStory(input: StoryReview): Report {
  const { story, brief, brand, channel, assetType, lint } = input;
  const outlet = { channel, assetType };
  const s = subjectOf(pieceOfStory(story, outlet), { brief, brand, channel });
  const concerns = concernsOf(story, { brief, outlet, findings: findingsOf(input) });
  const { claims, sources } = groundsOf(story, s, concerns);
  const proved = proofs(s, story.spoken);
  const edited = offPicture(story, postOf(story, channel));
  const words: Reviewed[] = [
    keepsFacts(mustTell(story), missingIn(input, channel)),
    ...takenOut(leftOut(story, postOf(story, channel), concerns).filter((fact) => !edited.includes(fact))),
    ...substance(story),
    shown(story, { facts: unseen(story, channel), screens: [], edited, ...input.lost }, s.guidelines.banned),
    understood(story, brief),
    ...sensitive(brief),
    ...(input.today ? timely({ reading: story, brief, today: input.today, published: input.published }) : []),
    ...forReaders({ story, brief, brand, places: s.piece.places, ...largestOf(lint, assetType) }),
    ...guardChecks(concerns, { reading: story, brief }, [
      ...layoutsMissed(input),
      ...pictureWishesMissed(input),
      ...wishesUnkept(input),
    ]),
    ...proved.reviews,
    ...keptBy(s, story, concerns),
    namesBrand(s),
    ...tasteOf(s, story.occasion),
  ];
  const held_back = story.heldBack.map(({ quote, why }) => ({ quote, why }));
  return { ...reportOf(words, lint, [...proved.claims, ...claims]), sources, held_back };
}

/** Reviews the post of one channel alone: it is published with a picture that another review has approved. */
export function reviewPost(input: PostsReview, channel: Channel): ChannelReview {
  const { story, brief, brand, assetType, lint = [] } = input;
  if (plain(postOf(story, channel)) === "" || plain(postOf(story, channel)) === plain(brand.name))
    return { verdict: "needs_review", says: `Nothing was written for ${channel}.` };
  const slot = `posts.${channel}`;
  const outlet = { channel, assetType };
  const whole = pieceOfStory(story, outlet);
  const piece = { ...whole, places: whole.places.filter(({ where }) => where === slot) };
  const s = subjectOf(piece, { brief, brand, channel });
  const all = concernsOf(story, { brief, outlet, findings: findingsOf(input) });
  const concerns = all.filter((concern) => concern.slot === slot || OF_ALL_POSTS.has(concern.slot));
  const isOwn = (input.channel ?? channel) === channel;
  const words = [
    keepsFacts(mustTell(story), missingIn(input, channel, isOwn)),
    ...substance(story),
    understood(story, brief),
    ...sensitive(brief),
    ...(input.today ? timely({ reading: story, brief, today: input.today, published: input.published }) : []),
    ...forReaders({ story, brief, brand, places: piece.places, ...largestOf(lint, assetType) }),
    ...guardChecks(concerns),
    ...proofs(s, story.spoken).reviews,
    ...keptBy(s, story, concerns),
  ];
  const { verdict, summary } = conclude(words);
  return { verdict, says: verdict === "approved" ? null : summary };
}

/** The verdicts of the posts of all channels, for posts on another channel than the run's. */
export function reviewPosts(input: PostsReview): Partial<Record<Channel, ChannelReview>> {
  const findings = findingsOf(input);
  return Object.fromEntries(
    Channel.options.map((channel) => [channel, reviewPost({ ...input, findings }, channel)]),
  );
}
