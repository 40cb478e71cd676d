import { type Context, Hono } from "hono";
import {
  listNotifications,
  type Notification,
  NotificationsQuery,
  setNotificationsRead,
} from "../../../lib/notifications/operations.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { fromQuery, submitted } from "../http/form.ts";
import { Action } from "../ui/form.tsx";
import { Older } from "../ui/older.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const NOTIFICATIONS = "/app/notifications";
const SHOWN = 30;
const READ = "Mark as read";

const DONE: Readonly<Record<string, string>> = {
  read: "Noted as read.",
  all: "All are noted as read.",
};

/** What the signed-in person was notified of. */
export const notificationPages = new Hono<AppEnv>()
  .get("/notifications", (c) => notifications(c))
  .post("/notifications/read", async (c) => {
    await setNotificationsRead(c.var.signedIn.ctx, {});
    return goTo(c, NOTIFICATIONS, "all");
  })
  .post("/notifications/:notification_id/read", (c) =>
    submitted({ notification_id: c.req.param("notification_id") }, setNotificationsRead.input, {
      async work(input) {
        await setNotificationsRead(c.var.signedIn.ctx, input);
        return goTo(c, NOTIFICATIONS, "read");
      },
      show: (_, status) => notifications(c, status),
    }),
  );

async function notifications(
  c: Context<AppEnv>,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const { done, ...sent } = c.req.query();
  const { query } = fromQuery(sent, NotificationsQuery, { limit: String(SHOWN + 1) });
  const found = await listNotifications(ctx, query);
  const list = found.slice(0, SHOWN);
  return page(
    c,
    <Page
      title="Notifications"
      at={NOTIFICATIONS}
      who={record}
      done={own(DONE, done ?? "")}
      actions={
        <>
          {list.some(({ is_read }) => !is_read) && (
            <Action action={`${NOTIFICATIONS}/read`} label="Mark all as read" />
          )}
          <a class="button plain" href={`${NOTIFICATIONS}/settings`}>
            Choose what you get
          </a>
        </>
      }
    >
      {list.length === 0 ? <None isFirst={query.offset === 0} /> : <List list={list} />}
      <Older
        at={NOTIFICATIONS}
        values={{}}
        offset={query.offset}
        shown={SHOWN}
        hasMore={found.length > SHOWN}
      />
    </Page>,
    status,
  );
}

const List = ({ list }: { list: readonly Notification[] }) => (
  <section class="card">
    <h2 class="hidden">Newest first</h2>
    <ul class="list news">
      {list.map((one) => (
        <Item one={one} />
      ))}
    </ul>
  </section>
);

/** How what was waited for has ended, by kind. */
const ENDED: Record<Notification["kind"], string> = {
  review: "decided",
  failed_post: "settled",
  lost_account: "connected again",
  limit: "over",
};

const Item = ({ one: { id, kind, title, about, path, at, is_read, is_open } }: { one: Notification }) => (
  <li class={is_read || !is_open ? "read" : undefined}>
    <span class="dot" aria-hidden="true" />
    <div>
      <p>
        <a href={path} data-item>
          {title}
        </a>{" "}
        {!is_open && <span class="badge good">{ENDED[kind]}</span>}
        {is_open && !is_read && <span class="hidden">unread</span>}
      </p>
      {is_open && <p class="soft small">{about}</p>}
      <p class="soft small">
        <Time at={at} />
      </p>
    </div>
    {!is_read && is_open && (
      <Action
        action={`${NOTIFICATIONS}/${id}/read`}
        label={READ}
        name={[READ, title].join(": ")}
        kind="link"
      />
    )}
  </li>
);

const None = ({ isFirst }: { isFirst: boolean }) => (
  <section class="card empty">
    <h2>{isFirst ? "Nothing yet" : "No older ones"}</h2>
    <p>
      Runs that wait for a review, posts that failed, accounts to connect again and limits that are near
      appear here.
    </p>
    <a class="button main" href={`${NOTIFICATIONS}/settings`}>
      Choose what you get
    </a>
  </section>
);
