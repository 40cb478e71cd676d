import * as z from "zod/v4";
import { template } from "../../template.ts";
import { altText } from "../card/alt-text.ts";
import { drawOneOf } from "../card/choose.ts";
import { onAccentByTurns } from "../card/compose/grounds.ts";
import { complete } from "../card/data.ts";
import { figure } from "../card/figure.tsx";
import { stat as panel } from "../card/stat.ts";
import { action, message, required, text } from "../kit/fields.ts";
import { fits } from "./fits.ts";
import { numbers } from "./numbers.tsx";
import { pictured } from "./pictured.tsx";

const Stat = z.object({
  intro: text(60, "Words that lead to the number, over it.", "Call us on"),
  value: required(24, "The number as it is shown, with its unit: 62%, 3.1×, $1.2M."),
  label: text(120, "What the number counts, under it."),
  ...message,
  ...action,
});

const cardOf = ({ intro, value, label, ...rest }: z.output<typeof Stat>) =>
  complete({ ...rest, stat: { intro, value, label } });

/** One number that carries the message. */
export const stat = template({
  id: "stat",
  title: "Statistic",
  about: "One number as large as it goes, with what it counts and what follows from it.",
  version: 16,
  assetTypes: ["card", "og_image"],
  data: Stat,
  hero: ({ value }) => value,
  needs: "a figure and what it counts",
  fits,
  sample: {
    value: "62%",
    label: "of drafts approved on first look",
    kicker: "Brand report 2026",
    headline: "Most drafts never come back",
    supporting: "We asked 1,140 marketing teams how many rounds a picture takes.",
    cta: "Read the report",
    url: "https://beacon.example/report",
  },
  draw(context, data) {
    const card = cardOf(data);
    const list = numbers(context, card);
    if (list) return { layout: "numbers", pages: [list] };
    if (context.subject) {
      const root = pictured(context, card);
      if (root) return { layout: "pictured", pages: [root] };
    }
    const { layout, root } = drawOneOf(onAccentByTurns(context, card.headline), card, [panel, figure]);
    return { layout, pages: [root] };
  },
  altText: (data, brand) => altText(cardOf(data), brand),
});
