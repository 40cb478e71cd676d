import { raw } from "hono/html";
import { createContext, useContext } from "hono/jsx";

/** The stylesheets of pages, as texts. */
export type Stylesheets = { dashboard: string; landing: string };

export const StylesheetTexts = createContext<Stylesheets>({ dashboard: "", landing: "" });

/** A stylesheet in the page itself: as a request of its own it would hold the first paint back. */
export const Stylesheet = ({ name }: { name: keyof Stylesheets }) => (
  <style>{raw(useContext(StylesheetTexts)[name])}</style>
);
