import { LANGUAGES } from "./languages.ts";
import { PEOPLE } from "./people.ts";
import type { Piece } from "./piece.ts";
import { SHOPS } from "./shops.ts";
import { SOFTWARE } from "./software.ts";

export const PIECES: Piece[] = [...SOFTWARE, ...SHOPS, ...PEOPLE, ...LANGUAGES];
