/** What the list of the site's parts says. */

export const title = 'Pages and pictures'
export const hint =
  'Open one to change what the site shows and says there. What you write is kept as a draft; nothing changes on the site before it is published, at once or at a day and hour of yours.'
export const missing = (count: number) =>
  count === 1 ? 'One field is still missing' : `${count} fields are still missing`
export const drafted = (who: string, at: string) => `By ${who}, ${at}`
export const planFailed = 'Not published as planned'
export const neverPublished = 'Nobody has changed it yet'
export const published = (who: string, at: string) => `Published by ${who}, ${at}`
