import { carriesWatermark } from "../../../lib/pipeline/watermark-of.ts";
import { Action } from "./form.tsx";
import { May } from "./may.tsx";
import { priceOf } from "./price.ts";
import type { FullRun } from "./run-parts.tsx";

type WatermarkedProps = {
  run: FullRun;
  /** Our mark is drawn on pictures of the plan that holds now. */
  hasWatermark: boolean;
  /** The newest version that was made of it. */
  newer: string | undefined;
  /** Token of the form that makes it once more. */
  once: string;
};

/** What stands on pictures of the free plan; after a change of plan, the way to one without it. */
export const Watermarked = ({ run, hasWatermark, newer, once }: WatermarkedProps) => {
  if (!run.asset_url) return null;
  if (hasWatermark)
    return (
      <p class="soft small">
        The small Brandrun watermark stands on everything that the free plan makes.{" "}
        <a href="/app/billing#plans">Every other plan makes pictures without it</a>.
      </p>
    );
  if (newer || !carriesWatermark(run.quality?.checks ?? [])) return null;
  return (
    <May do="rerender_run">
      <div class="notice row between">
        <p>{`This was made on the free plan, with the watermark. A version without it costs ${priceOf(run.asset_type)}.`}</p>
        <Action
          action={`/app/runs/${run.id}/rerender`}
          fields={{ once, unmarks: "true" }}
          label="Remove the watermark"
        />
      </div>
    </May>
  );
};
