import { isEvent } from "./event-words.ts";

/** What people take part in or read is itself for people: a course, a book. */
const OFFERED =
  /(?<!\p{L})(?:courses?|lessons?|training|camps?|books?|podcast|app|\p{L}*kurse?|lehrgang|freizeit|buch|séjour|stage|cours|livre|campamento|clases?|libro|corso|\p{L}*cursus(?:sen)?|lessen|kamp|boek|curso|aulas?|livro)(?!\p{L})/iu;
export const isOffered = (text: string): boolean => isEvent(text) || OFFERED.test(text);
