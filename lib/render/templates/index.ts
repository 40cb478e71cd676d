import type { Template } from "../template.ts";
import { announcement } from "./announcement/announcement.ts";
import { blogOg } from "./blog-og/blog-og.ts";
import { card } from "./card/card.ts";
import { carousel } from "./carousel/carousel.tsx";
import { changelog } from "./changelog/changelog.ts";
import { code } from "./code/code.ts";
import { docsOg } from "./docs-og/docs-og.ts";
import { event } from "./event/event.ts";
import { hiring } from "./hiring/hiring.ts";
import { listicle } from "./listicle/listicle.ts";
import { offer } from "./offer/offer.ts";
import { quote } from "./quote/quote.ts";
import { slideshow } from "./slideshow/slideshow.tsx";
import { stat } from "./stat/stat.ts";
import { steps } from "./steps/steps.ts";

/** Everything that can be drawn, by the name callers use. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  announcement,
  blog_og: blogOg,
  card,
  carousel,
  changelog,
  code,
  docs_og: docsOg,
  event,
  hiring,
  listicle,
  offer,
  quote,
  slideshow,
  stat,
  steps,
};
