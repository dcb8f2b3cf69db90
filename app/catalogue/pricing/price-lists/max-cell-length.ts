/**
 * Maximum number of characters of a cell that is parsed. No price, answer or heading is longer, and
 * normalising a long run of combining marks takes seconds.
 */
export const maxCellLength = 100
