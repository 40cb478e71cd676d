/** A sentence with its full stop where it has no mark of its own at its end. */
export const stopped = (text: string): string => (/[.!?…。！？]["”’»」]?$/u.test(text) ? text : `${text}.`);
