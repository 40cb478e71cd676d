const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * Every retry delay, number of tries, lease and time-out of the service. Units are in the names.
 * The command line client has its own in lib/cli/retry.ts, because it imports nothing of the service.
 */
export const RETRIES = {
  /** Messages of the queue: QStash waits baseSeconds × 2ⁿ before try n + 1, then calls /jobs/failed. */
  queue: {
    /** Four tries in all; a fourth retry has never helped, and a person waits for the run. */
    maxRetries: 3,
    /** The default of RETRY_BASE_SECONDS. Outages of vendors rarely end within seconds. */
    baseSeconds: 30,
  },
  /** Stalled runs, mostly of a worker that died: the sweeper enqueues them again. */
  runs: {
    /** Longer than a step of a picture takes. */
    stalledAfterSeconds: MINUTE,
    /** A segment of a film takes minutes on a slow isolate. */
    stalledFilmAfterSeconds: 5 * MINUTE,
    /** After this many new messages the run fails, because something in it kills its workers. */
    maxStalls: 3,
  },
  posts: {
    /** After a failure that may be temporary. All kinds of tries count together, so a post always ends. */
    retryDelaysSeconds: [2, 5, 15, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
    /** Between look-ups of a post whose answer was lost. Networks show posts late. */
    lookupDelaysSeconds: [5, 20, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR],
    /** A network that loses a post this often is not asked to publish it again. */
    maxRestarts: 12,
    /** A platform that processes media or a post for longer never finishes it. */
    maxProcessingSeconds: DAY,
    /** The caller of POST /posts waits this long; then the queue drives the post on. */
    callerTimeoutMs: 20_000,
    /** Longer waits go through the queue, whatever time is left. */
    maxInlineWaitMs: 10_000,
    /** Longer than any one call to a platform takes. Every stored draft prolongs it. */
    leaseSeconds: 3 * MINUTE,
    /** A commit claim that took longer to answer may be too old to act on. */
    claimTimeoutMs: 30_000,
    /** After an error in this service, doubled each time. It leaves time to deploy a fix. */
    bugRetryBaseSeconds: 30,
    maxBugRetries: 8,
    /** The queue takes over a post from a caller whose worker died. */
    fallbackSeconds: 30,
    /** A message that did not arrive by then is lost; the sweeper sends another. */
    lostMessageSeconds: 2 * MINUTE,
    /** A drop of a paused workspace may be published this late. */
    dropGraceSeconds: DAY,
  },
  /** Fetching the figures of posts. */
  metrics: {
    /** A network that is down is asked again after an hour, because posting needs its quota first. */
    unavailableSeconds: HOUR,
    /** A refusal rarely changes within a day. */
    refusedSeconds: DAY,
  },
  /** Renewing the tokens of connected accounts. One caller renews, the others wait. */
  tokens: {
    /** Longer than a network may take to answer. */
    leaseSeconds: MINUTE,
    /** The waiting callers check this often for the new tokens, for 20 seconds in all. */
    leasePollMs: 250,
    maxLeasePolls: 80,
  },
  /** Deliveries of webhooks: eight attempts within about 28 hours, as Standard Webhooks suggests. */
  webhooks: {
    retryDelaysSeconds: [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR],
    /** A receiver's Retry-After counts up to our longest delay. */
    maxRetryAfterSeconds: 10 * HOUR,
    /** Spreads deliveries that failed together, as a share of the delay. */
    jitter: 0.05,
    /** For connecting, answering and the part of the answer that is read. */
    timeoutMs: 15_000,
    /** Longer than an attempt may take. */
    leaseSeconds: 45,
  },
  /** Language models. A question's own time-out (MODEL_TIMEOUT_MS) bounds all its tries together. */
  models: {
    maxRetries: 2,
    /** Before the first retry where the vendor names no delay; doubled each time. */
    retryBaseSeconds: 0.5,
    /** The default of MODEL_TIMEOUT_MS. Reasoning models need it, and a run still falls back in time. */
    timeoutMs: 20_000,
    /** No try begins with less time left. */
    minTimeoutMs: 500,
  },
  imageModels: {
    /** The default of IMAGE_MODEL_TIMEOUT_MS: a drawing takes 10 to 40 seconds. */
    timeoutMs: 45_000,
  },
  /** HTTP calls to the social networks. A failed call is retried with its post. */
  social: {
    timeoutMs: 20_000,
    /** For a call that carries a file or a chunk of one. */
    uploadTimeoutMs: 60_000,
  },
  telegram: {
    timeoutMs: 20_000,
    /** Where Telegram says "too many requests" without a delay. */
    defaultRetryAfterSeconds: 30,
    /** A card waits this long for a paused workspace, or for a chat that accepts no more messages. */
    retrySeconds: 5 * MINUTE,
  },
  stripe: {
    timeoutMs: 10_000,
    /** The vendor's client retries by itself, which is safe because a purchase has an idempotency key. */
    maxRetries: 2,
  },
  alerts: {
    timeoutMs: 5_000,
    /** Alerts of the same kind and subject are sent once in this time. */
    repeatSeconds: HOUR,
  },
  downloads: {
    /** For a picture at a customer's address, redirects included. */
    imageTimeoutMs: 20_000,
    /** For a video: 100 MB from a slow host. */
    videoTimeoutMs: 4 * MINUTE * 1_000,
  },
  redis: {
    /** Longer than an isolate may be busy drawing, so that our own load does not make limits fail open. */
    timeoutMs: 5_000,
  },
} as const;
