import { restricts } from "../../../text/restrictions.ts";
import type { Hex } from "../../color.ts";
import type { FittedText } from "../../fit.ts";
import type { Surface } from "../../surface.ts";
import type { TypeStyle } from "../../wrap.ts";
import { BODY, RESTRICTION } from "./type-styles.ts";

/** The colour of a supporting text: what warns or makes an exception is as plain as a fact, the rest is quiet. */
export const supportingInk = ({ ink, muted }: Surface, fitted: FittedText | undefined): Hex =>
  restricts(fitted?.lines.join(" ") ?? "") ? ink : muted;

/** The style of a supporting text. */
export const supportingStyle = (text: string): TypeStyle => (restricts(text) ? RESTRICTION : BODY);
