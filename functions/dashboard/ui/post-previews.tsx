import type { Account } from "../../../lib/accounts/account.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { Platform } from "../../../lib/vocab.ts";
import type { PostPlace } from "./folds.ts";
import { NetworkPost } from "./network-posts.tsx";
import type { FullRun } from "./run-parts.tsx";
import { CHANNEL_NAMES } from "./runs.tsx";

type PreviewsProps = { run: FullRun; name: string; accounts: readonly Account[] };

/** The words of the post, how its network is going to show it, and the words for the other networks. */
export const PostPreviews = (props: PreviewsProps) => {
  const { run } = props;
  if (!run.output_text) return null;
  const others = Object.entries(run.story?.posts ?? {}).filter(
    ([channel, text]) => channel !== run.channel && channel !== "web" && text,
  ) as [Exclude<FullRun["channel"], "web">, string][];
  const isInChats = run.deliveries.some(({ target }) => target === "telegram");
  return (
    <section class="card stack">
      <div class="row between">
        <h2>{`Text for ${CHANNEL_NAMES[run.channel]}`}</h2>
        <button type="button" class="button plain" data-copy="post-text">
          Copy
        </button>
      </div>
      <p id="post-text" class="quoted">
        {run.output_text}
      </p>
      {run.channel !== "web" && <Folded {...props} place={run.channel} text={run.output_text} />}
      {isInChats && <Folded {...props} place="telegram" name={props.name} text={run.output_text} />}
      {others.length > 0 && hasEditedPost(run) && (
        <p class="soft small">
          Your edits stand in the words for other networks too, sentence by sentence. Read them before you
          post there.
        </p>
      )}
      {others.map(([channel, text]) => (
        <Folded {...props} place={channel} text={text} />
      ))}
    </section>
  );
};

/** The story notes which of its words the caller brought. */
const hasEditedPost = ({ story, parent_run_id }: FullRun): boolean =>
  parent_run_id !== null && (story?.notes ?? []).some((note) => /^Words of the caller.*\bpost\b/.test(note));

type PreviewProps = PreviewsProps & { place: PostPlace; text: string };

const Folded = (props: PreviewProps) => (
  <details>
    <summary>{`How it looks on ${props.place === "telegram" ? "Telegram" : CHANNEL_NAMES[props.place]}`}</summary>
    <Preview {...props} />
  </details>
);

const Preview = ({ run, name, accounts, place, text }: PreviewProps) => {
  const platform = Platform.options.find((one) => NETWORKS[one].channel === place);
  const account = accounts.find((one) => one.platform === platform);
  const [first] = run.assets;
  const isFilm = first?.mime_type.startsWith("video/") ?? false;
  const network = platform && NETWORKS[platform];
  const isTaken = !network || (isFilm ? network.video : network.images) !== null;
  return (
    <div class="stack">
      <NetworkPost
        place={place}
        name={account?.name || name}
        handle={account?.handle}
        title={run.story?.headline.text ?? text.split("\n")[0] ?? ""}
        text={text}
        media={isTaken ? first : undefined}
        pages={isFilm ? 1 : run.assets.filter(({ role }) => role === "slide").length}
        alt=""
      />
      {!isTaken && (
        <p class="soft small">{`${network?.name} takes ${isFilm ? "pictures" : "films"} only, so these words need another piece.`}</p>
      )}
    </div>
  );
};
