/** Seconds that all captions of a film may take. The rest is for the speaker and the call to action. */
export const SPOKEN = 7.4;
