/** @jsxImportSource #template */

import * as z from "zod/v4";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import { type RenderContext, template } from "../../template.ts";
import { altWord } from "../kit/alt-words.ts";
import { sentences } from "../kit/chart/data.ts";
import { list, message, required, text } from "../kit/fields.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { Canvas, Within } from "../kit/place.tsx";
import { prng } from "../kit/prng.ts";
import { link } from "../kit/qr.tsx";
import { rows } from "../kit/rows.tsx";
import { stack } from "../kit/stack.tsx";
import { codeColumn, codeRow } from "./code.tsx";
import { fits } from "./fits.ts";

const QrData = z.object({
  ...message,
  link: link("What the code opens, for example https://example.com/start."),
  cta: text(60, "What to do with the code, for example “Scan to start”."),
  url: text(
    80,
    "The address in words under the code, for those who type. Without it, the link is shown if it is short.",
  ),
  steps: list(
    required(90, "One step, in a few words."),
    0,
    3,
    "What happens after the scan, in order.",
  ).default([]),
});
type Qr = z.output<typeof QrData>;

/** A code to scan, with the reason to scan it. */
export const qr = template({
  id: "qr",
  title: "QR code",
  about: "A code to scan on a white plate, with the reason to scan it and what happens then.",
  version: 4,
  assetTypes: ["card", "og_image"],
  data: QrData,
  needs: "an address to scan",
  fits,
  sample: {
    kicker: "At the Northside fair",
    headline: "Your brand kit in two minutes",
    link: "https://beacon.app/fair?utm_source=stand",
    cta: "Scan to start",
    url: "beacon.app/fair",
    steps: ["Scan the code", "Drop in your logo", "Pick your first three cards"],
  },
  draw(context, data) {
    const isPoster = prng(context.seed)() < 0.5;
    return isPoster
      ? { layout: "poster", pages: [poster(context, data)] }
      : { layout: "split", pages: [split(context, data)] };
  },
  altText: (
    { kicker, headline, supporting, details = "", steps, cta, url, link: address },
    brand,
    _page,
    language,
  ) =>
    sentences(brand, [
      kicker,
      headline,
      supporting,
      details,
      steps.join("; "),
      cta || altWord("code", language),
      url || address,
    ]),
});

const NO_ACTION = { cta: "", url: "" };

/** Code on a panel of brand colour, message and steps on the page. */
function split(context: RenderContext, data: Qr): Node {
  const { size, theme, shape } = context;
  const { page, flood } = theme;
  const isWide = shape === "wide";
  const { panel, inner, area } = halves(context, isWide ? 0.43 : codeShare(context, data), "foot");
  const sloganPosition = isWide ? "under" : "opposite";
  const { body, nodes } = frame(context, { surface: page, area, action: NO_ACTION, sloganPosition });
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={panel} surface={flood} />
      {code(context, data, flood, inner)}
      {words(context, data, page, body, isWide ? 0.5 : 0.4)}
      {nodes}
    </Canvas>
  );
}

/** The code is the hero, unless the message is long. */
function codeShare({ shape }: RenderContext, { headline, supporting }: Qr): number {
  const isLong = headline.length + supporting.length > 110;
  return (shape === "square" ? 0.58 : 0.6) - (isLong ? 0.07 : 0);
}

/** Everything on one background of brand colour, the code in rings of light. */
function poster(context: RenderContext, data: Qr): Node {
  const { size, theme, shape, unit } = context;
  const surface = theme.wash;
  const isWide = shape === "wide";
  const { body, nodes } = frame(context, {
    surface,
    action: NO_ACTION,
    sloganPosition: isWide ? "opposite" : "under",
  });
  const gap = Math.round((isWide ? 56 : 44) * unit);
  const share = isWide ? 0.6 : 1 - codeShare(context, data) - 0.04;
  const left = isWide
    ? { ...body, width: Math.round(body.width * share) - gap }
    : { ...body, height: Math.round(body.height * share) - gap };
  const right = isWide
    ? { ...body, x: body.x + left.width + gap, width: body.width - left.width - gap }
    : { ...body, y: body.y + left.height + gap, height: body.height - left.height - gap };
  return (
    <Canvas size={size} background={surface.background}>
      {code(context, data, surface, right)}
      {words(context, data, surface, left, isWide ? 0.5 : 0.3)}
      {nodes}
    </Canvas>
  );
}

/** On wide pictures the steps stand with the message, on others with the code. */
function code(context: RenderContext, data: Qr, surface: Surface, available: Box) {
  // Squares have no height for a caption under a large code.
  const isAlone = context.shape === "wide" || (data.steps.length === 0 && context.shape !== "square");
  return (isAlone ? codeColumn : codeRow)(context, data, surface, available);
}

function words(context: RenderContext, data: Qr, surface: Surface, available: Box, at: number): Node {
  const { unit, shape } = context;
  const gap = Math.round(36 * unit);
  const steps = shape === "wide" ? data.steps : [];
  const max = shape === "wide" ? (steps.length > 0 ? 72 : 92) : 92;
  const share = steps.length > 0 ? 1 - Math.min(0.56, 0.16 * steps.length + 0.06) : 1;
  const column = stack(context, data, {
    ...available,
    height: Math.round(available.height * share),
    surface,
    max,
  });
  const rest = { width: available.width, height: available.height - column.height - gap };
  const list = rows(context, steps, { ...rest, surface, columns: 1, max: 30, mark: "number" });
  const height = column.height + (steps.length > 0 ? gap + list.height : 0);
  return (
    <Within available={available} height={height} at={at} style={{ flexDirection: "column", gap }}>
      {column.node}
      {steps.length > 0 && list.node}
    </Within>
  );
}
