/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Stage } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { FIGURE, KICKER } from "../kit/lettering.ts";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { Words } from "../kit/words.tsx";
import type { Card, Layout } from "./data.ts";
import { type Day, findDay } from "./dates.ts";

/** A date to keep: a calendar leaf beside, or over, the message. */
export const event: Layout = { name: "event", suits: (card) => (dayOf(card) ? 2 : 0), draw };

const dayOf = ({ kicker, headline, supporting }: Card) => findDay(`${kicker} · ${headline} · ${supporting}`);

function draw(stage: Stage, card: Card): Node {
  const { size, theme, shape, unit } = stage;
  const surface = theme.page;
  const wide = shape === "wide";
  const { body, nodes } = frame(stage, { surface, ask: card });
  const leaf = Math.round(Math.min(body.width * (wide ? 0.3 : 0.36), body.height * (wide ? 0.9 : 0.34)));
  const tall = Math.round(leaf * 1.08);
  const gap = Math.round((wide ? 68 : 48) * unit);
  const room = wide
    ? { ...body, x: body.x + leaf + gap, width: body.width - leaf - gap }
    : { ...body, y: body.y + tall + gap, height: body.height - tall - gap };
  const message = stack(stage, card, {
    width: room.width,
    height: room.height,
    surface,
    max: wide ? 76 : 96,
  });
  const middle = (height: number) => body.y + Math.round((body.height - height) / 2);
  const start = wide ? middle(tall) : body.y + Math.round((body.height - tall - gap - message.height) * 0.5);
  const y = wide ? middle(message.height) : start + tall + gap;
  return (
    <Canvas size={size} ground={surface.ground}>
      <Light stage={stage} />
      <Place box={{ x: body.x, y: start, width: leaf, height: tall }}>
        <Leaf stage={stage} day={dayOf(card) ?? { day: "", month: "" }} width={leaf} height={tall} />
      </Place>
      <Place box={{ ...room, y, height: message.height }}>{message.node}</Place>
      {nodes}
    </Canvas>
  );
}

function Leaf({
  stage,
  day,
  width,
  height,
}: {
  stage: Stage;
  day: Day;
  width: number;
  height: number;
}): Node {
  const { theme, unit, ruler } = stage;
  const band = Math.round(height * 0.27);
  const month = fitText(ruler, {
    text: day.month,
    lettering: KICKER,
    min: 22 * unit,
    max: band * 0.5,
    width: width * 0.8,
    maxLines: 1,
  });
  const digits = fitText(ruler, {
    text: day.day,
    lettering: FIGURE,
    min: 40 * unit,
    max: height * 0.56,
    width: width * 0.86,
    maxLines: 1,
  });
  const centre = { alignItems: "center", justifyContent: "center", width } as const;
  const radius = Math.round(34 * unit);
  const paper = {
    flexDirection: "column",
    width,
    height,
    borderRadius: radius,
    backgroundColor: theme.sheet.ground,
    boxShadow: `0 ${Math.round(26 * unit)}px ${Math.round(64 * unit)}px rgba(10, 10, 30, 0.16)`,
  } as const;
  return (
    <div style={paper}>
      <div
        style={{
          ...centre,
          height: band,
          borderTopLeftRadius: radius,
          borderTopRightRadius: radius,
          backgroundColor: theme.page.fill,
        }}
      >
        <Words fitted={month} color={theme.page.onFill} part="month" align="center" />
      </div>
      <div style={{ ...centre, height: height - band }}>
        <Words fitted={digits} color={theme.sheet.ink} part="day" align="center" />
      </div>
    </div>
  );
}
