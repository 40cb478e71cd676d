import type { FullRun } from "./run-parts.tsx";

type Held = NonNullable<FullRun["story"]>["held_back"][number];

/** Why words of a brief are not published. */
export const WHY_HELD: Record<Held["why"], string> = {
  instruction: "said to the writer",
  internal: "said to colleagues",
  unclear: "not understood",
  doubtful: "perhaps not for readers",
};

/** What was held back, each with its reason. */
export const HeldBack = ({ held }: { held: readonly Pick<Held, "quote" | "why">[] }) => (
  <>
    <h3>Held back</h3>
    <ul class="list">
      {held.map(({ quote, why }) => (
        <li>
          <q>{quote}</q> <span class="badge">{WHY_HELD[why]}</span>
        </li>
      ))}
    </ul>
  </>
);
