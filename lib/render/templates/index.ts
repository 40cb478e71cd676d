import type { Template } from "../template.ts";
import { beforeAfter } from "./before-after/before-after.ts";
import { card } from "./card/card.ts";
import { feature } from "./feature/feature.ts";
import { person } from "./person/person.ts";
import { productHero } from "./product-hero/product-hero.ts";
import { productOg } from "./product-og/product-og.ts";
import { testimonial } from "./testimonial/testimonial.ts";
import { webinar } from "./webinar/webinar.ts";

/** Everything that can be drawn, by the name callers use. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  before_after: beforeAfter,
  card,
  feature,
  person,
  product_hero: productHero,
  product_og: productOg,
  testimonial,
  webinar,
};
