import type { Account } from "../../../lib/accounts/account.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import type { CalendarPost } from "../../../lib/posts/calendar.ts";
import type { Platform } from "../../../lib/vocab.ts";
import { beginning } from "./beginning.ts";

/** A network and one of its accounts, as every page names them. */
export const placeName = (platform: Platform, handle: string | null | undefined): string =>
  handle ? `${NETWORKS[platform].name}, @${handle}` : NETWORKS[platform].name;

/** Where a post goes or went. An account that is no longer connected has no name here. */
export const placeOf = (
  { platform, account_id }: { platform: Platform; account_id: string | null },
  accounts: readonly Account[],
): string => placeName(platform, accounts.find(({ id }) => id === account_id)?.handle);

/** A post as lists name it: by the headline of its run, as the runs do, else by the begin of its words. */
export const nameOfPost = ({ headline, text }: Pick<CalendarPost, "headline" | "text">): string =>
  beginning(headline || text, 70) || "Without text";
