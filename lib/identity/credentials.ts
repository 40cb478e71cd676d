import * as z from "zod/v4";
import { invalidField } from "../core/errors.ts";

/** Passwords that every guesser tries first. Shorter ones are refused anyway. */
const COMMON =
  /^(?:(?:password|passwort|qwertz?|letmein|welcome|iloveyou|admin|brandrun)[\d!.]*|(.)\1+|0?1234567890*)$/i;

export const Email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email("Give an e-mail address, like ana@example.com."))
  .transform((address) => address.toLowerCase())
  .meta({ description: "The e-mail address, at most 254 characters.", examples: ["ana@example.com"] });

export const NewPassword = z
  .string()
  .min(10, "Use at least 10 characters.")
  .max(200, "Use at most 200 characters.")
  .refine((text) => !COMMON.test(text), "This password is among the first that are guessed. Choose another.")
  .meta({ description: "The new password, 10 to 200 characters.", examples: ["four plain random words"] });

export const PersonName = z
  .string()
  .trim()
  .max(80, "Use at most 80 characters.")
  .meta({ description: "How the others see this person, at most 80 characters.", examples: ["Ana"] });

/** Refuses a password that contains the address it protects. */
export function refuseOwnAddress(password: string, email: string): void {
  const [name = ""] = email.split("@");
  if (name.length >= 4 && password.toLowerCase().includes(name))
    throw invalidField(
      ["body", "password"],
      `The password contains your e-mail's name, ${name}. Choose another.`,
    );
}
