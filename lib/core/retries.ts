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
    /** The queue keeps a message for a week at most. Later work waits in its table. */
    maxDelaySeconds: 6 * DAY,
  },
  mails: {
    timeoutMs: 10_000,
    /** Longer than a try takes. */
    leaseSeconds: MINUTE,
  },
  notifications: {
    /** A send that did not end within this time may be tried again. */
    leaseSeconds: MINUTE,
    /** Tries that may have reached the member; what a chat deferred does not count. */
    maxTries: 3,
    /** The sweeper sends what the request's own message did not. */
    overdueSeconds: 30,
    /** An older event was published too late to notify of. */
    maxAgeSeconds: 3 * DAY,
  },
  outbox: {
    /** An entry older than this was not sent by the request that wrote it. */
    overdueSeconds: 10,
  },
  /** What a caller waits for before it repeats a request. */
  callers: {
    /** Retry-After where this service or a dependency fails. */
    retryAfterSeconds: 30,
    /** Lock of a request under an Idempotency-Key: longer than any request takes. */
    inProgressSeconds: MINUTE,
  },
  /** How often a change starts over because another request changed the same row first. */
  conflicts: {
    /** Concurrent changes of one Brand DNA all succeed within this many tries. */
    brandDnaTries: 40,
    /** A random delay up to this one spreads them. */
    brandDnaMaxDelayMs: 40,
    /** An upload that arrives between reading and deleting makes another try necessary. */
    deletionTries: 3,
    /** The image that an upload shares with others may be deleted at the same time. */
    imageTries: 3,
    /** The pipeline may move a run many times while it is being canceled. */
    cancelTries: 20,
    /** Two subscriptions of one workspace may change together. */
    planTries: 10,
  },
  health: {
    /** The whole answer takes at most a second; the probes may use this part of it. */
    probeTimeoutMs: 800,
    /** Other requests wait slightly longer for a running check than it can take. */
    sharedTimeoutMs: 850,
    /** Requests share a result this long. */
    freshMs: 3_000,
    /** After a failed write, storage is tried with a small one at most this often. */
    trialWriteMs: 10_000,
  },
  clarify: {
    /** Questions are optional, so they do not wait longer for the Brand DNA. */
    brandTimeoutMs: 2_000,
  },
  /** Reading a website for a proposed Brand DNA, all its files together. */
  draft: {
    timeoutMs: 10_000,
  },
  /** Stalled runs, mostly of a worker that died: the sweeper enqueues them again. */
  runs: {
    /** Longer than a step of a picture takes. */
    stalledAfterSeconds: MINUTE,
    /** A segment of a film takes minutes on a slow isolate. */
    stalledFilmAfterSeconds: 5 * MINUTE,
    /** A film that finds its isolate drawing another one comes back after this. */
    filmBusySeconds: 1,
    /** An isolate that has drawn one film for so long has lost it. */
    filmExpiresMs: 2 * MINUTE * 1_000,
    /** After this many new messages the run fails, because something in it kills its workers. */
    maxStalls: 3,
    /** One message works this long on a run, then hands over to the next one. */
    messageBudgetMs: 20_000,
    /** Longer than any reader waits, so that a reader between two polls still sees the flag. */
    endFlagSeconds: 2 * MINUTE,
    /** Film segments of a run that ended this long ago were left behind. A sweep waits as long between two looks. */
    leftSegmentsSeconds: HOUR,
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
    /** How long others who wait for the post may look at the flag. */
    settledFlagSeconds: 30,
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
    /** Callers that want the same post taken down wait so long for the one who asks the network. */
    removalPollMs: 500,
    maxRemovalPolls: 40,
    /** The sweeper runs once a minute and enqueues what is due within two runs, for its own second. */
    enqueueAheadSeconds: 2 * MINUTE,
    /** Clocks differ a little: a message earlier than this waits for the drop's time. */
    earlyToleranceMs: 5_000,
    /** A drop of a paused workspace may be published this late. */
    dropGraceSeconds: DAY,
  },
  /** Fetching the figures of posts. */
  metrics: {
    /** A network that is down is asked again after an hour, because posting needs its quota first. */
    unavailableSeconds: HOUR,
    /** A refusal rarely changes within a day. */
    refusedSeconds: DAY,
    /** Lock of an account whose figures were asked for: a lost message is sent again after it. */
    lockSeconds: 5 * MINUTE,
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
    /** Tolerance for clocks that differ. */
    earlySeconds: 2,
    /** An attempt without a result so long after its time was lost. */
    overdueSeconds: 2 * MINUTE,
    /** A message may wait behind a slow address. Without this delay each sweep would add another one. */
    nextCheckSeconds: 10 * MINUTE,
    /** An endpoint that fails for so long is disabled. */
    maxFailingSeconds: 5 * DAY,
  },
  events: {
    /** An event older than this was not published by the request that recorded it. */
    overdueSeconds: 10,
    /** Longer than any request waits for an event. */
    flagSeconds: MINUTE,
  },
  /** How often a request that waits looks at its flag: a quarter of the time it has waited, within these bounds. */
  flags: {
    firstLookMs: 150,
    lastLookMs: 1_000,
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
    /** A question waits this long for its turn below the vendor's rate limit; then the house writes. */
    maxWaitMs: 20_000,
    /** The shortest delay before asking for a turn again. */
    pollMs: 100,
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
  /** Deliveries of Studio cards. */
  studio: {
    /** An unsettled send counts as lost after this time. */
    lostSeconds: MINUTE,
    /** How often a card with an unknown outcome is sent. A duplicate card is better than a missing one. */
    maxAttempts: 2,
    /** A card may wait this long for a paused workspace, or for a chat that takes no more messages. */
    maxWaitSeconds: DAY,
  },
  stripe: {
    timeoutMs: 10_000,
    /** The vendor's client retries by itself, which is safe because a purchase has an idempotency key. */
    maxRetries: 2,
    /** Lock of a workspace whose subscriptions are being canceled: longer than the vendor may take for them. */
    cancelLeaseSeconds: 2 * MINUTE,
    /** The sweeper asks the vendor again this often. */
    cancelAgainSeconds: 10 * MINUTE,
    /** Missed events are looked for this often … */
    catchUpSeconds: 6 * HOUR,
    /** … and this far back, as Stripe repeats an event for three days only. */
    catchUpSpanSeconds: 7 * DAY,
  },
  alerts: {
    timeoutMs: 5_000,
    /** Alerts of the same kind and subject are sent once in this time. */
    repeatSeconds: HOUR,
  },
  downloads: {
    /** For a picture at a customer's address, redirects included. */
    imageTimeoutMs: 20_000,
    /** For all logos that a run has to fetch; it draws without those that are slower. */
    logosOfRunTimeoutMs: 3_000,
    /** For a video: 100 MB from a slow host. */
    videoTimeoutMs: 4 * MINUTE * 1_000,
  },
  uploads: {
    /** An image or video that has not arrived by then fails. All tries of the queue take far less time. */
    lateSeconds: 2 * HOUR,
    /** Deletes an image that no row refers to: far longer than it takes to make a row refer to it. */
    unusedImageSeconds: 15 * MINUTE,
    /** The longest an upload of a video may take. */
    maxVideoSeconds: 15 * MINUTE,
    /** Deletes the file of an upload that broke off: four times the longest upload. */
    unusedVideoSeconds: HOUR,
    /** The longest that reading a video's structure may take. */
    maxInspectionSeconds: MINUTE,
  },
  redis: {
    /** Longer than an isolate may be busy drawing, so that our own load does not make limits fail open. */
    timeoutMs: 5_000,
  },
} as const;
