import type { Child } from "hono/jsx";
import type * as z from "zod/v4";
import type { RunInFull } from "../../../lib/runs/run.ts";
import { pathOf } from "./runs.tsx";

export type FullRun = z.output<typeof RunInFull>;

export const Card = ({ title, children }: { title: string; children?: Child }) => (
  <section class="card stack">
    <h2>{title}</h2>
    {children}
  </section>
);

/** The result, large, with boxes where checks of the picture found something, and its files. */
export const Pictures = ({ run }: { run: FullRun }) => {
  const [first, ...rest] = run.assets;
  if (!first) return null;
  const path = pathOf(first.url);
  return (
    <section class="stack" aria-label="Result">
      <div class="stage">
        {first.mime_type.startsWith("image/") ? (
          <div class="boxed">
            <img src={path} alt={first.alt_text} width={first.width} height={first.height} />
            <Boxes run={run} width={first.width} height={first.height} />
          </div>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: a film says all its words in the picture, and the alt text has them.
          <video src={path} controls preload="metadata" aria-label={first.alt_text} />
        )}
      </div>
      {rest.length > 0 && (
        <div class="strip">
          {rest.map((asset) => (
            <a href={pathOf(asset.url)}>
              <img src={pathOf(asset.url)} alt={asset.alt_text} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      <p class="row small">
        <a href={path} download="" data-key="d">
          Download
        </a>
        <span class="soft">
          {first.width} × {first.height}, {Math.ceil(first.bytes / 1024)} KB
        </span>
      </p>
    </section>
  );
};

type BoxesProps = { run: FullRun; width: number; height: number };

/** Where on the picture the failed checks looked. */
const Boxes = ({ run, width, height }: BoxesProps) => {
  const found = (run.quality?.checks ?? [])
    .filter(({ passed }) => !passed)
    .flatMap(({ label, evidence }) => evidence.flatMap(({ box }) => (box ? [{ label, box }] : [])));
  if (found.length === 0) return null;
  return (
    <svg
      class="boxes"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Where checks found something"
    >
      {found.map(({ label, box: [x, y, w, h] }) => (
        <rect x={x} y={y} width={w} height={h} rx={8}>
          <title>{label}</title>
        </rect>
      ))}
    </svg>
  );
};
