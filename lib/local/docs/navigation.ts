/** The guides beside the reference, in the order of the navigation. Names are those of files in functions/docs. */
export const NAVIGATION: readonly { title: string; pages: readonly string[] }[] = [
  {
    title: "Use the dashboard",
    pages: ["using"],
  },
  {
    title: "Use the API",
    pages: [
      "start",
      "whole-program",
      "cli",
      "api",
      "story",
      "templates",
      "uploads",
      "posting",
      "webhooks",
      "limits",
      "clients",
      "python",
      "studio",
      "dashboard",
      "agents",
    ],
  },
  {
    title: "Recipes",
    pages: ["n8n", "github-action", "zapier", "make"].map((name) => `recipes/${name}`),
  },
  {
    title: "Run the service",
    pages: [
      "deploy",
      "operate",
      "runbook",
      "costs",
      "security",
      "data",
      "accounts",
      "billing",
      "models",
      "local-platform",
      "licences",
    ],
  },
  {
    title: "Develop it",
    pages: ["architecture", "contributing", "adding", "testing", "benchmarks", "decisions"],
  },
  {
    title: "Vendors",
    pages: ["x", "linkedin", "instagram", "youtube", "tiktok", "telegram", "stripe"].map(
      (name) => `vendors/${name}`,
    ),
  },
];
