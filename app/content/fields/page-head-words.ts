/** Texts about the introduction of a page. */

export const head = 'Top of the page'
export const intro = 'Text below the title'
export const searchSummary = 'Summary for search engines'
export const searchSummaryHint =
  'At most 200 characters. Shown in search results and when the page is shared.'
export const teaser = 'One line for the Services page'
