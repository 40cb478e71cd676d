import { template } from "../../template.ts";
import { CardData, complete } from "./data.ts";
import { drawCard } from "./layouts.ts";
import { repeats } from "./repeats.ts";

/** One message as one picture, in the layout that suits what it says. */
export const card = template({
  id: "card",
  title: "Card",
  about: "One message as one picture; the layout follows from what there is to say.",
  version: 1,
  assetTypes: ["card", "og_image"],
  data: CardData,
  sample: {
    kicker: "New in Beacon",
    headline: "Launch pages that look like you made them",
    supporting: "On brand in minutes, not meetings.",
    cta: "Start free",
    url: "https://beacon.app",
  },
  draw(stage, data) {
    const { layout, root } = drawCard(
      stage,
      complete({ ...data, headline: data.headline || stage.brand.name }),
    );
    return { layout, pages: [root] };
  },
  altText: (data, brand) => altText(complete({ ...data, headline: data.headline || brand }), brand),
});

type Card = ReturnType<typeof complete>;

/** Says what a reader of the picture would read, in reading order, for people who cannot see it. */
function altText({ kicker, headline, supporting, bullets, stat, quote, cta }: Card, brand: string): string {
  const said =
    quote && `“${quote.text}”${quote.author && ` ${[quote.author, quote.role].filter(Boolean).join(", ")}`}`;
  const figure = stat && `${stat.value} ${stat.label}`;
  const wished = [
    kicker,
    said && repeats(headline, said) ? said : headline,
    figure,
    said,
    supporting,
    bullets.join("; "),
    cta,
  ];
  const parts: string[] = [];
  for (const part of wished) if (part && !repeats(part, parts.join(" "))) parts.push(part);
  const sentences = parts.map((part) => (/[.!?…”]$/u.test(part) ? part : `${part}.`));
  return `${brand}: ${sentences.join(" ")}`.replace(/\s+/g, " ").trim();
}
