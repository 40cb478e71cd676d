import * as z from "zod/v4";
import { publicUrl } from "./public-url.ts";

/** An address for webhook messages: https, a public host name, no credentials, at most 2,048 characters. */
export const WebhookUrl = z
  .string("Give an https URL.")
  .superRefine((text, context) => {
    const { problem } = publicUrl(text);
    if (problem) context.addIssue({ code: "custom", message: problem });
  })
  .meta({
    description:
      "The address that receives webhook messages: an https URL of a public host, without credentials, at most 2,048 characters.",
    examples: ["https://hooks.example.com/brandrun"],
  });
