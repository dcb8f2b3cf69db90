/** Characters of a cell that is read: no price, answer or heading is longer, and to normalise a long run of marks takes seconds. */
export const maxCellLength = 100
