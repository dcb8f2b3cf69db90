/** Messages about the site's texts. A message continues the name of its field. */

export const tooLong = (max: number) => `must be at most ${max.toLocaleString('en-IN')} characters`
export const unknownPlace = (written: string) =>
  `contains ${written}, which the site does not know. The allowed placeholders are listed below the field`
export const badLink = (href: string) =>
  `has a link to “${href.slice(0, 60)}”. Links must go to a page of this site such as /offers, or start with https://, tel: or mailto:`
export const noPictures = 'contains a picture, ![ ]. Pictures are not possible here'
export const noMarkup =
  'contains HTML. Use **bold**, *italics*, ## for a heading and [text](/offers) for a link'
