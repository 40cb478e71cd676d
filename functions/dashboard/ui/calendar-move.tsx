import { dayName } from "./calendar-time.ts";

export type AskedMove = { post: string; at: string; view: string; was: string; day: string };

type MoveProps = { move: AskedMove; back: string };

/** A drop that is moved past the day that its post names: asked about once, before it is moved. */
export const MoveQuestion = ({ move: { post, day, ...sent }, back }: MoveProps) => (
  <div class="notice warn stack" role="alert" tabindex={-1} autofocus>
    <p>{`Its brief says “${day}”. It would go out on ${dayName(sent.at.slice(0, 10))}, when that has passed.`}</p>
    <form method="post" action={`/app/calendar/${post}/move`} class="row">
      {Object.entries({ ...sent, sure: "yes" }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <button type="submit" class="button danger">
        Move it all the same
      </button>
      <a class="button plain" href={back}>
        Leave it where it is
      </a>
    </form>
  </div>
);
