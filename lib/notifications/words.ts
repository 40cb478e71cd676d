import type { LimitReached } from "../../drizzle/schema/index.ts";
import type { Mail } from "../core/mail.ts";
import type { NotificationKind } from "../notification-kinds.ts";
import { NETWORKS } from "../platforms/networks.ts";
import type { AssetType, Platform } from "../vocab.ts";

/** What a notification is about, as its records stand now. Null: the record is gone. */
export type Subject = {
  kind: NotificationKind;
  subject: string;
  limit: LimitReached | null;
  runId: string | null;
  /** What its run is called. */
  name: string | null;
  assetType: AssetType | null;
  platform: Platform | null;
  handle: string | null;
  /** Why a post or an account failed. */
  reason: string | null;
};

/** A notification in words, and the page where a person acts on it. */
export type NotificationWords = { title: string; about: string; path: string };

const NAME_LENGTH = 70;
const spaced = (name: string) => name.replaceAll("_", " ");

/** One set of words for the page, mail and chats. */
export function wordsOf(about: Subject): NotificationWords {
  switch (about.kind) {
    case "review":
      return {
        title: `Review: ${shortened(about.name) || spaced(about.assetType ?? "a run")}`,
        about: about.assetType
          ? `A ${spaced(about.assetType)} waits for a decision.`
          : "The run was deleted.",
        path: `/app/runs/${about.subject}`,
      };
    case "failed_post":
      return {
        title: `Not posted on ${networkOf(about.platform)}`,
        about: about.reason ?? "The network gave no reason.",
        path: about.runId ? `/app/runs/${about.runId}` : "/app/posts",
      };
    case "lost_account":
      return {
        title: `Connect ${about.handle ? `@${about.handle}` : "an account"} on ${networkOf(about.platform)} again`,
        about: about.reason ?? "The connection has ended.",
        path: "/app/accounts",
      };
    case "limit":
      return limitWords(about.limit);
  }
}

function limitWords(limit: LimitReached | null): NotificationWords {
  const { resource = "limit", threshold = 0, used = 0, limit: most = 0 } = limit ?? {};
  const isCredits = resource === "credits";
  const of = isCredits ? "of this month's credits" : `of this month's ${spaced(resource)}s`;
  const left = isCredits
    ? "Then bought credits are used, where there are any."
    : "A larger plan has more of them.";
  const none = isCredits
    ? "Buy credits, or wait for the next month."
    : "No more are made before the next month, unless the plan grows.";
  return {
    title: threshold >= 100 ? `All ${of} are used` : `${threshold} percent ${of} are used`,
    about: `${used} of ${most}. ${threshold >= 100 ? none : left}`,
    path: isCredits ? "/app/billing" : "/app/billing#plans",
  };
}

const networkOf = (platform: Platform | null) => (platform ? NETWORKS[platform].name : "a network");

const shortened = (name: string | null): string => {
  const line = (name ?? "").replace(/\s+/g, " ").trim();
  return line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH - 1).trimEnd()}…` : line;
};

type MessageContent = { workspace: string; publicUrl: string; items: readonly NotificationWords[] };

/** One mail for everything that is due. */
export function mailOf({ workspace, publicUrl, items }: MessageContent): Pick<Mail, "subject" | "text"> {
  const [first] = items;
  const subject =
    items.length === 1 && first
      ? `${workspace}: ${first.title}`
      : `${workspace}: ${items.length} things need a look`;
  return {
    subject,
    text: `${listOf(publicUrl, items)}\n\nChange what you are sent: ${settingsUrl(publicUrl)}\n`,
  };
}

/** The same for a chat, which has no subject. */
export const chatTextOf = ({ workspace, publicUrl, items }: MessageContent): string =>
  `${workspace}\n\n${listOf(publicUrl, items)}`;

const listOf = (publicUrl: string, items: readonly NotificationWords[]): string => {
  const shown = items
    .slice(0, SHOWN)
    .map(({ title, about, path }) => `${title}\n${about}\n${publicUrl}${path}`);
  const more = items.length - shown.length;
  return [...shown, ...(more > 0 ? [`And ${more} more: ${publicUrl}/app/notifications`] : [])].join("\n\n");
};

/** A chat takes 4,096 characters. */
const SHOWN = 10;

const settingsUrl = (publicUrl: string) => `${publicUrl}/app/notifications/settings`;
