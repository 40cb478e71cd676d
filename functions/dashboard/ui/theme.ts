import { createContext } from "hono/jsx";
import * as z from "zod/v4";

/** The themes that a person can choose; without a choice pages follow the system. */
export const Theme = z.enum(["light", "dark"]);
export type Theme = z.infer<typeof Theme>;

/** The chosen theme, for all parts of a page. */
export const ChosenTheme = createContext<Theme | undefined>(undefined);
