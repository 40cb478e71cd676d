import type { Account } from "../accounts/account.ts";
import type { Brand } from "../brand/brand.ts";
import { NETWORKS } from "../platforms/networks.ts";
import type { Channel } from "../vocab.ts";

/** A channel that a person has most likely in mind, and what says so. */
export type UsualChannel = { channel: Channel; why: "connected" | "last" | "trade" | "default" };

type ForChannel = {
  accounts: readonly Pick<Account, "platform" | "health">[];
  /** The channel of the newest run. */
  last: Channel | undefined;
  brand: AboutBrand;
};
type AboutBrand = Partial<Pick<Brand, "tagline" | "overview">> & { offer?: Partial<Brand["offer"]> };

/** The channel of a connected account, the last one where several are; else the last one; else where customers are. */
export function usualChannel({ accounts, last, brand }: ForChannel): UsualChannel {
  const connected = accounts
    .filter(({ health }) => health !== "reconnect_required")
    .map(({ platform }) => NETWORKS[platform].channel);
  const [first] = connected;
  if (first) {
    const isLast = last !== undefined && connected.some((channel) => channel === last);
    return { channel: isLast ? last : first, why: "connected" };
  }
  if (last) return { channel: last, why: "last" };
  const channel = channelOfTrade(brand);
  return { channel, why: channel === "linkedin" ? "default" : "trade" };
}

/** Trades whose customers are people at home, on their way or on a day off. */
const CONSUMER =
  /\b(?:baker(?:y|ies)|cafés?|cafes?|coffee|teas?|restaurants?|bistro|bars?|pubs?|brewer\w*|winer\w*|wine|food|cakes?|bread|chocolat\w*|ice cream|florists?|flowers?|plants?|gardens?|garden cent\w+|salons?|barbers?|hair\w*|nails?|beauty|skincare|make-?up|spa|massage|yoga|pilates|gyms?|fitness|dance|swim\w*|pottery|potter|ceramic\w*|mugs?|candles?|soaps?|jewell?er\w*|fashion|clothes|clothing|shoes|knit\w*|yarn|textiles?|toys?|gifts?|homeware|furniture|prints?|galler(?:y|ies)|museums?|theatres?|theaters?|cinemas?|concerts?|festivals?|hotels?|hostels?|guesthouses?|camp\w*|travel\w*|tours?|holidays?|weddings?|bookshops?|bookstores?|vinyl|bikes?|surf\w*|pets?|dogs?|cats?|famil(?:y|ies)|parents?|kids|children|toddlers?|beginners|adults|neighbou?rs?|guests|visitors|locals|hobby\w*|workshops?|classes|lessons)\b/gi;
/** Words for customers who buy at work. */
const BUSINESS =
  /\b(?:b2b|teams?|compan(?:y|ies)|agenc(?:y|ies)|business\w*|enterprises?|startups?|founders?|developers?|engineers?|managers?|executives?|clients|corporate|industr\w+|manufactur\w+|logistics|couriers?|fleets?|saas|software|apps?|platforms?|apis?|cloud|data|analytics|compliance|consult\w*|advis(?:or|er)\w*|accountants?|lawyers?|recruit\w*|hr|procurement|suppliers?|wholesal\w*|nonprofits?|offices?|invoices?|payroll)\b/gi;

/** Instagram for a brand that sells to people at home, else LinkedIn. */
export function channelOfTrade({ tagline = "", overview = "", offer = {} }: AboutBrand): Channel {
  const { one_liner = "", features = [], who_its_for = "" } = offer;
  const said = [tagline, overview, one_liner, who_its_for, ...features].join("\n");
  const count = (words: RegExp) => new Set((said.match(words) ?? []).map((word) => word.toLowerCase())).size;
  return count(CONSUMER) > count(BUSINESS) ? "instagram" : "linkedin";
}
