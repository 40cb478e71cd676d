import { template } from "../../template.ts";
import { drawLoud } from "../card/compose/compose.ts";
import { complete } from "../card/data.ts";
import { choose } from "../kit/choose.ts";
import { photoRefs } from "../kit/fields.ts";
import { spoken } from "../kit/spoken.ts";
import { isOwnTurn } from "../kit/variety.ts";
import { bands, hasRemark } from "./bands.tsx";
import { afterCount } from "./counted.ts";
import { entriesOf, isMealOf, isPriceList, Listicle } from "./data.ts";
import { fits } from "./fits.ts";
import { ledPrices } from "./led-prices.tsx";
import { menu } from "./menu.tsx";
import { pictured } from "./pictured.tsx";
import { tally } from "./tally.tsx";

/** A list one reads to the end because of its numbers. */
export const listicle = template({
  id: "listicle",
  title: "Numbered list",
  about:
    "Three to eight points with large numbers, as a poster of bands or under a giant count; or a price list.",
  version: 21,
  assetTypes: ["card", "infographic"],
  data: Listicle,
  hero: ({ leads, items }) => items.find(({ title }) => title === leads)?.price ?? "",
  needs: "three to eight points or prices",
  fits,
  sample: {
    kicker: "Brand basics",
    headline: "Five signs your brand has outgrown its folder",
    items: [
      { title: "Three shades of the same blue", body: "Nobody knows which one is on the website." },
      { title: "A logo called final_v7", body: "And a newer one in somebody's inbox." },
      { title: "Slides older than the product", body: "Screens from two releases ago still go out." },
      { title: "Every channel sounds different", body: "Four writers, no shared words." },
      { title: "Designers export all day", body: "Sizes take longer than ideas." },
    ],
    cta: "Take the test",
    url: "https://beacon.example/test",
  },
  photos: photoRefs,
  overPhotos: true,
  draw(context, data) {
    const shown = pictured(context, data);
    if (shown) return { layout: shown.layout, pages: [shown.root] };
    const led = ledPrices(context, data);
    if (led) return { layout: "led_prices", pages: [led] };
    if (isPriceList(data) || isMealOf(data)) return { layout: "menu", pages: [menu(context, data)] };
    // A giant count would make a ranking of what has no order.
    if (data.numbered === false) {
      const composed =
        isOwnTurn(context) || hasRemark(context, data) ? undefined : drawLoud(context, cardOf(data));
      if (composed) return { layout: composed.layout, pages: [composed.root] };
      return { layout: "rows", pages: [bands(context, data)] };
    }
    const inBands = { name: "bands", draw: () => bands(context, data) };
    // The giant count reads on into the headline.
    const isCounted = afterCount(data.headline, data.items.length) !== undefined;
    const { layout, root } = choose(
      context,
      isCounted ? [{ name: "tally", draw: () => tally(context, data) }, inBands] : [inBands],
    );
    return { layout, pages: [root] };
  },
  altText: ({ kicker, headline, supporting, numbered, opens, details, items, columns, cta }, brand) =>
    spoken(brand, [
      kicker,
      headline,
      opens === "points" ? "" : supporting,
      columns && `${columns.name}: ${columns.value}`,
      ...items.map(({ title, body, price, label }, i) =>
        [
          isPriced(items) || numbered === false ? "" : `${i + 1}. `,
          spokenItem({ label, title, body, price }),
        ].join(""),
      ),
      opens === "points" ? supporting : "",
      details,
      cta,
    ]),
});

/** Rows of a table have no numbers, and neither has one without a value among them. */
const isPriced = (items: Listicle["items"]): boolean => items.some(({ price }) => price);

type SpokenItem = Pick<Listicle["items"][number], "label" | "title" | "body" | "price">;

/** "Average wait: 3 days (down from 6)": a remark with a number of its own stands behind the value. */
const spokenItem = ({ label, title, body, price }: SpokenItem): string =>
  price && /\d/u.test(body)
    ? `${[label, title, price].filter(Boolean).join(": ")} (${body})`
    : [label, title, body, price].filter(Boolean).join(": ");

/** Points without an order as facts of a message. */
const cardOf = ({ items, ...message }: Listicle) =>
  complete({
    ...message,
    bullets: entriesOf({ items }).map(({ title, body }) => [title, body].filter(Boolean).join(": ")),
  });
