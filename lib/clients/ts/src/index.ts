export { Brandrun, type BrandrunOptions } from "./client.ts";
export {
  BrandrunError,
  BrandrunNetworkError,
  BrandrunTimeoutError,
  BrandrunWebhookError,
  type ErrorCode,
  type FieldProblem,
} from "./errors.ts";
export type { Pages } from "./pages.ts";
export type { CallOptions } from "./request.ts";
export type { ApiReply } from "./transport.ts";
export type { Schemas, WebhookEvent } from "./types.ts";
export { type VerifyOptions, verifyWebhook, type WebhookHeaders } from "./verify-webhook.ts";
export type { WaitOptions } from "./wait.ts";
