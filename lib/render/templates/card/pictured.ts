import type { PhotoTreatment } from "../../../vocab.ts";
import { textNodes } from "../../scene.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { artPhoto } from "../kit/art/art-photo.ts";
import { type Choice, choose, type DrawnChoice } from "../kit/choose.ts";
import { factCells } from "../kit/fact-cells.ts";
import { isTypeAtLeast } from "../kit/least-type.ts";
import { duotonePage, suitsDuotone } from "../kit/photo-duotone.tsx";
import { FORMS, type PhotoForm } from "../kit/photo-forms.ts";
import type { PhotoPage } from "../kit/photo-page.ts";
import { framedPage, isLoud, isWhole, splitPage } from "../kit/photo-pages.tsx";
import { pick, prng } from "../kit/prng.ts";
import { subjectPhoto } from "../kit/subject/photo.ts";
import { isValued, valueRowsOf } from "../kit/values/value-rows.ts";
import { isLong } from "./article.tsx";
import { isSetInType } from "./compose/compose.ts";
import { contentOf } from "./compose/content.ts";
import { drawBesideSubject } from "./compose/drawn.tsx";
import type { Card } from "./data.ts";
import { drawPhotograph } from "./photograph.tsx";
import { sides } from "./sides.tsx";
import { cardWords } from "./words.tsx";

type PicturedOptions = {
  /** Without one, what the photographs show and the seed decide. */
  treatment?: PhotoTreatment | undefined;
  badge?: PhotoPage["badge"];
  /** What the badge says stands nowhere else, so that it stays beside a drawing too. */
  isBadgeAlone?: boolean;
  /** The mask of a framed photograph; without one the seed decides. */
  form?: PhotoForm;
};

/**
 * A card with its photographs: over the whole picture, on one side, in a frame, or in two colours of the brand. Two to
 * four stand together. Undefined without a photograph that can be drawn.
 */
export function drawPictured(
  context: RenderContext,
  card: Card,
  photos: readonly Photo[],
  options: PicturedOptions = {},
): DrawnChoice | undefined {
  // What is compared needs the room, and has a drawing of its own beside its words.
  if (photos.length === 0 && !options.treatment && sides.suits(card) > 0) return undefined;
  return (
    (photos.length === 0 ? alone(context, card, options) : undefined) ??
    onPhotos(context, card, photos, options)
  );
}

/** Beside a large drawing, unless a treatment or a badge is asked for. A quotation and a mascot are picture enough. */
function alone(
  context: RenderContext,
  card: Card,
  { treatment, isBadgeAlone }: PicturedOptions,
): DrawnChoice | undefined {
  const isOther = treatment !== undefined || isBadgeAlone === true || context.brand.mascot !== undefined;
  if (isOther || card.quote || isLong(card) || isTypeAlone(context, card)) return undefined;
  return drawBesideSubject(context, card);
}

/** A card that is set in type by turns shows what is ordered. */
const isTypeAlone = (context: RenderContext, card: Card) =>
  !context.subject?.isOrdered && isSetInType(context, card);

function onPhotos(
  context: RenderContext,
  card: Card,
  photos: readonly Photo[],
  { treatment, badge, isBadgeAlone, form }: PicturedOptions,
): DrawnChoice | undefined {
  // Only an article keeps the points before the text, as their author wrote them.
  if (photos.length === 0 && card.opens === "points" && isLong(card)) return undefined;
  if (photos.length === 0 && !treatment && (isTypeAlone(context, card) || hasValueRows(card)))
    return undefined;
  const said = photos.length > 0 && badge ? { ...card, isLeafed: true as const } : card;
  const words: PhotoPage["words"] = (options) => cardWords(context, said, options);
  const drawn = drawOnPhotos(context, { action: card, words, badge }, photos, {
    treatment,
    isMuch: isMuchIn(card),
    ...(isBadgeAlone && { isBadgeAlone }),
    ...(form && { form }),
  });
  return drawn && photos.length === 0 && !hasFacts(drawn, card) ? undefined : drawn;
}

/** Values are seen as rows, which a list of points under a drawing is not. */
const hasValueRows = ({ bullets }: Card): boolean =>
  bullets.filter((text) => valueRowsOf(text).some(isValued)).length >= VALUED;
const VALUED = 2;

/** Whether the facts beside a drawing stand apart; without room for that they are set in type alone. */
const hasFacts = (drawn: DrawnChoice, card: Card): boolean => hasLabels(drawn, card) && hasLines(drawn, card);

/** Facts that the text lists are no paragraph. */
const hasLines = ({ root }: DrawnChoice, card: Card): boolean =>
  card.stat !== undefined ||
  card.quote !== undefined ||
  contentOf(card, false).facts.length < 2 ||
  textNodes(root).some(({ attributes }) => APART.has(attributes?.part ?? ""));

const APART = new Set(["details", "label", "value", "day", "bullet"]);

const hasLabels = ({ root }: DrawnChoice, { details }: Card): boolean =>
  (factCells(details)?.cells ?? []).filter(({ label }) => label !== "").length < 2 ||
  textNodes(root).some(({ attributes }) => attributes?.part === "label") ||
  !textNodes(root).some(({ text }) => /\s·\s/u.test(text));

type OnPhotosOptions = Pick<PicturedOptions, "treatment" | "form" | "isBadgeAlone"> & { isMuch: boolean };

/** The same for any column of words; `isMuch` when there is more to read than a photograph can carry. */
export function drawOnPhotos(
  context: RenderContext,
  page: PhotoPage,
  photos: readonly Photo[],
  { treatment, isMuch, isBadgeAlone, form }: OnPhotosOptions,
): DrawnChoice | undefined {
  const subject = photos.length === 0 && !context.brand.mascot ? subjectPhoto(context) : undefined;
  // Beside a drawing the day stands among the words.
  const badge = isBadgeAlone ? page.badge : undefined;
  if (subject) return drawOnSubject(context, { ...page, badge }, subject, treatment, form);
  // Words do not stand on art: no veil is measured for it.
  if (photos.length === 0 && treatment && !context.brand.mascot) return drawOnArt(context, page, treatment);
  const shown = photos.slice(0, MOST);
  if (shown.length === 0) return undefined;
  const ways = waysOf(context, page, shown, form);
  const names = treatment ? [treatment] : suited(context, shown, isMuch || page.badge !== undefined);
  const [one, ...others] = names.map((name): Choice => ({ name: NAMES[name], draw: ways[name] }));
  return one && choose(context, [one, ...others]);
}

const MOST = 4;

/** Names of layouts. */
const NAMES: Record<PhotoTreatment, string> = {
  full: "photograph",
  split: "photo_split",
  framed: "photo_framed",
  duotone: "photo_duotone",
};

type Ways = Record<PhotoTreatment, Choice["draw"]>;

function waysOf(context: RenderContext, page: PhotoPage, photos: readonly Photo[], form?: PhotoForm): Ways {
  const { theme, seed } = context;
  const [first] = photos;
  const roll = prng(seed + 5)();
  const split = () => splitPage(context, page, photos, roll < 0.5 ? theme.page : theme.flood);
  return {
    split,
    framed: () => framedPage(context, page, photos, form ?? pick(FORMS, roll)),
    duotone: () => (first ? duotonePage(context, page, first) : split()),
    full: () => drawPhotograph(context, page, first)?.root ?? split(),
  };
}

/** The subject stands beside words that keep their size; where they would not, there is no room for it. */
function drawOnSubject(
  context: RenderContext,
  page: PhotoPage,
  subject: Photo,
  treatment: PhotoTreatment | undefined,
  form: PhotoForm | undefined,
): DrawnChoice | undefined {
  const { theme } = context;
  const ways = waysOf(context, page, [subject], form);
  // The drawing has the brand's colour: words on the same one would leave it floating.
  const split: Choice = {
    name: "subject_split",
    draw: () => splitPage(context, page, [subject], theme.page),
  };
  const framed: Choice = { name: "subject_framed", draw: ways.framed };
  // A mask would be one shape too many around a drawing.
  const drawn = choose(context, [treatment === "framed" ? framed : split]);
  const isSeen =
    treatment !== undefined ||
    context.subject?.isOrdered ||
    (isLoud(context, drawn.root) && isTypeAtLeast(context, drawn.root, FACTS));
  return isWhole({ node: drawn.root }) && isSeen ? drawn : undefined;
}

/** Facts beside a drawing take their room first. */
const FACTS = {
  parts: new Set(["details", "label", "value", "entry", "item"]),
  least: { wide: 27, other: 34 },
};

const drawOnArt = (context: RenderContext, page: PhotoPage, treatment: PhotoTreatment): DrawnChoice => {
  const name = treatment === "framed" ? "framed" : "split";
  const ways = waysOf(context, page, [artPhoto(context)]);
  return { layout: name === "framed" ? "art_framed" : "art_split", root: ways[name]() };
};

/** More words than a photograph can carry. */
const MUCH = 190;
const isMuchIn = ({ bullets, headline, supporting }: Card) =>
  bullets.length > 1 || headline.length + supporting.length > MUCH;

/** Which treatments suit: several photographs stand side by side, and much to read stands beside one. */
function suited(context: RenderContext, photos: readonly Photo[], isMuch: boolean): PhotoTreatment[] {
  const { shape } = context;
  if (photos.length > 1) return shape === "wide" ? ["split", "framed"] : ["split"];
  const toned = shape === "wide" && suitsDuotone(context) ? (["duotone"] as const) : [];
  const kind = photos[0]?.kind;
  if (kind === "texture") return [...toned, "full"];
  if (isMuch || kind === "product") return ["split", "framed"];
  return kind === "people" ? ["split", "framed", "full"] : ["full", "split", "framed", ...toned];
}
