import { impersonationsIn } from "../copy/policy/impersonation.ts";
import { invalidField } from "../core/errors.ts";
import { refuseViolation } from "../runs/content-policy.ts";
import { readAddresses, readPhones } from "../story/values/addresses.ts";

/** Names that are imitated most. A picture from an open page must not look like theirs. */
const KNOWN_BRANDS =
  "Adidas|Adobe|Airbnb|Aldi|Alibaba|Allianz|Amazon|American Express|Apple|AT&T|Audi|Bank of America|" +
  "Barclays|Binance|BMW|Booking.com|Burger King|Cartier|Chanel|Chase|Cisco|Citibank|Coca-Cola|Coinbase|" +
  "Colgate|Commerzbank|Correios|Costco|DHL|Dior|Discord|Disney|Dropbox|eBay|Facebook|FedEx|Ferrari|" +
  "FIFA|Ford|Gmail|Google|Gucci|H&M|Heineken|Hermès|Honda|HSBC|Huawei|IBM|IKEA|Instagram|Intel|iPhone|" +
  "Jaguar|Klarna|Kellogg's|L'Oréal|Lego|Lidl|LinkedIn|Louis Vuitton|Lufthansa|Mastercard|McDonald's|" +
  "Mercedes|Meta|MetaMask|Microsoft|Nestlé|Netflix|Nike|Nintendo|Nivea|Nokia|Nvidia|OpenAI|Oracle|" +
  "Outlook|PayPal|Pepsi|PlayStation|Porsche|Prada|Puma|Red Bull|Revolut|Rolex|Royal Mail|Ryanair|" +
  "Samsung|Santander|SAP|Shein|Shell|Siemens|Snapchat|Sony|Spotify|Starbucks|Stripe|Telegram|Temu|" +
  "Tesla|TikTok|Toyota|Twitter|Uber|UEFA|Unilever|UPS|USPS|Vodafone|Volkswagen|Walmart|Wells Fargo|" +
  "WhatsApp|Xbox|YouTube|Zalando|Zara";

const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${KNOWN_BRANDS.replaceAll(".", "\\.")})(?![\\p{L}\\p{N}])`,
  "u",
);

const BRIEF = ["body", "brief"];

/**
 * Refuses what an open page must not draw: links and other ways to be reached, known brands, words in another's name,
 * and what the content policy refuses everywhere.
 */
export function refuseForeign(brief: string): void {
  refuseViolation(BRIEF, brief);
  const [reach] = [...readAddresses(brief), ...readPhones(brief)];
  if (reach)
    throw invalidField(
      BRIEF,
      `Links, addresses and telephone numbers are left out here: take “${reach.text}” away. With a workspace they are drawn.`,
    );
  const brand = NAMED.exec(brief)?.[0] ?? impersonationsIn(brief, [])[0];
  if (brand)
    throw invalidField(
      BRIEF,
      `This page draws for an invented brand only: leave “${brand}” out. With a workspace you write for your own.`,
    );
}
