import { once } from "../../../lib/text/once.ts";
import { own } from "../../../lib/text/own.ts";

/** Names that the IANA database keeps beside the present one, by that one: engines list the older of the two. */
const NOW: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** What a field for a time zone suggests: UTC first, then every zone of the IANA database by its name. */
export const zones = once(() => [
  "UTC",
  ...Intl.supportedValuesOf("timeZone")
    .filter((zone) => zone !== "UTC")
    .map((zone) => own(NOW, zone) ?? zone)
    .toSorted(),
]);

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "_");

/** The zone that a text names by its whole name or by its city; a text that names none stays as it is. */
export function zoneCalled(text: string): string {
  const asked = plain(text);
  return (
    zones().find((zone) => plain(zone) === asked) ??
    zones().find((zone) => plain(zone).endsWith(`/${asked}`)) ??
    text.trim()
  );
}
