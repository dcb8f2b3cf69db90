/** Days in which an import can be undone. */
export const undoDays = 30
