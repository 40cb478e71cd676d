import { type Child, createContext, useContext } from "hono/jsx";
import type { Role } from "../../../lib/vocab.ts";
import { may } from "../http/may.ts";

const RoleOfReader = createContext<Role>("viewer");

/** Says for a whole page who reads it. */
export const ForRole = RoleOfReader.Provider;

type MayProps = { do: string; children?: Child; otherwise?: Child };

/** Shows a form only to those whose role allows its operation, so that no page offers what is refused. */
export const May = ({ do: operation, children, otherwise = null }: MayProps) => (
  <>{may({ role: useContext(RoleOfReader) }, operation) ? children : otherwise}</>
);
