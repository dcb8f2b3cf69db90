/** Texts of the page that lists the content an account may only read. */

export const title = 'Content'
export const hint =
  'Prices, models and pages as the site shows them. You can view these pages. The owner or a manager can change them here.'
export const nothingReadOnly = 'You can change all content. Each page is in the menu.'
