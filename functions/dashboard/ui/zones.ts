import { once } from "../../../lib/copy/once.ts";

/** The choices of a field for a time zone: UTC first, then every zone of the IANA database by its name. */
export const zones = once(() =>
  ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")].map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  })),
);
