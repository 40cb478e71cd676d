import { Hono } from "hono";
import { ListInput, listRuns, listTiles } from "../../../lib/runs/list.ts";
import { noRun } from "../../../lib/runs/read.ts";
import { type Run, RunId } from "../../../lib/runs/run.ts";
import { isWhole } from "../../../lib/runs/summary.ts";
import type { RunTile } from "../../../lib/runs/tile.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import { type Beside, ChoiceOf, hasUndecided } from "../ui/run-choice.tsx";
import { pathOf, RunState } from "../ui/runs.tsx";
import { Page } from "../ui/shell.tsx";

/** The versions of one brief beside each other, to choose from. */
export const variantPages = new Hono<AppEnv>().get("/runs/:run_id/variants", async (c) => {
  const { ctx, record } = c.var.signedIn;
  const named = RunId.safeParse({ run_id: c.req.param("run_id") });
  if (!named.success) throw noRun();
  const { run_id } = named.data;
  const of = ListInput.parse({ variant_of: run_id, limit: "4" });
  const [{ runs }, { runs: tiles }] = await Promise.all([listRuns(ctx, of), listTiles(ctx, of)]);
  // Seeds of variants follow one another.
  const variants = runs.filter((run) => isWhole(run)).toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
  if (variants.length === 0) throw noRun();
  const done = c.req.query("done") === "rejected" ? "Rejected. This version is not published." : undefined;
  const said = saidOfAll(variants);
  return page(
    c,
    <Page title="Side by side" at="/app/runs" who={record} done={done} isSetback actions={<New />}>
      <p class="soft">{variants[0]?.brief}</p>
      {tiles.some(isAside) && <p class="notice">{SET_ASIDE}</p>}
      {said && <p class="soft small">{said}</p>}
      <div class="versions" data-refresh={variants.some(isUnderWay) ? "true" : undefined}>
        {variants.map((run, at) => (
          <Version
            run={run}
            number={at + 1}
            tile={tiles.find(({ id }) => id === run.id)}
            isBest={isBest(run, variants)}
            says={said ? "" : (run.quality?.summary ?? "")}
            beside={{ path: `/app/runs/${run_id}/variants`, areOthers: hasUndecided(run, variants) }}
          />
        ))}
      </div>
    </Page>,
  );
});

const SET_ASIDE =
  "One is chosen, so the others are set aside: nothing of them is posted, and they ask for no decision. You can still choose another one.";

const isAside = ({ is_superseded, is_reviewed }: RunTile) => is_superseded && !is_reviewed;

/** What is said of every version alike is said once. */
function saidOfAll(variants: readonly Run[]): string | undefined {
  const [first, ...others] = new Set(variants.map(({ quality }) => quality?.summary));
  return variants.length > 1 && others.length === 0 ? first : undefined;
}

const New = () => (
  <a class="button plain" href="/app/create">
    Create another
  </a>
);

const isUnderWay = ({ status }: Run) => status === "queued" || status === "running";

/** The one with the highest score, once all of them have ended. */
const isBest = (run: Run, all: readonly Run[]) =>
  !all.some(isUnderWay) &&
  run.impact_score !== null &&
  all.every(({ id, impact_score: other }) => id === run.id || (other ?? -1) < (run.impact_score ?? 0));

type VersionProps = {
  run: Run;
  tile: RunTile | undefined;
  number: number;
  isBest: boolean;
  says: string;
  beside: Beside;
};

const Version = ({ run, tile, number, isBest: best, says, beside }: VersionProps) => {
  const [first] = run.assets;
  return (
    <section class="card stack" aria-labelledby={`version-${number}`}>
      <div class="row between">
        <h2 id={`version-${number}`}>{`Version ${number}`}</h2>
        <RunState
          run={run}
          isReviewed={run.reviewed_at !== null}
          posted={tile?.posted ?? null}
          isAside={tile?.is_superseded ?? false}
        />
      </div>
      {first ? (
        <a href={`/app/runs/${run.id}`} class="stage">
          {first.mime_type.startsWith("image/") ? (
            <img src={pathOf(first.url)} alt={first.alt_text} width={first.width} height={first.height} />
          ) : (
            <video src={`${pathOf(first.url)}#t=1`} preload="metadata" muted aria-label={first.alt_text} />
          )}
        </a>
      ) : (
        <div class="stage blank">{run.error_message ?? "On its way"}</div>
      )}
      {run.impact_score !== null && (
        <p class="row">
          <span class="number">{run.impact_score}</span>
          <span class="soft">of 100</span>
          {best && <span class="badge good">highest score</span>}
        </p>
      )}
      {says && <p class="soft small">{says}</p>}
      <ChoiceOf run={run} name={`version ${number}`} beside={beside} isAside={tile?.is_superseded ?? false} />
    </section>
  );
};
