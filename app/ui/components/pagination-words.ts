/** Texts of the pagination. */

export const pages = 'Pages'
export const page = (number: number) => `Page ${number}`
export const previousPage = 'Previous'
export const nextPage = 'Next'
/** Shown after the page numbers, if not all of them fit. */
export const ofPages = (total: number) => `of ${total} pages`

type Shown = { from: string; to: string; of: string; isLeast: boolean }
export const showing = ({ from, to, of, isLeast }: Shown) =>
  isLeast
    ? `Showing ${from} to ${to} of more than ${of} entries`
    : `Showing ${from} to ${to} of ${of} entries`
