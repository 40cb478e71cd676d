/** Every refusal code of the contract with its HTTP status. `internal_error` stands for everything unexpected. */
export const REFUSALS = {
  bad_request: 400,
  malformed_body: 400,
  unsupported_asset_type: 400,
  unsupported_platform: 400,
  run_not_succeeded: 400,
  run_not_approved: 400,
  run_is_test: 400,
  run_is_live: 400,
  channel_not_connected: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  revoked_api_key: 401,
  expired_api_key: 401,
  agent_limit_reached: 402,
  credits_exhausted: 402,
  plan_required: 402,
  studio_not_in_plan: 402,
  bot_account_cap: 402,
  role_not_allowed: 403,
  email_not_confirmed: 403,
  agents_stopped: 403,
  test_key_read_only: 403,
  scope_review: 403,
  scope_manage_keys: 403,
  address_not_allowed: 403,
  signature_invalid: 403,
  scope_asset_type: 403,
  scope_channel: 403,
  scope_connected_account: 403,
  scope_template: 403,
  plan_video_required: 403,
  workspace_paused: 403,
  profile_paused: 403,
  studio_profile_missing: 403,
  run_not_found: 404,
  screen_not_found: 404,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_mismatch: 409,
  idempotency_in_progress: 409,
  version_conflict: 409,
  run_not_cancelable: 409,
  run_not_retryable: 409,
  run_not_reviewable: 409,
  post_not_cancelable: 409,
  post_not_retryable: 409,
  post_not_removable: 409,
  post_not_scheduled: 409,
  campaign_not_cancelable: 409,
  grant_expired: 409,
  mascot_not_started: 409,
  mascot_not_drafting: 409,
  mascot_not_ready: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  daily_limit_exceeded: 429,
  plan_cap_reached: 429,
  rate_limited: 429,
  dependency_down: 503,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** A malformed field: its place in the request, and the problem. */
export type FieldError = { loc: (string | number)[]; msg: string; type: string };

/** Hints for the caller. `retry_after` is in seconds and becomes the Retry-After header. */
export type Hints = {
  hint?: string;
  param?: string;
  retryable?: boolean;
  retry_after?: number;
  allow?: string[];
};

/** What the types of the language do not tell of V8's errors. */
const v8: ErrorConstructor & { stackTraceLimit?: number | undefined } = Error;

/** An expected refusal. Every other thrown error is a bug or an outage. It has no stack, because V8 takes long to make one. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: (typeof REFUSALS)[RefusalCode];
  readonly detail: Hints | FieldError[] | undefined;

  constructor(code: RefusalCode, message: string, detail?: Hints | FieldError[]) {
    const { stackTraceLimit } = v8;
    v8.stackTraceLimit = 0;
    super(message);
    v8.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.status = REFUSALS[code];
    this.detail = detail;
  }
}

/** Refuses a field that is well-formed JSON but not acceptable: 422 with the field and the value to send. */
export function invalidField(loc: (string | number)[], msg: string, type = "value_error"): Refusal {
  return invalidFields([{ loc, msg, type }]);
}

/** The same for several fields. The message explains the first one and names the others. */
export function invalidFields(fields: readonly FieldError[]): Refusal {
  const detail = fields.map((field) => ({ ...field, msg: printable(field.msg) }));
  const [first, ...others] = detail;
  if (!first) return new Refusal("validation_error", "The request did not fit.", detail);
  const field = nameOf(first);
  const more = [...new Set(others.map(nameOf))].filter((name) => name !== field);
  const named = more.slice(0, MAX_NAMED).join(", ") + (more.length > MAX_NAMED ? " and others" : "");
  const also = more.length > 0 ? ` Also wrong: ${named}.` : "";
  return new Refusal("validation_error", `${field ? `${field}: ` : ""}${first.msg}${also}`, detail);
}

/** A message may repeat what was sent; it never holds control characters or half of a surrogate pair. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n]|\p{Cs}/gu, "\uFFFD");

/** A message stays readable; the detail has them all. */
const MAX_NAMED = 10;
const nameOf = ({ loc }: FieldError) => loc.slice(1).join(".");

/**
 * Makes every check, and refuses once with every field that one of them found. Other refusals end it at once. What is
 * wrong beside is named only with something that a check found.
 */
export function refuseTogether(beside: readonly Refusal[], ...checks: (() => unknown)[]): void {
  const wrong = checks.flatMap(wrongFields);
  if (wrong.length > 0) throw invalidFields([...wrong, ...beside.flatMap(fieldsOf)]);
}

const fieldsOf = ({ detail }: Refusal) => (Array.isArray(detail) ? detail : []);

function wrongFields(check: () => unknown): FieldError[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof Refusal && Array.isArray(error.detail)) return error.detail;
    throw error;
  }
}

/** Another request with the same Idempotency-Key was first, and its answer is stored. */
export class AlreadyAnswered extends Error {}
