import * as z from "zod/v4";
import { publicUrl } from "../core/public-url.ts";

/** An address that notices are sent to: https, of a named public host, without credentials, at most 2,048 characters. */
export const WebhookUrl = z.string("Give an https URL.").superRefine((text, context) => {
  const { problem } = publicUrl(text);
  if (problem) context.addIssue({ code: "custom", message: problem });
});
