import type { getMascot } from "../../../lib/mascot/mascot.ts";
import { understoodIn } from "../../../lib/mascot/wishes.ts";
import type { MascotPose, MascotStyle } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import { Field } from "./form.tsx";
import { pathOf } from "./runs.tsx";

const MASCOT = "/app/brand/mascot";

type Mascot = Awaited<ReturnType<typeof getMascot>>;
type Props = { mascot: Mascot; canChange: boolean; state: FormState };

/** Whether figures are put together from parts of a few kinds, as without an image model. */
type FromParts = Props & { isFromParts: boolean };

const STYLES: Record<MascotStyle, string> = {
  critters: "Critter: a friendly blob",
  sprouts: "Sprout: a plant in a pot",
  clay: "Clay: soft and warm",
  "voxel-bot": "Voxel robot",
  moods: "Mood: a simple face",
};

const POSES: Record<MascotPose, string> = {
  neutral: "Calm",
  happy: "Happy",
  wow: "Amazed",
  wink: "Winking",
  sleepy: "Sleepy",
  sad: "Sad",
  waving: "Waving",
  celebrating: "Celebrating",
  thinking: "Thinking",
  announcing: "Announcing",
};

export const NoMascot = ({ canChange }: { canChange: boolean }) => (
  <section class="card empty">
    <h2>A figure of your own</h2>
    <p>A mascot stands on cards and films, waves, celebrates and announces. It is drawn in your colours.</p>
    {!canChange && <p>Editors and owners make one.</p>}
  </section>
);

/** What a description has decided. Its other words are not looked for in the figures. */
function followed(description: string): string {
  const words = understoodIn(description).map((word) => `“${word}”`);
  return words.length === 0
    ? "None of its words is one that we draw: these are figures of the kind that was chosen."
    : `Of its words we could follow ${words.join(", ")}; the others change nothing.`;
}

/** The figures to choose from. */
export const Candidates = ({
  mascot: { candidates, poses, note, description },
  isFromParts,
  canChange,
  state,
}: FromParts) => (
  <section class="card stack" id="candidates">
    <h2>Candidates</h2>
    {isFromParts && description && (
      <p class="soft">{`You asked for “${description}”. ${followed(description)}`}</p>
    )}
    {poses.length > 0 && <p class="soft small">The mascot in use stays until you keep another one.</p>}
    <ul class="gallery">
      {candidates.map(({ id, style, image_url, drawn_note }, at) => (
        <li class="tile">
          <div class="thumb figure">
            <img src={pathOf(image_url)} alt={`Candidate ${at + 1}`} />
          </div>
          <div class="about">
            <p class="soft small">{drawn_note || STYLES[style]}</p>
            {canChange && (
              <form method="post" action={`${MASCOT}/step`}>
                <input type="hidden" name="action" value="keep" />
                <input type="hidden" name="candidate_id" value={id} />
                <button type="submit" class="button plain" aria-label={`Keep this one, candidate ${at + 1}`}>
                  Keep this one
                </button>
              </form>
            )}
          </div>
        </li>
      ))}
    </ul>
    {canChange && (
      <form method="post" action={`${MASCOT}/step`} class="form">
        <input type="hidden" name="action" value="retry" />
        <Field
          name="note"
          label="What should be different?"
          hint="It outweighs the description. Leave it empty for four others of the kind."
          maxlength={500}
          value={note ?? ""}
          state={state}
        />
        <p>
          <button type="submit" class="button plain">
            Draw four others
          </button>
        </p>
      </form>
    )}
  </section>
);

/** The mascot in use, and one more pose of it. */
export const Poses = ({ mascot: { poses, allowed }, canChange, state }: Props) => (
  <section class="card stack" id="poses">
    <h2>Your mascot</h2>
    <ul class="gallery">
      {poses.map(({ pose, image_url, note }) => (
        <li class="tile">
          <div class="thumb figure">
            <img src={pathOf(image_url)} alt={`The mascot, ${POSES[pose].toLowerCase()}`} />
          </div>
          <div class="about">
            <p>{POSES[pose]}</p>
            {note && <p class="soft small">{note}</p>}
          </div>
        </li>
      ))}
    </ul>
    {canChange && (
      <form method="post" action={`${MASCOT}/step`} class="row">
        <input type="hidden" name="action" value="pose" />
        <label for="pose">Another pose</label>
        <select id="pose" name="pose" class="fit">
          {allowed.poses.map((pose) => (
            <option value={pose} selected={state.values.pose === pose}>
              {POSES[pose]}
            </option>
          ))}
        </select>
        <button type="submit" class="button plain">
          Draw it
        </button>
      </form>
    )}
  </section>
);

/** The words that most people try, by what they decide. */
const WORDS_FOLLOWED: readonly [string, string][] = [
  ["Kind", "creature, plant, cactus, flower, robot, clay, face"],
  ["Colour", "green, mint, blue, orange, brown and other plain colours"],
  ["Shape", "round, tall, square"],
  ["On top", "crown, horns, antenna, ears, spikes, fin, hair"],
  ["Pattern and face", "dots, stripes, belly, plain, freckles, cute, tooth, one-eyed"],
];

/** What a new mascot shall look like. */
export const DescribeForm = ({ mascot, isFromParts, state }: Omit<FromParts, "canChange">) => (
  <section class="card stack" id="describe">
    <h2>{mascot.status === "none" ? "Describe it" : "Begin another one"}</h2>
    {isFromParts && (
      <p class="soft">
        {`We draw ${mascot.allowed.styles.length} kinds of figure: a blob, a plant in a pot, a clay figure, a robot and a simple face. People, objects and whole animals are not drawn. These words, in English, decide the rest:`}
      </p>
    )}
    {isFromParts && (
      <dl class="facts">
        {WORDS_FOLLOWED.map(([what, words]) => (
          <>
            <dt>{what}</dt>
            <dd>{words}</dd>
          </>
        ))}
      </dl>
    )}
    <form method="post" action={`${MASCOT}#describe`} class="form">
      <Field
        name="description"
        label="What does it look like?"
        placeholder="A round green robot with an antenna"
        rows={3}
        required
        maxlength={1_000}
        value={mascot.description ?? ""}
        state={state}
      />
      <Field
        name="style"
        label="Drawn as"
        options={[
          { value: "", label: "What suits the description" },
          ...mascot.allowed.styles.map((value) => ({ value, label: STYLES[value] })),
        ]}
        state={state}
      />
      <p>
        <button type="submit" class="button main">
          Draw four candidates
        </button>
      </p>
    </form>
  </section>
);
