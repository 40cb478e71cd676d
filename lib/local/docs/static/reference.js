/** What most people look for first. The description itself has its groups by name. */
const ORDER = [
  "Runs",
  "Rendering",
  "Posting",
  "Brand",
  "Events and webhooks",
  "Studio",
  "Keys",
  "Credits",
  "Service",
];

// Draws the reference from the description that this service itself serves. Nothing else is loaded.
Scalar.createApiReference("#reference", {
  url: "/api/v1/openapi.json",
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  darkMode: matchMedia("(prefers-color-scheme: dark)").matches,
  defaultOpenFirstTag: true,
  tagsSorter: (a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name),
});
