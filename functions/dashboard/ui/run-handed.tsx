import { Card, type FullRun } from "./run-parts.tsx";

type HandedCard = FullRun["deliveries"][number];
type HandedProps = { run: FullRun; posts: readonly unknown[] };

const RECIPIENTS: Record<HandedCard["target"], string> = {
  telegram: "To a linked chat",
  social: "To a connected account",
};

/** What became of a card that Studio hands over, and why it was not sent. */
export const Handed = ({ run, posts }: HandedProps) => {
  const shown = shownOf(run, posts.length);
  if (shown.length === 0) return null;
  return (
    <Card title="Handed over by Studio">
      <ul class="list">
        {shown.map((delivery) => (
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
function shownOf({ deliveries }: FullRun, posts: number): HandedCard[] {
  const social = deliveries.filter(({ target }) => target === "social");
  const arePosted = posts >= social.length;
  return deliveries.filter(({ target, status }) => target !== "social" || (status !== "sent" && !arePosted));
}

/** A waiting card leaves when it is drawn. */
const stateOf = ({ status }: HandedCard): string =>
  ({ waiting: "on its way", sending: "on its way", sent: "sent", failed: "not sent", skipped: "not sent" })[
    status
  ];
