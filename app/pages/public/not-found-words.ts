/** What the browser's tab says at an address without a page. */

export const pageTitle = 'Page not found'
