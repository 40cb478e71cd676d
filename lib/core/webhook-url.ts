import * as z from "zod/v4";
import { MAX_URL_LENGTH, publicUrl } from "./public-url.ts";

/** What people mean who register an address of their own machine. */
const WAY_OUT = "Events reach a program on your own machine by: npx brandrun listen --forward-to URL.";

/** An address for webhook messages: https, a public host name, no credentials, at most 2,048 characters. */
export const WebhookUrl = z
  .string("Give an https URL.")
  .superRefine((text, context) => {
    const { problem } = publicUrl(text);
    if (problem) context.addIssue({ code: "custom", message: `${problem} ${WAY_OUT}` });
  })
  .meta({
    description:
      "The address that receives webhook messages: an https URL of a public host, without credentials, at most 2,048 characters.",
    examples: ["https://hooks.example.com/brandrun"],
    maxLength: MAX_URL_LENGTH,
  });
