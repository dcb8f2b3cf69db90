/** Texts above a list with search and sort order. */

export const sortBy = 'Sort by'
export const count = (shown: number, total: number) =>
  shown === total ? `${total} in all` : `${shown} of ${total}`
