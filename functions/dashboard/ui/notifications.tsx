import type {
  NotificationKind,
  NotificationTiming,
  NotificationWay,
} from "../../../lib/notification-kinds.ts";
import type { NotificationSettings } from "../../../lib/notifications/settings.ts";
import type { FormState } from "../http/form.ts";
import { Action, Field } from "./form.tsx";
import { Mailbox } from "./mailbox.tsx";
import { Time } from "./times.tsx";
import { zones } from "./zones.ts";

const SETTINGS = "/app/notifications/settings";

const KINDS: Record<NotificationKind, { label: string; hint: string }> = {
  review: { label: "Waiting reviews", hint: "A run needs a decision before it can be posted." },
  failed_post: { label: "Failed posts", hint: "A network refused a post, or never answered." },
  lost_account: { label: "Lost accounts", hint: "A network no longer accepts a connection." },
  limit: { label: "Limits", hint: "80 or 100 percent of a cap, or of the month's credits, are used." },
};

const WAYS: Record<NotificationWay, string> = { mail: "Mail", telegram: "Telegram" };

const TIMINGS: readonly { value: NotificationTiming; label: string }[] = [
  { value: "now", label: "at once" },
  { value: "daily", label: "daily" },
  { value: "off", label: "off" },
];

type OwnChoice = NotificationSettings["choices"][number];

/** Each kind by each way that is set up here, and the hour of the digest. */
export const ChoicesForm = ({ settings, state }: { settings: NotificationSettings; state: FormState }) => {
  const ways = (["mail", "telegram"] as const).filter((way) => settings[way].state !== "not_set_up");
  return (
    <form method="post" action={SETTINGS} class="card stack">
      <table class="stacked">
        <caption class="hidden">What you are notified of, where and when</caption>
        <thead>
          <tr>
            <th scope="col">About</th>
            <th scope="col">Under the bell</th>
            {ways.map((way) => (
              <th scope="col">{WAYS[way]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settings.choices.map((choice) => (
            <Row choice={choice} ways={ways} />
          ))}
        </tbody>
      </table>
      {ways.length > 0 && <Digest settings={settings} state={state} />}
      <div>
        <button type="submit" class="button main">
          Save
        </button>
      </div>
    </form>
  );
};

const Row = ({ choice, ways }: { choice: OwnChoice; ways: readonly NotificationWay[] }) => {
  const { label, hint } = KINDS[choice.kind];
  return (
    <tr>
      <td>
        <strong>{label}</strong>
        <p class="soft small">{hint}</p>
      </td>
      <td data-label="Under the bell">
        <label class="check">
          <input type="checkbox" name={`${choice.kind}.page`} checked={choice.page} />
          <span>
            <span class="hidden">{label}: </span>show
          </span>
        </label>
      </td>
      {ways.map((way) => (
        <td data-label={WAYS[way]}>
          <select name={`${choice.kind}.${way}`} aria-label={`${label}: ${WAYS[way]}`} class="fit">
            {TIMINGS.map(({ value, label: when }) => (
              <option value={value} selected={choice[way] === value}>
                {when}
              </option>
            ))}
          </select>
        </td>
      ))}
    </tr>
  );
};

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

const Digest = ({ settings, state }: { settings: NotificationSettings; state: FormState }) => (
  <div class="fields">
    <Field
      name="digest_hour"
      label="Daily digest at"
      options={HOURS}
      value={String(settings.digest_hour)}
      state={state}
    />
    <Field
      name="time_zone"
      label="Time zone"
      value={settings.time_zone ?? ""}
      options={[
        { value: "", label: `the workspace (${settings.workspace_time_zone.replaceAll("_", " ")})` },
        ...zones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
      ]}
      state={state}
    />
  </div>
);

/** Whether mails reach the person, and the way there. */
export const MailCard = ({
  mail: { state, address },
  mailboxUrl,
}: {
  mail: NotificationSettings["mail"];
  mailboxUrl: string | undefined;
}) => (
  <section class="card stack">
    <h2>Mail</h2>
    {state === "not_set_up" && (
      <p class="soft">
        No mail is set up on this service, so nothing is mailed. Notifications on this page work, and so does
        Telegram where it is set up.
      </p>
    )}
    {state === "ready" && (
      <p>
        Mails go to <strong>{address}</strong>. <span class="badge good">confirmed</span>
      </p>
    )}
    {state === "unconfirmed" && (
      <>
        <p>
          Nothing is mailed to <strong>{address}</strong> before you have confirmed that it is yours.
        </p>
        <Action action={`${SETTINGS}/confirm`} label="Send me a link" />
      </>
    )}
    {state !== "not_set_up" && <Mailbox url={mailboxUrl} />}
  </section>
);

export type MemberChatLink = { link: string; groupLink?: string; code: string; expiresAt: string };

type TelegramProps = { telegram: NotificationSettings["telegram"]; fresh: MemberChatLink | undefined };

/** The person's own chat with the bot. */
export const TelegramCard = ({ telegram: { state, title, reason }, fresh }: TelegramProps) => (
  <section class="card stack">
    <h2>Telegram</h2>
    {state === "not_set_up" && <p class="soft">No messaging bot is set up on this service.</p>}
    {state === "lost" && (
      <p class="notice warn">{`The chat takes no more messages: ${reason}. Link one again.`}</p>
    )}
    {state === "ready" && (
      <>
        <p>
          Messages go to the chat <strong>{title}</strong>.
        </p>
        <Action action={`${SETTINGS}/chat/unlink`} label="Unlink the chat" />
      </>
    )}
    {fresh && <FreshLink {...fresh} />}
    {(state === "not_linked" || state === "lost") && !fresh && (
      <>
        <p class="soft">Link a chat of your own. It is not a Studio chat and counts towards no plan.</p>
        <Action action={`${SETTINGS}/chat`} label="Link a chat" />
      </>
    )}
  </section>
);

const FreshLink = ({ link, expiresAt }: MemberChatLink) => (
  <div class="notice good stack" role="status">
    <p>
      <a href={link}>Open the chat with the bot</a> and press Start. The link works once, until{" "}
      <Time at={expiresAt} />. Then come back and load this page again.
    </p>
  </div>
);
