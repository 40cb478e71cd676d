type Option = {
  /** What stands for the value in help; an option without it is a switch. */
  value?: string;
  short?: string;
  /** The value may be left out; it is given as `--name=VALUE`. */
  bare?: true;
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
  "webhook-url": {
    value: "URL",
    about: "A public https address that gets this run's events. For your own machine: npx brandrun listen.",
  },
  format: {
    value: "NAME",
    about: "A size instead of the channel's own. A file type such as png is taken as --file-type.",
  },
  "file-type": { value: "NAME", about: "What pictures are written as." },
  theme: { value: "NAME", about: "A light or a dark ground; by default what suits the brand." },
  language: { value: "TAG", about: "Language of the copy as a BCP 47 tag, as en or pt-BR." },
  template: {
    value: "NAME",
    about:
      "Template to draw with, instead of the one that suits the brief: one of npx brandrun templates list.",
  },
  imagery: { value: "NAME", about: "What pictures are made with." },
  variants: { value: "N", about: "Make 2 to 4 runs that differ in template or look, and wait for all." },
  copy: {
    value: "KEY=VALUE",
    many: true,
    about: "Words to use as they are: headline, supporting, cta, post or points. May be given several times.",
  },
  "screen-ids": { value: "IDS", many: true, about: "Product screens to show, separated by commas." },
  "photo-ids": { value: "IDS", many: true, about: "Photos to show, separated by commas." },
  seed: { value: "N", about: "A whole number; the same seed and inputs give the same bytes." },
  fps: { value: "N", about: "Frames a second of a video or slideshow: 30 (the default) or 60." },
  sound: {
    value: "NAME",
    bare: true,
    about:
      "Gives a video or slideshow sound: the bed that suits the story, or calm, bright, drive or warm. It has none otherwise.",
  },
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
  status: { value: "NAME", about: "Only those with this status." },
  verdict: { value: "NAME", about: "Only those with this verdict." },
  search: { value: "WORDS", about: "Only runs whose brief, text or metadata has these words." },
  from: { value: "TIME", about: "Only from this time on: ISO 8601 with a UTC offset." },
  to: { value: "TIME", about: "Only before this time: ISO 8601 with a UTC offset." },
  offset: { value: "N", about: "How many to leave out at the beginning." },
  all: { about: "All of them, page after page." },
  livemode: {
    value: "BOOL",
    bare: true,
    about: "Only runs of live keys; --livemode=false: only those of test keys. Default both.",
  },
  archived: { about: "Those of more than 90 days ago too." },
  full: { about: "In JSON: each run whole, as `run RUN` gives it, and no summary of it." },
  watch: { about: "Wait for the end and show how far it is." },
  yes: { about: "Go on without a question." },
  note: { value: "TEXT", about: "Why, for the record." },
  platform: { value: "NAME", about: "The network." },
  run: { value: "ID", about: "Only those of this run." },
  account: { value: "ID", about: "The connected account. Default the oldest one of the platform." },
  name: { value: "TEXT", about: "Its name. Default that of the file." },
  replace: { about: "Clear whatever the file does not name: the brand is the file, and nothing else." },
  text: { value: "TEXT", about: "A few lines about the brand; - reads standard input, @FILE a file." },
  kind: { value: "NAME", about: "What the photos show." },
  tags: { value: "WORDS", many: true, about: "Words to find it by, separated by commas." },
  "alt-text": { value: "TEXT", about: "What it shows, for people who cannot see it." },
  consent: { about: "The people on it have agreed to be shown." },
  "screen-type": { value: "NAME", about: "What the screen shows." },
  device: { value: "NAME", about: "The device it is of." },
  data: {
    value: "JSON",
    about: "The template's fields as a JSON object; - reads standard input, @FILE a file.",
  },
  description: { value: "TEXT", about: "A note of your own." },
  payload: { value: "NAME", about: "How much a message carries." },
  "expires-at": {
    value: "TIME",
    about:
      "When the key ends: ISO 8601 with a UTC offset. Default never: it works until somebody revokes it.",
  },
  month: { value: "YYYY-MM", about: "The month. Default this one." },
  test: {
    about: "Ask for a test key, from the plan Pro on: the same answers, nothing leaves or is charged.",
  },
  review: { about: "Ask for a key that may decide about runs that need a review." },
  "no-browser": { about: "Print the address and open nothing." },
  key: { value: "KEY", about: "The API key. BRANDRUN_API_KEY keeps it out of your shell history." },
  url: {
    value: "URL",
    about:
      "Where the service is. Default BRANDRUN_URL, else the service that runs here, else that of the last login.",
  },
  json: { about: "JSON on standard output (the default when it is not a terminal)." },
  retry: { about: "Wait up to 60 s when a limit is reached (the default in a terminal)." },
  "no-retry": { about: "Give up at the first refusal, outage or server error." },
  help: { short: "h", about: "This text." },
  version: { short: "v", about: "The version of this client." },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

export const COMMON = ["key", "url", "json", "retry", "no-retry", "help", "version"] as const;

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);

/** The same table read without knowing which option it is. */
export const optionNamed = (name: string): Option | undefined => (isOption(name) ? OPTIONS[name] : undefined);
