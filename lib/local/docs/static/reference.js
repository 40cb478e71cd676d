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
  // The viewer's own greys are too faint to read.
  customCss:
    ".light-mode{--scalar-color-2:#44403c;--scalar-color-3:#57534e}.dark-mode{--scalar-color-2:#d6cfc7;--scalar-color-3:#b5aca3}",
  darkMode: matchMedia("(prefers-color-scheme: dark)").matches,
  defaultOpenFirstTag: true,
  tagsSorter: (a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name),
});
