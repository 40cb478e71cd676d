import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod/v4";

/** How the output of an operation becomes an answer. */
export type How<T> = {
  status?: ContentfulStatusCode;
  /** Answers 200 to a dry run, whatever the status. */
  dryRun?: true;
  /** A status with the same body, when what was asked about is down. */
  down?: 503;
  /** Bodies that are other than those of refusals, by status: the errors of OAuth have a form of their own. */
  errors?: Readonly<Partial<Record<400 | 401, z.ZodType>>>;
  /** Applies Idempotency-Key. For operations that create something. */
  once?: boolean;
  /** The operation takes the If-Match of the request (RFC 9110, 13.1.1). */
  ifMatch?: true;
  /** The field of the result that is the body. Absent: the whole result. */
  field?: string;
  /** Additional headers by name. Undefined: not sent. */
  headers?: Readonly<Record<string, (result: T) => string | undefined>>;
};
