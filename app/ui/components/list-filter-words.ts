/** What stands above a list that one searches and sorts. */

export const sortBy = 'Sort by'
export const count = (shown: number, total: number) =>
  shown === total ? `${total} in all` : `${shown} of ${total}`
