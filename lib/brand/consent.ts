import * as z from "zod/v4";

/** The statement that people have agreed to be shown. Multipart fields are always text. */
export const agreed = (message: string) =>
  z.preprocess((given) => (given === "true" ? true : given), z.literal(true, message));
