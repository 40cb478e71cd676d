/** Seconds that all captions of a film may take, so that there is time left for who spoke and what to do. */
export const SPOKEN = 9.2;
