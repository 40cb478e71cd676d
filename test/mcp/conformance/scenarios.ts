/** Scenarios that need no fixture, for the production endpoint. */
export const PRODUCTION = {
  "2026-07-28": [
    "server-stateless",
    "tools-list",
    "resources-list",
    "prompts-list",
    "caching",
    "http-header-validation",
    "dns-rebinding-protection",
  ],
  "2025-11-25": [
    "server-initialize",
    "ping",
    "tools-list",
    "resources-list",
    "prompts-list",
    "dns-rebinding-protection",
  ],
} as const;

/** Scenarios that call fixtures by name, for the test-only Worker. */
const FIXTURES = [
  "tools-list",
  "tools-call-simple-text",
  "tools-call-image",
  "tools-call-audio",
  "tools-call-embedded-resource",
  "tools-call-mixed-content",
  "tools-call-error",
  "tools-call-with-progress",
  "server-sse-multiple-streams",
  "resources-list",
  "resources-read-text",
  "resources-read-binary",
  "resources-templates-read",
  "prompts-list",
  "prompts-get-simple",
  "prompts-get-with-args",
  "prompts-get-embedded-resource",
  "prompts-get-with-image",
] as const;

/** Scenarios in which a server asks the client for something before it answers. */
const ASKING = [
  "basic-elicitation",
  "basic-sampling",
  "basic-list-roots",
  "request-state",
  "multiple-input-requests",
  "multi-round",
  "missing-input-response",
  "non-tool-request",
  "result-type",
  "unsupported-methods",
  "tampered-state",
  "capability-check",
  "ignore-extra-params",
  "validate-input",
].map((name) => `input-required-result-${name}`);

export const WITH_FIXTURES = {
  "2026-07-28": [
    ...FIXTURES,
    "server-stateless",
    "sep-2164-resource-not-found",
    "json-schema-2020-12",
    "completion-complete",
    ...ASKING,
  ],
  "2025-11-25": [
    ...FIXTURES,
    "json-schema-2020-12",
    "completion-complete",
    "logging-set-level",
    "tools-call-with-logging",
    "resources-subscribe",
    "resources-unsubscribe",
  ],
} as const;

/** Checks of the production endpoint that need a fixture; with the fixtures they pass. Each with its reason. */
export const OPEN: Readonly<Record<string, string>> = {
  "sep-2575-server-rejects-undeclared-capability": "No tool needs a capability of the client.",
  "sep-2575-missing-capability-http-400": "No tool needs a capability of the client.",
  "sep-2575-http-server-no-independent-requests-on-stream": "No tool asks the client for anything.",
  "sep-2575-server-no-log-without-loglevel": "No tool logs to the client.",
};

/** What the suite has and is not run, each with its reason. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  "tools-call-sampling, tools-call-elicitation, elicitation-* (2025)":
    "A server of 2025 asks the client within a session, and there are none. No tool asks for anything: people decide in the dashboard.",
  "server-session-lifecycle, server-sse-polling (2025)": "There are no sessions and no streams to resume.",
  "http-custom-header-server-validation": "No tool copies an argument into a header.",
  "tasks-*": "An extension that is not offered: runs/{id} tells how far a run is.",
};
