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

type Asset = FullRun["assets"][number];

/** The result, large, with boxes where checks of the picture found something, and its files. */
export const Pictures = ({ run }: { run: FullRun }) => {
  const [first, ...rest] = run.assets;
  if (!first) return null;
  const isSeries = first.mime_type.startsWith("image/") && rest.length > 0;
  return (
    <section class="stack" aria-label="Result">
      {isSeries ? <Slides run={run} /> : <Single run={run} first={first} />}
      {rest.length > 0 && (
        <div class="strip">
          {(isSeries ? run.assets : rest).map((asset, at) => (
            <a href={isSeries ? `#${slideId(at)}` : pathOf(asset.url)}>
              <Image asset={asset} isLazy />
            </a>
          ))}
        </div>
      )}
      {isSeries ? (
        <p>
          <a class="button plain" href={`/app/runs/${run.id}/files.zip`} download="" data-key="d">
            {`Download all ${run.assets.length} as a ZIP`}
          </a>
        </p>
      ) : (
        <p class="row small">
          <Download asset={first} isKeyed />
        </p>
      )}
    </section>
  );
};

const slideId = (at: number): string => `slide-${at + 1}`;

const Image = ({ asset, isLazy }: { asset: Asset; isLazy?: boolean }) => (
  <img
    src={pathOf(asset.url)}
    alt={asset.alt_text}
    width={asset.width}
    height={asset.height}
    loading={isLazy ? "lazy" : undefined}
  />
);

const Download = ({ asset, isKeyed }: { asset: Asset; isKeyed?: boolean }) => (
  <>
    <a href={pathOf(asset.url)} download="" data-key={isKeyed ? "d" : undefined}>
      Download
    </a>
    <span class="soft">
      {asset.width} × {asset.height}, {Math.ceil(asset.bytes / 1024)} KB
    </span>
  </>
);

const Single = ({ run, first }: { run: FullRun; first: Asset }) => (
  <div class="stage">
    {first.mime_type.startsWith("image/") ? (
      <div class="boxed">
        <Image asset={first} />
        <Boxes run={run} width={first.width} height={first.height} />
      </div>
    ) : (
      // biome-ignore lint/a11y/useMediaCaption: a film says all its words in the picture, and the alt text has them.
      <video src={pathOf(first.url)} controls preload="metadata" aria-label={first.alt_text} />
    )}
  </div>
);

/** Slides side by side, one in sight: links move from one to the next, and each has its download. */
const Slides = ({ run }: { run: FullRun }) => (
  <ol class="stage slides" aria-label="Slides">
    {run.assets.map((asset, at) => (
      <li id={slideId(at)}>
        <div class="boxed">
          <Image asset={asset} isLazy={at > 0} />
          {at === 0 && <Boxes run={run} width={asset.width} height={asset.height} />}
        </div>
        <p class="row small">
          <strong>{`${at + 1} of ${run.assets.length}`}</strong>
          {at > 0 && <a href={`#${slideId(at - 1)}`}>Previous</a>}
          {at + 1 < run.assets.length && <a href={`#${slideId(at + 1)}`}>Next</a>}
          <Download asset={asset} />
        </p>
      </li>
    ))}
  </ol>
);

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
