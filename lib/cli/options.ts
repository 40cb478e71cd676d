type Option = {
  /** What stands for the value in help; an option without it is a switch. */
  value?: string;
  short?: string;
  many?: true;
  about: string;
};

/** Every option of every command, in the order help shows them. */
export const OPTIONS = {
  brief: {
    value: "TEXT",
    about:
      "What you want, in your own words. - reads it from standard input, @FILE from a file (write @@ to begin a brief with an @).",
  },
  channel: {
    value: "NAME",
    about: "What the content is written for. Default linkedin, else the first the key allows.",
  },
  "asset-type": { value: "NAME", about: "What to make. Default card, else the first the key allows." },
  "scheduled-at": {
    value: "TIME",
    about: "When the drop goes out: ISO 8601 with a UTC offset, as 2030-05-01T09:00:00+02:00.",
  },
  format: { value: "NAME", about: "A size instead of the channel's own." },
  language: { value: "TAG", about: "Language of the copy as a BCP 47 tag, as en or pt-BR." },
  template: { value: "NAME", about: "Template to draw with, instead of the one that suits the brief." },
  seed: { value: "N", about: "A whole number; the same seed and inputs give the same bytes." },
  fps: { value: "N", about: "Frames a second of a video or slideshow: 30 (the default) or 60." },
  sound: { about: "Gives a video or slideshow sound. It has none otherwise." },
  metadata: {
    value: "KEY=VALUE",
    many: true,
    about: "A note kept with the run. May be given several times.",
  },
  out: {
    value: "PATH",
    short: "o",
    about:
      "Save the assets. A folder (it exists, or PATH ends in /) gets every asset under a name with the run's id; any other PATH is the file itself, and is replaced if it exists.",
  },
  "dry-run": { about: "Ask what would happen and what it would cost. Nothing is made, stored or counted." },
  wait: { about: "Wait for the run to end (the default)." },
  "no-wait": { about: "Return as soon as the run is queued." },
  "forward-to": {
    value: "URL",
    about: "Send each event there as a signed webhook call, in order, as http://localhost:3000/hook.",
  },
  events: {
    value: "KINDS",
    many: true,
    about: "Only these kinds, separated by commas; run.* is a whole group. Default all.",
  },
  since: {
    value: "WHEN",
    about:
      "Begin in the past: 10m, 2h or 1d ago, at a time as 2030-05-01T09:00:00Z, or behind the event of an id. Default now.",
  },
  secret: { value: "WHSEC", about: "The secret to sign with. Default a new one, which is printed." },
  limit: { value: "N", about: "End after N events; exit 1 when one of them could not be forwarded." },
  once: { about: "The same as --limit 1." },
  key: { value: "KEY", about: "The API key. BRANDRUN_KEY keeps it out of your shell history." },
  url: { value: "URL", about: "Where the service is. Default BRANDRUN_URL, else http://localhost:8787." },
  json: { about: "JSON on standard output (the default when it is not a terminal)." },
  retry: { about: "Wait up to 60 s when a limit is reached (the default in a terminal)." },
  "no-retry": { about: "Give up at the first refusal, outage or server error." },
  help: { short: "h", about: "This text." },
  version: { short: "v", about: "The version of this client." },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

export const COMMON = ["key", "url", "json", "retry", "no-retry", "help", "version"] as const;

type Command = { about: string; options: readonly OptionName[]; example: string };

export const COMMANDS = {
  account: {
    about: "Who this key is: workspace, plan, scopes, limits and usage.",
    options: COMMON,
    example: "brandrun account --key sk_live_...",
  },
  generate: {
    about: "Turn one brief into an asset: wait for it, explain its score, save it.",
    options: [
      "brief",
      "channel",
      "asset-type",
      "scheduled-at",
      "format",
      "language",
      "template",
      "seed",
      "fps",
      "sound",
      "metadata",
      "out",
      "dry-run",
      "wait",
      "no-wait",
      ...COMMON,
    ],
    example: 'brandrun generate --brief "Our spring release halves invoicing" --out assets/',
  },
  listen: {
    about: "Show what happens in the workspace as it happens, and forward it to a webhook of yours.",
    options: ["forward-to", "events", "since", "secret", "limit", "once", ...COMMON],
    example: 'brandrun listen --forward-to http://localhost:3000/hook --events "run.succeeded,post.*"',
  },
  env: {
    about: "Print the local demo workspace's address, keys and id as shell exports, from DATA_DIR.",
    options: ["help", "version"],
    example: 'eval "$(brandrun env)"',
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

/** The same table read without knowing which option it is. */
export const optionNamed = (name: string): Option | undefined =>
  Object.hasOwn(OPTIONS, name) ? OPTIONS[name as OptionName] : undefined;

export const isCommand = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);
