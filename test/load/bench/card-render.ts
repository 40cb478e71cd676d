import { DEMO_LOGO } from "../../../lib/admin/demo.ts";
import type { CardData } from "../../../lib/render/templates/card/data.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { benchWorker } from "./bench-worker.ts";
import { BRAND, BRIEFS } from "./briefs.ts";
import { each, type Time, timeOf } from "./engine-time.ts";
import { median, type Row } from "./row.ts";
import type { Keep } from "./scope.ts";

const ROUNDS = 3;
const WARM_UP = 8;

const COUNT = BRIEFS.length - WARM_UP;
const NOTE = `Each of ${COUNT} cards of 1200×675 as PNG, with a logo and words the engine has not met yet, in a warm workerd: (all − one) / ${COUNT - 1}; median of ${ROUNDS} fresh ones.`;
const AGAIN_NOTE = "The same cards once more: the widths of their words are known.";

/** Drawing a card, without the queue and the database around it. */
export async function cardRender(keep: Keep): Promise<Row[]> {
  const all = BRIEFS.map(cardOf);
  const [warmUp, cards] = [all.slice(0, WARM_UP), all.slice(WARM_UP)];
  const fresh: Time[] = [];
  const again: Time[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const engine = await benchWorker(keep, "engine-worker.ts");
    await timeOf(engine, orderFor(warmUp));
    const one = await timeOf(engine, orderFor(warmUp.slice(0, 1)));
    fresh.push(each(await timeOf(engine, orderFor(cards)), one, COUNT));
    again.push(each(await timeOf(engine, orderFor(cards)), one, COUNT));
  }
  const wall = median(fresh.map((time) => time.wall));
  const processor = median(fresh.map((time) => time.processor));
  return [
    { name: "card render, warm", value: wall, unit: "ms", aim: "≤ 50 ms", note: NOTE },
    { name: "card render, warm, processor time", value: processor, unit: "ms", note: NOTE },
    {
      name: "card render, known words",
      value: median(again.map((time) => time.wall)),
      unit: "ms",
      note: AGAIN_NOTE,
    },
  ];
}

const orderFor = (cards: CardData[]) => ({
  cards,
  brand: { name: BRAND.name, tagline: BRAND.tagline, palette: BRAND.palette },
  logo: DEMO_LOGO,
});

/** What the writer makes of a brief. */
function cardOf(brief: string): CardData {
  const story = houseStory({ brief, brand: BRAND, channel: "twitter", assetType: "card" });
  const { kicker, headline, support, points, figures, quotation, cta } = story;
  const [stat] = figures;
  return {
    headline: headline.text,
    kicker: kicker?.text ?? "",
    supporting: support?.text ?? "",
    bullets: points.map(({ text }) => text),
    ...(stat && { stat: { value: stat.value, label: stat.label } }),
    ...(quotation && { quote: { text: quotation.text, author: quotation.name } }),
    cta: cta?.label ?? "",
    ...(cta?.url && { url: cta.url }),
  };
}
