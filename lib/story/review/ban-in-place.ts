import { namesPartOfPost } from "../read/prohibition-words.ts";
import { namesPlace } from "../read/prohibitions.ts";
import { tellsOfBan } from "../write/warnings.ts";

const IMAGES = /(?:ph|f)oto\p{L}*|film\p{L}*|v[ií]d[eé]o\p{L}*/giu;

/** "Photography inside the changing rooms is prohibited.": what is not allowed, and where. */
export const isBanInPlace = (words: string, language: string): boolean =>
  tellsOfBan(words) &&
  namesPlace(words, language) &&
  !namesPartOfPost(words.toLowerCase().replace(IMAGES, " "), language);
