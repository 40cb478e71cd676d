import type { Fit, Pictures } from "../../render/fits.ts";
import type { Template } from "../../render/template.ts";
import { TEMPLATES } from "../../render/templates/index.ts";
import { lowDiscrepancy } from "../../render/templates/kit/prng.ts";
import { counted } from "../../render/templates/kit/story/counted.ts";
import { emphasisOf } from "../../render/templates/kit/story/emphasis.ts";
import { isOfModel } from "../../render/templates/kit/story/of-model.ts";
import { forPicture } from "../../story/picture-wishes/off-picture.ts";
import { reachedValue } from "../../story/reached-value.ts";
import type { Fact, Story } from "../../story/schema.ts";
import { wishedValue } from "../../story/wished-value.ts";
import { drawnStory } from "../../story/write/on-picture.ts";
import type { AssetType, TemplateId } from "../../vocab.ts";
import { adviceIn, isTimetable, leftOutOf, lostOf, saidBeside, untoldOf, withNeeds } from "./lost.ts";
import { tornLists } from "./torn-lists.ts";

/** A template with data that it takes. */
export type Chosen = { template: Template; data: unknown };

/** The same with the facts that must be on the picture and are not. */
export type ChosenTemplate = Chosen & { lost: Fact[] };

type Candidate = ChosenTemplate & { score: number };

/** Fits that lie so close are near equals: the seed chooses. */
const NEAR = 0.05;
/** What a fact that must be shown and is not takes off, another sentence, and how much all of them may. */
const LOSS = { each: 0.2, sentence: 0.06, most: 0.6 };
/** The same for a line that a model has written for the picture. */
const LOST_LINE = 0.15;
/** For a picture that tells everything: one that leaves something out has to be looked at by a person. */
const WHOLE = 0.3;
/** For templates that are made for this asset type before all others. */
const FIRST = 0.2;
/** For a photo of the brand's library that suits the story. */
const PICTURED = 0.1;
/** For a picture on which the value that the author wants largest is the largest. */
const EMPHASISED = 0.5;
/** More photos than a template of one message has room for. */
const MOST_PHOTOS = 4;
/** What the writer's own choice adds, best first. */
const WANTED = [0.6, 0.3, 0.2] as const;

/** `among` are the templates to choose from, all without it; `except` are those that have not worked. */
type Choice = {
  assetType: AssetType;
  seed: number;
  among?: readonly string[];
  except?: readonly string[];
  /** Which variant of the story it is, from 0: each has another template, as long as there are some that suit. */
  rank?: number;
};

/** A template that suits a story much less is no variant of it. */
const VARIANT = 0.4;

/**
 * The template that suits a story best. The seed chooses among near equals only. Undefined when none of the
 * asset type can show the story.
 */
export function chooseTemplate(
  story: Story,
  pictures: Pictures,
  { rank = 0, ...choice }: Choice,
): ChosenTemplate | undefined {
  const suitable = suitableTemplates(story, pictures, choice);
  return suitable[rank % Math.max(1, suitable.length)];
}

/** The templates that suit a story, the best first: the others suit about as well, and lose no fact that it shows. */
export function suitableTemplates(
  story: Story,
  pictures: Pictures,
  { assetType, seed, among, except = [] }: Omit<Choice, "rank">,
): ChosenTemplate[] {
  const offered = Object.values(TEMPLATES).filter(
    ({ id, assetTypes }) =>
      assetTypes.includes(assetType) && (among?.includes(id) ?? true) && !except.includes(id),
  );
  const lead = wishedValue(story) ?? reachedValue(story);
  const { post, ...alone } = { ...pictures, ...(lead && { lead }) };
  const shown: Pictures = post && !isTimetable(story) ? { ...alone, post } : alone;
  const needy = withNeeds(counted(forPicture(story)), shown.post);
  const views: StoryViews = { story: needy, drawn: drawnStory(needy, assetType) };
  const all = offered.flatMap((template) => candidateOf(template, views, shown, assetType) ?? []);
  const wanted = pictures.photosAreChosen ? [] : (pictures.photos ?? []);
  const able = thatShow(thatShow(all, [...pictures.asked, ...wanted], 1), wanted, MOST_PHOTOS);
  const best = Math.max(...able.map(({ score }) => score));
  const near = able.filter(({ score }) => best - score <= NEAR);
  const first = near[Math.floor(lowDiscrepancy(seed, 0) * near.length)];
  return first
    ? [first, ...othersBeside(first, able)].map(({ template, data, lost }) => ({ template, data, lost }))
    : [];
}

const othersBeside = (first: Candidate, able: readonly Candidate[]): Candidate[] =>
  able
    .filter(
      (one) => one !== first && first.score - one.score <= VARIANT && one.lost.length <= first.lost.length,
    )
    .toSorted((a, b) => b.score - a.score);

/** A story, and what a picture may draw of it. */
type StoryViews = { story: Story; drawn: Story };

function candidateOf(
  template: Template,
  views: StoryViews,
  pictures: Pictures,
  assetType: AssetType,
): Candidate | undefined {
  const { story } = views;
  const fit = wholeFit(template, views, pictures);
  if (!fit) return undefined;
  const parsed = template.data.safeParse(fit.data);
  if (!parsed.success) return undefined;
  const isPreview = assetType === "og_image";
  const advice = new Set(isPreview ? adviceIn(story).map(({ id }) => id) : []);
  const untold = isPreview
    ? []
    : isOfModel(story)
      ? leftOutOf(story, fit, pictures)
      : untoldOf(story, fit, pictures);
  const hard = lostOf(story, fit, pictures).filter(({ id }) => !isPreview || !advice.has(id));
  const torn = SHOWS_LISTS.has(assetType) ? tornLists(story, fit) : [];
  const lost = [...new Set([...hard, ...torn, ...untold])];
  const saidElsewhere = new Set(saidBeside(untold, story, pictures).map(({ id }) => id));
  const isFirst = template.assetTypes[0] === assetType;
  const score =
    fit.score +
    (isFirst ? FIRST : 0) +
    (lost.length === 0 && story.wanted.length === 0 ? WHOLE : 0) +
    wishedFor(template, parsed.data, story, pictures) -
    Math.min(
      LOSS.most,
      LOSS.each * hard.length + (isOfModel(story) ? LOST_LINE : LOSS.sentence) * (lost.length - hard.length),
    );
  const gone = lost.filter(
    (fact) => hard.includes(fact) || torn.includes(fact) || !saidElsewhere.has(fact.id),
  );
  return { template, data: parsed.data, lost: gone, score };
}

/** One picture that stands for the whole list. A film and its post share what they tell. */
const SHOWS_LISTS: ReadonlySet<AssetType> = new Set<AssetType>(["card", "infographic"]);

/** What the writer's, the author's and the brand's own choices add. */
const wishedFor = (template: Template, data: unknown, story: Story, pictures: Pictures): number =>
  (isEmphasised(template, data, { story, lead: pictures.lead }) ? EMPHASISED : 0) +
  (showsChosen(template, data, pictures) ? PICTURED : 0) +
  (WANTED[story.wanted.indexOf(template.id as TemplateId)] ?? 0);

/** A text that was shortened beside its post, unless the facts that must be shown have no other place. */
function wholeFit(template: Template, { story, drawn }: StoryViews, pictures: Pictures): Fit | undefined {
  const { post, ...alone } = pictures;
  const fit = template.fits?.(drawn, pictures);
  const lost = fit && post ? lostOf(story, fit, pictures).length : 0;
  const whole = lost > 0 ? template.fits?.(drawn, alone) : undefined;
  return whole && lostOf(story, whole, pictures).length < lost ? whole : fit;
}

type Wanted = { story: Story; lead: Pictures["lead"] };

function isEmphasised({ hero }: Template, data: unknown, { story, lead }: Wanted): boolean {
  const wanted = lead?.value ?? emphasisOf(story)?.value;
  return wanted !== undefined && (hero?.(data).includes(wanted) ?? false);
}

const showsChosen = (
  { photos: named }: Template,
  data: unknown,
  { photos = [], photosAreChosen }: Pictures,
): boolean => photosAreChosen === true && (named?.(data) ?? []).some((ref) => photos.includes(ref));

/** Those that show most of the screens and photos that were asked for, if any does; more than `enough` count the same. */
function thatShow(all: readonly Candidate[], asked: readonly string[], enough: number): readonly Candidate[] {
  if (asked.length === 0) return all;
  const shown = ({ template, data }: Candidate) =>
    template.photos?.(data).filter((photo) => asked.includes(photo)).length ?? 0;
  const most = Math.max(0, ...all.map(shown));
  return all.filter((candidate) => Math.min(enough, shown(candidate)) === Math.min(enough, most));
}
