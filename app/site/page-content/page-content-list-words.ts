/** Texts of the list of page contents. */

export const title = 'Pages and pictures'
export const hint =
  'Open one to change its text and pictures. Changes are saved as a draft. The site does not change until you publish, now or at a date and time you choose.'
export const missing = (count: number) =>
  count === 1 ? 'One field is still missing' : `${count} fields are still missing`
export const drafted = (who: string, at: string) => `By ${who}, ${at}`
export const planFailed = 'Not published as scheduled'
export const neverPublished = 'Not changed yet'
export const published = (who: string, at: string) => `Published by ${who}, ${at}`
