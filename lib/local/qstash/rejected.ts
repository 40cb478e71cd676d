/** A request QStash turns down: answered as `{error: message}` with this status. */
export class Rejected extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
