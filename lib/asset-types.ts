import { AssetType, type Format, type Plan, TemplateId } from "./vocab.ts";

/** Everything that differs between asset types. What is not in here is the same for all of them. */
export type AssetTypeTerms = {
  /** What is published. A film's run keeps still pictures beside its MP4 file. */
  medium: "images" | "video";
  /** Credits that one asset costs. Test keys never pay. */
  credits: number;
  /** Assets a UTC calendar month, by plan. */
  caps: Record<Plan, number>;
  /** Whether a workspace's first finished run of this type costs nothing. */
  onboardingFree: boolean;
  /** The template of a request that names the asset type only. */
  defaultTemplate: TemplateId;
  /** Pixels without a `format`: by the channel's feed or screen, as a page in it, or one format everywhere. */
  size: "feed" | "screen" | "page" | Format;
  /** Read like a page: content may stand where apps cover a story. */
  fillsPage: boolean;
  /** What its still pictures are to the run: one picture or several, slides, or the poster of a film. */
  stills: "pictures" | "slides" | "poster";
  /** What the words below the headline are made of. */
  content: "message" | "figures" | "slides" | "scenes";
};

/** The asset types. To add one: name it in vocab.ts, add its row here, and follow the compiler. */
export const ASSET_TYPES: Readonly<Record<AssetType, AssetTypeTerms>> = {
  card: {
    medium: "images",
    credits: 1,
    caps: { free: 10, starter: 100, pro: 300, growth: 1_000, scale: 5_000 },
    onboardingFree: true,
    defaultTemplate: "card",
    size: "feed",
    fillsPage: false,
    stills: "pictures",
    content: "message",
  },
  video: {
    medium: "video",
    credits: 10,
    caps: { free: 0, starter: 0, pro: 15, growth: 60, scale: 300 },
    onboardingFree: false,
    defaultTemplate: "film_launch",
    size: "screen",
    fillsPage: false,
    stills: "poster",
    content: "scenes",
  },
  slideshow: {
    medium: "video",
    credits: 3,
    caps: { free: 3, starter: 30, pro: 100, growth: 300, scale: 1_500 },
    onboardingFree: true,
    defaultTemplate: "slideshow",
    size: "screen",
    fillsPage: false,
    stills: "slides",
    content: "slides",
  },
  carousel: {
    medium: "images",
    credits: 3,
    caps: { free: 3, starter: 30, pro: 100, growth: 300, scale: 1_500 },
    onboardingFree: true,
    defaultTemplate: "carousel",
    size: "portrait",
    fillsPage: false,
    stills: "pictures",
    content: "slides",
  },
  infographic: {
    medium: "images",
    credits: 2,
    caps: { free: 3, starter: 30, pro: 100, growth: 300, scale: 1_500 },
    onboardingFree: true,
    defaultTemplate: "infographic",
    size: "page",
    fillsPage: true,
    stills: "pictures",
    content: "figures",
  },
  og_image: {
    medium: "images",
    credits: 1,
    caps: { free: 50, starter: 1_000, pro: 5_000, growth: 20_000, scale: 100_000 },
    onboardingFree: true,
    defaultTemplate: "card",
    size: "og",
    fillsPage: false,
    stills: "pictures",
    content: "message",
  },
};

/** Films take longer than pictures: they have queue keys and time limits of their own. */
export const isFilm = (assetType: AssetType): boolean => ASSET_TYPES[assetType].medium === "video";

/** Every `output_type` a caller can name: the templates, and the asset types for their default template. */
export const OUTPUT_TYPES: readonly string[] = [...new Set([...TemplateId.options, ...AssetType.options])];
