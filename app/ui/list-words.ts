/** What stands around a long list of rows. */

export const pages = 'Pages'
export const page = (number: number) => `Page ${number}`
export const previousPage = 'Previous'
export const nextPage = 'Next'

type Shown = { from: string; to: string; of: string; isLeast: boolean }
export const showing = ({ from, to, of, isLeast }: Shown) =>
  isLeast
    ? `Showing ${from} to ${to} of more than ${of} entries`
    : `Showing ${from} to ${to} of ${of} entries`

export const sortBy = 'Sort by'
export const count = (shown: number, total: number) =>
  shown === total ? `${total} in all` : `${shown} of ${total}`
