/** Texts above lists and forms whose changes are on the site at once. */

export const isImmediate = 'Changes on this page are on the site immediately.'
export const drafted = (who: string, at: string) =>
  `${who} is preparing a draft, last saved ${at}. Your changes here are added to it.`
export const planned = (at: string) =>
  `A draft goes on the site on ${at}. Your changes here are added to it.`
export const openDraft = 'Open the draft'
export const prepare = 'Prepare changes or restore an earlier version'
