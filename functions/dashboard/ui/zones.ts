/** UTC first, then every zone of the IANA database by its name. */
const NAMES = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];

/** The choices of a field for a time zone. */
export const ZONES = NAMES.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
