import { createContext } from "hono/jsx";

/** The time zone of the page's workspace. Null: none was chosen, so times are in UTC. */
export const Zone = createContext<string | null>(null);
