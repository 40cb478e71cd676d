import { createContext } from "hono/jsx";

type PageRequest = {
  /** The path of the page. */
  path: string;
  /** What the address says was just done. */
  done: string | undefined;
};

/** What a page was asked for, for the parts that every page has. */
export const AskedFor = createContext<PageRequest>({ path: "", done: undefined });

/** Said of a workspace that was paused, on whatever page its owner let it go on. */
export const GOES_ON = "goes_on";
