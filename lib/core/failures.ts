/** Work that cannot succeed on any retry. The caller reads `code` and `message`. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Work that failed for a reason outside this service. The queue retries it. */
export class RetryLater extends Error {
  override name = "RetryLater";
}
