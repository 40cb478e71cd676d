import type { TemplateId } from "../../vocab.ts";
import type { Template } from "../template.ts";
import { announcement } from "./announcement/announcement.ts";
import { beforeAfter } from "./before-after/before-after.ts";
import { blogOg } from "./blog-og/blog-og.ts";
import { card } from "./card/card.ts";
import { carousel } from "./carousel/carousel.tsx";
import { changelog } from "./changelog/changelog.ts";
import { chartBar } from "./chart-bar/chart-bar.ts";
import { chartDonut } from "./chart-donut/chart-donut.ts";
import { chartLine } from "./chart-line/chart-line.ts";
import { code } from "./code/code.ts";
import { comparison } from "./comparison/comparison.tsx";
import { docsOg } from "./docs-og/docs-og.ts";
import { event } from "./event/event.ts";
import { feature } from "./feature/feature.ts";
import { filmChangelog } from "./film-changelog/film-changelog.ts";
import { filmEvent } from "./film-event/film-event.ts";
import { filmLaunch } from "./film-launch/film-launch.ts";
import { filmQuote } from "./film-quote/film-quote.ts";
import { filmStat } from "./film-stat/film-stat.ts";
import { filmTour } from "./film-tour/film-tour.ts";
import { hiring } from "./hiring/hiring.ts";
import { infographic } from "./infographic/infographic.tsx";
import { listicle } from "./listicle/listicle.ts";
import { milestone } from "./milestone/milestone.tsx";
import { offer } from "./offer/offer.ts";
import { person } from "./person/person.ts";
import { productHero } from "./product-hero/product-hero.ts";
import { productOg } from "./product-og/product-og.ts";
import { qr } from "./qr/qr.tsx";
import { quote } from "./quote/quote.ts";
import { slideshow } from "./slideshow/slideshow.ts";
import { stat } from "./stat/stat.ts";
import { steps } from "./steps/steps.ts";
import { testimonial } from "./testimonial/testimonial.ts";
import { timeline } from "./timeline/timeline.tsx";
import { webinar } from "./webinar/webinar.ts";

/** Everything that can be drawn, by the name callers use. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  announcement,
  before_after: beforeAfter,
  blog_og: blogOg,
  card,
  carousel,
  changelog,
  chart_bar: chartBar,
  chart_donut: chartDonut,
  chart_line: chartLine,
  code,
  comparison,
  docs_og: docsOg,
  event,
  feature,
  hiring,
  infographic,
  listicle,
  milestone,
  offer,
  person,
  product_hero: productHero,
  product_og: productOg,
  qr,
  quote,
  slideshow,
  stat,
  steps,
  testimonial,
  timeline,
  webinar,
  film_launch: filmLaunch,
  film_tour: filmTour,
  film_changelog: filmChangelog,
  film_stat: filmStat,
  film_quote: filmQuote,
  film_event: filmEvent,
} satisfies Readonly<Record<TemplateId, Template>>;
