/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { messageBeside, NONE, number } from "../kit/number.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, CardLayout } from "./data.ts";

/** A number over the whole width, the message above or under it: where the direction begins. */
export const numeral: CardLayout = { name: "numeral", suits: () => 0, draw };

const LARGEST = { number: 420, headline: 64 };
/** Of the height that the message may take. */
const SHARE = { wide: 0.42, other: 0.4 };

function draw(context: RenderContext, card: Card): Node {
  const { size, theme, look, unit, shape } = context;
  const surface = theme.page;
  const { align, at } = look.headline;
  const { body, nodes } = frame(context, { surface, action: card, align });
  const gap = Math.round(36 * unit);
  const share = shape === "wide" ? SHARE.wide : SHARE.other;
  const options = {
    width: body.width,
    height: body.height * share,
    surface,
    max: LARGEST.headline,
    align,
    emphasise: false,
  };
  const room = stack(context, card, options);
  const hero = number(context, card.stat ?? NONE, {
    width: body.width,
    height: body.height - room.height - gap,
    max: LARGEST.number,
    colors: { value: surface.key, label: surface.ink },
    align,
  });
  const message = messageBeside(context, card, options, hero.size);
  const isLast = at === 0;
  const spare = body.height - hero.height - message.height;
  const between = at === 0.5 ? Math.round((spare - gap) / 2) : 0;
  const heroTop = isLast ? body.y + body.height - hero.height : body.y + between;
  const messageTop = isLast ? body.y : body.y + body.height - message.height - between;
  return (
    <Canvas size={size} background={surface.background}>
      <Place box={{ ...body, y: heroTop, height: hero.height }}>{hero.node}</Place>
      <Place box={{ ...body, y: messageTop, height: message.height }}>{message.node}</Place>
      {nodes}
    </Canvas>
  );
}
