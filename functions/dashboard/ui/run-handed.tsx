import { Card, type FullRun } from "./run-parts.tsx";

type Delivery = FullRun["deliveries"][number];
type HandedProps = { run: FullRun; posts: readonly unknown[] };

const RECIPIENTS: Record<Delivery["target"], string> = {
  telegram: "To a linked chat",
  social: "To a connected account",
};

/** What became of a card that Studio hands over, and why it was not sent. */
export const Handed = ({ run, posts }: HandedProps) => {
  const told = toldOf(run, posts.length);
  if (told.length === 0) return null;
  return (
    <Card title="Handed over by Studio">
      <ul class="list">
        {told.map((delivery) => (
          <li>
            <p>
              {`${RECIPIENTS[delivery.target]}: `}
              <strong>{stateOf(delivery)}</strong>
            </p>
            {delivery.error && <p class="soft small">{delivery.error}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** Each post tells its own state, and one that a person has made takes the place of a delivery that failed. */
function toldOf({ deliveries }: FullRun, posts: number): Delivery[] {
  const social = deliveries.filter(({ target }) => target === "social");
  const arePosted = posts >= social.length;
  return deliveries.filter(({ target, status }) => target !== "social" || (status !== "sent" && !arePosted));
}

/** A waiting card leaves when it is drawn. */
const stateOf = ({ status }: Delivery): string =>
  ({ waiting: "on its way", sending: "on its way", sent: "sent", failed: "not sent", skipped: "not sent" })[
    status
  ];
