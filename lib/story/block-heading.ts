/** The line that opens the answers under a brief, as the contract spells it. */
export const BLOCK_HEADING = "CREATOR PREFERENCES";
