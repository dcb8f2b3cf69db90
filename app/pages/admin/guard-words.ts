/** What the browser's tab says while nobody is logged in. */

export const pageTitle = 'Admin Portal'
